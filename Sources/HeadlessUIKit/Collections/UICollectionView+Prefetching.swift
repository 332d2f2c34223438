import Foundation

/// Items that are said beforehand.
extension UICollectionView: PrefetchingList {
  var itemChanges: Int { tiles.changes }
  var isPrefetched: Bool { isPrefetchingEnabled && prefetchDataSource != nil }
  var visibleItems: [IndexPath] { tiles.visiblePlaces }

  /// By where the data source has them: the layout counts the places that they make room with, too.
  func items(in rect: CGRect) -> [(place: IndexPath, frame: CGRect)] {
    let found = preparedLayout.turnedElements(in: rect)
    let stands = tiles.stands
    return found.filter { $0.representedElementCategory == .cell && $0.frame.overlaps(rect) }
      .compactMap { attributes in stands.item(at: attributes.indexPath).map { ($0, attributes.frame) } }
  }

  func prefetch(_ items: [IndexPath]) { prefetchDataSource?.collectionView(self, prefetchItemsAt: items) }
  func cancelPrefetching(_ items: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: items)
  }
}
