import Foundation

/// Cells and other views that are used again.
extension UICollectionView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    precondition(
      cellClass == nil || cellClass is UICollectionViewCell.Type,
      "\(type(of: self)): a class registered for cells is no UICollectionViewCell")
    registerView(cellClass, CollectionTiles.poolKey(identifier, ""))
  }

  func registerView(_ given: AnyClass?, _ key: String) {
    guard let given else { return tiles.pool.register(key, nil) }
    guard let kind = given as? UICollectionReusableView.Type else {
      preconditionFailure("\(type(of: self)): \(given) is registered, and is no UICollectionReusableView")
    }
    tiles.pool.register(key) { kind.make(registeredWith: $0) }
  }

  /// Of a view that the layout says nothing of.
  private static let usualFrame = CGRect(x: 0, y: 0, width: 50, height: 50)

  func takeCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    let cell = takeCell(identifier, as: attributesOfCell(at: indexPath))
    if let row = cell as? UICollectionViewListCell { indent(row, at: indexPath) }
    return cell
  }

  /// A layout that others' chosen sizes have invalidated is not prepared anew for each cell that comes with them.
  private func attributesOfCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    if collectionViewLayout.awaitsPreparation, let made = tiles.making, made.place == indexPath {
      return made.attributes
    }
    return layoutAttributesForItem(at: indexPath)
  }

  /// By its item's level in an outline. Where there is none a level of the cell's own stays.
  private func indent(_ row: UICollectionViewListCell, at indexPath: IndexPath) {
    let level = (collectionSource as? any OutlinedItems)?.level(ofItemAt: indexPath) ?? 0
    guard level > 0 || row.isIndentedByOutline else { return }
    row.isIndentedByOutline = level > 0
    row.indentationLevel = level
  }

  func takeCell(_ identifier: String, as attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewCell {
    guard let cell = take(identifier, "", within: attributes?.frame) as? UICollectionViewCell else {
      preconditionFailure(
        "\(type(of: self)): no cell for \"\(identifier)\": register(_:forCellWithReuseIdentifier:) comes first")
    }
    if let size = attributes?.size, cell.bounds.size != size { cell.bounds.size = size }
    return cell
  }

  func takeView(ofKind elementKind: String, _ identifier: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  {
    guard
      let view = take(
        identifier, elementKind,
        within: layoutAttributesForSupplementaryElement(ofKind: elementKind, at: indexPath)?.frame)
    else {
      preconditionFailure(
        "\(type(of: self)): no \(elementKind) for \"\(identifier)\": "
          + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) comes first")
    }
    return view
  }

  /// - Parameter frame: of a view that is made; code that places its content once goes by it.
  private func take(
    _ identifier: String, _ kind: String, within frame: @autoclosure () -> CGRect?
  ) -> UICollectionReusableView? {
    let key = CollectionTiles.poolKey(identifier, kind)
    guard let (view, isUsed) = tiles.pool.take(key, else: frame() ?? Self.usualFrame) else { return nil }
    view.givenIdentifier = identifier
    if isUsed {
      if let cell = view as? UICollectionViewCell { (cell.draggedAs, cell.isSwiped) = (.none, false) }
      view.prepareForReuse()
    }
    return view
  }
}
