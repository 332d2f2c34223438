import Foundation
import HeadlessUIKit
import Testing

/// Writes down what it is asked and told, and answers as it is set.
private final class Clerk: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var answers = true
  var whenAsked: @MainActor () -> Void = {}
  /// Kept, since nobody else retains a test's window.
  var window: UIWindow?

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  private func answer(_ question: String) -> Bool {
    heard.append(question)
    return answers
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("may begin?") }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("may end?") }
  func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    whenAsked()
    return answer("may replace \(range.location)+\(range.length) by '\(string)'?")
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("may clear?") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("may return?") }
}

@MainActor struct UITextFieldTests {
  private func field() -> (Hand, UITextField, Clerk, EventList) {
    let (hand, field, clerk) = (Hand(), UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)), Clerk())
    field.delegate = clerk
    clerk.window = hand.window
    return (hand, field, clerk, hand.hold(field))
  }

  @Test func `a finger that lifts inside begins editing, with the delegate asked once`() {
    let (hand, field, clerk, events) = field()
    hand.down(10, 10)
    #expect(!field.isEditing)
    hand.up()
    #expect(field.isEditing && field.isFirstResponder)
    #expect(clerk.take() == ["may begin?", "began"] && events.take() == ["editingDidBegin"])
    hand.tap(10, 10)
    #expect(clerk.take() == [] && events.take() == [])
  }

  @Test func `a delegate that says no keeps editing from beginning, and from ending`() {
    let (_, field, clerk, events) = field()
    clerk.answers = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    clerk.answers = true
    field.becomeFirstResponder()
    clerk.answers = false
    _ = (clerk.take(), events.take())
    #expect(!field.resignFirstResponder() && field.isEditing)
    #expect(clerk.take() == ["may end?"] && events.take() == [])
  }

  @Test func `the next field is asked before the present one, and begins after that ended`() {
    let (hand, first, clerk, _) = field()
    let second = UITextField()
    second.delegate = clerk
    hand.window.addSubview(second)
    first.becomeFirstResponder()
    _ = clerk.take()
    #expect(second.becomeFirstResponder())
    #expect(clerk.take() == ["may begin?", "may end?", "ended", "began"])
    clerk.answers = false
    hand.window.endEditing(true)
    #expect(clerk.take() == ["may end?", "ended"] && !second.isEditing)
  }

  @Test func `typing asks for the end of the text, in UTF-16, and sends editingChanged`() {
    let (_, field, clerk, events) = field()
    field.text = "e\u{301}"
    field.insertText("x")
    #expect(field.text == "e\u{301}x" && field.hasText)
    #expect(clerk.take() == ["may replace 2+0 by 'x'?"] && events.take() == ["editingChanged"])
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText)
    #expect(clerk.take() == ["may replace 2+1 by ''?", "may replace 0+2 by ''?"])
    field.deleteBackward()
    #expect(clerk.take() == [])
  }

  @Test func `a delegate that says no keeps the text`() {
    let (_, field, clerk, events) = field()
    clerk.answers = false
    field.insertText("x")
    #expect(field.text == "" && events.take() == [])
  }

  @Test func `a delegate that empties or shortens the text and says yes leaves the caret behind what is typed`() {
    let (_, field, clerk, _) = field()
    field.text = "7"
    clerk.whenAsked = { field.text = "" }
    field.insertText("8")
    #expect(field.text == "8")
    field.text = "1234"
    clerk.whenAsked = { field.text = "1" }
    field.deleteBackward()
    #expect(field.text == "1")
    let view = UITextView()
    let other = Emptying()
    view.delegate = other
    view.text = "abc"
    view.insertText("d")
    #expect(view.text == "d")
  }

  @Test func `views at a field's ends show by their modes, and have their own touches`() {
    let (hand, field, _, _) = field()
    let eye = UIButton()
    eye.setImage(UIImage(size: CGSize(width: 30, height: 30)), for: .normal)
    var taps = 0
    eye.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    field.rightView = eye
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    hand.tap(185, 20)
    #expect(eye.superview == nil && taps == 0 && field.isEditing)
    field.resignFirstResponder()
    (field.rightViewMode, field.leftViewMode) = (.always, .whileEditing)
    hand.window.layoutIfNeeded()
    #expect(eye.frame == CGRect(x: 170, y: 5, width: 30, height: 30) && field.leftView?.superview == nil)
    hand.tap(185, 20)
    #expect(taps == 1 && !field.isEditing)
    hand.tap(100, 20)
    #expect(field.isEditing && field.leftView?.superview === field)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 150, height: 40))
    field.rightView = nil
    hand.window.layoutIfNeeded()
    #expect(eye.superview == nil)
  }

  @Test func `a clear button empties the text, if the delegate lets it`() {
    let (hand, field, clerk, events) = field()
    field.clearButtonMode = .always
    hand.tap(190, 20)
    #expect(field.isEditing)
    _ = (clerk.take(), events.take())
    field.text = "abc"
    clerk.answers = false
    hand.window.layoutIfNeeded()
    hand.tap(190, 20)
    #expect(field.text == "abc" && clerk.take() == ["may clear?"])
    clerk.answers = true
    hand.tap(190, 20)
    #expect(field.text == "" && clerk.take() == ["may clear?"] && events.take() == ["editingChanged"])
    field.resignFirstResponder()
    field.text = "abc"
    hand.window.layoutIfNeeded()
    _ = (clerk.take(), events.take())
    hand.tap(190, 20)
    #expect(field.isEditing && clerk.take() == ["may clear?", "may begin?", "began"])
  }

  @Test func `a field that nothing else holds is as wide as its text is by now, or its placeholder`() {
    let (hand, field, _, _) = field()
    field.translatesAutoresizingMaskIntoConstraints = false
    field.leadingAnchor.constraint(equalTo: hand.window.leadingAnchor).isActive = true
    func width() -> CGFloat {
      hand.window.layoutIfNeeded()
      return field.frame.width
    }
    let empty = width()
    field.placeholder = "ten letters"
    let placeholder = width()
    field.text = "twenty letters or so"
    let long = width()
    field.insertText("!!!!")
    #expect(empty < placeholder && placeholder < long && long < width())
  }

  @Test func `the return key sends its events, and ends editing where somebody waits for that`() {
    let (hand, _, clerk, _) = field()
    let plain = UITextField()
    hand.window.addSubview(plain)
    plain.becomeFirstResponder()
    plain.insertText("\n")
    #expect(plain.isEditing && plain.text == "")
    var exits = 0
    plain.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    plain.delegate = clerk
    clerk.answers = false
    plain.insertText("\n")
    #expect(plain.isEditing && exits == 0)
    clerk.answers = true
    plain.insertText("\n")
    #expect(!plain.isEditing && exits == 1)
  }

  @Test func `a field is not asked whether it ends where the return key has had the next one begin`() {
    let (hand, field, clerk, _) = field()
    let next = UITextField()
    hand.window.addSubview(next)
    field.becomeFirstResponder()
    field.addAction(UIAction { _ in next.becomeFirstResponder() }, for: .editingDidEndOnExit)
    _ = clerk.take()
    field.insertText("\n")
    #expect(clerk.take().suffix(3) == ["may return?", "may end?", "ended"] && next.isEditing)
  }

  @Test func `editing may begin with an empty text, if the delegate lets it`() {
    let (_, field, clerk, _) = field()
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "" && clerk.take() == ["may begin?", "may clear?", "began"])
  }

  @Test func `a field that leaves its window, or is disabled, does not edit`() {
    let (_, field, clerk, events) = field()
    field.becomeFirstResponder()
    _ = (clerk.take(), events.take())
    clerk.answers = false
    field.removeFromSuperview()
    #expect(!field.isEditing && clerk.take() == ["ended"] && events.take() == ["editingDidEnd"])
    field.isEnabled = false
    #expect(!field.canBecomeFirstResponder)
  }

  @Test func `what is typed is told, but for the letters of a secret`() {
    let (_, field, _, _) = field()
    let watcher = ValueWatcher()
    Decisions.observer = watcher
    defer { Decisions.observer = nil }
    field.insertText("ab")
    field.isSecureTextEntry = true
    field.insertText("c")
    #expect(watcher.values == ["'' to 'ab'", "'••' to '•••'"])
  }
}

private final class ValueWatcher: DecisionObserver {
  var values: [String] = []

  func decided(_ decision: Decision) {
    if case .value(_, .text(let old), .text(let new)) = decision { values.append("'\(old)' to '\(new)'") }
  }
}

/// Empties a text before each change.
private final class Emptying: NSObject, UITextViewDelegate {
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    textView.text = ""
    return true
  }
}
