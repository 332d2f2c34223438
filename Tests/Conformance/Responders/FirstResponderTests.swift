import Foundation
import HeadlessUIKit
import Testing

/// A view that can be first responder, asked or refusing.
private final class Field: UIView {
  var keepsPlace = false
  var isAble = true
  var isAbleToResign = true
  var callsSuper = true
  var whenAsked: () -> Void = {}
  var whenResigned: () -> Void = {}
  private(set) var asked = 0
  private(set) var resigns = 0

  override var canBecomeFirstResponder: Bool { isAble }
  override var canResignFirstResponder: Bool {
    asked += 1
    return isAbleToResign
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    resigns += 1
    whenAsked()
    if keepsPlace { return false }
    guard callsSuper else { return true }
    let hasResigned = super.resignFirstResponder()
    whenResigned()
    return hasResigned
  }
}

/// Group F: the first responder, and the events that start at it.
@MainActor struct FirstResponderTests {
  private func fields(on phone: Phone) -> (Field, Field) {
    let (one, other) = (Field(), Field())
    for field in [one, other] { phone.window.addSubview(field) }
    return (one, other)
  }

  @Test("F1 by default a responder can resign, and can't become first responder")
  func defaults() {
    let phone = Phone()
    let view = UIView()
    phone.window.addSubview(view)
    #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
    #expect(!view.becomeFirstResponder())
  }

  @Test("F2 becoming first responder asks the present one, and fails where that refuses")
  func becoming() {
    let phone = Phone()
    let (one, other) = fields(on: phone)
    #expect(one.becomeFirstResponder())
    one.keepsPlace = true
    #expect(!other.becomeFirstResponder())
    #expect(one.isFirstResponder && !other.isFirstResponder)
    one.keepsPlace = false
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder && other.isFirstResponder)
    one.isAble = false
    #expect(!one.becomeFirstResponder())
    #expect(other.isFirstResponder)
  }

  @Test("F2 one that gives the place to another while it is asked to resign for a third only resigns (ours)")
  func triangle() {
    let phone = Phone()
    let (one, other) = fields(on: phone)
    let third = Field()
    phone.window.addSubview(third)
    one.becomeFirstResponder()
    one.whenAsked = { #expect(!third.becomeFirstResponder()) }
    #expect(other.becomeFirstResponder())
    #expect(other.isFirstResponder && one.resigns == 1)
  }

  @Test("F3 a view in no window can't become first responder, and each window has its own")
  func windows() {
    let phone = Phone()
    let (one, other) = fields(on: phone)
    other.removeFromSuperview()
    #expect(!other.becomeFirstResponder())
    let second = UIWindow()
    phone.show(second)
    second.addSubview(other)
    #expect(one.becomeFirstResponder() && other.becomeFirstResponder())
    #expect(one.isFirstResponder && other.isFirstResponder)
    other.removeFromSuperview()
    second.addSubview(other)
    #expect(!other.isFirstResponder)
  }

  @Test("F20 a view that is to be first before it is in a window is when it comes to one, unless it resigns before")
  func awaited() {
    let phone = Phone()
    let (view, other, field) = (UIView(), Field(), Field())
    view.addSubview(field)
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
    phone.window.addSubview(view)
    #expect(field.isFirstResponder)
    view.removeFromSuperview()
    phone.window.addSubview(view)
    #expect(!field.isFirstResponder, "once")
    other.becomeFirstResponder()
    other.resignFirstResponder()
    phone.window.addSubview(other)
    #expect(!other.isFirstResponder)
  }

  @Test("F20 so a controller's field that becomes first in viewDidLoad is edited when the controller comes")
  func awaitedAsLoaded() {
    final class Form: UIViewController {
      let field = UITextField()
      override func viewDidLoad() {
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    let (phone, form) = (Phone(), Form())
    form.loadViewIfNeeded()
    #expect(!form.field.isEditing)
    phone.window.rootViewController = form
    #expect(form.field.isEditing)
  }

  @Test("F4 resigning returns true, and leaves nobody in the place")
  func resigning() {
    let phone = Phone()
    let (one, _) = fields(on: phone)
    one.becomeFirstResponder()
    #expect(one.resignFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(UIResponder().resignFirstResponder())
  }

  @Test("F4 a delegate that has the text resign while it is asked is asked once, and hears of one end")
  func resigningWhileAsked() {
    final class Asked: NSObject, UITextFieldDelegate, UITextViewDelegate {
      var heard: [String] = []
      var meanwhile: (UIView) -> Void = { _ in }
      private func ask(_ view: UIView) -> Bool {
        heard.append("asked")
        meanwhile(view)
        return true
      }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(textField) }
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask(textView) }
      func textViewDidEndEditing(_ textView: UITextView) { heard.append("ended") }
    }
    let (phone, asked) = (Phone(), Asked())
    let (field, text) = (UITextField(), UITextView())
    (field.delegate, text.delegate) = (asked, asked)
    for view in [field, text] as [UIView] {
      phone.window.addSubview(view)
      for meanwhile in [{ $0.resignFirstResponder() }, { $0.superview?.endEditing(true) }] as [(UIView) -> Void] {
        (asked.heard, asked.meanwhile) = ([], meanwhile)
        view.becomeFirstResponder()
        #expect(view.resignFirstResponder() && !view.isFirstResponder)
        #expect(asked.heard == ["asked", "ended"])
      }
    }
  }

  @Test("F2 where the present one refuses or resigns for another, nothing else changes")
  func contested() {
    let phone = Phone()
    let (one, other) = fields(on: phone)
    let third = Field()
    phone.window.addSubview(third)
    one.becomeFirstResponder()
    one.whenResigned = { third.becomeFirstResponder() }
    #expect(!other.becomeFirstResponder())
    #expect(third.isFirstResponder)
    one.isAbleToResign = false
    one.whenResigned = {}
    third.resignFirstResponder()
    one.becomeFirstResponder()
    #expect(!one.resignFirstResponder() && one.isFirstResponder)
    #expect(phone.decisions.last == "Field cannotResign")
  }

  @Test("F4 an override that says yes without calling super has its place taken all the same (ours)")
  func withoutSuper() {
    let phone = Phone()
    let (one, other) = fields(on: phone)
    one.becomeFirstResponder()
    one.callsSuper = false
    #expect(other.becomeFirstResponder())
    #expect(other.isFirstResponder)
  }

  @Test("F5 hiding the first responder, or what it is in, has it resign (ours), asked or not")
  func hidden() {
    let phone = Phone()
    let (one, other) = fields(on: phone)
    one.becomeFirstResponder()
    other.isHidden = true
    #expect(one.isFirstResponder)
    one.isAbleToResign = false
    one.isHidden = true
    #expect(!one.isFirstResponder && one.resigns == 1)
    one.isHidden = false
    one.becomeFirstResponder()
    one.keepsPlace = true
    phone.window.isHidden = true
    #expect(!one.isFirstResponder && one.resigns == 2)
    #expect(phone.decisions.contains("Field loses"))
  }

  @Test("F6 endEditing searches the receiver's branch, and asks unless forced")
  func endEditing() {
    let phone = Phone()
    let (one, other) = fields(on: phone)
    let inner = Field()
    one.addSubview(inner)
    inner.becomeFirstResponder()
    #expect(!other.endEditing(true) && inner.isFirstResponder)
    inner.isAbleToResign = false
    #expect(!one.endEditing(false) && inner.isFirstResponder)
    #expect(one.endEditing(true) && !inner.isFirstResponder)
    #expect(inner.asked == 1)
    inner.isAbleToResign = true
    inner.becomeFirstResponder()
    #expect(phone.window.endEditing(false) && !inner.isFirstResponder)
    #expect(!phone.window.endEditing(true))
  }

  private final class Clerk: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []
    var answer = true
    var whenAsked = {}

    private func asked(_ name: String) -> Bool {
      heard.append("\(name) may end?")
      whenAsked()
      return answer
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked("field") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("field ended") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { asked("text") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("text ended") }
  }

  @Test("F6 by force a text's delegate is asked, too, and whatever it answers, it ends", arguments: [true, false])
  func forcedEnd(answer: Bool) {
    let (phone, clerk) = (Phone(), Clerk())
    let (field, text) = (UITextField(), UITextView())
    (field.delegate, text.delegate) = (clerk, clerk)
    for view in [field, text] { phone.window.addSubview(view) }
    field.becomeFirstResponder()
    clerk.answer = answer
    #expect(phone.window.endEditing(true) && !field.isFirstResponder)
    #expect(clerk.heard == ["field may end?", "field ended"])
    clerk.heard = []
    text.becomeFirstResponder()
    #expect(phone.window.endEditing(true) && !text.isFirstResponder)
    #expect(clerk.heard == ["text may end?", "text ended"])
    clerk.heard = []
    field.becomeFirstResponder()
    clerk.answer = true
    clerk.whenAsked = { text.becomeFirstResponder() }
    #expect(field.endEditing(true) && clerk.heard.count { $0 == "field ended" } == 1)
  }

  @Test("F7 a shake goes to the first responder, then up the chain")
  func shake() {
    let phone = Phone()
    let (one, _) = fields(on: phone)
    one.becomeFirstResponder()
    phone.application.post(motion: .began, .motionShake, at: 1)
    #expect(
      phone.hops == ["Field motion began", "UIWindow motion began", "UIApplication motion began"])
    phone.application.post(motion: .ended, .motionShake, at: 1.5)
    #expect(phone.hops[3] == "Field motion ended")
  }

  @Test("F8 motion that is interrupted is cancelled, once, and its end is heard by nobody")
  func interrupted() {
    let phone = Phone()
    let (one, _) = fields(on: phone)
    one.becomeFirstResponder()
    phone.application.post(motion: .began, .motionShake, at: 1)
    let before = phone.hops.count
    phone.application.post(.willResignActive)
    #expect(phone.hops.dropFirst(before).first == "Field motion cancelled")
    let after = phone.hops.count
    phone.application.post(.didBecomeActive)
    phone.application.post(motion: .ended, .motionShake, at: 1.5)
    #expect(phone.hops.count == after)
    #expect(phone.droppedEvents == ["motion motionOver"])
    phone.application.post(motion: .began, .motionShake, at: 2)
    #expect(phone.hops.dropFirst(after).first == "Field motion began")
  }

  @Test("F8 motion is cancelled when who heard of its beginning leaves the window")
  func removed() {
    let phone = Phone()
    let (one, other) = fields(on: phone)
    one.becomeFirstResponder()
    phone.application.post(motion: .began, .motionShake, at: 1)
    other.removeFromSuperview()
    let before = phone.hops.count
    one.removeFromSuperview()
    #expect(
      phone.hops.dropFirst(before) == [
        "Field motion cancelled", "UIWindow motion cancelled", "UIApplication motion cancelled",
      ])
  }

  @Test("F8 a shake that lasts too long is reported as cancelled, and told so")
  func overlong() {
    let phone = Phone()
    let (one, other) = fields(on: phone)
    one.becomeFirstResponder()
    phone.application.post(motion: .began, .motionShake, at: 1)
    other.becomeFirstResponder()
    phone.application.post(motion: .cancelled, .motionShake, at: 4)
    #expect(phone.hops.filter { $0.hasPrefix("Field") } == ["Field motion began", "Field motion cancelled"])
    #expect(phone.hops[3] == "Field motion cancelled")
  }

  @Test("F9 without first responder it starts at the key window's controller, else at the window (ours)")
  func withoutFirstResponder() {
    let phone = Phone()
    phone.application.post(motion: .began, .motionShake, at: 1)
    #expect(phone.hops.first == "UIWindow motion began")
    phone.application.post(motion: .ended, .motionShake, at: 1.5)
    phone.window.rootViewController = UIViewController()
    phone.application.post(motion: .began, .motionShake, at: 2)
    #expect(phone.hops.dropFirst(4).first == "UIViewController motion began")
  }

  @Test("F11 remote control goes to the first responder, once the application asked for it")
  func remoteControl() {
    let phone = Phone()
    let (one, _) = fields(on: phone)
    one.becomeFirstResponder()
    phone.application.post(remoteControl: .remoteControlPlay, at: 1)
    #expect(phone.hops == [])
    #expect(phone.droppedEvents == ["remoteControl notReceivingRemoteControl"])
    phone.application.beginReceivingRemoteControlEvents()
    phone.application.post(remoteControl: .remoteControlPlay, at: 2)
    #expect(phone.hops.first == "Field remote control 100")
    #expect(UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue == 109)
  }

  @Test("F12, X23 presses start at the first responder and go up the chain")
  func presses() {
    let phone = Phone()
    let (one, _) = fields(on: phone)
    one.becomeFirstResponder()
    phone.press(1, .began)
    #expect(phone.hops == ["Field press began 1", "UIWindow press began 1", "UIApplication press began 1"])
    phone.press(1, .changed)
    #expect(phone.hops[3] == "Field press changed 1")
  }

  @Test("F13 a press ends where it began, also when another responder or window took over")
  func pressEnds() {
    let phone = Phone()
    let (one, other) = fields(on: phone)
    one.becomeFirstResponder()
    phone.press(1, .began)
    other.becomeFirstResponder()
    let second = UIWindow()
    phone.show(second)
    second.makeKey()
    phone.press(1, .ended)
    #expect(phone.hops[3] == "Field press ended 1")
    phone.press(2, .began)
    #expect(phone.hops.suffix(2) == ["UIWindow press began 2", "UIApplication press began 2"])
  }

  @Test("F13 becoming inactive cancels every press, once")
  func pressCancelled() {
    let phone = Phone()
    phone.press(1, .began)
    phone.press(2, .began)
    let before = phone.hops.count
    phone.application.post(.willResignActive)
    #expect(phone.hops.dropFirst(before).first == "UIWindow press cancelled 1 2")
    let after = phone.hops.count
    phone.press(1, .ended)
    #expect(phone.hops.count == after)
  }

  @Test("F13 a press that goes down again without having come up is cancelled first (ours)")
  func pressTwice() {
    let phone = Phone()
    phone.press(1, .began)
    phone.press(1, .began)
    #expect(
      phone.hops.filter { $0.hasPrefix("UIWindow") } == [
        "UIWindow press began 1", "UIWindow press cancelled 1", "UIWindow press began 1",
      ])
  }

  @Test("F16 a press is cancelled when who heard of its beginning leaves the window (ours)")
  func pressRemoved() {
    let phone = Phone()
    let (one, _) = fields(on: phone)
    one.becomeFirstResponder()
    phone.press(1, .began)
    one.removeFromSuperview()
    phone.press(1, .ended)
    #expect(phone.hops.filter { $0.hasPrefix("Field") } == ["Field press began 1", "Field press cancelled 1"])
  }

  @Test("F17 tests make keys, presses and their events of their own, and hand them to a responder")
  func ownKeys() {
    final class OwnKey: UIKey {
      override var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }
      override var characters: String { "\r" }
      override var modifierFlags: UIKeyModifierFlags { .shift }
    }
    final class OwnPress: UIPress {
      override var key: UIKey? { OwnKey() }
      override var type: PressType { .menu }
    }
    final class OwnEvent: UIPressesEvent {
      override var allPresses: Set<UIPress> { [OwnPress()] }
    }
    let pad = PressPad("pad", (0, 0, 100, 100), Phone().journal)
    pad.pressesBegan([OwnPress()], with: OwnEvent())
    let press = pad.event?.allPresses.first
    #expect(press?.key?.keyCode == .keyboardReturnOrEnter && press?.key?.modifierFlags == .shift)
    #expect(press?.type == .menu && press?.phase == .began && press?.gestureRecognizers == nil)
    #expect(UIKey().characters.isEmpty && UIKey().copy() is UIKey)
  }

  @Test("F17 a press tells its key, its event the modifier keys that are held")
  func keys() throws {
    let phone = Phone()
    let pad = PressPad("pad", (0, 0, 100, 100), phone.journal)
    phone.window.addSubview(pad)
    pad.becomeFirstResponder()
    let key = UIKey(.keyboardA, characters: "A", ignoringModifiers: "a", modifiers: .shift)
    phone.press(1, .began, key: key)
    phone.press(2, .began)
    #expect(phone.journal.take() == ["pad began 1", "pad began 2"])
    let event = try #require(pad.event)
    #expect(event.modifierFlags == .shift && event.allPresses.count == 2)
    let pressed = event.allPresses.compactMap(\.key)
    #expect(pressed.map(\.characters) == ["A"] && pressed.map(\.charactersIgnoringModifiers) == ["a"])
    #expect(pressed.first?.keyCode.rawValue == 4 && pressed.first?.modifierFlags == .shift)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52 && UIKeyboardHIDUsage.keypad0.rawValue == 0x62)
    #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45 && UIKeyboardHIDUsage.keyboardF24.rawValue == 0x73)
    #expect(
      UIKeyboardHIDUsage.keyboardSlash.rawValue == 0x38 && UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
    #expect(UIKeyboardHIDUsage.keyboardVolumeDown.rawValue == 0x81)
  }
}
