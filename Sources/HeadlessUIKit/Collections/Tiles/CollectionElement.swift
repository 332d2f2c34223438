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

  /// The same of another place.
  func at(_ place: IndexPath) -> CollectionElement {
    CollectionElement(category: category, kind: kind, place: place)
  }

  private init(category: UICollectionView.ElementCategory, kind: String, place: IndexPath) {
    (self.category, self.kind, self.place) = (category, kind, place)
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
