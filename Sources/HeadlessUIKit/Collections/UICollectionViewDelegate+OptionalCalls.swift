public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UICollectionViewDelegate {
  /// For `collectionView?(…)`: always there; it answers nil where the delegate has none.
  public var collectionView: UICollectionViewDelegateCalls.CollectionView? { .init(delegate: self) }
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
  }
}
