import Foundation

/// What a layout puts somewhere: an item, or a view of some kind beside the items.
struct CollectionElement: Hashable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let place: IndexPath

  @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    place = attributes.indexPath
  }

  init(cellAt place: IndexPath) {
    category = .cell
    kind = ""
    self.place = place
  }

  init(decoration kind: String, at place: IndexPath) {
    category = .decorationView
    self.kind = kind
    self.place = place
  }

  init(kind: String, at place: IndexPath) {
    category = .supplementaryView
    self.kind = kind
    self.place = place
  }
}
