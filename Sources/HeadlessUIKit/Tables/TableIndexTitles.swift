/// The index beside a plain table's rows, and whether its titles were asked for.
@MainActor final class TableIndexTitles {
  /// Nil where there are no titles.
  private(set) var view: UITableViewIndex?
  private var isKnown = false

  /// Titles are asked for anew with the next layout.
  func forget() { isKnown = false }

  /// - Parameter rows: how many the table has.
  func layOut(in table: UITableView, rows: Int) {
    load(for: table, rows: rows)
    view?.layOut()
  }

  private func load(for table: UITableView, rows: Int) {
    guard !isKnown else { return }
    isKnown = true
    let isWanted = table.style == .plain && rows >= table.sectionIndexMinimumDisplayRowCount
    let titles = isWanted ? table.dataSource?.sectionIndexTitles(for: table) ?? [] : []
    guard titles != view?.titles ?? [] else { return }
    view?.removeFromSuperview()
    view = titles.isEmpty ? nil : UITableViewIndex(titles, of: table)
    if let view { table.addSubview(view) }
  }
}
