import Foundation

/// Rows that are said beforehand.
extension UITableView: PrefetchingList {
  var itemChanges: Int { tiles.changes }
  var isPrefetched: Bool { isPrefetchingEnabled && prefetchDataSource != nil }
  var visibleItems: [IndexPath] { tiles.visiblePlaces }

  func items(in rect: CGRect) -> [(place: IndexPath, frame: CGRect)] {
    tiles.rows(in: TableGeometry.Span(start: rect.minY, end: rect.maxY)).map { ($0, rectForRow(at: $0)) }
  }

  func prefetch(_ items: [IndexPath]) { prefetchDataSource?.tableView(self, prefetchRowsAt: items) }
  func cancelPrefetching(_ items: [IndexPath]) {
    prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: items)
  }
}
