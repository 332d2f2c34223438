import Foundation

/// What a finger that goes across a row opens.
extension UITableView: SwipedList {
  func swipeActions(_ across: CGFloat, at place: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource = tableSource, dataSource.tableView(self, canEditRowAt: place) else { return nil }
    if (across > 0) != readsFromTheRight {
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place)
    }
    return trailingActions(of: place) ?? deleting(place)
  }

  /// What the delegate has for the end of the row.
  func trailingActions(of place: IndexPath) -> UISwipeActionsConfiguration? {
    tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place) ?? olderActions(of: place)
  }

  func frameOfRow(at place: IndexPath) -> CGRect { rectForRow(at: place) }

  func rowBeginsToOpen(at place: IndexPath) {
    swipedRow = .begins
    tableDelegate?.tableView(self, willBeginEditingRowAt: place)
    if swipedRow == .begins { swipedRow = .isOpen }
  }

  func row(at place: IndexPath, isOpen: Bool, trailing: Bool) {
    // Nobody is asked for cells as data changes.
    let cell = tiles.shown[place]
    cell?.isSwiped = isOpen
    cell?.showsDeleteConfirmation = isOpen && trailing != readsFromTheRight
  }

  func rowHasClosed(at place: IndexPath) {
    swipedRow = .none
    tableDelegate?.tableView(self, didEndEditingRowAt: place)
  }

  /// Closes the row that is open while the data may be other than what is shown.
  /// - Returns: the row that was swiped. The delegate, which may change rows as it hears of it, is to be told once
  ///   the table is up to date.
  func closeRow() -> IndexPath? {
    guard let open = rowActions, open.takeAway() else { return nil }
    swipedRow = .none
    return open.place
  }

  private func olderActions(of place: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = tableDelegate?.tableView(self, editActionsForRowAt: place) else { return nil }
    let newer = actions.map { action in
      let newer = UIContextualAction(style: action.style.newer, title: action.title) { _, _, _ in
        action.handler(action, place)
      }
      newer.backgroundColor = action.backgroundColor
      return newer
    }
    let configuration = UISwipeActionsConfiguration(actions: newer)
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// Where the data source deletes rows, as far as that can be known: it says itself that the row can be edited, or
  /// is a table's controller that overrides what does it.
  private func deleting(_ place: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource = tableSource,
      tableDelegate?.tableView(self, editingStyleForRowAt: place) ?? .delete == .delete
    else {
      return nil
    }
    if let controller = tableSource as? UITableViewController {
      return ListControllerTables.commitsEdits(type(of: controller)) ? deletion(of: place) : nil
    }
    let own = DefaultAnswers.ask(dataSource, method: "tableView(_:canEditRowAt:)") {
      dataSource.tableView(self, canEditRowAt: place)
    }
    if own != nil { return deletion(of: place) }
    ListWarnings.tell(
      "whether \(type(of: dataSource)) deletes rows can't be known: with canEditRowAt a swipe offers it",
      of: self, once: &warnings.deleting)
    return nil
  }

  /// The button that deletes the row.
  func deletion(of place: IndexPath) -> UISwipeActionsConfiguration? {
    guard tableSource != nil else { return nil }
    let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: place) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return }
      tableSource?.tableView(self, commit: .delete, forRowAt: place)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

/// Whether a finger has opened a row of a table.
enum SwipedRow { case none, begins, isOpen }

extension UITableViewRowAction.Style {
  fileprivate var newer: UIContextualAction.Style { self == .destructive ? .destructive : .normal }
}
