import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UICollectionViewDataSourcePrefetching {
  /// For `collectionView?(…)`: always there; it answers nil where the delegate has none.
  public var collectionView: UICollectionViewDataSourcePrefetchingCalls.CollectionView? { .init(delegate: self) }
}

/// What `UICollectionViewDataSourcePrefetching`'s names can be called with where they are followed by a
/// question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching>
public enum UICollectionViewDataSourcePrefetchingCalls {
  /// Calls `collectionView`.
  @preconcurrency @MainActor
  public struct CollectionView {
    let delegate: any UICollectionViewDataSourcePrefetching

    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      delegate.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
