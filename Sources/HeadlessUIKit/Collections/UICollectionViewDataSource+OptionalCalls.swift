public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UICollectionViewDataSource {
  /// For `collectionView?(…)`: always there; it answers nil where the delegate has none.
  public var collectionView: UICollectionViewDataSourceCalls.CollectionView? { .init(delegate: self) }
  /// For `numberOfSections?(…)`: always there; it answers nil where the delegate has none.
  public var numberOfSections: UICollectionViewDataSourceCalls.NumberOfSections? { .init(delegate: self) }
  /// For `indexTitles?(…)`: always there; it answers nil where the delegate has none.
  public var indexTitles: UICollectionViewDataSourceCalls.IndexTitles? { .init(delegate: self) }
}

/// What `UICollectionViewDataSource`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource>
public enum UICollectionViewDataSourceCalls {
  /// Calls `collectionView`.
  @preconcurrency @MainActor
  public struct CollectionView {
    let delegate: any UICollectionViewDataSource

    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      delegate.collectionView(collectionView, numberOfItemsInSection: section)
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      delegate.collectionView(collectionView, cellForItemAt: indexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      }
    }
    /// As the delegate does it.
    public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.collectionView(collectionView, canMoveItemAt: indexPath) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      delegate.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath! {
      DefaultAnswers.ask(delegate) {
        delegate.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
      }
    }
  }

  /// Calls `numberOfSections`.
  @preconcurrency @MainActor
  public struct NumberOfSections {
    let delegate: any UICollectionViewDataSource

    /// As the delegate does it.
    public func callAsFunction(in collectionView: UICollectionView) -> Int! {
      DefaultAnswers.ask(delegate) { delegate.numberOfSections(in: collectionView) }
    }
  }

  /// Calls `indexTitles`.
  @preconcurrency @MainActor
  public struct IndexTitles {
    let delegate: any UICollectionViewDataSource

    /// As the delegate does it.
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
      delegate.indexTitles(for: collectionView)
    }
  }
}
