import Foundation

/// What two fingers that go over rows select.
extension UITableView: SweptList {
  func placeOfSweep(at point: CGPoint) -> IndexPath? { row(at: point) }

  func mayBeginSweep(at place: IndexPath) -> Bool {
    tableDelegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: place)
      ?? allowsMultipleSelectionDuringEditing
  }

  func sweepBegins(at place: IndexPath) {
    if !editsAllItems { setEditing(true, animated: true) }
    tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: place)
  }

  func sweepEnds() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }
  func isSelected(at place: IndexPath) -> Bool { tiles.selected.contains(place) }

  func sweep(_ place: IndexPath, selects: Bool) {
    guard loadedGeometry.contains(place), allowsSeveral else { return }
    if selects { userSelects(place) } else { userDeselects(place) }
  }

  func places(from start: IndexPath, to end: IndexPath) -> [IndexPath] {
    IndexPath.way(from: start, to: end, counts: loadedGeometry.counts)
  }
}
