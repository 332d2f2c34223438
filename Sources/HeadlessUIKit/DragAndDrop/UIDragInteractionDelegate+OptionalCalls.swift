import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIDragInteractionDelegate {
  /// For `dragInteraction?(…)`: always there; it answers nil where the delegate has none.
  public var dragInteraction: UIDragInteractionDelegateCalls.DragInteraction? { .init(delegate: self) }
}

/// What `UIDragInteractionDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidraginteractiondelegate>
public enum UIDragInteractionDelegateCalls {
  /// Calls `dragInteraction`.
  @preconcurrency @MainActor
  public struct DragInteraction {
    let delegate: any UIDragInteractionDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      delegate.dragInteraction(interaction, previewForLifting: item, session: session)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      delegate.dragInteraction(interaction, sessionWillBegin: session)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.dragInteraction(interaction, prefersFullSizePreviewsFor: session) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      delegate.dragInteraction(interaction, sessionDidMove: session)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
      delegate.dragInteraction(interaction, session: session, willEndWith: operation)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
      delegate.dragInteraction(interaction, session: session, didEndWith: operation)
    }
    /// As the delegate does it.
    public func callAsFunction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    {
      delegate.dragInteraction(interaction, sessionDidTransferItems: session)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]! {
      DefaultAnswers.ask(delegate) {
        delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
      withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
      delegate.dragInteraction(interaction, sessionForAddingItems: sessions, withTouchAt: point)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) {
      delegate.dragInteraction(interaction, session: session, willAdd: items, for: addingInteraction)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      delegate.dragInteraction(interaction, previewForCancelling: item, withDefault: defaultPreview)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
      delegate.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
    }
  }
}
