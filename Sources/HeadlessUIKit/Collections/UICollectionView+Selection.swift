import Foundation

/// Which items are selected, by fingers and by code.
extension UICollectionView {
  func codeSelects(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard allowsAny else { return }
    guard let indexPath else {
      for place in tiles.selected { deselect(place) }
      return
    }
    tiles.load()
    guard tiles.contains(indexPath) else { return }
    if !allowsSeveral {
      for place in tiles.selected where place != indexPath { deselect(place) }
    }
    select(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  func codeDeselects(_ indexPath: IndexPath) {
    if allowsAny { deselect(indexPath) }
  }

  private func shownCell(at place: IndexPath) -> UICollectionViewCell? {
    tiles.shown[CollectionElement(cellAt: place)] as? UICollectionViewCell
  }

  private func select(_ place: IndexPath) {
    if !tiles.selected.contains(place) { tiles.selected.append(place) }
    shownCell(at: place)?.isSelected = true
  }

  func keepOneSelected() {
    for place in tiles.selected.dropFirst() { deselect(place) }
  }

  func deselect(_ place: IndexPath) {
    tiles.selected.removeAll { $0 == place }
    shownCell(at: place)?.isSelected = false
  }
}

/// What a finger on an item does.
extension UICollectionView: PressedList {
  var editsAllItems: Bool { isEditing }
  /// Whether the item's cell is edited, as the delegate says while the collection is.
  func edits(_ item: IndexPath) -> Bool {
    isEditing && collectionDelegate?.collectionView(self, canEditItemAt: item) ?? true
  }

  func place(holding view: UIView) -> IndexPath? {
    let cell = sequence(first: view, next: \.superview).first { $0 is UICollectionViewCell }
    return (cell as? UICollectionViewCell).flatMap(indexPath)
  }

  func isInside(_ touch: UITouch, of place: IndexPath) -> Bool {
    guard let cell = shownCell(at: place) else { return false }
    return cell.bounds.contains(touch.location(in: cell))
  }

  func beginHighlight(of place: IndexPath) -> Bool {
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: place) ?? true else {
      tell(.refuses(place, .shouldHighlightSaidNo))
      return false
    }
    // Who was asked may have moved the item, or taken it away.
    guard let place = press?.place else { return false }
    shownCell(at: place)?.isHighlighted = true
    hideSelection(but: place)
    collectionDelegate?.collectionView(self, didHighlightItemAt: place)
    return true
  }

  func endHighlight(of place: IndexPath) {
    shownCell(at: place)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: place)
  }

  var selectedPlaces: [IndexPath] { tiles.selected }

  func show(_ place: IndexPath, selected isSelected: Bool) {
    guard let cell = shownCell(at: place), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  func choose(_ place: IndexPath) {
    let row = shownCell(at: place) as? UICollectionViewListCell
    if let row, opensOutline(row, at: place), let outline = collectionSource as? any OutlinedItems {
      stopPress()
      return outline.toggleItem(at: place)
    }
    let extends = editsAllItems && allowsSeveral && !tiles.selected.isEmpty
    let changes = tiles.changes
    if !allowsAny {
      tell(.refuses(place, .notAllowed))
    } else if allowsSeveral, tiles.selected.contains(place) {
      userDeselects(place)
    } else {
      userSelects(place)
    }
    stopPress()
    // Who was told may have moved the item, or taken it away.
    if allowsAny, !extends, tiles.changes == changes { act(on: place) }
  }

  private func opensOutline(_ row: UICollectionViewListCell, at place: IndexPath) -> Bool {
    row.accessories.contains { accessory in
      switch accessory.outlineStyle {
      case .header: true
      case .automatic: (collectionViewLayout as? UICollectionViewCompositionalLayout)?.isHeader(place) ?? false
      case .cell, nil: false
      }
    }
  }

  /// A tap on an item is its primary action, too, whatever it selects; while the list is edited one that adds to
  /// nothing.
  private func act(on place: IndexPath) {
    guard let delegate = collectionDelegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: place)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: place)
  }

  func userSelects(_ place: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: place) ?? true else {
      return tell(.refuses(place, .selectionSaidNo))
    }
    if !allowsSeveral {
      for old in tiles.selected where old != place { loseSelection(old) }
    }
    // Who was asked or told may have taken the item away.
    tiles.catchUp()
    tiles.load()
    guard tiles.contains(place) else { return }
    tell(.selects(place))
    select(place)
    collectionDelegate?.collectionView(self, didSelectItemAt: place)
  }

  func userDeselects(_ place: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: place) ?? true else {
      return tell(.refuses(place, .deselectionSaidNo))
    }
    loseSelection(place)
  }

  private func loseSelection(_ place: IndexPath) {
    tell(.deselects(place))
    deselect(place)
    collectionDelegate?.collectionView(self, didDeselectItemAt: place)
  }
}
