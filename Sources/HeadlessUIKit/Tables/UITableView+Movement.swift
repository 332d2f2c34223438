import Foundation

/// A row that a finger takes elsewhere by the control at its end.
extension UITableView {
  /// What a finger on a row's reordering control does.
  func follow(_ press: GripPress, on cell: UITableViewCell) {
    if press.state == .began { beginMovement(of: cell, by: press) }
    guard movement?.press === press else { return }
    switch press.state {
    case .changed:
      moveRow(to: press.location(in: self).y)
      edgeScroll.follow(press.location(in: self))
    case .ended: endMovement()
    case .cancelled: cancelMovement()
    case .began, .possible, .failed: break
    }
  }

  private func beginMovement(of cell: UITableViewCell, by press: GripPress) {
    guard movement == nil, let place = indexPath(for: cell), editsAllItems else { return }
    let y = press.location(in: self).y
    stopPress()
    let row = rectForRow(at: place)
    movement = RowMovement(of: place, from: row.minY, grip: y - row.minY, by: press)
    bringSubviewToFront(cell)
  }

  /// - Parameter y: where the finger is.
  func moveRow(to y: CGFloat) {
    guard var moved = movement else { return }
    moved.top = y - moved.grip
    let geometry = loadedGeometry
    // Loading may have ended it.
    guard movement != nil else { return }
    let proposal = geometry.slot(of: moved.place, top: moved.top)
    movement = moved
    tiles.rowsStandElsewhere()
    guard proposal != moved.proposal else { return }
    movement?.proposal = proposal
    let target =
      tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: moved.place, toProposedIndexPath: proposal)
      ?? proposal
    guard movement?.place == moved.place, geometry.isTarget(target, of: moved.place) else { return }
    movement?.target = target
  }

  private func endMovement() {
    edgeScroll.stop()
    guard let movement else { return }
    self.movement = nil
    tiles.rowsStandElsewhere()
    guard movement.target != movement.place, let dataSource = tableSource else { return }
    let changes = tiles.changes
    dataSource.tableView(self, moveRowAt: movement.place, to: movement.target)
    // A data source may have brought the table up to date itself.
    guard tiles.changes == changes else { return }
    var places: [IndexPath: IndexPath] = [:]
    for (section, count) in tiles.geometry.counts.enumerated() {
      for row in 0..<count {
        let place = IndexPath(row: row, section: section)
        places[place] = movement.gap.stand(of: place)
      }
    }
    let sections = tiles.geometry.counts.indices.map { ($0, $0) }
    tiles.adopt(ListMoves(items: places, sections: Dictionary(uniqueKeysWithValues: sections)))
  }

  /// The row goes back to where it was; nobody is told.
  func cancelMovement() {
    edgeScroll.stop()
    guard movement != nil else { return }
    movement = nil
    tiles.rowsStandElsewhere()
  }

  /// Other rows have come, gone and moved: the row is the same as before, if it is still there.
  func moveMovement(by places: [IndexPath: IndexPath]) {
    guard let old = movement else { return }
    guard let place = places[old.place] else { return cancelMovement() }
    movement = RowMovement(of: place, from: old.top, grip: old.grip, by: old.press)
  }
}
