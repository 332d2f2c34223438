import Foundation

/// What cells are told as they come into sight and go out of it.
extension TableTiles {
  /// The cell shows the row as it is by now.
  func dress(_ cell: UITableViewCell, at place: IndexPath) {
    // Also where nothing changes: overrides dress what isn't selected there.
    cell.setSelected(selected.contains(place), animated: false)
    if !cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    cell.setNeedsUpdateConfiguration()
    cell.updateConfigurationIfNeeded()
    cell.parts.keep(sides, in: cell)
    cell.rowEditing = table.rowEditing(of: cell, at: place)
  }

  /// The cell stands in its place, and goes into the table.
  func present(_ cell: UITableViewCell, at place: IndexPath) {
    if cell.isEditing != table.editsAllItems { cell.setEditing(table.editsAllItems, animated: false) }
    indent(cell, at: place)
    table.listen(to: cell)
    table.dragging?.cellShows(cell, at: place)
    table.tableDelegate?.tableView(table, willDisplay: cell, forRowAt: place)
    // Whoever heard of it may have had the table loaded anew: then the cell shows nothing.
    guard shows(cell, at: place) else { return }
    if cell.superview !== table { insert(cell) }
  }

  /// Behind headers, which may float over it, and a row in a finger's hand.
  func insert(_ cell: UIView) {
    let moved = table.movement.flatMap { shown[$0.place] }
    let front = table.subviews.firstIndex { view in
      table.isOwn(view) || view === moved || sections.shown.values.contains { $0 === view }
    }
    table.insertSubview(cell, at: front ?? table.subviews.count)
  }

  /// Also where rows have moved.
  private func shows(_ cell: UITableViewCell, at place: IndexPath) -> Bool {
    shown[place] === cell || shown.values.contains { $0 === cell }
  }

  /// A delegate without the method answers 0: then a level of the cell's own stays.
  private func indent(_ cell: UITableViewCell, at place: IndexPath) {
    let level = table.tableDelegate?.tableView(table, indentationLevelForRowAt: place) ?? 0
    guard level > 0 || cell.isIndentedByTable else { return }
    cell.isIndentedByTable = level > 0
    cell.indentationLevel = level
  }

  /// The cell shows nothing any more.
  func end(_ cell: UITableViewCell, at place: IndexPath) {
    if cell.superview === table, cell !== kept.present?.view { cell.removeFromSuperview() }
    table.tableDelegate?.tableView(table, didEndDisplaying: cell, forRowAt: place)
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
  }

  /// The cell may be used again.
  func rest(_ cell: UITableViewCell) {
    if cell.superview === table { cell.removeFromSuperview() }
    pool.rest(cell, cell.reuseIdentifier)
  }

  /// What is out of sight with the first responder stands where its row would.
  func layOutKept() {
    guard let (place, cell) = kept.present, let span = arrangement.span(of: stands?.stand(of: place) ?? place)
    else {
      return
    }
    cell.frame = table.box(of: span)
  }
}
