import Foundation

/// What shows of a table: its geometry, and the cells and section views in sight.
@MainActor final class TableTiles {
  unowned let table: UITableView
  let pool = ReusePool<UITableViewCell, String>()
  let sections = TableSections()
  private(set) var geometry = TableGeometry(from: 0, [])
  let rowHeights = RowHeights()
  private(set) var shown: [IndexPath: UITableViewCell] = [:]
  /// In the order of selecting.
  var selected: [IndexPath] = []
  private var loading = ListLoading.awaited
  private(set) var isLayingOut = false
  /// Whether its first layout, with a size, is over or under way.
  private(set) var hasBeenLaidOut = false
  /// Whether the table says other heights than those that rows and sections were given.
  private var heightsAreOld = false
  /// How often rows have become others.
  private(set) var changes = 0
  /// Beside the rows.
  let index = ListIndexTitles()
  /// Out of sight, with the first responder in it.
  var kept = KeptResponder<IndexPath, UITableViewCell>()
  /// Cells that may prefer another height since they were measured.
  private var unmeasured: [UITableViewCell] = []
  /// For which part of the content the views stand in their places; nil where something has changed since.
  private var settled: CGRect?

  init(of table: UITableView) { self.table = table }

  /// Everything will be asked for anew.
  func awaitLoading() {
    loading.expire()
    settled = nil
    table.setNeedsLayout()
  }

  /// Heights will be asked for anew before somebody needs to know them. Who sets one as cells come, or in a layout,
  /// has no cells made anew. While heights are being asked for nothing follows from it: two values in turn would
  /// have them asked for without end.
  func awaitHeights() {
    guard isLoaded else { return awaitLoading() }
    heightsAreOld = true
    settled = nil
    table.setNeedsLayout()
    if isLayingOut { LayoutPass.asksAgain = true }
  }

  /// Asks at once, and again before the next layout.
  func reload() {
    loading.expire()
    load()
    if loading == .done { loading = .onceMore }
    table.setNeedsLayout()
  }

  // MARK: Loading

  /// Asks data source and delegate how many there are, and how high, if that is not known.
  func load() {
    // A batch has all heights asked for anew.
    if heightsAreOld, table.updates.depth == 0 { resizeAll() }
    guard loading == .awaited else { return }
    loading = .asking
    heightsAreOld = false
    settled = nil
    changes += 1
    hideAll()
    rowHeights.forget()
    measure()
    index.forget()
    selected.removeAll { !geometry.contains($0) }
    loading = .done
  }

  /// Rows, headers and footers are as high as is said now, and keep their views. Where the data source has other
  /// rows by now a batch is likely to tell of them; if none does, the next layout loads them.
  private func resizeAll() {
    guard isLoaded else { return }
    let known = loading
    loading = .asking
    let counts = counts()
    guard counts == geometry.counts else { return loading = isLayingOut ? .awaited : known }
    heightsAreOld = false
    rowHeights.forget()
    let fresh = heights(counting: counts)
    loading = known
    geometry = TableGeometry(from: table.tableHeaderView?.frame.height ?? 0, fresh)
    resizeCells()
    settled = nil
    fitContent()
  }

  private func measure() {
    sections.hideAll(in: table)
    geometry = TableGeometry(from: table.tableHeaderView?.frame.height ?? 0, heights(counting: counts()))
    fitContent()
  }

  private func fitContent() {
    let size = CGSize(width: table.bounds.width, height: arrangement.end + heightBelow)
    if table.contentSize != size { table.contentSize = size }
  }

  /// The table's own footer's, of any height; else what groups leave below them.
  private var heightBelow: CGFloat {
    let footer = table.tableFooterView?.frame.height ?? 0
    return footer > 0 || table.style == .plain || arrangement.end == 0 ? footer : TableMetrics.lastGroupedGap
  }

  /// The table's own header or footer is another, or has another height: what is below it moves.
  func ownViewDidChange() {
    guard isLoaded else { return awaitLoading() }
    geometry.move(to: table.tableHeaderView?.frame.height ?? 0)
    // It may take the room above the first group.
    let first = SectionPart(section: 0, kind: .header)
    if table.style != .plain, !geometry.sections.isEmpty {
      geometry.setHeader(sections.height(of: first, in: table), of: 0)
    }
    settled = nil
    fitContent()
    table.setNeedsLayout()
  }

  /// Whoever is asked for a height may ask the table for the counts.
  /// - Parameter counts: as the data source gives them now.
  private func heights(counting counts: [Int]) -> [TableGeometry.Heights] {
    guard table.tableSource != nil else { return [.ofNothing] }
    counted = counts
    defer { counted = nil }
    sections.prepare()
    rowHeights.prepare(for: counts.firstIndex { $0 > 0 }.map { IndexPath(row: 0, section: $0) }, in: table)
    return counts.indices.map { section in
      let header = sections.height(of: SectionPart(section: section, kind: .header), in: table)
      let rows = (0..<counts[section]).map {
        rowHeights.height(of: IndexPath(row: $0, section: section), in: table)
      }
      let footer = sections.height(of: SectionPart(section: section, kind: .footer), in: table)
      return TableGeometry.Heights(
        gap: header > 0 ? headerPadding : 0, header: header, rows: rows, footer: footer)
    }
  }

  private var counted: [Int]?
  /// Of sections, as the data source has said last.
  var sectionCount: Int { counted?.count ?? geometry.sections.count }
  /// Of rows, likewise. The section has to be there.
  func rowCount(of section: Int) -> Int { counted?[section] ?? geometry.sections[section].count }

  private var headerPadding: CGFloat {
    guard table.sectionHeaderTopPadding == UITableView.automaticDimension else {
      return table.sectionHeaderTopPadding
    }
    return table.style == .plain ? TableMetrics.plainHeaderPadding : 0
  }

  // MARK: Layout

  /// Titles beside the rows are asked for anew.
  func awaitIndex() {
    index.forget()
    settled = nil
    table.setNeedsLayout()
  }

  /// Rows make room for one that a finger moves, or no longer do; or one turns out to have another height.
  func rowsStandElsewhere() {
    settled = nil
    table.setNeedsLayout()
  }

  /// What rows make room for now.
  var gap: ItemGap? {
    (table.movement?.gap ?? table.dragging?.gap).flatMap { $0.fits(geometry.counts) ? $0 : nil }
  }

  /// Where rows stand now; nil where each stands at its own place.
  var stands: ItemStands? { ItemStands(gap: gap, anchors: table.dragging?.anchors ?? []) }

  /// As rows stand now.
  var arrangement: TableGeometry {
    let opened = gap.map(geometry.opening) ?? geometry
    guard let stands, let placeholders = table.dragging?.placeholders, !placeholders.isEmpty else { return opened }
    return opened.inserting(zip(stands.placeholders, placeholders).map { ($0, $1.kind.height ?? 0) })
  }

  /// The rows that show between two heights, in the order in which they stand.
  func rows(in sight: TableGeometry.Span) -> [IndexPath] {
    guard let stands else { return geometry.rows(in: sight) }
    return arrangement.rows(in: sight).compactMap(stands.item)
  }

  private func standRows() {
    let (arrangement, stands, movement) = (arrangement, stands, table.movement)
    for place in visiblePlaces {
      guard var span = arrangement.span(of: stands?.stand(of: place) ?? place) else { continue }
      if let movement, place == movement.place { span.move(by: movement.top - span.start) }
      shown[place]?.frame = table.box(of: span)
    }
  }

  /// From the top down.
  var visiblePlaces: [IndexPath] { shown.keys.sorted() }

  /// Has the views in sight be there before somebody asks for them.
  func catchUp() {
    guard !isLayingOut, loading != .asking else { return }
    if loading != .done { table.layoutIfNeeded() } else if settled != table.bounds { layOut() }
  }

  /// Has the views in sight, and no others, stand in their places.
  ///
  /// Cells that come are made before those that go may be used again, as on a device.
  func layOut() {
    isLayingOut = true
    defer { isLayingOut = false }
    if loading == .onceMore { loading = .awaited }
    load()
    takeSides()
    refitWidth()
    resizeUnmeasured()
    fitContent()
    let goesToEnd = comeIntoSight()
    var bounds = table.bounds
    var sight = TableGeometry.Span(start: bounds.minY, end: bounds.maxY)
    repeat {
      // A row that is higher than estimated pushes the last ones out of sight, before their cells are made.
      while let place = nextRow(in: &sight) {
        let bottom = bottomAbove(shownBelow: place, sight)
        guard show(place) else { break }
        follow(bottom, of: place, &sight)
      }
      fitContent()
    } while goesToEnd && followEnd(&sight)
    if goesToEnd || table.bounds == bounds, sight.start != table.bounds.minY {
      table.contentOffset.y = sight.start
      table.stayInside()
    }
    if table.bounds.minY == sight.start { bounds.origin.y = sight.start }
    let wanted = Set(rows(in: sight))
    fitContent()
    standRows()
    if let cell = kept.takeIdle()?.view { rest(cell) }
    for place in visiblePlaces where !wanted.contains(place) && place != table.movement?.place { leaveSight(place) }
    layOutKept()
    layOutPlaceholders(in: sight)
    sections.layOut(arrangement, in: sight, of: table)
    index.layOut(in: table)
    layOutOwnViews()
    settled = bounds
    // Whoever made a cell, or heard of one, has scrolled.
    if table.bounds != bounds { LayoutPass.asksAgain = true }
  }

  /// The first layout brings content into its range that code has put elsewhere before it was measured; each one
  /// brings to its end what code has scrolled beyond all of it.
  /// - Returns: whether it is to stand at its end, which may come to lie elsewhere as rows are measured.
  private func comeIntoSight() -> Bool {
    guard !table.bounds.isEmpty else { return false }
    let isFirst = !hasBeenLaidOut
    hasBeenLaidOut = true
    guard table.isAtRest else { return false }
    let offset = table.contentOffset
    let place = reachable(offset)
    if place != offset { table.contentOffset = place }
    if isFirst { table.stayInside() }
    return place != offset
  }

  /// Whether rows are counted.
  var isLoaded: Bool { loading == .done || loading == .onceMore }

  func setHeight(_ height: CGFloat, of place: IndexPath) { geometry.setHeight(height, of: place) }

  private var widthMeasured: CGFloat?

  /// Rows of another width have other heights.
  private func refitWidth() {
    let width = table.box(of: .init(start: 0, end: 0)).width
    defer { widthMeasured = width }
    guard let widthMeasured, widthMeasured != width else { return }
    rowHeights.forget()
    resizeCells()
  }

  /// What contents keep out of at the sides, and how wide their margins are there.
  private(set) var sides = CellSides()

  private func takeSides() {
    let new = CellSides(clear: table.keptClear, margins: table.contentMargins)
    guard new != sides else { return }
    sides = new
    for place in visiblePlaces { shown[place]?.parts.keep(sides, in: shown[place]) }
    sections.shown.values.forEach { $0.setNeedsLayout() }
    resizeCells()
  }

  private func resizeCells() {
    for place in visiblePlaces { if let cell = shown[place] { resize(cell, at: place) } }
  }

  /// The cell may prefer another height: it is asked with the next layout. Those that come are asked anyway.
  func awaitHeight(of cell: UITableViewCell) {
    if isLayingOut || unmeasured.contains(where: { $0 === cell }) { return }
    unmeasured.append(cell)
    table.setNeedsLayout()
    LayoutPass.asksAgain = true
  }

  private func resizeUnmeasured() {
    if unmeasured.isEmpty { return }
    let cells = unmeasured
    unmeasured = []
    for place in visiblePlaces {
      if let cell = shown[place], cells.contains(where: { $0 === cell }) { resize(cell, at: place) }
    }
  }

  /// A row whose height is the cell's choice takes it, as the cell is now.
  private func resize(_ cell: UITableViewCell, at place: IndexPath) {
    rowHeights.forgetMeasure(of: place)
    let width = table.box(of: .init(start: 0, end: 0)).width
    guard let height = rowHeights.measure(cell, at: place, width: width, in: table),
      height != geometry.span(of: place)?.length
    else { return }
    geometry.setHeight(height, of: place)
  }

  private func layOutOwnViews() {
    let width = table.bounds.width
    // A search bar that a search has taken from here leaves its room.
    if let header = table.tableHeaderView, header.superview === table || (header as? UISearchBar)?.isAway != true {
      header.frame = CGRect(x: 0, y: 0, width: width, height: header.frame.height)
      if header.superview !== table { table.addSubview(header) }
    }
    if let footer = table.tableFooterView {
      footer.frame = CGRect(x: 0, y: arrangement.end, width: width, height: footer.frame.height)
      if footer.superview !== table { table.addSubview(footer) }
    }
    table.backgroundView?.frame = table.bounds
  }

  // MARK: Cells

  /// False where nobody has a cell.
  private func show(_ place: IndexPath) -> Bool {
    guard let cell = kept.take(of: place) ?? table.tableSource?.tableView(table, cellForRowAt: place) else {
      return false
    }
    guard shown[place] == nil, geometry.contains(place) else {
      // Who made it changed the rows, or scrolled, and that was laid out: there is no such row, or it has a cell.
      rest(cell)
      return true
    }
    shown[place] = cell
    dress(cell, at: place)
    resize(cell, at: place)
    cell.frame = table.rectForRow(at: place)
    present(cell, at: place)
    return true
  }

  private func leaveSight(_ place: IndexPath) {
    guard let cell = shown[place] else { return }
    let isKept = kept.keep(cell, of: place)
    takeAway(place)
    if !isKept { rest(cell) }
  }

  /// The delegate hears of the last row first.
  private func hideAll() {
    let cells = visiblePlaces.compactMap { shown[$0] }
    for place in visiblePlaces.reversed() { takeAway(place) }
    for cell in cells { rest(cell) }
    if let cell = kept.take()?.view { rest(cell) }
  }

  /// The cell shows nothing any more.
  private func takeAway(_ place: IndexPath) {
    if table.press?.place == place { table.stopPress() }
    if table.movement?.place == place { table.cancelMovement() }
    if let cell = shown.removeValue(forKey: place) { end(cell, at: place) }
  }

  // MARK: Changes

  func apply(_ changes: ListChanges) {
    let origins = changes.origins(from: geometry.counts, to: counts(), of: "\(type(of: table))")
    move(by: changes.moves(from: geometry.counts, after: origins))
  }

  /// The data source has others: what is shown was of its last ones.
  func adopt(_ moves: ListMoves) {
    guard loading == .done else { return awaitLoading() }
    move(by: moves)
  }

  /// Rows come, go and move; those that stay keep their cells, which may have another height by now, and sections
  /// their headers and footers. What comes gets its views before those of what goes may be used again: a row that
  /// is reloaded gets another one.
  private func move(by moves: ListMoves) {
    let places = moves.items
    let parts = sections.move(by: moves.sections)
    rowHeights.move(by: places)
    if heightsAreOld { rowHeights.forget() }
    heightsAreOld = false
    let fresh = heights(counting: counts())
    table.stopPress(unlessKeptBy: moves)
    table.movePress(by: places)
    table.moveMovement(by: places)
    changes += 1
    let before = shown
    shown = [:]
    var leaving: [(place: IndexPath, cell: UITableViewCell)] = []
    for (place, cell) in before.sorted(by: { $0.key < $1.key }) {
      if let new = places[place] { shown[new] = cell } else { leaving.append((place, cell)) }
    }
    let unkept = kept.move { places[$0] }
    selected = selected.compactMap { places[$0] }
    table.dragging?.movePlaceholders(by: places, fresh.map(\.rows.count))
    geometry = TableGeometry(from: table.tableHeaderView?.frame.height ?? 0, fresh)
    resizeCells()
    settled = nil
    if loading == .onceMore { loading = .done }
    fitContent()
    if table.window != nil, !table.bounds.isEmpty, !isLayingOut { layOut() }
    // A data source may have given the same cell again.
    for (place, cell) in leaving where !shown.values.contains(where: { $0 === cell }) {
      end(cell, at: place)
      rest(cell)
    }
    if let cell = unkept?.view { rest(cell) }
    for (part, view) in parts { sections.end(view, of: part, in: table) }
    table.setNeedsLayout()
  }

  /// Has the data source dress cells in sight anew.
  func reconfigure(_ places: [IndexPath]) {
    for place in places {
      guard let cell = shown[place], let source = table.tableSource else { continue }
      pool.lend(cell, cell.reuseIdentifier)
      let given = source.tableView(table, cellForRowAt: place)
      pool.takeBack()
      precondition(
        given === cell, "\(type(of: table)): a row that is reconfigured keeps its cell: dequeue it for that row")
      resize(cell, at: place)
    }
    settled = nil
    table.setNeedsLayout()
  }
}
