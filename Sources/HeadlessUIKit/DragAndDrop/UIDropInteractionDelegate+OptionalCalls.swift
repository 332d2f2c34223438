import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIDropInteractionDelegate {
  /// For `dropInteraction?(…)`: always there; it answers nil where the delegate has none.
  public var dropInteraction: UIDropInteractionDelegateCalls.DropInteraction? { .init(delegate: self) }
}

/// What `UIDropInteractionDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidropinteractiondelegate>
public enum UIDropInteractionDelegateCalls {
  /// Calls `dropInteraction`.
  @preconcurrency @MainActor
  public struct DropInteraction {
    let delegate: any UIDropInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.dropInteraction(interaction, canHandle: session) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      delegate.dropInteraction(interaction, sessionDidEnter: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal!
    {
      DefaultAnswers.ask(delegate) { delegate.dropInteraction(interaction, sessionDidUpdate: session) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      delegate.dropInteraction(interaction, sessionDidExit: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      delegate.dropInteraction(interaction, performDrop: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      delegate.dropInteraction(interaction, concludeDrop: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      delegate.dropInteraction(interaction, sessionDidEnd: session)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      delegate.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
      delegate.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
    }
  }
}
