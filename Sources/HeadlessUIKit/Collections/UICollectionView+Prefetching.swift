import Foundation

/// Items that are said beforehand.
extension UICollectionView: PrefetchingList {
  var itemChanges: Int { tiles.changes }
  var isPrefetched: Bool { isPrefetchingEnabled && prefetchDataSource != nil }
  var visibleItems: [IndexPath] { tiles.visiblePlaces }

  func items(in rect: CGRect) -> [(place: IndexPath, frame: CGRect)] {
    (collectionViewLayout.layoutAttributesForElements(in: rect) ?? [])
      .filter { $0.representedElementCategory == .cell && $0.frame.overlaps(rect) }
      .map { ($0.indexPath, $0.frame) }
  }

  func prefetch(_ items: [IndexPath]) { prefetchDataSource?.collectionView(self, prefetchItemsAt: items) }
  func cancelPrefetching(_ items: [IndexPath]) {
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: items)
  }
}
