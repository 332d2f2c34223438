public import Foundation

/// What a collection shows: how many sections and items, and a cell for each item that comes into sight.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource>
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Asked for every section, whenever the collection is loaded.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Called when the item comes into sight. The cell comes from `dequeueReusableCell(withReuseIdentifier:for:)`.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// 1, unless it says otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Called for what the layout puts beside the items. Where it isn't implemented, no view is made for that.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Asked when an interactive movement begins.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// An interactive movement has ended: the data is to follow. Traps unless it is implemented.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Titles beside the items, asked for as they are loaded: a finger on one of them scrolls to an item.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that such a title scrolls to; nothing where there is no such item.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { DefaultAnswers.give(1, for: self) }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    DefaultAnswers.give(UICollectionReusableView(), for: self)
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    DefaultAnswers.give(true, for: self)
  }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    preconditionFailure("\(type(of: self)) does not implement collectionView(_:moveItemAt:to:)")
  }
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { DefaultAnswers.give(IndexPath(item: 0, section: index), for: self) }
}

/// Told, at the end of a turn, which items are likely to come into sight next: those beyond what shows, where the
/// content goes to. How many is ours: as many as fill the collection once more. No item is sure to be told of.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching>
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Begin to load what they show; the nearest one is the first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// They were told of, have not come into sight, and are no longer likely to: the content went another way.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
