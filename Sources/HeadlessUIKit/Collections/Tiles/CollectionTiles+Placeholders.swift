import Foundation

/// The cells of a drop's placeholders. The delegate does not hear of them, and they show no item (ours).
extension CollectionTiles {
  /// Has those in sight have cells in their places, and no others.
  func layOutPlaceholders() {
    guard let placeholders = collection.dragging?.placeholders, !placeholders.isEmpty else { return }
    let (layout, sight) = (collection.preparedLayout, collection.bounds)
    for (placeholder, stand) in zip(placeholders, stands?.placeholders ?? []) {
      guard let attributes = layout.turnedItem(at: stand), attributes.frame.overlaps(sight) else {
        rest(placeholder)
        continue
      }
      let cell = placeholder.cell as? UICollectionViewCell ?? make(placeholder, as: attributes)
      place(cell, as: attributes)
      if cell.superview == nil { host(of: attributes).insertSubview(cell, at: 0) }
    }
  }

  private func make(
    _ placeholder: ListPlaceholder, as attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewCell {
    let cell = collection.takeCell(placeholder.kind.reuseIdentifier, as: attributes)
    placeholder.cell = cell
    placeholder.kind.update(cell)
    return cell
  }

  /// Its cell, if it has one, may be used again.
  func rest(_ placeholder: ListPlaceholder) {
    guard let cell = placeholder.removeCell(UICollectionViewCell.self) else { return }
    cell.given = nil
    pool.rest(cell, cell.reuseIdentifier.map { CollectionTiles.poolKey($0, "") })
  }
}
