import Foundation
import HeadlessUIKit
import Testing

/// Group K: controls among recognizers.
@MainActor struct ControlGesturesTests {
  /// A control in a card that fills the window.
  private func fixture<Control: UIControl>(_ control: Control) -> (phone: Phone, card: UIView, control: Control) {
    let phone = Phone.forGestures()
    let card = phone.pad("card", (0, 0, 200, 200))
    control.frame.origin = CGPoint(x: 20, y: 20)
    card.addSubview(control)
    control.writeDownEvents(in: phone.journal)
    return (phone, card, control)
  }

  private func control(_ kind: String) -> UIControl? {
    let frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    switch kind {
    case "button": return UIButton(frame: frame)
    case "switch": return UISwitch()
    case "stepper": return UIStepper()
    case "segments": return UISegmentedControl(frame: frame, actions: [UIAction { _ in }])
    case "pages":
      let control = UIPageControl(frame: frame)
      control.numberOfPages = 2
      return control
    default: return nil
    }
  }

  private func button() -> UIButton { UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40)) }

  @Test("K4 an ancestor's recognizer sees touches of a disabled control, and is not kept from recognizing")
  func disabled() {
    let (phone, card, button) = fixture(button())
    phone.add(UITapGestureRecognizer(), "tap", to: card)
    button.isEnabled = false
    phone.tap(at: (30, 30))
    #expect(phone.journal.take() == ["card began 1", "card cancelled 1", "tap ended"])
  }

  @Test(
    "K26, X20 built-in controls win over an ancestor's single tap",
    arguments: ["button", "switch", "stepper", "segments", "pages"])
  func tap(kind: String) throws {
    let control = try #require(self.control(kind))
    let (phone, card, _) = fixture(control)
    phone.add(UITapGestureRecognizer(), "tap", to: card)
    phone.tap(at: (70, 30))
    let heard = phone.journal.take()
    #expect(heard.contains("touchUpInside") && heard.contains("primaryActionTriggered"))
    #expect(!heard.contains("tap ended") && !heard.contains("touchCancel"))
  }

  @Test(
    "K33 a text field comes before a superview's tap, whether that cancels touches or not",
    arguments: [true, false])
  func field(cancels: Bool) {
    let (phone, card, field) = fixture(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: card)
    tap.cancelsTouchesInView = cancels
    phone.tap(at: (50, 30))
    #expect(field.isFirstResponder)
    let heard = phone.journal.take()
    #expect(heard.contains("touchDown") && heard.contains("editingDidBegin") && !heard.contains("tap ended"))
    #expect(heard.contains("touchCancel") && !heard.contains("touchUpInside"))
    phone.tap(at: (190, 190))
    #expect(phone.journal.take().contains("tap ended") && field.isFirstResponder)
  }

  @Test("K33 a tap recognizer on the field itself comes first; a disabled field leaves taps to others")
  func fieldWithTap() {
    let (phone, card, field) = fixture(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    phone.add(UITapGestureRecognizer(), "card's", to: card)
    let own = phone.add(UITapGestureRecognizer(), "field's", to: field)
    phone.tap(at: (50, 30))
    #expect(!field.isFirstResponder && phone.journal.take().contains("field's ended"))
    own.isEnabled = false
    field.isEnabled = false
    phone.wait(1)
    phone.tap(at: (50, 30))
    #expect(!field.isFirstResponder && phone.journal.take().contains("card's ended"))
  }

  @Test("K50 where its delegate lets both recognize, the text takes its tap with it", arguments: [true, false])
  func textWithSharedTap(isLong: Bool) {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let (phone, text) = (
      Phone.forGestures(), isLong ? UITextView(frame: frame) as UIView : UITextField(frame: frame)
    )
    phone.window.addSubview(text)
    let (own, both) = (phone.add(UITapGestureRecognizer(), "text's", to: text), Both())
    own.delegate = both
    phone.tap(at: (50, 30))
    #expect(text.isFirstResponder && phone.journal.take().contains("text's ended"))
  }

  @Test("K33 a finger that rests on a field begins editing, and cancels the control's touch")
  func fieldWithRestingFinger() {
    let (phone, _, field) = fixture(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    phone.down(1, at: (50, 30))
    phone.wait(0.4)
    #expect(!field.isFirstResponder)
    phone.wait(0.2)
    #expect(field.isFirstResponder)
    phone.up(1)
    let heard = phone.journal.take()
    #expect(field.isFirstResponder && heard.contains("touchCancel") && !heard.contains("touchUpInside"))
  }

  @Test("K26 they don't win over two taps, or two fingers, or on a plain view inside of the card")
  func otherTaps() {
    let (phone, card, _) = fixture(button())
    let double = phone.add(UITapGestureRecognizer(), "double", to: card)
    double.numberOfTapsRequired = 2
    phone.tap(at: (30, 30))
    phone.tap(at: (30, 30))
    #expect(phone.journal.take().contains("double ended"))
    double.isEnabled = false
    phone.add(UITapGestureRecognizer(), "tap", to: card)
    phone.tap(at: (150, 150))
    #expect(phone.journal.take().last == "tap ended")
  }

  @Test("K26 nor do they win over a tap of two fingers, or a pan of two")
  func twoFingers() {
    let (phone, card, control) = fixture(button())
    control.isMultipleTouchEnabled = true
    let tap = phone.add(UITapGestureRecognizer(), "tap", to: card)
    tap.numberOfTouchesRequired = 2
    phone.report(.down(1, at: (30, 30)), .down(2, at: (50, 30)))
    phone.report(.up(1), .up(2))
    #expect(phone.journal.take().last == "tap ended")
    let (other, board, slider) = fixture(UISlider(frame: CGRect(x: 10, y: 10, width: 100, height: 40)))
    slider.isMultipleTouchEnabled = true
    let pan = other.add(UIPanGestureRecognizer(), "pan", to: board)
    other.report(.down(1, at: (20, 30)), .down(2, at: (25, 30)))
    other.report(.move(1, to: (40, 30)), .move(2, to: (45, 30)))
    #expect(pan.state == .began)
  }

  @Test("K26 a switch wins over an ancestor's pan along it, and not over one across it")
  func switchDrag() {
    let (phone, card, control) = fixture(UISwitch())
    phone.add(UIPanGestureRecognizer(), "pan", to: card)
    phone.drag(from: (30, 30), to: (65, 32))
    #expect(control.isOn)
    #expect(phone.heard(by: "pan") == [])
    phone.drag(from: (30, 30), to: (32, 80))
    #expect(phone.heard(by: "pan").first == "pan began")
    #expect(control.isOn)
  }

  @Test("K26 a slider wins over an ancestor's pan along it from its knob, and not from beside that")
  func sliderDrag() {
    let (phone, card, slider) = fixture(UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 31)))
    phone.add(UIPanGestureRecognizer(), "pan", to: card)
    phone.drag(from: (35, 35), to: (85, 37))
    #expect(slider.value == 0.5)
    #expect(phone.heard(by: "pan") == [])
    phone.drag(from: (140, 35), to: (60, 35))
    #expect(phone.heard(by: "pan").first == "pan began")
    phone.drag(from: (85, 35), to: (87, 95))
    let heard = phone.journal.take()
    #expect(heard.contains("pan began") && heard.contains("touchCancel"))
  }

  @Test("K26 a slider wins over an ancestor's swipe along it from its knob, and not from beside that")
  func sliderSwipe() {
    let (phone, card, slider) = fixture(UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 31)))
    phone.add(UISwipeGestureRecognizer(), "swipe", to: card)
    phone.drag(from: (35, 35), to: (95, 35))
    #expect(slider.value == 0.6)
    #expect(phone.heard(by: "swipe") == [])
    phone.drag(from: (35, 35), to: (95, 35))
    #expect(phone.heard(by: "swipe") == ["swipe ended"])
  }

  @Test("K27 a recognizer on the control itself gets the touch first, and prevents the action")
  func onItself() {
    let (phone, _, button) = fixture(button())
    phone.add(UITapGestureRecognizer(), "tap", to: button)
    phone.tap(at: (30, 30))
    #expect(phone.journal.take() == ["touchDown", "touchCancel", "tap ended"])
  }

  @Test("K28 a control of one's own loses to an ancestor's tap: its touchUpInside is lost")
  func ownControl() {
    let (phone, card, _) = fixture(TestControl((0, 0, 60, 40), Journal()))
    phone.add(UITapGestureRecognizer(), "tap", to: card)
    phone.tap(at: (30, 30))
    #expect(phone.journal.take() == ["touchDown", "touchCancel", "tap ended"])
  }

  @Test("K28 a subclass of a built-in control wins as that does, and may say otherwise")
  func subclasses() {
    let (phone, card, button) = fixture(Generous(frame: CGRect(x: 0, y: 0, width: 60, height: 40)))
    phone.add(UITapGestureRecognizer(), "tap", to: card)
    button.isGenerous = false
    phone.tap(at: (30, 30))
    #expect(phone.journal.take() == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    button.isGenerous = true
    phone.tap(at: (30, 30))
    #expect(phone.journal.take().last == "tap ended")
  }
}

private final class Generous: UIButton {
  var isGenerous = true
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    isGenerous || super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
