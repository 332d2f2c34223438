import Foundation

/// Fingers that would hit something else on a device: controls of editing, and the index beside the rows.
extension UITableView {
  /// Warns of either, once.
  func noteEditing(_ touches: Set<UITouch>) {
    guard let touch = touches.inLandingOrder.first else { return }
    if isEditing, !hasWarnedOfEditing {
      hasWarnedOfEditing = true
      warn("the controls of a table that is edited are not modelled: fingers hit the rows")
    }
    let isAtEdge = touch.location(in: self).x > bounds.maxX - TableMetrics.indexWidth
    guard isAtEdge, !hasWarnedOfIndex, let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty
    else { return }
    hasWarnedOfIndex = true
    warn("the index beside a table's rows is not modelled: a finger at its \(titles.count) titles hits the row")
  }

  private func warn(_ words: String) { Decisions.tell(.warns(self, words)) }
}
