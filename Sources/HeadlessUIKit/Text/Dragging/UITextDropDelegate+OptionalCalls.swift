// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITextDropDelegate {
  /// For `textDroppableView?(…)`: always there; it answers nil where the delegate has none.
  public var textDroppableView: UITextDropDelegateCalls.TextDroppableView? { .init(delegate: self) }
}

/// What `UITextDropDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdropdelegate>
public enum UITextDropDelegateCalls {
  /// Calls `textDroppableView`.
  @preconcurrency @MainActor
  public struct TextDroppableView {
    let delegate: any UITextDropDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability! {
      DefaultAnswers.ask(delegate) {
        delegate.textDroppableView(textDroppableView, willBecomeEditableForDrop: drop)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal! {
      DefaultAnswers.ask(delegate) { delegate.textDroppableView(textDroppableView, proposalForDrop: drop) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { delegate.textDroppableView(textDroppableView, willPerformDrop: drop) }
    /// As the delegate does it.
    public func callAsFunction(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) { delegate.textDroppableView(textDroppableView, dropSessionDidEnter: session) }
    /// As the delegate does it.
    public func callAsFunction(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) { delegate.textDroppableView(textDroppableView, dropSessionDidUpdate: session) }
    /// As the delegate does it.
    public func callAsFunction(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) { delegate.textDroppableView(textDroppableView, dropSessionDidExit: session) }
    /// As the delegate does it.
    public func callAsFunction(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) { delegate.textDroppableView(textDroppableView, dropSessionDidEnd: session) }
  }
}
