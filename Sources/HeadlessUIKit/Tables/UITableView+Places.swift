import Foundation

/// Where rows lie, and how they are scrolled to.
extension UITableView {
  var loadedTiles: TableTiles {
    tiles.load()
    return tiles
  }
  var loadedGeometry: TableGeometry { loadedTiles.geometry }

  func count(of section: Int) -> Int {
    let tiles = loadedTiles
    precondition(
      (0..<tiles.sectionCount).contains(section),
      "\(type(of: self)): there is no section \(section), but \(tiles.sectionCount) sections")
    return tiles.rowCount(of: section)
  }

  /// With the views that should show by now.
  var caughtUp: TableTiles {
    tiles.catchUp()
    return tiles
  }

  func rect(of section: Int, _ part: (TableGeometry.Section) -> TableGeometry.Span) -> CGRect {
    let sections = loadedTiles.arrangement.sections
    return sections.indices.contains(section) ? box(of: part(sections[section])) : .zero
  }

  func box(of span: TableGeometry.Span) -> CGRect {
    let inset = style == .insetGrouped ? min(TableMetrics.groupInset, bounds.width / 2) : 0
    return CGRect(x: inset, y: span.start, width: bounds.width - 2 * inset, height: span.length)
  }

  /// Where the row stands now.
  func span(of row: IndexPath) -> TableGeometry.Span? {
    let tiles = loadedTiles
    guard tiles.geometry.contains(row) else { return nil }
    return tiles.arrangement.span(of: tiles.stands?.stand(of: row) ?? row)
  }

  /// The place at a point, counted as rows stand now.
  func stand(at point: CGPoint) -> IndexPath? {
    let arrangement = loadedTiles.arrangement
    guard bounds.minX <= point.x, point.x < bounds.maxX else { return nil }
    return arrangement.row(at: point.y)
  }

  /// Nil where rows have made room, and on a placeholder, too.
  func row(at point: CGPoint) -> IndexPath? {
    guard let stand = stand(at: point) else { return nil }
    guard let stands = tiles.stands else { return stand }
    return stands.item(at: stand)
  }

  func part(_ kind: SectionPart.Kind, of section: Int) -> UITableViewHeaderFooterView? {
    caughtUp.sections.shown[SectionPart(section: section, kind: kind)] as? UITableViewHeaderFooterView
  }

  // MARK: Its own header and footer

  func ownViewChanges(to view: UIView?) {
    if let view, view.superview !== self { addSubview(view) }
    tiles.ownViewDidChange()
  }

  /// Whether it is the table's own header or footer, or another view that cells lie behind.
  func isOwn(_ view: UIView) -> Bool {
    view === tableHeaderView || view === tableFooterView || view === tiles.index.view
  }

  // MARK: Scrolling

  /// Whoever scrolls as a cell comes has the table go on from there once those that are coming have come.
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    if !tiles.isLayingOut { layoutIfNeeded() }
    precondition(
      tiles.geometry.contains(indexPath) || indexPath.row == NSNotFound,
      "\(type(of: self)): there is no row \(indexPath) to scroll to")
    guard indexPath.row != NSNotFound else {
      return scroll(to: rect(forSection: indexPath.section), position, animated)
    }
    let row = rectForRow(at: indexPath)
    scroll(to: position == .middle ? row : withPinned(row, of: indexPath.section), position, animated)
  }

  /// A row with what of its section stays in sight above and below it: to be seen, the row has to be beside that.
  private func withPinned(_ row: CGRect, of section: Int) -> CGRect {
    guard style == .plain else { return row }
    let (header, footer) = (rectForHeader(inSection: section).height, rectForFooter(inSection: section).height)
    return row.inset(by: UIEdgeInsets(top: -header, left: 0, bottom: -footer, right: 0))
  }

  /// What a title of the index does. Nothing for a section that is not there, by which a data source says that it
  /// scrolls itself.
  func scrollToTop(of section: Int) {
    guard loadedGeometry.sections.indices.contains(section) else { return }
    layoutIfNeeded()
    scroll(to: rect(forSection: section), .top, false)
  }

  var selectedRowNearestToMiddle: IndexPath? {
    let middle = bounds.midY
    return tiles.selected.map { ($0, abs(rectForRow(at: $0).midY - middle)) }.min { $0.1 < $1.1 }?.0
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

extension UITableView {
  /// Whose header or footer the view is now; nil where it is none.
  package func section(shownBy view: UIView) -> (isHeader: Bool, section: Int)? {
    tiles.sections.shown.first { $0.value === view }.map { ($0.key.kind == .header, $0.key.section) }
  }
}
