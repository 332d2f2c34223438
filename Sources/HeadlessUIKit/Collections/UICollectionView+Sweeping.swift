import Foundation

/// What two fingers that go over items select, where the collection scrolls along one axis alone.
extension UICollectionView: SweptList {
  func placeOfSweep(at point: CGPoint) -> IndexPath? { item(at: point) }

  func mayBeginSweep(at place: IndexPath) -> Bool {
    let room = bounds.inset(by: adjustedContentInset).size
    if contentSize.width > room.width, contentSize.height > room.height { return false }
    return collectionDelegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: place)
      ?? allowsMultipleSelectionDuringEditing
  }

  func sweepBegins(at place: IndexPath) {
    if !isEditing { isEditing = true }
    collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: place)
  }

  func sweepEnds() { collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self) }
  func isSelected(at place: IndexPath) -> Bool { tiles.selected.contains(place) }

  func sweep(_ place: IndexPath, selects: Bool) {
    guard tiles.contains(place), allowsSeveral else { return }
    if selects { userSelects(place) } else { userDeselects(place) }
  }

  func places(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
    IndexPath.way(from: start, to: end, counts: loadedCounts)
  }
}
