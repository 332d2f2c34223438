public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UICollectionViewDelegate {
  /// For `collectionView?(…)`: always there; it answers nil where the delegate has none.
  public var collectionView: UICollectionViewDelegateCalls.CollectionView? { .init(delegate: self) }
  /// For `indexPathForPreferredFocusedView?(…)`: always there; it answers nil where the delegate has none.
  public var indexPathForPreferredFocusedView: UICollectionViewDelegateCalls.IndexPathForPreferredFocusedView? {
    .init(delegate: self)
  }
  /// For `collectionViewDidEndMultipleSelectionInteraction?(…)`: always there; it answers nil
  /// where the delegate has none.
  public var collectionViewDidEndMultipleSelectionInteraction:
    UICollectionViewDelegateCalls.CollectionViewDidEndMultipleSelectionInteraction?
  { .init(delegate: self) }
}

/// What `UICollectionViewDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdelegate>
public enum UICollectionViewDelegateCalls {
  /// Calls `collectionView`.
  @preconcurrency @MainActor
  public struct CollectionView {
    let delegate: any UICollectionViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
      -> Bool!
    {
      DefaultAnswers.ask(delegate) { delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool!
    {
      DefaultAnswers.ask(delegate) { delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      delegate.collectionView(collectionView, didSelectItemAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
      -> Bool!
    {
      DefaultAnswers.ask(delegate) { delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      delegate.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      delegate.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(
          collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
          toProposedIndexPath: proposedIndexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(
          collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
          atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath)
      -> Bool!
    {
      DefaultAnswers.ask(delegate) { delegate.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) {
      delegate.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.collectionView(collectionView, shouldUpdateFocusIn: context) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.collectionView(collectionView, canFocusItemAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      delegate.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      delegate.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      delegate.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.collectionView(collectionView, canEditItemAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      delegate.collectionView(
        collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      delegate.collectionView(
        collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
    }
  }

  /// Calls `indexPathForPreferredFocusedView`.
  @preconcurrency @MainActor
  public struct IndexPathForPreferredFocusedView {
    let delegate: any UICollectionViewDelegate

    /// As the delegate does it.
    public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
      delegate.indexPathForPreferredFocusedView(in: collectionView)
    }
  }

  /// Calls `collectionViewDidEndMultipleSelectionInteraction`.
  @preconcurrency @MainActor
  public struct CollectionViewDidEndMultipleSelectionInteraction {
    let delegate: any UICollectionViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView) {
      delegate.collectionViewDidEndMultipleSelectionInteraction(collectionView)
    }
  }
}
