import Foundation

/// What a finger on a row may turn out to be: a swipe across it, which shows the row's actions on a device.
struct RowSwipe {
  let start: CGPoint
  var isOver = false
}

/// The actions themselves are not shown. But a finger that would have shown them presses the row no more.
extension UITableView {
  func beginSwipe(_ touches: Set<UITouch>) {
    guard press == nil, let touch = touches.inLandingOrder.first else { return }
    swipe = RowSwipe(start: touch.location(in: self))
  }

  /// Ends the row's press where a device would show actions, and warns of them, once.
  func followSwipe(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch), let swipe, !swipe.isOver else { return }
    let end = press.touch.location(in: self)
    let (across, along) = (end.x - swipe.start.x, end.y - swipe.start.y)
    guard abs(across) > UIApplication.shared.thresholds.gestures.panHysteresis, abs(across) > abs(along) else {
      return
    }
    self.swipe?.isOver = true
    guard let words = actions(across, of: press.place) else { return }
    stopPress()
    if hasWarnedOfSwipes { return }
    hasWarnedOfSwipes = true
    Decisions.tell(.warns(self, "swipe actions are not modelled: \(words) would show in row \(press.place.item)"))
  }

  /// Nil where there would be none.
  private func actions(_ across: CGFloat, of place: IndexPath) -> String? {
    guard dataSource?.tableView(self, canEditRowAt: place) ?? true else { return nil }
    if across > 0 {
      return count(delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place))
    }
    if let answer = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place) {
      return count(answer)
    }
    guard let source = dataSource as? UITableViewController,
      ListControllerTables.commitsEdits(type(of: source)),
      delegate?.tableView(self, editingStyleForRowAt: place) ?? .delete == .delete
    else { return nil }
    return "deleting"
  }

  private func count(_ answer: UISwipeActionsConfiguration?) -> String? {
    answer.flatMap { $0.actions.isEmpty ? nil : "\($0.actions.count)" }
  }
}
