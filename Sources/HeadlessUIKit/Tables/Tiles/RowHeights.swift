import Foundation

/// How high a table's rows are: as the delegate or the table says or, where that leaves the choice to the table, as
/// their cells size themselves.
///
/// Where heights are estimated, as they are by default, the delegate is asked for a row's as it comes into sight,
/// or when somebody asks where it lies (V738). An object: whoever is asked may ask the table for heights.
@MainActor final class RowHeights {
  private enum Way {
    /// Nobody says how high single rows are: they are as the table says.
    case alike(CGFloat)
    /// Every row is asked for when rows are counted.
    case counted
    /// Rows count as estimated, by the table or, where that is nil, each by the delegate.
    case estimated(CGFloat?)
  }

  private enum Height {
    case given(CGFloat)
    /// Given before rows changed.
    case old
    /// The choice is the table's, and the cell has to be measured.
    case open
    case measured(CGFloat)
  }

  private var way = Way.counted
  private var known: [IndexPath: Height] = [:]

  /// Rows are about to be counted.
  /// - Parameter first: one of them; nil where there are none.
  func prepare(for first: IndexPath?, in table: UITableView) {
    guard let first else { return }
    let delegate = table.tableDelegate
    if table.rowHeight != UITableView.automaticDimension, givesNoHeight(delegate, for: first, in: table) {
      return way = .alike(max(0, table.rowHeight))
    }
    let own = delegate.flatMap { delegate in
      DefaultAnswers.ask(delegate, method: "tableView(_:estimatedHeightForRowAt:)") {
        delegate.tableView(table, estimatedHeightForRowAt: first)
      }
    }
    let estimate = table.estimatedRowHeight
    if estimate == 0, own == nil || own == 0 { return way = .counted }
    way = .estimated(own != nil ? nil : estimate > 0 && estimate.isFinite ? estimate : TableMetrics.rowHeight)
  }

  private func givesNoHeight(
    _ delegate: (any UITableViewDelegate)?, for row: IndexPath, in table: UITableView
  ) -> Bool {
    guard let delegate else { return true }
    if let controller = delegate as? UITableViewController {
      return !ListControllerTables.givesHeights(type(of: controller))
    }
    return DefaultAnswers.ask(delegate, method: "tableView(_:heightForRowAt:)") {
      delegate.tableView(table, heightForRowAt: row)
    } == nil
  }

  /// How high the row counts.
  func height(of place: IndexPath, in table: UITableView) -> CGFloat {
    switch way {
    case .alike(let height): return height
    case .counted: return given(for: place, in: table) ?? TableMetrics.rowHeight
    case .estimated(let estimate):
      switch known[place] {
      case .given(let height), .measured(let height): return height
      case .old: if let height = ask(for: place, in: table) { return height }
      case .open, nil: break
      }
      let own = estimate ?? table.tableDelegate?.tableView(table, estimatedHeightForRowAt: place) ?? -1
      if own == 0 { return ask(for: place, in: table) ?? keep(TableMetrics.rowHeight, for: place) }
      return own > 0 ? own : TableMetrics.rowHeight
    }
  }

  /// What the delegate or the table says; nil where the choice is the table's.
  private func given(for place: IndexPath, in table: UITableView) -> CGFloat? {
    let given = table.tableDelegate?.tableView(table, heightForRowAt: place) ?? table.rowHeight
    return given == UITableView.automaticDimension ? nil : max(0, given)
  }

  private func ask(for place: IndexPath, in table: UITableView) -> CGFloat? {
    // Whoever is asked may ask where the row lies.
    known[place] = .open
    let height = given(for: place, in: table)
    known[place] = height.map(Height.given) ?? .open
    return height
  }

  private func keep(_ height: CGFloat, for place: IndexPath) -> CGFloat {
    known[place] = .given(height)
    return height
  }

  /// How high the row is that counted as estimated; nil where nobody says, or where it was known before.
  func resolve(_ place: IndexPath, in table: UITableView) -> CGFloat? {
    guard case .estimated = way, known[place] == nil else { return nil }
    return ask(for: place, in: table)
  }

  /// Whether the row counts as estimated.
  func isGuess(_ place: IndexPath) -> Bool {
    guard case .estimated = way else { return false }
    switch known[place] {
    case .given, .measured: return false
    case .old, .open, nil: return true
    }
  }

  /// How high the row is that the cell shows; nil where that is known without it.
  func measure(_ cell: UITableViewCell, at place: IndexPath, width: CGFloat, in table: UITableView) -> CGFloat? {
    guard case .estimated = way else { return nil }
    if let height = resolve(place, in: table) { return height }
    if case .given(let height) = known[place] { return height }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = fitting.height > 0 ? fitting.height + line(of: cell, in: table) : TableMetrics.rowHeight
    known[place] = .measured(height)
    return height
  }

  /// How high the line is that the row has room for below its content, where constraints make that as high as it
  /// is; of UIKit's own contents nothing of that kind is known.
  private func line(of cell: UITableViewCell, in table: UITableView) -> CGFloat {
    guard table.separatorStyle != .none, !(cell.contentConfiguration is UIListContentConfiguration),
      cell.contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    else { return 0 }
    return 1 / max(1, table.traitCollection.displayScale)
  }

  /// Everything is asked for and measured anew.
  func forget() { known = [:] }
  /// The row is measured anew.
  func forgetMeasure(of place: IndexPath) { if case .measured = known[place] { known[place] = .open } }

  /// Rows have come, gone and moved. The delegate is asked anew for what it said of those that stay.
  func move(by places: [IndexPath: IndexPath]) {
    let before = known
    known = [:]
    for (from, to) in places {
      if case .given = before[from] { known[to] = .old } else { known[to] = before[from] }
    }
  }
}
