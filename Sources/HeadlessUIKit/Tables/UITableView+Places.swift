public import Foundation

/// Which rows there are, where they lie, and which cells show them.
extension UITableView {
  // MARK: Counts

  /// As the data source said when the table was loaded.
  public var numberOfSections: Int {
    tiles.load()
    return tiles.geometry.sections.count
  }

  /// 0 for a section that is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    tiles.load()
    let sections = tiles.geometry.sections
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  // MARK: Rectangles
  // In the table's own coordinates; empty for what is not there.

  /// Where the row lies, in sight or not.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    tiles.load()
    return tiles.geometry.span(of: indexPath).map(box) ?? .zero
  }

  /// From the space above its header to its footer.
  public func rect(forSection section: Int) -> CGRect {
    rect(of: section) { TableGeometry.Span(start: $0.start, end: $0.end) }
  }

  /// Where it belongs, also while it floats.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(of: section) { $0.header } }
  /// Where the footer lies, in sight or not.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(of: section) { $0.footer } }

  private func rect(of section: Int, _ part: (TableGeometry.Section) -> TableGeometry.Span) -> CGRect {
    tiles.load()
    let sections = tiles.geometry.sections
    return sections.indices.contains(section) ? box(of: part(sections[section])) : .zero
  }

  func box(of span: TableGeometry.Span) -> CGRect {
    let inset = style == .insetGrouped ? min(TableMetrics.groupInset, bounds.width / 2) : 0
    return CGRect(x: inset, y: span.start, width: bounds.width - 2 * inset, height: span.length)
  }

  // MARK: Rows

  /// The row at a point of the table's own coordinates; nil beside the rows, and on a header's or footer's place.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    tiles.load()
    guard bounds.minX <= point.x, point.x < bounds.maxX else { return nil }
    return tiles.geometry.row(at: point.y)
  }

  /// Nil for a cell that shows no row of this table.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    tiles.shown.first { $0.value === cell }?.key
  }

  /// The rows that the rectangle touches, from the top down.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    tiles.load()
    return tiles.geometry.rows(in: TableGeometry.Span(start: rect.minY, end: rect.maxY))
  }

  /// Nil for a row out of sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    tiles.catchUp()
    return tiles.shown[indexPath]
  }

  /// From the top down.
  public var visibleCells: [UITableViewCell] {
    tiles.catchUp()
    return tiles.shown.keys.sorted().compactMap { tiles.shown[$0] }
  }

  /// From the top down.
  public var indexPathsForVisibleRows: [IndexPath]? {
    tiles.catchUp()
    return tiles.shown.keys.sorted()
  }

  /// Nil for one out of sight, or of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiles.catchUp()
    return tiles.sections.shown[SectionPart(section: section, kind: .header)] as? UITableViewHeaderFooterView
  }

  /// Nil for one out of sight, or of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiles.catchUp()
    return tiles.sections.shown[SectionPart(section: section, kind: .footer)] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls the row to that place of what shows, as far as the content goes; `.none` only as far as it must.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    precondition(
      tiles.geometry.contains(indexPath) || indexPath.row == NSNotFound,
      "\(type(of: self)): there is no row \(indexPath) to scroll to")
    guard indexPath.row != NSNotFound else {
      return scroll(to: rect(forSection: indexPath.section), scrollPosition, animated)
    }
    scroll(to: rectForRow(at: indexPath), scrollPosition, animated)
  }

  /// Scrolls to the selected row nearest to the middle of what shows, if there is one.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let rows = tiles.selected.map { ($0, abs(rectForRow(at: $0).midY - middle)) }
    guard let nearest = rows.min(by: { $0.1 < $1.1 }) else { return }
    scrollToRow(at: nearest.0, at: scrollPosition, animated: animated)
  }

  private func scroll(to rect: CGRect, _ position: ScrollPosition, _ animated: Bool) {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    let y =
      switch position {
      case .none: offset(showing: rect).y
      case .top: rect.minY - inset.top
      case .middle: rect.midY - shown.height / 2 - inset.top
      case .bottom: rect.maxY - shown.height - inset.top
      }
    let place = CGPoint(x: contentOffset.x, y: ranges.y.clamp(y))
    if place != contentOffset { setContentOffset(place, animated: animated) }
  }
}
