import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITextDragDelegate {
  /// For `textDraggableView?(…)`: always there; it answers nil where the delegate has none.
  public var textDraggableView: UITextDragDelegateCalls.TextDraggableView? { .init(delegate: self) }
}

/// What `UITextDragDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdragdelegate>
public enum UITextDragDelegateCalls {
  /// Calls `textDraggableView`.
  @preconcurrency @MainActor
  public struct TextDraggableView {
    let delegate: any UITextDragDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]! {
      DefaultAnswers.ask(delegate) { delegate.textDraggableView(textDraggableView, itemsForDrag: dragRequest) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      DefaultAnswers.ask(delegate) {
        delegate.textDraggableView(textDraggableView, dragPreviewForLiftingItem: item, session: session)
      } ?? nil
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) { delegate.textDraggableView(textDraggableView, willAnimateLiftWith: animator, session: session) }
    /// As the delegate does it.
    public func callAsFunction(
      _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { delegate.textDraggableView(textDraggableView, dragSessionWillBegin: session) }
    /// As the delegate does it.
    public func callAsFunction(
      _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
      with operation: UIDropOperation
    ) { delegate.textDraggableView(textDraggableView, dragSessionDidEnd: session, with: operation) }
  }
}
