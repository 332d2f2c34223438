public import Foundation

/// Rows in one column, each a cell that is made when it comes into sight and used again when it went out of it.
///
/// A scroll view in every other respect: touches on rows are held for 150 ms, and a finger that scrolls takes them
/// from the rows. What is asked of the data source is asked anew by `reloadData()`, which the first layout does,
/// too. There are no animations: insertions and the like happen at once.
///
/// Everything that a subclass may override is declared here: Swift overrides nothing that an extension declares.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The height that leaves the choice to a row's cell, which sizes itself when it comes into sight; to the table
  /// for headers and footers without views of their own.
  nonisolated public class var automaticDimension: CGFloat { -1 }

  /// Whether headers float, and whether sections stand apart.
  open var style: Style { ownStyle }
  private let ownStyle: Style
  private(set) lazy var tiles = TableTiles(of: self)
  var press: ListPress?
  private(set) var rowSwipe: RowSwipe?
  /// What is asked for between `beginUpdates` and `endUpdates`.
  var updates = PendingUpdates()

  /// Without rows, until it has a data source.
  public init(frame: CGRect, style: Style) {
    ownStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    let swipe = RowSwipe(for: self)
    rowSwipe = swipe
    addGestureRecognizer(swipe)
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Who it asks

  /// Not retained. A new one has the table loaded anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { tableSource }
    set {
      let old = tableSource
      tableSource = newValue
      if newValue !== old { tiles.awaitLoading() }
    }
  }
  final weak var tableSource: (any UITableViewDataSource)?

  /// The scroll view's delegate under a narrower type. Not retained. A new one has the table loaded anew.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { super.delegate = newValue }
  }
  final private(set) weak var tableDelegate: (any UITableViewDelegate)?

  override var showsGuesses: Bool {
    tiles.guesses(in: TableGeometry.Span(start: bounds.minY, end: bounds.maxY))
  }

  override func dragWillBegin() { rowActions?.close() }

  override var isMeasured: Bool { tiles.hasBeenLaidOut }
  override func reachable(_ offset: CGPoint) -> CGPoint { tiles.reachable(offset) }

  override func directionDidChange() {
    super.directionDidChange()
    for cell in tiles.shown.values { cell.setNeedsLayout() }
  }

  override func selectionPan(taking touches: [UITouch]) -> UIGestureRecognizer? {
    selectionPan?.takes(touches) == true ? selectionPan : nil
  }

  override func delegateDidChange() {
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    if tableDelegate != nil, menus == nil { menus = ListMenus(of: self) }
    tiles.awaitLoading()
  }

  // MARK: Heights
  // Another one moves what shows, which keeps its cells and views, with the next layout.

  /// In points, where the delegate does not say.
  open var rowHeight = automaticDimension { didSet { if rowHeight != oldValue { tiles.awaitHeights() } } }
  /// In points, where the delegate does not say.
  open var sectionHeaderHeight = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { tiles.awaitHeights() } }
  }
  /// In points, where the delegate does not say.
  open var sectionFooterHeight = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { tiles.awaitHeights() } }
  }
  /// How high a row counts that has not been in sight yet, unless all have the same height; 44 points where it is
  /// automatic. With 0 the delegate is asked for all rows at once, and cells don't size themselves.
  open var estimatedRowHeight = automaticDimension
  /// Kept: headers are measured when the table is loaded.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// Kept: footers are measured when the table is loaded.
  open var estimatedSectionFooterHeight = automaticDimension
  /// In points, above each section's header, where there is one; automatic, which is 22 points in a plain table and
  /// nothing in a grouped one (V55), unless set. Touches there hit the table.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { tiles.awaitHeights() } }
  }

  // MARK: Its own header and footer

  /// Above the first section, as wide as the table, in its own height. In the table at once; where its height
  /// becomes another, setting it again moves what is below it. Rows keep their cells.
  open var tableHeaderView: UIView? {
    willSet { replace(tableHeaderView, by: newValue) }
    didSet { ownViewChanges(to: tableHeaderView) }
  }

  /// Below the last section, as wide as the table, in its own height. In the table at once. Rows keep their cells.
  open var tableFooterView: UIView? {
    willSet { replace(tableFooterView, by: newValue) }
    didSet { ownViewChanges(to: tableFooterView) }
  }

  /// Behind everything, and stays where it is while the table scrolls.
  open var backgroundView: UIView? {
    willSet { replace(backgroundView, by: newValue) }
    didSet {
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Of the row that is open.
  var rowActions: RowActions?
  var warnings = ListWarnings()
  /// The row that a finger takes elsewhere.
  var movement: RowMovement?
  private(set) lazy var edgeScroll = EdgeScroll(of: self) { [unowned self] finger in moveRow(to: finger.y) }
  /// By which two fingers select rows.
  private(set) var selectionPan: SelectionPan?

  // MARK: Rows to come

  /// Hears of rows that are likely to come into sight next. Not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
  /// Whether anybody hears of rows to come. Cells are made when they come into sight, either way.
  open var isPrefetchingEnabled = true
  final var prefetching = Prefetching()

  // MARK: Drags, drops and menus

  /// Whether a finger that rests lifts what the drag delegate gives; yes unless it is set.
  open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault { didSet { dragging?.update() } }
  /// Gives what a finger lifts from rows. Not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { setUpDragging() } }
  /// Takes what is dropped. Not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { setUpDragging() } }
  var dragging: ListDragging?
  /// Whether a row is selected above which a drag has rested, if the delegate lets it.
  open var isSpringLoaded = false
  /// Whether a finger has something in hand that it lifted from the table.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether a finger drags something over the table that may be dropped there.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
  /// By which rows' menus are shown; nil before there was a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }
  private var menus: ListMenus?

  // MARK: The index beside the rows

  /// Kept, never drawn.
  open var sectionIndexColor: UIColor?
  /// Kept, never drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// Kept, never drawn.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// With fewer rows there is no index beside them.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { tiles.awaitIndex() } }
  /// Asks the data source anew for the titles of the index beside the rows of a plain table, with the next layout.
  open func reloadSectionIndexTitles() { tiles.awaitIndex() }

  // MARK: Focus and looks
  // Kept: there is no focus, and nothing is drawn.

  /// Whether contents of cells, headers and footers stand within the safe area's sides (V752).
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitableview/insetscontentviewstosafearea>
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// Kept: there is no focus.
  open var remembersLastFocusedIndexPath = false
  /// Kept: there is no focus.
  open var selectionFollowsFocus = false
  /// Kept: there is no focus.
  open var allowsFocus = false
  /// Kept: there is no focus.
  open var allowsFocusDuringEditing = false
  /// Kept, never drawn.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Kept, never drawn.
  open var separatorEffect: UIVisualEffect?
  /// Kept, never drawn: below the last row there are no lines.
  open var fillerRowHeight: CGFloat = 0
  /// Of what cells in sight choose their heights anew, with the next layout, beside batches of changes: of
  /// `invalidateIntrinsicContentSize()`, by default, of the cell or its content view, and of another configuration.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitableview/selfsizinginvalidation-swift.property>
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Never drawn; rows that constraints make high have room for a line, unless there is none (V1138).
  open var separatorStyle = SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { tiles.awaitHeights() } }
  }
  /// Kept, never drawn.
  open var separatorColor: UIColor?
  /// Kept, never drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: 0)
  /// Kept: cells have the width of the table.
  open var cellLayoutMarginsFollowReadableWidth = false

  // MARK: What fingers may select

  /// Whether a finger may select a row.
  open var allowsSelection = true
  /// Whether several rows may be selected at a time.
  open var allowsMultipleSelection = false
  /// The same while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// The same while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing, selectionPan == nil { selectionPan = SelectionPan(on: self) }
      if allowsMultipleSelectionDuringEditing != oldValue, editsAllItems { tellCellsOfEditing(animated: false) }
    }
  }

  /// Whether the table is edited as a whole, and not just a row that is swiped open.
  private(set) var editsAllItems = false
  var swipedRow = SwipedRow.none
  /// As long as it is true, rows are selected by the permissions for editing, and show the controls that data
  /// source and delegate say; but where it is so for a row that is swiped open, which changes nothing of them.
  open var isEditing: Bool {
    get { editsAllItems || swipedRow != .none }
    set { setEditing(newValue, animated: false) }
  }

  /// Has the cells in sight hear of it, too; as a row begins to be swiped open it says nothing more. What is
  /// selected no longer is at the end of editing, nor where editing lets no row be selected. Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing, swipedRow == .begins { return }
    if !editing || !editsAllItems { rowActions?.close() }
    let changes = editing != editsAllItems
    editsAllItems = editing
    if changes { deselectForEditing(animated: animated) }
    tellCellsOfEditing(animated: animated)
  }

  // MARK: Loading

  /// Asks for sections, rows and heights at once, and for all of it anew before the next layout, which makes the
  /// cells. What was selected no longer is.
  open func reloadData() {
    dragging?.listIsLoadedAnew()
    stopPress()
    let closed = closeRow()
    cancelMovement()
    tiles.selected = []
    tiles.reload()
    if let closed { rowHasClosed(at: closed) }
  }

  // MARK: Which rows there are, and where
  // Counts are as the data source said when the table was loaded. Rectangles are in the table's own coordinates;
  // empty for what is not there.

  /// As the data source said.
  open var numberOfSections: Int { loadedTiles.sectionCount }
  /// Traps where there is no such section, as UIKit does.
  open func numberOfRows(inSection section: Int) -> Int { count(of: section) }

  /// Where the row lies, in sight or not, as high as the delegate says. Rows above it may count as estimated.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { span(of: indexPath).map(box) ?? .zero }
  /// From the space above its header to its footer.
  open func rect(forSection section: Int) -> CGRect { rect(of: section) { .init(start: $0.start, end: $0.end) } }
  /// Where it belongs, also while it floats.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: section) { $0.header } }
  /// Where the footer lies, in sight or not.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: section) { $0.footer } }

  /// The row at a point of the table's own coordinates; nil beside the rows, and on a header's or footer's place.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  /// Nil for a cell that shows no row of this table; the upper one of two rows that show the same cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    tiles.shown.lazy.filter { $0.value === cell }.map(\.key).min()
  }
  /// The rows whose first points the rectangle reaches, or that it begins in, from the top down; none beside the
  /// table.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(touching: rect) }

  // MARK: What shows
  // Cells of rows that have come into sight since the last layout are made when somebody asks for them.

  /// Nil for a row out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { caughtUp.shown[indexPath] }
  /// From the top down.
  open var visibleCells: [UITableViewCell] { caughtUp.visiblePlaces.compactMap { tiles.shown[$0] } }
  /// From the top down.
  open var indexPathsForVisibleRows: [IndexPath]? { caughtUp.visiblePlaces }
  /// Nil for one out of sight, or of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { part(.header, of: section) }
  /// Nil for one out of sight, or of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { part(.footer, of: section) }

  /// Scrolls the row to that place of what shows, as far as the content goes; `.none` only as far as it must.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }
  /// Scrolls to the selected row nearest to the middle of what shows, if there is one.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = selectedRowNearestToMiddle { scrollToRow(at: row, at: scrollPosition, animated: animated) }
  }

  // MARK: Cells and section views that are used again

  /// Has cells of that class made when one is dequeued and none rests. Nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// As for cells, for the headers and footers of sections.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerSectionView(aClass, identifier)
  }
  /// Dequeuing such a cell stops with the nib's name. Nil takes the registration away.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    tiles.pool.register(identifier, nib.map { nib in { _ in nib.stop() } })
  }
  /// Dequeuing such a view stops with the nib's name. Nil takes the registration away.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    tiles.sections.pool.register(identifier, nib.map { nib in { _ in nib.stop() } })
  }
  /// A cell that went out of sight, after `prepareForReuse`, or a new one of the registered class; nil where there
  /// is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { takeCell(identifier) }
  /// As without an index path, and has the row's size. Traps where no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    takeCell(identifier, at: indexPath)
  }
  /// As for cells.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    takeSectionView(identifier)
  }

  // MARK: Which rows are selected, by fingers and by code

  /// The row selected first, where there are several.
  open var indexPathForSelectedRow: IndexPath? { tiles.selected.first }
  /// In the order of selecting; nil where there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { tiles.selected.isEmpty ? nil : tiles.selected }
  /// Selects the row in place of the one before it, or beside it. The delegate hears nothing of it.
  /// - Parameter indexPath: nil deselects every row.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    codeSelects(indexPath, animated: animated, scrollPosition)
  }
  /// The delegate hears nothing of it.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  // MARK: Changes
  // What stays keeps its cell and its selection; rows in sight take the heights that their cells choose by now,
  // also where there are no changes. Nothing is animated. After each call, or the last one of a batch, the data
  // source must have what the changes lead to; otherwise it traps, as UIKit does. Cells of what comes into sight
  // are made at once, where the table is in a window.

  /// Calls nest; the outermost `endUpdates` makes the changes.
  open func beginUpdates() { openBatch() }
  /// Makes the changes, if it ends the outermost `beginUpdates`.
  open func endUpdates() { endBatch() }
  /// - Parameter completion: called with true after as long as a phone's rows move. At the end of the turn where
  ///   none would: with true without animations or changes, with false in no window.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates, completion)
  }
  /// - Parameter indexPaths: where they are after the changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }
  /// - Parameter indexPaths: where they were before the changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }
  /// Has other cells made for them; they are not selected any more.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Has the data source dress the cells in sight anew: it gets the same ones when it dequeues, and must return
  /// them. Their rows take the heights that they choose then.
  open func reconfigureRows(at indexPaths: [IndexPath]) { tiles.reconfigure(indexPaths) }
  /// From where it was before the changes to where it is after them; keeps its cell.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Where they are after the changes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Where they were before the changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Has its cells made anew, however many rows it has now; they are not selected any more.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// From where it was before the changes to where it is after them; its rows keep their cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Whether what is shown is not what the data source has: a batch is being collected, rows are reordered or make
  /// room for a drop, or placeholders stand among them.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 || movement != nil || tiles.stands != nil }

  // MARK: What is shown, and what the data source has
  // They differ by placeholders, and by the room that is made for a drop.

  /// The same: no section is only shown.
  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
    dataSourceSectionIndex
  }
  /// The same: no section is only shown.
  open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
    presentationSectionIndex
  }
  /// Where a row of the data source stands.
  open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map(tiles.stands.stand)
  }
  /// Which row of the data source stands there; nil on a placeholder.
  open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.flatMap(tiles.stands.item)
  }
  /// Runs the block. Stops where something stands between rows: here every index path is the data source's.
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    tiles.stands.requireNone(of: self)
    actionsToTranslate()
  }

  /// As wide as it may be, and as high as all that is in it: who is asked for rows is asked at once.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    tiles.load()
    return CGSize(width: size.width, height: contentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tiles.layOut()
    rowActions?.followRow()
    Prefetching.follow(self)
  }

  // MARK: Touches
  // Rows and headers pass theirs on to the table, which keeps them as a scroll view does.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginPress(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    followPress(touches)
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endPress(touches)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelPress(touches)
    super.touchesCancelled(touches, with: event)
  }
}
