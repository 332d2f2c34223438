// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITextSelectionDisplayInteractionDelegate {
  /// For `selectionContainerViewBelowText?(…)`: always there; it answers nil where the delegate has none.
  public var selectionContainerViewBelowText:
    UITextSelectionDisplayInteractionDelegateCalls.SelectionContainerViewBelowText?
  { .init(delegate: self) }
}

/// What `UITextSelectionDisplayInteractionDelegate`'s names can be called with where they are followed by a
/// question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate>
public enum UITextSelectionDisplayInteractionDelegateCalls {
  /// Calls `selectionContainerViewBelowText`.
  @preconcurrency @MainActor
  public struct SelectionContainerViewBelowText {
    let delegate: any UITextSelectionDisplayInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
      DefaultAnswers.ask(delegate) { delegate.selectionContainerViewBelowText(for: interaction) } ?? nil
    }
  }
}
