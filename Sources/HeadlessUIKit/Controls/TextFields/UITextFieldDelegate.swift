public import Foundation

/// What a text field asks and tells while it is edited. Every method is optional, and lets everything happen.
///
/// The defaults are of a protocol extension: a method that a subclass adds, where its superclass states the
/// conformance without having it, is not called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asked when the field is to become first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field is first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asked when the field is to give up being first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field is no longer first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called in place of the one without a reason, which its default calls.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// - Parameter range: in UTF-16 code units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Asked in place of the one with a single range, which its default asks.
  /// - Parameter ranges: in UTF-16 code units, as `NSValue(range:)`; one here.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool
  /// Another part of the text is selected, or the caret stands elsewhere: when editing begins, with every change by
  /// typing, and when code moves it while the field is edited. Before `editingChanged` is sent.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked before the text is cleared by touch.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked when return is typed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { DefaultAnswers.give(true, for: self) }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { DefaultAnswers.give(true, for: self) }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { DefaultAnswers.give(true, for: self) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    DefaultAnswers.give(
      self.textField(
        textField, shouldChangeCharactersIn: ranges.first?.rangeValue ?? NSRange(), replacementString: string),
      for: self)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { DefaultAnswers.give(true, for: self) }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { DefaultAnswers.give(true, for: self) }
}

/// Takes typed text.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeyinput>
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is something to delete.
  var hasText: Bool { get }
  /// Text was typed, at the cursor.
  func insertText(_ text: String)
  /// What stands before the cursor is to go.
  func deleteBackward()
}
