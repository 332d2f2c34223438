public import Foundation

/// Asked and told of typing into a text view. Every method is optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether it may become first responder.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether it may stop being first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// It became first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// It stopped being first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what was typed goes in.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Typing changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { DefaultAnswers.give(true, for: self) }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { DefaultAnswers.give(true, for: self) }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { DefaultAnswers.give(true, for: self) }
  public func textViewDidChange(_ textView: UITextView) {}
}
