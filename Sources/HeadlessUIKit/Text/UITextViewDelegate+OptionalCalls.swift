public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITextViewDelegate {
  /// For `textViewShouldBeginEditing?(…)`: always there; it answers nil where the delegate has none.
  public var textViewShouldBeginEditing: UITextViewDelegateCalls.TextViewShouldBeginEditing? {
    .init(delegate: self)
  }
  /// For `textViewShouldEndEditing?(…)`: always there; it answers nil where the delegate has none.
  public var textViewShouldEndEditing: UITextViewDelegateCalls.TextViewShouldEndEditing? { .init(delegate: self) }
  /// For `textViewDidBeginEditing?(…)`: always there; it answers nil where the delegate has none.
  public var textViewDidBeginEditing: UITextViewDelegateCalls.TextViewDidBeginEditing? { .init(delegate: self) }
  /// For `textViewDidEndEditing?(…)`: always there; it answers nil where the delegate has none.
  public var textViewDidEndEditing: UITextViewDelegateCalls.TextViewDidEndEditing? { .init(delegate: self) }
  /// For `textView?(…)`: always there; it answers nil where the delegate has none.
  public var textView: UITextViewDelegateCalls.TextView? { .init(delegate: self) }
  /// For `textViewDidChangeSelection?(…)`: always there; it answers nil where the delegate has none.
  public var textViewDidChangeSelection: UITextViewDelegateCalls.TextViewDidChangeSelection? {
    .init(delegate: self)
  }
  /// For `textViewDidChange?(…)`: always there; it answers nil where the delegate has none.
  public var textViewDidChange: UITextViewDelegateCalls.TextViewDidChange? { .init(delegate: self) }
}

/// What `UITextViewDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
public enum UITextViewDelegateCalls {
  /// Calls `textViewShouldBeginEditing`.
  @preconcurrency @MainActor
  public struct TextViewShouldBeginEditing {
    let delegate: any UITextViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textView: UITextView) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.textViewShouldBeginEditing(textView) }
    }
  }

  /// Calls `textViewShouldEndEditing`.
  @preconcurrency @MainActor
  public struct TextViewShouldEndEditing {
    let delegate: any UITextViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textView: UITextView) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.textViewShouldEndEditing(textView) }
    }
  }

  /// Calls `textViewDidBeginEditing`.
  @preconcurrency @MainActor
  public struct TextViewDidBeginEditing {
    let delegate: any UITextViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textView: UITextView) {
      delegate.textViewDidBeginEditing(textView)
    }
  }

  /// Calls `textViewDidEndEditing`.
  @preconcurrency @MainActor
  public struct TextViewDidEndEditing {
    let delegate: any UITextViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textView: UITextView) {
      delegate.textViewDidEndEditing(textView)
    }
  }

  /// Calls `textView`.
  @preconcurrency @MainActor
  public struct TextView {
    let delegate: any UITextViewDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.textView(textView, shouldChangeTextIn: range, replacementText: text) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.textView(textView, shouldChangeTextInRanges: ranges, replacementText: text)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      DefaultAnswers.ask(delegate) {
        delegate.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
      } ?? nil
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
      DefaultAnswers.ask(delegate) {
        delegate.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
      } ?? nil
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { delegate.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator) }
    /// As the delegate does it.
    public func callAsFunction(
      _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
      animator: any UIContextMenuInteractionAnimating
    ) { delegate.textView(textView, textItemMenuWillEndFor: textItem, animator: animator) }
    /// As the delegate does it.
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.textView(
          textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange)
      -> Bool!
    {
      DefaultAnswers.ask(delegate) { delegate.textView(textView, shouldInteractWith: URL, in: characterRange) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
      }
    }
  }

  /// Calls `textViewDidChangeSelection`.
  @preconcurrency @MainActor
  public struct TextViewDidChangeSelection {
    let delegate: any UITextViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textView: UITextView) { delegate.textViewDidChangeSelection(textView) }
  }

  /// Calls `textViewDidChange`.
  @preconcurrency @MainActor
  public struct TextViewDidChange {
    let delegate: any UITextViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ textView: UITextView) {
      delegate.textViewDidChange(textView)
    }
  }
}
