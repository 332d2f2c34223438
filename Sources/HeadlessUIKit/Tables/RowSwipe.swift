import Foundation

/// What a finger on a row may turn out to be: a swipe across it.
struct RowSwipe {
  let touch: UITouch
  let start: CGPoint
  /// What it opens; nil as long as it has not gone far enough, or where there is nothing.
  var actions: RowActions?
  /// The way that it took first: -1 towards the row's beginning, 1 towards its end.
  var direction: CGFloat = 0
}

extension UITableView {
  func beginSwipe(_ touches: Set<UITouch>) {
    guard press == nil, let touch = touches.inLandingOrder.first else { return }
    swipe = RowSwipe(touch: touch, start: touch.location(in: self))
  }

  /// A finger that goes across a row with actions presses it no more, and doesn't scroll.
  func followSwipe(_ touches: Set<UITouch>) {
    guard let press, let swipe, swipe.touch === press.touch, touches.contains(swipe.touch) else { return }
    let end = swipe.touch.location(in: self)
    let (across, along) = (end.x - swipe.start.x, end.y - swipe.start.y)
    guard swipe.direction == 0, abs(across) > UIApplication.shared.thresholds.gestures.panHysteresis,
      abs(across) > abs(along)
    else { return }
    self.swipe?.direction = across < 0 ? -1 : 1
    guard let configuration = actions(across, of: press.place), !configuration.actions.isEmpty else { return }
    stopPress()
    panGestureRecognizer.isEnabled = false
    panGestureRecognizer.isEnabled = isScrollEnabled
    self.swipe?.actions = RowActions(configuration, at: press.place, of: self, trailing: across < 0)
  }

  func endSwipe(_ touches: Set<UITouch>, lifted: Bool = true) {
    guard let swipe, touches.contains(swipe.touch) else { return }
    self.swipe = nil
    let way = (swipe.touch.location(in: self).x - swipe.start.x) * swipe.direction
    if lifted { swipe.actions?.letGo(after: way) } else { swipe.actions?.close() }
  }

  /// Nil where there are none.
  private func actions(_ across: CGFloat, of place: IndexPath) -> UISwipeActionsConfiguration? {
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
