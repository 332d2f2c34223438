import Foundation

/// What shows of a collection: the views of the elements in sight.
@MainActor final class CollectionTiles {
  unowned let collection: UICollectionView
  let pool = ReusePool<UICollectionReusableView, CGRect>()
  private(set) var counts: [Int] = []
  private(set) var shown: [CollectionElement: UICollectionReusableView] = [:]
  /// The elements that show, from the rear to the front.
  private var order: [CollectionElement] = []
  /// How often items were loaded, came, went or moved.
  private(set) var changes = 0
  /// In the order of selecting.
  var selected: [IndexPath] = []
  /// Where sections that scroll across the layout's way have their views.
  private(set) var rows = SectionRows()
  private var loading = ListLoading.awaited
  private var isPreparing = false
  private(set) var isLayingOut = false
  /// How often views were put in their places.
  private var passes = 0
  /// Whether views that show choose their sizes anew, with the next layout.
  var awaitsSizes = false
  /// Out of sight, with the first responder in it.
  var kept = KeptResponder<CollectionElement, UICollectionReusableView>()

  /// The cell that the data source is asked for, and where it is to stand.
  var making: (place: IndexPath, attributes: UICollectionViewLayoutAttributes)?

  /// How many registrations there were before the data source was asked for a view; nil while it isn't.
  private(set) var knownRegistrations: Int?

  /// Has the data source make a view, for which it is to make no registration.
  func knowingRegistrations<View>(_ ask: () -> View) -> View {
    let outer = knownRegistrations
    knownRegistrations = outer ?? RegistrationMark.count
    defer { knownRegistrations = outer }
    return ask()
  }

  /// Titles beside the items.
  let index = ListIndexTitles()

  init(of collection: UICollectionView) { self.collection = collection }

  /// Everything will be asked for anew.
  func awaitLoading() {
    loading.expire()
    collection.collectionViewLayout.invalidateCounts(everything: true)
  }

  func contains(_ place: IndexPath) -> Bool {
    place.count == 2 && counts.indices.contains(place.section) && (0..<counts[place.section]).contains(place.item)
  }

  // MARK: Loading

  /// Asks the data source how many there are, if that is not known.
  func load() {
    guard loading == .awaited else { return }
    loading = .asking
    changes += 1
    for element in order { hide(element) }
    rest(kept.take())
    order = []
    index.forget()
    counts = freshCounts()
    collection.collectionViewLayout.preferredSizes = [:]
    selected.removeAll { !contains($0) }
    loading = .done
    if let moved = collection.movement, !contains(moved.place) || !contains(moved.target) {
      collection.cancelMovement()
    }
  }

  private func freshCounts() -> [Int] {
    guard let source = collection.collectionSource else { return [] }
    let sections = DataSourceCount.range(source.numberOfSections(in: collection), of: "sections", in: collection)
    return sections.map { section in
      let count = source.collectionView(collection, numberOfItemsInSection: section)
      return DataSourceCount.range(count, of: "items in section \(section)", in: collection).count
    }
  }

  /// What the insets leave of the collection.
  var room: CGSize { collection.bounds.inset(by: collection.adjustedContentInset).size }
  /// The same when the layout was prepared last; nil before.
  private(set) var preparedRoom: CGSize?
  /// What the layout's insets counted from then.
  private(set) var preparedSides: [UIEdgeInsets] = []
  /// In which the layout's places were mirrored then; nil where they aren't.
  private(set) var turnedWidth: CGFloat?

  /// Has the layout know where everything lies. One that is invalidated as it prepares does so again the next time.
  func prepare() {
    load()
    let layout = collection.collectionViewLayout
    guard layout.awaitsPreparation, !isPreparing else { return }
    isPreparing = true
    preparations += 1
    layout.awaitsPreparation = false
    layout.willPrepare()
    preparedRoom = room
    layout.prepare()
    preparedSides = layout.sides
    let (size, oldWidth) = (layout.collectionViewContentSize, turnedWidth)
    turnedWidth = widthToTurn(layout, content: size)
    rows.take(layout, in: collection)
    isPreparing = false
    if collection.contentSize != size { collection.contentSize = size }
    keepBeginning(from: oldWidth)
  }

  // MARK: Layout

  /// The items that show, in order.
  var visiblePlaces: [IndexPath] { shown.keys.filter { $0.category == .cell }.map(\.place).sorted() }

  /// In the order of their items.
  var cells: [UICollectionViewCell] {
    visiblePlaces.compactMap { shown[CollectionElement(cellAt: $0)] as? UICollectionViewCell }
  }

  /// Those in sight, from the rear to the front.
  var views: [UICollectionReusableView] { order.compactMap { shown[$0] } }

  /// Where views of that kind show, in order.
  func visiblePlaces(ofKind kind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == kind }.map(\.place).sorted()
  }

  /// Has the views in sight be there before somebody asks for them.
  func catchUp() {
    if loading != .done, !isLayingOut { collection.layoutIfNeeded() }
  }

  /// Has the views in sight, and no others, stand in their places.
  ///
  /// Where the layout leaves sizes to the views, those that come into sight may have others move out of it.
  func layOut() {
    isLayingOut = true
    defer { isLayingOut = false }
    var (rounds, interruptions) = (Self.mostRounds, Self.mostInterruptions)
    repeat {
      let measures = awaitsSizes
      awaitsSizes = false
      if placeViews(measuring: measures) {
        rounds -= 1
        if !collectionViewAwaitsPreparation, placedBy == preparations { break }
      } else {
        interruptions -= 1
      }
    } while rounds > 0 && interruptions > 0
    layOutKept()
    layOutPlaceholders()
    stack()
    layOutIndex()
    collection.backgroundView?.frame = collection.bounds
  }

  /// In how many rounds views and layout have to agree: a view that always prefers another size would go on for
  /// ever.
  private static let mostRounds = 100
  /// How often views begin to be placed anew because items became others meanwhile.
  private static let mostInterruptions = 1_000
  /// How often the layout has been prepared, and had been when views began to be placed last: who makes a cell asks
  /// where it is, and so has a layout prepared anew that changes itself as it prepares.
  private var (preparations, placedBy) = (0, 0)
  private var collectionViewAwaitsPreparation: Bool { collection.collectionViewLayout.awaitsPreparation }

  /// - Parameter measures: whether views that show already choose their sizes, too.
  /// - Returns: false where items became others meanwhile: who makes views or hears of them may have them loaded
  ///   anew, changed or scrolled.
  private func placeViews(measuring measures: Bool) -> Bool {
    prepare()
    placedBy = preparations
    passes += 1
    let known = (passes, changes)
    let wanted = elementsInSight()
    rest(kept.takeIdle())
    let stays = Set(wanted.map(\.element))
    lazy var insets = collection.safeAreaInsets
    for element in order where !stays.contains(element) && !isMoved(element) { leaveSight(element) }
    order = wanted.map(\.element) + order.filter { !stays.contains($0) && isMoved($0) }
    for (element, attributes) in wanted {
      if let view = shown[element] {
        if !isMoved(element) { keepClear(view, as: attributes, of: insets) }
        if measures || view.awaitsMeasuring { takeSize(of: view, as: attributes) }
        if !isMoved(element) { place(view, as: attributes) }
      } else {
        show(element, as: attributes)
      }
      guard loading == .done, known == (passes, changes) else { return false }
    }
    return true
  }

  private func isMoved(_ element: CollectionElement) -> Bool {
    element.category == .cell && collection.movement?.place == element.place
  }

  /// From the rear to the front. Where items make room for something, nothing is there yet.
  private func elementsInSight() -> [(element: CollectionElement, attributes: UICollectionViewLayoutAttributes)] {
    let sight = collection.bounds
    let found = collection.collectionViewLayout.turnedElements(in: sight)
    return found.filter { $0.frame.overlaps(sight) }.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .compactMap { _, attributes in element(standingAs: attributes).map { ($0, attributes) } }
  }

  /// Has the views lie one in front of the other as their elements do.
  private func stack() {
    var views: [ObjectIdentifier: [UIView]] = [:]
    for view in order.compactMap({ shown[$0] }) {
      if let host = view.superview { views[ObjectIdentifier(host), default: []].append(view) }
    }
    for host in [collection] + rows.all { stack(views[ObjectIdentifier(host)] ?? [], in: host) }
  }

  private func stack(_ views: [UIView], in host: UIView) {
    let ours = Set(views.map { ObjectIdentifier($0) })
    let present = host.subviews.filter { ours.contains(ObjectIdentifier($0)) }
    guard !present.elementsEqual(views, by: ===) else { return }
    for view in views { host.bringSubviewToFront(view) }
  }

  // MARK: Views

  private func show(_ element: CollectionElement, as attributes: UICollectionViewLayoutAttributes) {
    // Nobody is asked for an item that a layout shows and that isn't counted.
    guard let view = kept.take(of: element) ?? (isThere(element) ? make(element, as: attributes) : nil) else {
      return
    }
    guard shown[element] == nil, isThere(element) else { return rest(view, of: element) }
    shown[element] = view
    // In its place before it is in sight, so that it doesn't come there in an animation that goes on around this.
    place(view, as: attributes)
    host(of: attributes).addSubview(view)
    let cell = view as? UICollectionViewCell
    cell?.isEdited = element.category == .cell ? collection.edits(element.place) : collection.isEditing
    cell?.setNeedsUpdateConfiguration()
    cell?.updateConfigurationIfNeeded()
    keepClear(view, as: attributes, of: collection.safeAreaInsets)
    takeSize(of: view, as: attributes)
    place(view, as: attributes)
    if let cell, element.category == .cell {
      let isSelected = selected.contains(element.place)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      collection.dragging?.cellShows(cell, at: element.place)
      collection.collectionDelegate?.collectionView(collection, willDisplay: cell, forItemAt: element.place)
    } else if element.category == .supplementaryView {
      collection.collectionDelegate?.collectionView(
        collection, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.place)
    }
  }

  private func isThere(_ element: CollectionElement) -> Bool {
    element.category != .cell || contains(element.place)
  }

  private func hide(_ element: CollectionElement) {
    if let view = takeAway(element) { bury(view, of: element) }
  }

  private func leaveSight(_ element: CollectionElement) {
    guard let view = takeAway(element) else { return }
    if kept.keep(view, of: element) { end(view, of: element) } else { bury(view, of: element) }
  }

  private func takeAway(_ element: CollectionElement) -> UICollectionReusableView? {
    if element.category == .cell, collection.press?.place == element.place { collection.stopPress() }
    return shown.removeValue(forKey: element)
  }

  // MARK: Changes

  func apply(_ changes: ListChanges) {
    if let press = collection.press, changes.takesAway(press.place) {
      let known = self.changes
      collection.stopPress()
      // Who was told may have had items loaded anew, or changed them.
      guard loading == .done, known == self.changes else { return awaitLoading() }
    }
    let fresh = freshCounts()
    let origins = changes.origins(from: counts, to: fresh, of: "\(type(of: collection))")
    let old = counts
    move(by: changes.moves(from: counts, after: origins), to: fresh) {
      changes.updateItems(from: old, after: origins)
    }
  }

  /// The data source has others: what is shown was of its last ones.
  /// - Parameters:
  ///   - moves: of what keeps its views.
  ///   - updates: what the layout hears of that.
  func adopt(_ moves: ListMoves, _ updates: () -> [UICollectionViewUpdateItem]) {
    guard loading == .done else { return awaitLoading() }
    move(by: moves, to: freshCounts(), updates)
  }

  /// Items come, go and move; those that stay keep their cells, and what is beside them, and sections that stay
  /// their headers and footers. What comes gets its views before those of what goes may be used again: an item that
  /// is reloaded gets another one.
  private func move(by moves: ListMoves, to fresh: [Int], _ updates: () -> [UICollectionViewUpdateItem]) {
    let places = moves.items
    collection.stopPress(unlessKeptBy: moves)
    collection.movePress(by: places)
    collection.moveMovement(by: places)
    changes += 1
    let before = order.compactMap { element in shown[element].map { (element: element, view: $0) } }
    (shown, order) = ([:], [])
    var leaving: [(element: CollectionElement, view: UICollectionReusableView)] = []
    var beside: [(old: CollectionElement, new: CollectionElement)] = []
    for (element, view) in before {
      guard let new = self.element(element, movedBy: moves) else {
        leaving.append((element, view))
        continue
      }
      shown[new] = view
      order.append(new)
      if element.category != .cell { beside.append((element, new)) }
    }
    rows.move(by: moves.sections.merging(moves.reloadedSections) { $1 }, in: collection)
    let unkept = kept.move { self.element($0, movedBy: moves) }
    selected = selected.compactMap { places[$0] }
    let stood = stands
    counts = fresh
    collection.dragging?.movePlaceholders(by: places, fresh)
    let stands = stands
    let sizes = collection.collectionViewLayout.preferredSizes
    collection.collectionViewLayout.preferredSizes = [:]
    for (element, size) in sizes where element.category != .cell {
      if let new = self.element(element, movedBy: moves) {
        collection.collectionViewLayout.preferredSizes[new] = size
      }
    }
    for (from, to) in places {
      let (old, new) = (stood?.stand(of: from) ?? from, stands?.stand(of: to) ?? to)
      collection.collectionViewLayout.preferredSizes[CollectionElement(cellAt: new)] =
        sizes[CollectionElement(cellAt: old)]
    }
    collection.collectionViewLayout.invalidateCounts(everything: false)
    if collection.window != nil, !collection.bounds.isEmpty, !isLayingOut { layOut(telling: updates, beside) }
    for (element, view) in leaving { bury(view, of: element) }
    rest(unkept)
    collection.setNeedsLayout()
  }

  /// What stays of an element; nil where it goes, or is made anew.
  private func element(_ old: CollectionElement, movedBy moves: ListMoves) -> CollectionElement? {
    let isOfItem = old.category == .cell || collection.collectionViewLayout.isBesideItem(old)
    return (isOfItem ? moves.items[old.place] : moves.place(inSectionOf: old.place)).map(old.at)
  }

  /// The layout hears of what came, went and moved when it knows where everything lies, and says where the content
  /// is to stand; then the views take their places.
  /// - Parameter beside: what is no cell, and stays, if the layout doesn't say otherwise.
  private func layOut(
    telling updates: () -> [UICollectionViewUpdateItem],
    _ beside: [(old: CollectionElement, new: CollectionElement)]
  ) {
    prepare()
    let layout = collection.collectionViewLayout
    layout.prepare(forCollectionViewUpdates: layout.isOfApplication ? updates() : [])
    if layout.isOfApplication { hideDeleted(beside, by: layout) }
    collection.takeAim()
    layOut()
    layout.finalizeCollectionViewUpdates()
  }

  private func hideDeleted(
    _ beside: [(old: CollectionElement, new: CollectionElement)], by layout: UICollectionViewLayout
  ) {
    var deleted: [CollectionElement: Set<IndexPath>] = [:]
    for (old, new) in beside {
      let kind = old.at(IndexPath())
      if deleted[kind] == nil { deleted[kind] = Set(layout.placesToDelete(of: kind)) }
      if deleted[kind]?.contains(old.place) == true { hide(new) }
    }
  }

  /// Has the data source dress cells in sight anew.
  func reconfigure(_ places: [IndexPath]) {
    for place in places {
      guard let cell = shown[CollectionElement(cellAt: place)], let source = collection.collectionSource else {
        continue
      }
      pool.lend(cell, cell.reuseIdentifier.map { CollectionTiles.poolKey($0, "") })
      let given = knowingRegistrations { source.collectionView(collection, cellForItemAt: place) }
      pool.takeBack()
      precondition(
        given === cell,
        "\(type(of: collection)): an item that is reconfigured keeps its cell: dequeue it for that item")
      guard let attributes = attributes(ofItemAt: place) else { continue }
      takeSize(of: cell, as: attributes)
      collection.setNeedsLayout()
    }
  }
}
