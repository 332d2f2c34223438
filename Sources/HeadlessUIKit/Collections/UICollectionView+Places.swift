import Foundation

/// Which items there are, where they lie, and how they are scrolled to.
extension UICollectionView {
  var loadedCounts: [Int] {
    tiles.load()
    return tiles.counts
  }

  func count(of section: Int) -> Int {
    let counts = loadedCounts
    precondition(
      counts.indices.contains(section),
      "\(type(of: self)): there is no section \(section), but \(counts.count) sections")
    return counts[section]
  }

  var preparedLayout: UICollectionViewLayout {
    tiles.prepare()
    return collectionViewLayout
  }

  /// With the views that should show by now.
  var caughtUp: CollectionTiles {
    tiles.catchUp()
    return tiles
  }

  /// Nil where items have made room, and on a placeholder, too.
  func item(at point: CGPoint) -> IndexPath? {
    guard let stand = stand(at: point) else { return nil }
    guard let stands = tiles.stands else { return stand }
    return stands.item(at: stand)
  }

  /// Which place of the layout's is at a point.
  func stand(at point: CGPoint) -> IndexPath? {
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = preparedLayout.turnedElements(in: spot)
    let items = found.filter { $0.representedElementCategory == .cell && $0.frame.holds(point) && !$0.isHidden }
    return items.enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?
      .element.indexPath
  }

  /// What the layout says of the item.
  func attributes(of item: IndexPath) -> UICollectionViewLayoutAttributes? {
    let found = tiles.attributes(ofItemAt: item)
    guard let found, found.indexPath != item, let own = found.copy() as? UICollectionViewLayoutAttributes else {
      return found
    }
    own.indexPath = item
    return own
  }

  func place(of cell: UICollectionViewCell) -> IndexPath? {
    tiles.shown.lazy.filter { $0.value === cell && $0.key.category == .cell }.map(\.key.place).min()
  }

  // MARK: Scrolling

  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, _ animated: Bool) {
    layoutIfNeeded()
    tiles.load()
    precondition(
      tiles.contains(indexPath), "\(type(of: self)): there is no item \(indexPath) to scroll to")
    guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
    let box = attributes.frame
    if let row = attributes.row.flatMap(tiles.rows.row) {
      row.scroll(to: box.offset(by: row.contentOffset - row.frame.origin), scrollPosition, animated)
    }
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    var place = contentOffset
    if scrollPosition.contains(.top) { place.y = box.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { place.y = box.midY - shown.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { place.y = box.maxY - shown.height - inset.top }
    if scrollPosition.contains(.left) { place.x = box.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { place.x = box.midX - shown.width / 2 - inset.left }
    if scrollPosition.contains(.right) { place.x = box.maxX - shown.width - inset.left }
    if scrollPosition.isEmpty { place = offset(showing: box) }
    place = CGPoint(x: ranges.x.clamp(place.x), y: ranges.y.clamp(place.y))
    if place != contentOffset { setContentOffset(place, animated: animated) }
  }
}

extension UICollectionView {
  /// Whether what shows is of several sections: nothing is loaded, and so no cell goes, where somebody looks on.
  package var showsSections: Bool { tiles.counts.count > 1 }

  /// What the view shows now, with the kind of what is no item; nil for a view out of sight.
  package func element(shownBy view: UICollectionReusableView) -> (kind: String?, place: IndexPath)? {
    tiles.shown.first { $0.value === view }.map { ($0.key.category == .cell ? nil : $0.key.kind, $0.key.place) }
  }
}
