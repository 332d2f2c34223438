import Foundation

/// The headers and footers of a table that are in sight.
@MainActor final class TableSections {
  private(set) var shown: [SectionPart: UIView] = [:]
  /// Made to be measured, and not in sight yet.
  private var ready: [SectionPart: UIView] = [:]
  /// Out of sight, with the first responder in it.
  private var kept = KeptResponder<SectionPart, UIView>()
  let pool = ReusePool<UITableViewHeaderFooterView, String>()

  /// Whether the delegate has views for headers and for footers; nil before it was asked.
  private var givesViews: [SectionPart.Kind: Bool] = [:]

  /// Heights are asked for anew.
  func prepare() { givesViews = [:] }

  /// How high the part is. Where the choice is the table's, its view is made: it may have a height of its own.
  func height(of part: SectionPart, in table: UITableView) -> CGFloat {
    if let height = part.height(in: table) {
      return part.isOwn(height, of: table) && !isThere(part, in: table) ? 0 : height
    }
    let shown = shown[part] ?? kept.view(of: part)
    if shown == nil, ready[part] == nil { ready[part] = part.view(in: table) }
    guard let view = shown ?? ready[part] else { return part.gap(in: table) }
    (view as? UITableViewHeaderFooterView)?.takeMargins(of: table)
    if view is UITableViewHeaderFooterView
      || view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints })
    {
      let height = view.heightAsContent(at: table.box(of: .init(start: 0, end: 0)).width)
      if height > 0 { return height + part.roomAboveTitle(of: view, in: table) }
    }
    if view.frame.height > 0 { return view.frame.height }
    return table.style == .plain ? TableMetrics.plainHeader : TableMetrics.groupedHeader
  }

  /// Whether a plain table has the part at all: the section has a title, or the delegate has views for such parts.
  /// That it has none for this one doesn't take the room away.
  private func isThere(_ part: SectionPart, in table: UITableView) -> Bool {
    if shown[part] != nil || ready[part] != nil || kept.view(of: part) != nil { return true }
    if givesViews[part.kind] != true, part.title(in: table) != nil { return true }
    if let known = givesViews[part.kind] { return known }
    let given = part.givenView(in: table)
    givesViews[part.kind] = given != nil
    if let view = given ?? nil { ready[part] = view }
    return given != nil
  }

  func layOut(_ geometry: TableGeometry, in sight: TableGeometry.Span, of table: UITableView) {
    let sections = geometry.sections(in: sight)
    rest(kept.takeIdle())
    for part in shown.keys.sorted() where !sections.contains(part.section) { leaveSight(part, in: table) }
    for section in sections {
      let place = geometry.sections[section]
      let floats = table.style == .plain
      let footer = floats ? floatingFooter(of: place, in: sight, of: table) : place.footer
      layOut(SectionPart(section: section, kind: .footer), at: footer, in: sight, of: table)
      let header = floats ? floatingHeader(of: place, in: sight, of: table) : place.header
      layOut(SectionPart(section: section, kind: .header), at: header, in: sight, of: table)
    }
  }

  /// What floats is in sight as long as its section is; other parts come and go by themselves.
  private func layOut(
    _ part: SectionPart, at span: TableGeometry.Span, in sight: TableGeometry.Span, of table: UITableView
  ) {
    guard span.length > 0 else { return hide(part, in: table) }
    guard table.style == .plain || span.overlaps(sight) else { return leaveSight(part, in: table) }
    guard let view = shown[part] ?? show(part, in: table) else { return }
    view.frame = table.box(of: span)
  }

  /// A plain table's header stays in sight as long as its section is.
  private func floatingHeader(
    of section: TableGeometry.Section, in sight: TableGeometry.Span, of table: UITableView
  ) -> TableGeometry.Span {
    let top = sight.start + table.adjustedContentInset.top
    let length = section.header.length
    let start = max(section.header.start, min(top, section.footer.start - length))
    return TableGeometry.Span(start: start, end: start + length)
  }

  /// So does its footer, at the lower edge of what shows, below the place of the header.
  private func floatingFooter(
    of section: TableGeometry.Section, in sight: TableGeometry.Span, of table: UITableView
  ) -> TableGeometry.Span {
    let bottom = sight.end - table.adjustedContentInset.bottom
    let length = section.footer.length
    let start = max(section.header.end, min(section.footer.start, bottom - length))
    return TableGeometry.Span(start: start, end: start + length)
  }

  private func show(_ part: SectionPart, in table: UITableView) -> UIView? {
    guard let view = kept.take(of: part) ?? ready.removeValue(forKey: part) ?? part.view(in: table) else {
      return nil
    }
    shown[part] = view
    part.tellWillDisplay(view, in: table)
    if view.superview === table { return view }
    if let index = table.tiles.index.view {
      table.insertSubview(view, belowSubview: index)
    } else {
      table.addSubview(view)
    }
    return view
  }

  func hideAll(in table: UITableView) {
    for part in shown.keys.sorted() { hide(part, in: table) }
    rest(kept.take())
    ready = [:]
  }

  /// Sections come, go and move; those that stay keep their views.
  /// - Returns: the others', which are in the table as long as nobody ends them.
  func move(by places: [Int: Int]) -> [(part: SectionPart, view: UIView)] {
    let (before, measured) = (shown, ready)
    (shown, ready) = ([:], [:])
    rest(kept.move { part in places[part.section].map(part.of) })
    var leaving: [(part: SectionPart, view: UIView)] = []
    for (part, view) in before.sorted(by: { $0.key < $1.key }) {
      if let section = places[part.section] { shown[part.of(section)] = view } else { leaving.append((part, view)) }
    }
    for (part, view) in measured {
      if let section = places[part.section] { ready[part.of(section)] = view }
    }
    return leaving
  }

  private func hide(_ part: SectionPart, in table: UITableView) {
    if let view = shown.removeValue(forKey: part) { end(view, of: part, in: table) }
  }

  private func leaveSight(_ part: SectionPart, in table: UITableView) {
    guard let view = shown.removeValue(forKey: part) else { return }
    if kept.keep(view, of: part) {
      part.tellDidEndDisplaying(view, in: table)
    } else {
      end(view, of: part, in: table)
    }
  }

  /// The view shows nothing any more, and may be used again; unless the delegate has given the same one again.
  func end(_ view: UIView, of part: SectionPart, in table: UITableView) {
    if shown.values.contains(where: { $0 === view }) { return }
    view.removeFromSuperview()
    part.tellDidEndDisplaying(view, in: table)
    rest(view)
  }

  private func rest(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView { pool.rest(view, view.reuseIdentifier) }
  }

  private func rest(_ kept: KeptResponder<SectionPart, UIView>.Kept?) {
    guard let view = kept?.view, !shown.values.contains(where: { $0 === view }) else { return }
    view.removeFromSuperview()
    rest(view)
  }
}
