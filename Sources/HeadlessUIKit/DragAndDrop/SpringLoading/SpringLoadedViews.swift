import Foundation

// What acts of itself when a drag has rested above it, where `isSpringLoaded` is set. What the drag came to may be
// gone by then, or disabled.

extension UIButton: SpringLoaded {
  /// As a lift inside does it.
  func spring(at point: CGPoint, _ context: SpringContext) -> Spring? {
    guard isSpringLoaded, isEnabled else { return nil }
    return Spring(item: 0) { if self.isEnabled { self.send(self.eventsOfLiftInside, with: nil) } }
  }
}

extension UISegmentedControl: SpringLoaded {
  /// Selects the segment.
  func spring(at point: CGPoint, _ context: SpringContext) -> Spring? {
    guard isSpringLoaded, isEnabled, let index = segment(at: point.x) else { return nil }
    return Spring(item: index) { if self.isEnabled { self.choose(index, with: nil) } }
  }
}

extension UITabBarButton: SpringLoaded {
  /// Selects the tab.
  func spring(at point: CGPoint, _ context: SpringContext) -> Spring? {
    guard let item, isEnabled, item.isSpringLoaded || bar?.isSpringLoaded == true else { return nil }
    return Spring(item: 0) { if self.isEnabled { self.send(self.eventsOfLiftInside, with: nil) } }
  }
}

extension UITabBarButton {
  private var bar: UITabBar? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITabBar }.first
  }
}

extension UITableView: SpringLoaded {
  /// Selects the row, if the delegate lets it.
  func spring(at point: CGPoint, _ context: SpringContext) -> Spring? {
    guard isSpringLoaded, let row = indexPathForRow(at: point),
      tableDelegate?.tableView(self, shouldSpringLoadRowAt: row, with: context) ?? true
    else { return nil }
    return Spring(item: row) { if self.loadedGeometry.contains(row) { self.choose(row) } }
  }
}

extension UICollectionView: SpringLoaded {
  /// Selects the item, if the delegate lets it.
  func spring(at point: CGPoint, _ context: SpringContext) -> Spring? {
    guard isSpringLoaded, let item = indexPathForItem(at: point),
      collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: item, with: context) ?? true
    else { return nil }
    return Spring(item: item) {
      self.tiles.load()
      if self.tiles.contains(item) { self.choose(item) }
    }
  }
}
