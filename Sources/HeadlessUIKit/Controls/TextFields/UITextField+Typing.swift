import Foundation

/// What comes of typing.
extension UITextField {
  /// Its clear button was tapped: the field is emptied, and then asks to be edited.
  func clear() {
    guard isEnabled, fieldDelegate?.textFieldShouldClear(self) ?? true else { return }
    let old = typed.content
    undone?.forget(self)
    typed.set("")
    textWasTyped(from: old)
    becomeFirstResponder()
  }

  func part(_ range: Range<Int>) -> NSAttributedString { typed.part(range) }

  func putBack(_ part: NSAttributedString, over range: Range<Int>, selecting selection: Range<Int>) {
    let old = typed.content
    changingByHand { typed.putBack(part, over: range, selecting: selection) }
    textWasTyped(from: old)
  }

  func textWasTyped(from old: String) {
    contentDidChange()
    Decisions.tell(.value(self, from: .text(shown(old)), to: .text(shown(typed.content))))
    fieldDelegate?.textFieldDidChangeSelection(self)
    announce(Self.textDidChangeNotification)
    send(.editingChanged, with: nil)
  }

  private func shown(_ text: String) -> String {
    isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  /// Ends editing where something is added for `.editingDidEndOnExit`, as UIKit does, and nobody has begun to edit
  /// elsewhere meanwhile.
  func typeReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    guard fieldDelegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit, with: nil)
    if ends, isFirstResponder { resignFirstResponder() }
  }

  func announce(_ name: NSNotification.Name, _ information: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: information)
  }
}
