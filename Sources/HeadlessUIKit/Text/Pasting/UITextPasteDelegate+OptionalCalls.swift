public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITextPasteDelegate {
  /// For `textPasteConfigurationSupporting?(…)`: always there; it answers nil where the delegate has none.
  public var textPasteConfigurationSupporting: UITextPasteDelegateCalls.TextPasteConfigurationSupporting? {
    .init(delegate: self)
  }
}

/// What `UITextPasteDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextpastedelegate>
public enum UITextPasteDelegateCalls {
  /// Calls `textPasteConfigurationSupporting`.
  @preconcurrency @MainActor
  public struct TextPasteConfigurationSupporting {
    let delegate: any UITextPasteDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      transform item: any UITextPasteItem
    ) { delegate.textPasteConfigurationSupporting(textPasteConfigurationSupporting, transform: item) }
    /// As the delegate does it.
    public func callAsFunction(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString! {
      DefaultAnswers.ask(delegate) {
        delegate.textPasteConfigurationSupporting(
          textPasteConfigurationSupporting, combineItemAttributedStrings: itemStrings, for: textRange)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange! {
      DefaultAnswers.ask(delegate) {
        delegate.textPasteConfigurationSupporting(
          textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.textPasteConfigurationSupporting(
          textPasteConfigurationSupporting, shouldAnimatePasteOf: attributedString, to: textRange)
      }
    }
  }
}
