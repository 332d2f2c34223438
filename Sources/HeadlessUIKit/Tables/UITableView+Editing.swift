import Foundation

/// Fingers that a device would make something else of: on controls of editing, on the index beside the rows.
extension UITableView {
  func noteEditing(_ touches: Set<UITouch>) {
    guard let touch = touches.inLandingOrder.first else { return }
    if isEditing {
      let words = "the controls of a table that is edited are not modelled: fingers hit the rows"
      ListWarnings.tell(words, of: self, once: &warnings.editing)
    }
    let isAtEdge = touch.location(in: self).x > bounds.maxX - TableMetrics.indexWidth
    guard isAtEdge, !warnings.index, let titles = dataSource?.sectionIndexTitles(for: self), !titles.isEmpty
    else { return }
    let words =
      "the index beside a table's rows is not modelled: a finger at its \(titles.count) titles hits the row"
    ListWarnings.tell(words, of: self, once: &warnings.index)
  }
}
