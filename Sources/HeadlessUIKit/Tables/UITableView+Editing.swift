import Foundation

/// The controls of a table that is edited: which rows have which, and what a tap on one does.
extension UITableView {
  /// What editing makes of the row; nil while the table isn't edited.
  func rowEditing(of cell: UITableViewCell, at place: IndexPath) -> RowEditing? {
    guard editsAllItems, let dataSource = tableSource else { return nil }
    var editing = RowEditing(isReordered: canMove(cell, at: place, by: dataSource))
    guard dataSource.tableView(self, canEditRowAt: place) else { return editing }
    if allowsMultipleSelectionDuringEditing {
      (editing.control, editing.indents) = (.selectionMark, true)
      return editing
    }
    switch tableDelegate?.tableView(self, editingStyleForRowAt: place) ?? .delete {
    case .none: break
    case .delete: editing.control = .delete
    case .insert: editing.control = .insert
    }
    editing.indents =
      cell.shouldIndentWhileEditing
      && tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: place) ?? true
    return editing
  }

  /// Where the data source moves rows, as far as that can be known: it says itself that the row can be moved, or is
  /// a table's controller that overrides what does it; or the cell asks for the control.
  private func canMove(
    _ cell: UITableViewCell, at place: IndexPath, by dataSource: any UITableViewDataSource
  ) -> Bool {
    let said = DefaultAnswers.ask(dataSource, method: "tableView(_:canMoveRowAt:)") {
      dataSource.tableView(self, canMoveRowAt: place)
    }
    return said ?? cell.showsReorderControl
  }

  /// The cell's controls, and its detail button, tell the table.
  func listen(to cell: UITableViewCell) {
    cell.accessoryAction = { [weak self] cell in
      guard let self, let place = indexPath(for: cell) else { return }
      tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: place)
    }
    cell.editAction = { [weak self] cell in self?.editControlTapped(of: cell) }
    cell.reorderAction = { [weak self] cell, press in self?.follow(press, on: cell) }
  }

  /// Every cell in sight is told whether it is edited, and gets its controls, or loses them.
  func tellCellsOfEditing(animated: Bool) {
    cancelMovement()
    // Cells that come are told as they do.
    if tiles.shown.isEmpty { return }
    for place in caughtUp.visiblePlaces {
      guard let cell = tiles.shown[place] else { continue }
      cell.rowEditing = rowEditing(of: cell, at: place)
      cell.setEditing(editsAllItems, animated: animated)
    }
  }

  private func editControlTapped(of cell: UITableViewCell) {
    guard let place = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: tableSource?.tableView(self, commit: .insert, forRowAt: place)
    case .delete: confirmDeleting(place)
    }
  }

  /// The row opens at its end. What is there is tapped; a finger elsewhere closes it.
  private func confirmDeleting(_ place: IndexPath) {
    guard let configuration = trailingActions(of: place) ?? deletion(of: place), !configuration.actions.isEmpty
    else { return }
    rowActions?.close()
    RowActions(configuration, at: place, of: self, trailing: !readsFromTheRight, isSwiped: false).show()
  }
}
