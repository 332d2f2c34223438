import Foundation
import HeadlessUIKit
import Testing

/// Group K: what a control makes of a finger.
@MainActor struct ControlTrackingTests {
  /// A control of 20 × 20 points in the middle of the 200 × 200 of the window.
  private func fixture() -> (phone: Phone, control: TestControl) {
    let phone = Phone()
    let control = TestControl((90, 90, 20, 20), phone.journal)
    control.accessibilityIdentifier = "control"
    phone.window.addSubview(control)
    return (phone, control)
  }

  @Test("V423 what code restyles in a control is there, and takes no fingers but a switch's")
  func innerViews() throws {
    let phone = Phone.forGestures()
    let controls = [UISwitch(), UISlider(), UIStepper(), UIDatePicker(), UIProgressView()]
    for control in controls {
      control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      phone.window.addSubview(control)
      let outer = try #require(control.subviews.first)
      let inner = control is UIProgressView ? control.subviews[1] : try #require(outer.subviews.first)
      inner.backgroundColor = .gray
      let hit = control.hitTest(CGPoint(x: 10, y: 2), with: nil)
      #expect(inner.frame == control.bounds && hit === (control is UISwitch ? inner : control))
      #expect(control.subviews.first === outer)
      control.removeFromSuperview()
    }
    let progress = UIProgressView()
    #expect(progress.layer.sublayers?.count == 2 && progress.subviews.count == 2)
    #expect(UIDatePicker().subviews[0].subviews[0].subviews[0].alpha == 1)
  }

  @Test("K1 a disabled control ignores touches, and says so in its state")
  func disabled() {
    let (phone, control) = fixture()
    control.isEnabled = false
    phone.tap(at: (100, 100))
    #expect(phone.journal.take() == [])
    #expect(control.state == .disabled && !control.isTracking)
  }

  @Test("K35 a button that looks another way for its state, and says the same, lays out nobody around it")
  func quietHighlight() {
    final class Page: UIViewController {
      var layouts = 0
      override func viewDidLayoutSubviews() { layouts += 1 }
    }
    let (phone, page, button) = (Phone.forGestures(), Page(), UIButton(type: .system))
    phone.window.rootViewController = page
    button.setTitle("Go", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: page.view.centerYAnchor),
    ])
    phone.window.layoutIfNeeded()
    page.layouts = 0
    phone.tap(at: (100, 100))
    phone.window.layoutIfNeeded()
    #expect(page.layouts == 0)
    button.setTitle("Going on", for: .selected)
    button.isSelected = true
    phone.window.layoutIfNeeded()
    #expect(page.layouts > 0)
  }

  @Test("K2, X5 a disabled control is hit all the same, and nothing behind it is (ours)")
  func disabledHit() {
    let (phone, control) = fixture()
    let behind = phone.pad("behind", (0, 0, 200, 200))
    phone.window.sendSubviewToBack(behind)
    control.isEnabled = false
    #expect(phone.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === control)
    phone.tap(at: (100, 100))
    #expect(phone.journal.take() == [])
  }

  @Test("K3 a disabled control passes its touches on up the chain, to their end (ours)")
  func disabledForwards() {
    let (phone, control) = fixture()
    let parent = phone.pad("parent", (0, 0, 200, 200))
    parent.isMultipleTouchEnabled = true
    parent.addSubview(control)
    control.isMultipleTouchEnabled = true
    control.isEnabled = false
    phone.down(1, at: (100, 100))
    control.isEnabled = true
    phone.down(2, at: (100, 100))
    #expect(phone.journal.take() == ["parent began 1", "begin 2", "touchDown"])
    phone.report(.move(1, to: (101, 100)), .move(2, to: (101, 100)))
    #expect(phone.journal.take() == ["parent moved 1", "continue 2", "touchDragInside"])
    phone.report(.up(1), .lose(2))
    #expect(phone.journal.take() == ["parent ended 1", "cancel with event", "touchCancel"])
  }

  @Test("K5 disabling a control does not end what it tracks")
  func disabledWhileTracking() {
    let (phone, control) = fixture()
    phone.down(1, at: (100, 100))
    control.isEnabled = false
    phone.up(1)
    #expect(phone.journal.take() == ["begin 1", "touchDown", "end 1", "touchUpInside"])
  }

  @Test("K6 one finger is tracked, and begun once; others come to nothing")
  func oneFinger() {
    let (phone, control) = fixture()
    control.isMultipleTouchEnabled = true
    phone.report(.down(1, at: (100, 100)), .down(2, at: (100, 100)))
    #expect(phone.journal.take() == ["begin 1", "touchDown"])
    phone.report(.up(2))
    phone.down(3, at: (100, 100))
    #expect(phone.journal.take() == [])
    phone.up(1)
    #expect(phone.journal.take() == ["end 1", "touchUpInside"])
    phone.move(3, to: (101, 100))
    phone.up(3)
    #expect(phone.journal.take() == [])
    #expect(UIControl().beginTracking(UITouch(), with: nil))
  }

  @Test("K7, K8 where beginTracking says no, nothing else happens for that finger (ours: no touchDown)")
  func refuses() {
    let (phone, control) = fixture()
    control.begins = false
    phone.down(1, at: (100, 100))
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    phone.move(1, to: (101, 100))
    phone.up(1)
    #expect(phone.journal.take() == ["begin 1"])
    #expect(phone.decisions.contains("control tracking refused"))
  }

  @Test("K9 every landing sends touchDown, and touchDownRepeat with it from the second tap on, in one go")
  func repeats() {
    let (phone, control) = fixture()
    var sends: [UIControl.Event] = []
    let both = UIAction { _ in sends.append([.touchDown, .touchDownRepeat]) }
    control.addAction(both, for: [.touchDown, .touchDownRepeat])
    phone.tap(at: (100, 100))
    _ = phone.journal.take()
    phone.report(.down(1, at: (100, 100)).saying { $0.tapCount = 2 })
    #expect(phone.journal.take() == ["begin 1", "touchDown", "touchDownRepeat"])
    #expect(sends.count == 2)
  }

  @Test("K9 a third tap and those after it send touchDownRepeat, too")
  func manyTaps() {
    let (phone, _) = fixture()
    for count in 3...4 {
      phone.report(.down(1, at: (100, 100)).saying { $0.tapCount = count })
      phone.up(1)
      #expect(phone.journal.take().contains("touchDownRepeat"))
    }
  }

  @Test(
    "K10, X10 inside is up to 70 pt around the bounds while tracking (our constant)",
    arguments: [
      (20.0, 100.0, true), (19.9, 100, false), (179.9, 100, true), (180, 100, false), (100, 20, true),
      (100, 19.9, false), (100, 179.9, true), (100, 180, false),
    ])
  func margin(x: Double, y: Double, isInside: Bool) {
    let (phone, control) = fixture()
    #expect(ControlThresholds().trackingMargin == 70)
    phone.down(1, at: (100, 100))
    phone.move(1, to: (x, y))
    #expect(control.isTouchInside == isInside && control.isHighlighted == isInside)
    phone.up(1)
    #expect(phone.journal.take().last == (isInside ? "touchUpInside" : "touchUpOutside"))
  }

  @Test("K10 a finger lands by the plain hit test, margin or not")
  func landing() {
    let (phone, _) = fixture()
    phone.tap(at: (89.9, 100))
    #expect(phone.journal.take() == [])
  }

  @Test("K11, X10 without the margin it is the plain bounds, as documented")
  func plainBounds() {
    let (phone, control) = fixture()
    phone.application.thresholds.controls.trackingMargin = 0
    phone.down(1, at: (100, 100))
    phone.move(1, to: (109.9, 100))
    #expect(control.isTouchInside)
    phone.move(1, to: (110, 100))
    #expect(!control.isTouchInside)
  }

  @Test("K12 near the screen's edge a finger can't leave the margin that way")
  func screenEdge() {
    let (phone, control) = fixture()
    control.frame.origin = CGPoint(x: 0, y: 90)
    phone.down(1, at: (10, 100))
    phone.move(1, to: (0, 100))
    phone.up(1)
    #expect(
      phone.journal.take() == ["begin 1", "touchDown", "continue 1", "touchDragInside", "end 1", "touchUpInside"])
  }

  @Test("K13 inside is also what point(inside:) says (ours)")
  func overriddenPoint() {
    let (phone, _) = fixture()
    let wide = WideControl(frame: CGRect(x: 90, y: 0, width: 20, height: 20))
    phone.window.addSubview(wide)
    phone.down(1, at: (100, 10))
    phone.move(1, to: (100, 199))
    #expect(wide.isTouchInside)
    phone.move(1, to: (0, 199))
    #expect(!wide.isTouchInside)
  }

  @Test("K14 continueTracking is asked on every move, inside and outside; by default it goes on")
  func everyMove() {
    let (phone, _) = fixture()
    phone.down(1, at: (100, 100))
    _ = phone.journal.take()
    for place in [(101.0, 100.0), (5, 5), (6, 5), (100, 100)] { phone.move(1, to: place) }
    #expect(phone.journal.take().filter { $0.hasPrefix("continue") }.count == 4)
    #expect(UIControl().continueTracking(UITouch(), with: nil))
  }

  @Test("K14 where continueTracking says no, tracking stops without a word (ours)")
  func stops() {
    let (phone, control) = fixture()
    phone.down(1, at: (100, 100))
    control.continues = false
    phone.move(1, to: (101, 100))
    #expect(!control.isTracking && !control.isHighlighted)
    phone.move(1, to: (102, 100))
    phone.up(1)
    #expect(phone.journal.take() == ["begin 1", "touchDown", "continue 1"])
    #expect(phone.decisions.contains("control tracking stopped"))
  }

  @Test("K15 a move sends exit or enter where it crosses, then outside or inside (ours: in this order)")
  func crossing() {
    let (phone, _) = fixture()
    phone.down(1, at: (100, 100))
    _ = phone.journal.take()
    phone.move(1, to: (100, 101))
    #expect(phone.journal.take() == ["continue 1", "touchDragInside"])
    phone.move(1, to: (5, 5))
    #expect(phone.journal.take() == ["continue 1", "touchDragExit", "touchDragOutside"])
    phone.move(1, to: (6, 5))
    #expect(phone.journal.take() == ["continue 1", "touchDragOutside"])
    phone.move(1, to: (100, 100))
    #expect(phone.journal.take() == ["continue 1", "touchDragEnter", "touchDragInside"])
  }

  @Test("K16 highlighted is set on landing and entering, cleared on leaving, lifting and cancelling")
  func highlight() {
    let (phone, _) = fixture()
    var changes: [Bool] = []
    let watched = HighlightWatcher(frame: CGRect(x: 0, y: 90, width: 20, height: 20))
    watched.changed = { changes.append($0) }
    phone.window.addSubview(watched)
    phone.down(1, at: (10, 100))
    phone.move(1, to: (11, 100))
    phone.move(1, to: (199, 100))
    phone.move(1, to: (10, 100))
    phone.up(1)
    #expect(changes == [true, false, true, false])
    phone.down(1, at: (10, 100))
    phone.report(.lose(1))
    #expect(changes == [true, false, true, false, true, false])
  }

  @Test("K16 it is when its landing is sent")
  func highlightOfLanding() {
    let (phone, control) = fixture()
    var states: [Bool] = []
    control.addAction(UIAction { _ in states.append(control.isHighlighted) }, for: .touchDown)
    phone.tap(at: (100, 100))
    #expect(states == [true])
  }

  @Test("K17 a lift ends the tracking, then sends up inside or outside by where it was (ours: in this order)")
  func lifting() {
    let (phone, control) = fixture()
    var states: [Bool] = []
    control.addAction(UIAction { _ in states.append(control.isTracking) }, for: .touchUpInside)
    phone.tap(at: (100, 100))
    #expect(phone.journal.take() == ["begin 1", "touchDown", "end 1", "touchUpInside"])
    #expect(states == [false])
    phone.down(1, at: (100, 100))
    phone.report(FingerStep(finger: 1, phase: .ended, place: CGPoint(x: 5, y: 5)))
    #expect(phone.journal.take() == ["begin 1", "touchDown", "end 1", "touchUpOutside"])
  }

  @Test("K66 the highlight lasts until what a lift sends has been sent, and ends whatever the actions set")
  func highlightOfLift() {
    let (phone, control) = fixture()
    var states: [Bool] = []
    control.addAction(
      UIAction { _ in
        states.append(control.isHighlighted)
        control.isHighlighted = true
      }, for: .touchUpInside)
    phone.tap(at: (100, 100))
    #expect(states == [true] && !control.isHighlighted && !control.isTouchInside)
  }

  @Test("K18 it is the default endTracking that clears isTracking")
  func endTracking() {
    let (phone, _) = fixture()
    let forgetful = ForgetfulControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    phone.window.addSubview(forgetful)
    phone.tap(at: (10, 10))
    #expect(forgetful.isTracking)
    phone.down(1, at: (10, 10))
    #expect(forgetful.begins == 2)
  }

  @Test("K102 what a view in a control passes up comes to the control, is not tracked, and goes no further")
  func passedUp() {
    final class Hearing: UIControl {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("began")
        super.touchesBegan(touches, with: event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("ended")
        super.touchesEnded(touches, with: event)
      }
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        heard.append("asked")
        return true
      }
    }
    let (phone, control, stack) = (Phone(), Hearing(), UIStackView())
    let under = phone.pad("under", (0, 0, 200, 200))
    control.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    control.accessibilityIdentifier = "control"
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    control.addSubview(stack)
    under.addSubview(control)
    control.writeDownEvents(in: phone.journal)
    phone.tap(at: (100, 70))
    #expect(control.heard == ["began", "ended"] && phone.journal.take() == [])
    #expect(phone.decisions.contains("control tracking passedUp"))
    control.heard = []
    // A finger of its own is tracked beside it.
    phone.down(1, at: (100, 70))
    phone.down(2, at: (100, 120))
    #expect(control.heard == ["began", "began", "asked"] && control.isTracking)
    phone.up(1)
    #expect(control.isTracking)
    phone.up(2)
    #expect(phone.journal.take() == ["touchDown", "touchUpInside"])
    // The usual remedy.
    stack.isUserInteractionEnabled = false
    phone.tap(at: (100, 70))
    #expect(phone.journal.take() == ["touchDown", "touchUpInside"])
  }

  @Test("K19 a cancelled finger cancels the tracking and sends touchCancel, and nothing else")
  func cancelled() {
    let (phone, control) = fixture()
    phone.down(1, at: (100, 100))
    _ = phone.journal.take()
    phone.report(.lose(1))
    #expect(phone.journal.take() == ["cancel with event", "touchCancel"])
    #expect(!control.isTracking)
  }

  @Test("K19 leaving the window cancels too, also of touches that were handed in by code: then without event")
  func removed() {
    let (phone, control) = fixture()
    phone.down(1, at: (100, 100))
    _ = phone.journal.take()
    control.removeFromSuperview()
    #expect(phone.journal.take() == ["cancel with event", "touchCancel"])
    phone.up(1)
    #expect(phone.journal.take() == [])
    phone.window.addSubview(control)
    control.touchesBegan([UITouch()], with: nil)
    control.removeFromSuperview()
    #expect(phone.journal.take() == ["begin 0", "touchDown", "cancel without event", "touchCancel"])
  }

  @Test("K19 a control that is taken out while it is asked to begin sends no touchDown")
  func removedWhenAsked() {
    let (phone, control) = fixture()
    control.whenAsked = { control.removeFromSuperview() }
    phone.down(1, at: (100, 100))
    #expect(phone.journal.take() == ["begin 1", "cancel with event", "touchCancel"])
    #expect(!control.isHighlighted)
  }

  @Test(
    "K56 what code cancels is not tracked any more: nothing more comes of that finger, and another one may land")
  func cancelledByCode() {
    let (phone, control) = fixture()
    phone.down(1, at: (100, 100))
    _ = phone.journal.take()
    control.cancelTracking(with: nil)
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside)
    phone.move(1, to: (101, 100))
    phone.up(1)
    #expect(phone.journal.take() == ["cancel without event"])
    phone.tap(at: (100, 100))
    #expect(phone.journal.take() == ["begin 1", "touchDown", "end 1", "touchUpInside"])
  }

  @Test("K56 a control that goes, or is cancelled, as it is asked whether to track doesn't track")
  func cancelledWhenAsked() {
    for change in [{ $0.removeFromSuperview() }, { $0.cancelTracking(with: nil) }] as [(TestControl) -> Void] {
      let (phone, control) = fixture()
      control.whenAsked = { change(control) }
      phone.down(1, at: (100, 100))
      #expect(!control.isTracking && !control.isHighlighted)
    }
  }

  @Test("K30 the state is put together of highlighted, disabled and selected")
  func state() {
    let (phone, control) = fixture()
    #expect(control.state == .normal)
    control.isSelected = true
    phone.down(1, at: (100, 100))
    #expect(control.state == [.highlighted, .selected])
    control.isEnabled = false
    #expect(control.state == [.highlighted, .selected, .disabled])
    #expect(
      [UIControl.State.highlighted, .disabled, .selected, .focused].map(\.rawValue) == [1, 2, 4, 8])
  }
}

/// Takes the whole column below it for itself.
private final class WideControl: UIControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x >= 0 && point.x < 20 }
}

private final class HighlightWatcher: UIControl {
  var changed: (Bool) -> Void = { _ in }
  override var isHighlighted: Bool { didSet { changed(isHighlighted) } }
}

private final class ForgetfulControl: UIControl {
  var begins = 0
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    begins += 1
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
