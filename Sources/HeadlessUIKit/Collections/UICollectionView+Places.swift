public import Foundation

/// Which items there are, where they lie, and which cells show them.
extension UICollectionView {
  /// As the data source said when the collection was loaded.
  public var numberOfSections: Int {
    tiles.load()
    return tiles.counts.count
  }

  /// 0 for a section that is not there.
  public func numberOfItems(inSection section: Int) -> Int {
    tiles.load()
    return tiles.counts.indices.contains(section) ? tiles.counts[section] : 0
  }

  /// What the layout says of the item, in sight or not.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    tiles.prepare()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// What the layout says of the view, in sight or not.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    tiles.prepare()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Items

  /// The frontmost item at a point of the collection's own coordinates; nil between the items.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    tiles.prepare()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = collectionViewLayout.layoutAttributesForElements(in: spot) ?? []
    let items = found.filter { $0.representedElementCategory == .cell && $0.frame.contains(point) && !$0.isHidden }
    return items.enumerated().max { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }?
      .element.indexPath
  }

  /// Nil for a cell that shows no item of this collection.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    tiles.shown.first { $0.key.category == .cell && $0.value === cell }?.key.place
  }

  /// Nil for an item out of sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    tiles.catchUp()
    return tiles.shown[CollectionElement(cellAt: indexPath)] as? UICollectionViewCell
  }

  /// In the order of their items.
  public var indexPathsForVisibleItems: [IndexPath] {
    tiles.catchUp()
    return tiles.shown.keys.filter { $0.category == .cell }.map(\.place).sorted()
  }

  /// In the order of their items.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  // MARK: Views beside the items

  /// Nil for one out of sight.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    tiles.catchUp()
    return tiles.shown[CollectionElement(kind: elementKind, at: indexPath)]
  }

  /// In the order of their places.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// In order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    tiles.catchUp()
    return tiles.shown.keys
      .filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.place).sorted()
  }

  // MARK: Scrolling

  /// Scrolls the item to that place of what shows, as far as the content goes; along an axis of which nothing is
  /// said not at all.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let box = layoutAttributesForItem(at: indexPath)?.frame else { return }
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
