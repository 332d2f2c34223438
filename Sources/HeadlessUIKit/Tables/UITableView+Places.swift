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

  /// What of the sides of cells contents keep out of. Inset groups stand within some of it.
  var keptClear: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    let (area, inset) = (safeAreaInsets.without(safeAreaInset), box(of: .init(start: 0, end: 0)).minX)
    return UIEdgeInsets(top: 0, left: max(0, area.left - inset), bottom: 0, right: max(0, area.right - inset))
  }

  /// Of contents at their sides, as wide as the table is: 16 or 20 points, and more where code has set the table's
  /// own so.
  var contentMargins: UIEdgeInsets {
    let (least, own) = (leastControllerMargin, constraintHold?.marginHold.margins ?? .zero)
    return UIEdgeInsets(top: 0, left: max(least, own.left), bottom: 0, right: max(least, own.right))
  }

  /// Where the row stands now.
  func span(of row: IndexPath) -> TableGeometry.Span? {
    let tiles = loadedTiles
    guard tiles.geometry.contains(row) else { return nil }
    tiles.resolveAsked(row)
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
    scroll(to: position, animated) { [unowned self] in
      if indexPath.row == NSNotFound { return rect(forSection: indexPath.section) }
      // It may go while it is scrolled to.
      guard loadedGeometry.contains(indexPath) else { return nil }
      let row = rectForRow(at: indexPath)
      return position == .middle ? row : withPinned(row, of: indexPath.section)
    }
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
    scroll(to: .top, false) { [unowned self] in rect(forSection: section) }
  }

  var selectedRowNearestToMiddle: IndexPath? {
    let middle = bounds.midY
    return tiles.selected.map { ($0, abs(rectForRow(at: $0).midY - middle)) }.min { $0.1 < $1.1 }?.0
  }

  /// What is scrolled to stays the goal while rows on the way turn out to be higher or lower than estimated (V740).
  /// - Parameter rect: what is to be seen, by what is known then.
  private func scroll(to position: ScrollPosition, _ animated: Bool, _ rect: @escaping () -> CGRect?) {
    guard let seen = rect() else { return }
    var position = position
    if position == .none {
      let nearest = offset(showing: seen).y
      if nearest == contentOffset.y { return }
      let isTop = nearest < contentOffset.y || seen.height > bounds.inset(by: adjustedContentInset).height
      position = isTop ? .top : .bottom
    }
    let place = offset(of: seen, at: position)
    if place != contentOffset { setContentOffset(place, animated: animated) }
    if let motion, motion.kind == .animation, motion.way.target == place {
      motion.goal = { [weak self] in self.flatMap { list in rect().map { list.offset(of: $0, at: position) } } }
    } else if !tiles.isLayingOut {
      settle(at: { rect().map { offset(of: $0, at: position) } }, by: { contentOffset = $0 })
    }
  }

  private func offset(of rect: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let shown = bounds.inset(by: inset)
    let y =
      switch position {
      case .none: offset(showing: rect).y
      case .top: rect.minY - inset.top
      case .middle: rect.midY - shown.height / 2 - inset.top
      case .bottom: rect.maxY - shown.height - inset.top
      }
    return CGPoint(x: contentOffset.x, y: ranges.y.clamp(y))
  }
}

extension UITableView {
  /// The rows that begin in the rectangle with a whole point, and the one that it begins in; none beside the table.
  func rows(touching rect: CGRect) -> [IndexPath] {
    guard rect.minX < bounds.width, rect.minX >= 0 || rect.maxX > 0 else { return [] }
    let tiles = loadedTiles
    let (arrangement, stands) = (tiles.arrangement, tiles.stands)
    let end = max(rect.maxY, rect.minY.nextUp)
    return tiles.rows(in: TableGeometry.Span(start: rect.minY, end: end)).filter { row in
      guard let start = arrangement.span(of: stands?.stand(of: row) ?? row)?.start else { return false }
      return start <= rect.minY || start + 1 <= rect.maxY
    }
  }
}

extension UITableView {
  /// Whether what shows is of several sections: nothing is loaded, and so no cell goes, where somebody looks on.
  package var showsSections: Bool { tiles.sectionCount > 1 }

  /// Whose header or footer the view is now; nil where it is none.
  package func section(shownBy view: UIView) -> (isHeader: Bool, section: Int)? {
    tiles.sections.shown.first { $0.value === view }.map { ($0.key.kind == .header, $0.key.section) }
  }
}
