public import Foundation

/// A text that what is pasted goes into.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting>
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: AnyObject {
  /// Kept: what is pasted is typed. Not retained.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Asked how something is pasted; never, here: the pasteboard's text is typed, and the text's own delegate is
/// asked.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextpastedelegate>
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Never called.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Never asked.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Never asked.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Never asked.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) {}
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let all = NSMutableAttributedString()
    for string in itemStrings { all.append(string) }
    return all
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange { textRange }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { true }
}

/// Something that is pasted.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextpasteitem>
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  /// What it can give.
  var itemProvider: NSItemProvider { get }
  /// What the application knows it by.
  var localObject: Any? { get }
  /// How typed text looks there.
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  /// Pastes a text.
  func setResult(string: String)
  /// Pastes a text with attributes.
  func setResult(attributedString string: NSAttributedString)
  /// Pastes an attachment.
  func setResult(attachment textAttachment: NSTextAttachment)
  /// Pastes nothing.
  func setNoResult()
  /// Pastes what would be pasted.
  func setDefaultResult()
}
