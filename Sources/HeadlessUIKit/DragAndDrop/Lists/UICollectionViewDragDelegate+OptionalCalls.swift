import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UICollectionViewDragDelegate {
  /// For `collectionView?(…)`: always there; it answers nil where the delegate has none.
  public var collectionView: UICollectionViewDragDelegateCalls.CollectionView? { .init(delegate: self) }
}

/// What `UICollectionViewDragDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate>
public enum UICollectionViewDragDelegateCalls {
  /// Calls `collectionView`.
  @preconcurrency @MainActor
  public struct CollectionView {
    let delegate: any UICollectionViewDragDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem]! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      delegate.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    {
      delegate.collectionView(collectionView, dragSessionWillBegin: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
      delegate.collectionView(collectionView, dragSessionDidEnd: session)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
      }
    }
  }
}
