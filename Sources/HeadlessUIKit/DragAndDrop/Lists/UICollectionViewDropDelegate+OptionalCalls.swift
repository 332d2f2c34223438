import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UICollectionViewDropDelegate {
  /// For `collectionView?(…)`: always there; it answers nil where the delegate has none.
  public var collectionView: UICollectionViewDropDelegateCalls.CollectionView? { .init(delegate: self) }
}

/// What `UICollectionViewDropDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate>
public enum UICollectionViewDropDelegateCalls {
  /// Calls `collectionView`.
  @preconcurrency @MainActor
  public struct CollectionView {
    let delegate: any UICollectionViewDropDelegate

    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.collectionView(collectionView, canHandle: session) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
      delegate.collectionView(collectionView, dropSessionDidEnter: session)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(
          collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
      delegate.collectionView(collectionView, dropSessionDidExit: session)
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
      delegate.collectionView(collectionView, dropSessionDidEnd: session)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      delegate.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
    }
  }
}
