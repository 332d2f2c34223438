import Foundation

/// The pan that opens a row's actions: a finger that goes further across a row than along it, where the row has
/// some.
final class RowSwipe: UIPanGestureRecognizer {
  private weak var table: UITableView?
  /// Where the finger landed, and what it has come upon since.
  private var start = CGPoint.zero
  private var found: (configuration: UISwipeActionsConfiguration, place: IndexPath, isTrailing: Bool)?
  private var opening: RowActions?

  init(for table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    name = "swipeActions"
    maximumNumberOfTouches = 1
    delaysTouchesEnded = false
    isDiscreet = true
    delegate = self
    ownAction = { [weak self] in self?.act() }
  }

  private func act() {
    switch state {
    case .began: open()
    case .ended: letGo()
    case .cancelled: close()
    case .possible, .changed, .failed: break
    }
  }

  private func open() {
    guard let table, let found else { return }
    opening = RowActions(found.configuration, at: found.place, of: table, trailing: found.isTrailing)
  }

  private func letGo() {
    guard let table, let found else { return }
    let way = location(in: table).x - start.x
    opening?.letGo(after: found.isTrailing ? -way : way)
    (opening, self.found) = (nil, nil)
  }

  private func close() {
    opening?.close()
    (opening, found) = (nil, nil)
  }
}

extension RowSwipe: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let table, table.rowActions == nil, !table.isEditing, let view = attempt.touches.first?.view,
      let place = table.place(holding: view)
    else { return false }
    // The whole way, as long as it has not begun.
    let way = translation(in: table)
    guard abs(way.x) > abs(way.y), let configuration = table.actions(way.x, of: place),
      !configuration.actions.isEmpty
    else { return false }
    start = location(in: table) - way
    found = (configuration, place, way.x < 0)
    return true
  }

  /// A finger from the screen's edge is first of all the one that goes back, and in a pager the one that turns the
  /// page.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer || otherGestureRecognizer is ScrollPan }
}

extension UITableView {
  /// Nil where there are none.
  fileprivate func actions(_ across: CGFloat, of place: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, dataSource.tableView(self, canEditRowAt: place) else { return nil }
    if across > 0 { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place) }
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place)
      ?? olderActions(of: place) ?? deleting(place)
  }

  private func olderActions(of place: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = delegate?.tableView(self, editActionsForRowAt: place) else { return nil }
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
    guard let dataSource, delegate?.tableView(self, editingStyleForRowAt: place) ?? .delete == .delete else {
      return nil
    }
    let deletes =
      if let controller = dataSource as? UITableViewController {
        ListControllerTables.commitsEdits(type(of: controller))
      } else {
        DefaultAnswers.ask(dataSource) { dataSource.tableView(self, canEditRowAt: place) } != nil
      }
    guard deletes else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: place) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return }
      dataSource.tableView(self, commit: .delete, forRowAt: place)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension UITableViewRowAction.Style {
  fileprivate var newer: UIContextualAction.Style { self == .destructive ? .destructive : .normal }
}
