import Foundation

/// Items that make room for one that goes elsewhere, or for what is dragged. The layout counts places, and the data
/// source items.
extension CollectionTiles {
  /// What items make room for now. A layout that counts for itself has as many places as there are items.
  var gap: ItemGap? {
    guard let gap = collection.movement?.gap ?? collection.dragging?.gap, gap.fits(counts) else { return nil }
    return collection.collectionViewLayout.makesRoom || gap.origin?.section == gap.place.section ? gap : nil
  }

  /// Where items stand now; nil where each stands at its own place.
  var stands: ItemStands? { stands(with: gap) }

  func stands(with gap: ItemGap?) -> ItemStands? {
    let anchors = collection.collectionViewLayout.makesRoom ? collection.dragging?.anchors ?? [] : []
    return ItemStands(gap: gap, anchors: anchors)
  }

  /// How many places a section has.
  func countOfStands(in section: Int) -> Int {
    collection.count(of: section) + (stands?.excess(in: section) ?? 0)
  }

  /// The item of whose size a delegate tells where the layout asks for a place. A moved item takes that of the item
  /// which was there, as on a device; what has no item yet, that of the one there, or of the one before (ours).
  func itemOfSize(at stand: IndexPath) -> IndexPath? {
    guard let stands else { return stand }
    let place = stands.place(of: stand)
    if let gap, gap.origin?.section == gap.place.section { return stands.placeholders.isEmpty ? stand : place }
    if let item = stands.item(at: stand) { return item }
    let count = collection.count(of: stand.section)
    return count > 0 ? IndexPath(item: min(place.item, count - 1), section: stand.section) : nil
  }

  /// What stands where the layout puts something; nil where nothing does yet.
  func element(standingAs attributes: UICollectionViewLayoutAttributes) -> CollectionElement? {
    guard attributes.representedElementCategory == .cell, let stands else { return CollectionElement(attributes) }
    return stands.item(at: attributes.indexPath).map(CollectionElement.init(cellAt:))
  }

  /// Where the layout has the item.
  func attributes(ofItemAt place: IndexPath) -> UICollectionViewLayoutAttributes? {
    collection.preparedLayout.turnedItem(at: stands?.stand(of: place) ?? place)
  }

  /// Items make room elsewhere, or no longer: each keeps the size that it chose.
  func carrySizes(from old: ItemStands?, to new: ItemStands?) {
    let layout = collection.collectionViewLayout
    var sizes: [CollectionElement: CGSize] = [:]
    for (element, size) in layout.preferredSizes {
      guard element.category == .cell else {
        sizes[element] = size
        continue
      }
      guard let item = old.map({ $0.item(at: element.place) }) ?? element.place else { continue }
      sizes[CollectionElement(cellAt: new?.stand(of: item) ?? item)] = size
    }
    layout.preferredSizes = sizes
  }
}
