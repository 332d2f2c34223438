import Foundation

/// Layouts that are turned round where people read the other way than they were made for.
///
/// Such a layout says everything as if they didn't. Its collection asks it in these words, which mirror what it
/// says, as `CollectionTiles.turnedWidth` has it.
extension UICollectionViewLayout {
  /// Whether it is to be turned round, by how its collection is read now.
  var isTurned: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collection else { return false }
    return collection.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Everything in a rectangle of the collection.
  func turnedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = layoutAttributesForElements(in: turned(rect)) ?? []
    return collection?.tiles.turnedWidth == nil ? found : found.compactMap(turned)
  }

  func turnedItem(at place: IndexPath) -> UICollectionViewLayoutAttributes? {
    turned(layoutAttributesForItem(at: place))
  }

  func turnedSupplementaryView(ofKind kind: String, at place: IndexPath) -> UICollectionViewLayoutAttributes? {
    turned(layoutAttributesForSupplementaryView(ofKind: kind, at: place))
  }

  func turnedDecorationView(ofKind kind: String, at place: IndexPath) -> UICollectionViewLayoutAttributes? {
    turned(layoutAttributesForDecorationView(ofKind: kind, at: place))
  }

  /// From the collection's coordinates to the layout's, and back.
  func turned(_ rect: CGRect) -> CGRect {
    guard let width = collection?.tiles.turnedWidth else { return rect }
    return rect.mirrored(in: CGRect(x: 0, y: 0, width: width, height: 0))
  }

  /// The layout may keep its own ones.
  private func turned(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let attributes, let width = collection?.tiles.turnedWidth,
      let turned = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    turned.center.x = width - turned.center.x
    return turned
  }
}
