public import Foundation

/// Asked and told about typing into a text view. Every method is optional.
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
  /// Asked in place of the one with a single range, which its default asks.
  /// - Parameter ranges: in UTF-16 code units, as `NSValue(range:)`; one here.
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool
  /// Another part of the text is selected, or the caret stands elsewhere: by typing, before `textViewDidChange`, by
  /// fingers, and when code moves it, by another text, too.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Typing changed the text.
  func textViewDidChange(_ textView: UITextView)

  /// What a tap on a link, or on something else in a text that can't be typed into, is to do; nil has the menu
  /// shown that there is in such a text.
  /// Also asked of a finger that rests there, before its menu is. Without it one of the older methods below is.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// What a finger that rests on something in a text that can't be typed into opens; nil for nothing. Without it
  /// one of the older methods below is asked, for `presentActions`.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// The menu of something in a text that can't be typed into comes.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// The menu of something in a text that can't be typed into goes.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Whether a link that was tapped is to be opened, or the menu of one that a finger rests on.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether something is to become of a tap on an attachment, or of a finger that rests on it.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// As with an interaction, of which it knows nothing.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// As with an interaction, of which it knows nothing.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { DefaultAnswers.give(true, for: self) }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { DefaultAnswers.give(true, for: self) }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { DefaultAnswers.give(true, for: self) }
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
  ) -> Bool {
    DefaultAnswers.give(
      self.textView(textView, shouldChangeTextIn: ranges.first?.rangeValue ?? NSRange(), replacementText: text),
      for: self)
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { DefaultAnswers.give(defaultAction, for: self) }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    DefaultAnswers.give(UITextItem.MenuConfiguration(menu: defaultMenu), for: self)
  }

  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}

  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    DefaultAnswers.give(self.textView(textView, shouldInteractWith: URL, in: characterRange), for: self)
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    DefaultAnswers.give(
      self.textView(textView, shouldInteractWith: textAttachment, in: characterRange), for: self)
  }
  public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { DefaultAnswers.give(true, for: self) }
}
