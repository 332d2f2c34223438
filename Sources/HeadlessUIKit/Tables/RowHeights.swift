import Foundation

/// How high a table's rows are: as the delegate or the table says or, where that leaves the choice to the table, as
/// their cells size themselves when they come into sight.
@MainActor struct RowHeights {
  private var measured: [IndexPath: CGFloat] = [:]

  /// Until its cell is measured, a row is as high as estimated.
  func height(of place: IndexPath, in table: UITableView) -> CGFloat {
    let given = table.delegate?.tableView(table, heightForRowAt: place) ?? table.rowHeight
    guard given == UITableView.automaticDimension else { return max(0, given) }
    if let height = measured[place] { return height }
    let estimate = table.delegate?.tableView(table, estimatedHeightForRowAt: place) ?? table.estimatedRowHeight
    return estimate > 0 ? estimate : TableMetrics.rowHeight
  }

  /// How high the row is that the cell shows; nil where that is known without it.
  mutating func measure(_ cell: UITableViewCell, at place: IndexPath, width: CGFloat, in table: UITableView)
    -> CGFloat?
  {
    guard
      (table.delegate?.tableView(table, heightForRowAt: place) ?? table.rowHeight) == UITableView.automaticDimension
    else { return nil }
    let estimate = table.delegate?.tableView(table, estimatedHeightForRowAt: place) ?? table.estimatedRowHeight
    if estimate == 0 { return nil }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = fitting.height > 0 ? fitting.height : TableMetrics.rowHeight
    measured[place] = height
    return height
  }

  /// Everything is measured anew.
  mutating func forget() { measured = [:] }
  /// The row is measured anew.
  mutating func forget(_ place: IndexPath) { measured[place] = nil }

  /// Rows have come, gone and moved.
  mutating func move(by places: [IndexPath: IndexPath]) {
    let old = measured
    measured = [:]
    for (from, to) in places { measured[to] = old[from] }
  }
}
