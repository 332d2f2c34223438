public import Foundation

/// A text that what is pasted goes into.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting>
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: AnyObject {
  /// Asked how something is pasted or dropped. Not retained.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Asked how something is pasted or dropped: first about each item, then about all of it. What comes of that is
/// typed, and the text's own delegate is asked.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextpastedelegate>
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  /// Called for each item, for which it sets a result, at once or later. The default takes what would be pasted.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
  /// Asked when all items have results, for those that are not left out. The default has one behind the other.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString
  /// Puts it into the text; the default has it typed. Where it is then is not used.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange
  /// Never asked: nothing is animated.
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) { item.setDefaultResult() }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    let all = NSMutableAttributedString()
    for string in itemStrings { all.append(string) }
    return DefaultAnswers.give(all, for: self)
  }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange { DefaultAnswers.give(textRange, for: self) }
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool { DefaultAnswers.give(true, for: self) }
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
