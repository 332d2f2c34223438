public import Foundation

/// Items that a layout puts anywhere, each a cell that is made when it comes into sight and used again when it went
/// out of it.
///
/// A scroll view in every other respect: touches on items are held for 150 ms, and a finger that scrolls takes them
/// from the items. What is asked of the data source is asked anew by `reloadData()`, which the first layout does,
/// too. There are no animations: insertions and the like happen at once.
///
/// Everything that a subclass may override is declared here: Swift overrides nothing that an extension declares.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionview>
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private(set) lazy var tiles = CollectionTiles(of: self)
  var press: ListPress?
  /// What is asked for while `performBatchUpdates` runs its closure.
  var updates = PendingUpdates()
  var warnings = ListWarnings()
  /// Of the row that is open, in a list.
  var rowActions: RowActions?
  /// Comes with the first list that has actions.
  var rowSwipe: RowSwipe?
  /// The item that code moves after a finger.
  var movement: ItemMovement?
  private(set) lazy var edgeScroll = EdgeScroll(of: self) { [unowned self] position in moveByHand(to: position) }
  /// By which two fingers select items.
  private(set) var selectionPan: SelectionPan?

  /// Without items, until it has a data source.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    arrangement = layout
    super.init(frame: frame)
    layout.collection = self
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Who it asks

  /// Not retained. A new one has the collection loaded anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { collectionSource }
    set {
      let old = collectionSource
      collectionSource = newValue
      setUpDragging()
      if newValue !== old { tiles.awaitLoading() }
    }
  }
  final weak var collectionSource: (any UICollectionViewDataSource)?

  /// The scroll view's delegate under a narrower type. Not retained.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set { super.delegate = newValue }
  }
  final private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?

  override func dragWillBegin() { rowActions?.close() }

  /// Also of items that are few, or go across.
  override var keepsClearAboveAndBelow: Bool { contentInsetAdjustmentBehavior == .automatic }

  override func directionDidChange() {
    super.directionDidChange()
    if collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection { collectionViewLayout.invalidateLayout() }
  }

  override func selectionPan(taking touches: [UITouch]) -> UIGestureRecognizer? {
    selectionPan?.takes(touches) == true ? selectionPan : nil
  }

  override func delegateDidChange() {
    collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
    if collectionDelegate != nil, menus == nil { menus = ListMenus(of: self) }
    collectionViewLayout.invalidateLayout()
  }

  // MARK: Its layout, and what lies behind it

  private var arrangement: UICollectionViewLayout

  /// Where the items lie. A new one takes effect with the next layout.
  open var collectionViewLayout: UICollectionViewLayout {
    get { arrangement }
    set {
      if newValue !== transition?.layout { abandonTransition() }
      rowActions?.close()
      let change = beginChange(to: newValue)
      arrangement.collection = nil
      arrangement = newValue
      newValue.collection = self
      if let change { newValue.prepareForTransition(from: change.old) }
      newValue.invalidateEverything()
    }
  }

  /// On its way to another layout.
  var transition: LayoutTransition?
  /// The layout that another one has taken the place of since the last pass.
  var layoutChange: LayoutChange?

  /// Has a layout between the present one and another lay out, until the transition is finished or cancelled. Traps
  /// where one goes on already, as UIKit does.
  /// - Parameter completion: called at the end of the turn in which it ends, with true and whether it was finished.
  /// - Returns: what the delegate gives for it. Set its progress, and invalidate it.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// Puts the other layout in place, at once: nothing is animated. Traps where no transition goes on.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Puts the layout back that there was, at once: nothing is animated. Traps where no transition goes on.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  /// At once: there is nothing to animate.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// At once: there is nothing to animate.
  /// - Parameter completion: called at the end of the turn, with true, when views have their places by it.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    guard let completion else { return }
    UIApplication.shared.runAtEndOfTurn { [self] in
      if window != nil { layoutIfNeeded() }
      completion(true)
    }
  }

  /// Behind everything, and stays where it is while the collection scrolls.
  open var backgroundView: UIView? {
    willSet { replace(backgroundView, by: newValue) }
    didSet {
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Items to come

  /// Whether anybody hears of items to come. Cells are made when they come into sight, either way.
  open var isPrefetchingEnabled = true
  /// Hears of items that are likely to come into sight next. Not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
  final var prefetching = Prefetching()

  // MARK: Drags, drops and menus

  /// Kept: items make room at once, and a trace warns where they should wait.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether a finger that rests lifts what the drag delegate gives, or an item that the data source says it moves;
  /// yes unless it is set.
  open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault { didSet { setUpDragging() } }
  /// Gives what a finger lifts from items. Not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { setUpDragging() } }
  /// Takes what is dropped. Not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { setUpDragging() } }
  var dragging: ListDragging?
  /// Whether its controller is to have items moved, by a press of its own or not at all (V112).
  var isReorderedByController = false
  /// Whether an item is selected above which a drag has rested, if the delegate lets it.
  open var isSpringLoaded = false
  /// Whether a finger has something in hand that it lifted from the collection.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether a finger drags something over the collection that may be dropped there.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
  /// By which items' menus are shown; nil before there was a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }
  private var menus: ListMenus?

  // MARK: Focus and sizes

  /// Kept: there is no focus.
  open var remembersLastFocusedIndexPath = false
  /// Kept: there is no focus.
  open var selectionFollowsFocus = false
  /// Kept: there is no focus.
  open var allowsFocus = false
  /// Kept: there is no focus.
  open var allowsFocusDuringEditing = false
  /// Of what cells in sight choose their sizes anew, with the next layout, beside what has all of them do so: of
  /// `invalidateIntrinsicContentSize()`, by default, of the cell or its content view, and of another configuration.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.property>
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: What fingers may select

  /// Whether a finger may select an item.
  open var allowsSelection = true
  /// Whether several items may be selected at a time. Where they no longer may, the one that was selected first
  /// stays so (ours), and nobody is told.
  open var allowsMultipleSelection = false { didSet { if oldValue, !allowsSeveral { keepOneSelected() } } }
  /// The same while the collection is edited.
  open var allowsSelectionDuringEditing = false
  /// The same while the collection is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing, selectionPan == nil { selectionPan = SelectionPan(on: self) }
    }
  }
  /// As long as it is true, items are selected by the permissions for editing, and list cells show the accessories
  /// that are for it. Cells in sight hear of it through their configuration state.
  open var isEditing = false {
    didSet {
      rowActions?.close()
      for place in tiles.visiblePlaces {
        (tiles.shown[CollectionElement(cellAt: place)] as? UICollectionViewCell)?.isEdited = edits(place)
      }
    }
  }

  // MARK: Loading

  /// Asks for everything anew before the next layout. What was selected no longer is.
  open func reloadData() {
    dragging?.listIsLoadedAnew()
    stopPress()
    rowActions?.close()
    cancelMovement()
    tiles.selected = []
    tiles.awaitLoading()
  }

  // MARK: Which items there are, and where
  // Counts are as the data source said when the collection was loaded.

  /// As the data source said.
  open var numberOfSections: Int { loadedCounts.count }
  /// Traps where there is no such section, as UIKit does.
  open func numberOfItems(inSection section: Int) -> Int { count(of: section) }
  /// What the layout says of the item, in sight or not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: indexPath)
  }
  /// What the layout says of the view, in sight or not.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    preparedLayout.turnedSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The frontmost item at a point of the collection's own coordinates; nil between the items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  // MARK: What shows

  /// Nil for a cell that shows no item of this collection.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { place(of: cell) }
  /// Nil for an item out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    caughtUp.shown[CollectionElement(cellAt: indexPath)] as? UICollectionViewCell
  }
  /// In the order of their items.
  open var indexPathsForVisibleItems: [IndexPath] { caughtUp.visiblePlaces }
  /// In the order of their items.
  open var visibleCells: [UICollectionViewCell] { caughtUp.visiblePlaces.compactMap(cellForItem) }
  /// Nil for one out of sight.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { caughtUp.shown[CollectionElement(kind: elementKind, at: indexPath)] }
  /// Nil of one that is not shown.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    caughtUp.shown.first { $0.value === supplementaryView }?.key.place
  }
  /// In the order of their places.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    caughtUp.visiblePlaces(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// In order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    caughtUp.visiblePlaces(ofKind: elementKind)
  }
  /// Scrolls the item to that place of what shows, as far as the content goes; along an axis of which nothing is
  /// said not at all, and where nothing is said of either as far as it must to show the item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  // MARK: Cells and other views that are used again

  /// Has cells of that class made when one is dequeued and none rests. Nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// As for cells, for headers and whatever else the layout puts beside the items.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { registerView(viewClass, CollectionTiles.poolKey(identifier, elementKind)) }
  /// Dequeuing such a cell stops with the nib's name. Nil takes the registration away.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    tiles.pool.register(CollectionTiles.poolKey(identifier, ""), nib.map { nib in { _ in nib.stop() } })
  }
  /// Dequeuing such a view stops with the nib's name. Nil takes the registration away.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { tiles.pool.register(CollectionTiles.poolKey(identifier, kind), nib.map { nib in { _ in nib.stop() } }) }
  /// A cell that went out of sight, after `prepareForReuse`, or a new one of the registered class. Traps where none
  /// is registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { takeCell(identifier, at: indexPath) }
  /// As for cells.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { takeView(ofKind: elementKind, identifier, at: indexPath) }

  // MARK: Which items are selected, by fingers and by code

  /// In the order of selecting; empty where there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { tiles.selected }
  /// Selects the item in place of the one before it, or beside it. The delegate hears nothing of it. Where no item
  /// may be selected, nothing happens.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicollectionview/selectitem(at:animated:scrollposition:)>
  /// - Parameter indexPath: nil deselects every item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    codeSelects(indexPath, animated: animated, scrollPosition)
  }
  /// The delegate hears nothing of it. Where no item may be selected, nothing happens.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { codeDeselects(indexPath) }

  // MARK: Changes
  // What stays keeps its cell and its selection; cells in sight choose their sizes anew, where those are theirs to
  // choose, also where there are no changes. Nothing is animated. After each call, or the last one of a batch,
  // the data source must have what the changes lead to; otherwise it traps, as UIKit does. Cells of what comes into
  // sight are made at once, where the collection is in a window.

  /// - Parameter completion: called at the end of the turn, with true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { _ in updates?() }
    if let completion { UIApplication.shared.runAtEndOfTurn { completion(true) } }
  }
  /// - Parameter indexPaths: where they are after the changes.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.updates.changes.inserted += indexPaths } }
  /// - Parameter indexPaths: where they were before the changes.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.updates.changes.deleted += indexPaths } }
  /// Has other cells made for them; they are not selected any more.
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.updates.changes.reloaded.formUnion(indexPaths) }
  }
  /// Has the data source dress the cells in sight anew: it gets the same ones when it dequeues, and must return
  /// them. They choose their sizes then.
  open func reconfigureItems(at indexPaths: [IndexPath]) { tiles.reconfigure(indexPaths) }
  /// From where it was before the changes to where it is after them; keeps its cell.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.updates.changes.moved.append((indexPath, newIndexPath)) }
  }
  /// Where they are after the changes.
  open func insertSections(_ sections: IndexSet) {
    change { $0.updates.changes.insertedSections.formUnion(sections) }
  }
  /// Where they were before the changes.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.updates.changes.deletedSections.formUnion(sections) }
  }
  /// Has its cells made anew, however many items it has now; they are not selected any more.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.updates.changes.reloadedSections.formUnion(sections) }
  }
  /// From where it was before the changes to where it is after them; its items keep their cells.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.updates.changes.movedSections.append((section, newSection)) }
  }
  /// Whether what is shown is not what the data source has: a batch is being collected, items are reordered or make
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
  /// Where an item of the data source stands.
  open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map(tiles.stands.stand)
  }
  /// Which item of the data source stands there; nil on a placeholder.
  open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.flatMap(tiles.stands.item)
  }
  /// Runs the block. Stops where something stands between items: here every index path is the data source's.
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    tiles.stands.requireNone(of: self)
    actionsToTranslate()
  }

  // MARK: Moving an item by hand
  // A recognizer's action says when it begins, where the finger is, and when it ends. The item's cell follows, in
  // front of the others, which make room for it at once.

  /// False where the data source says that the item can't be moved, or there is no such item.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginsMovement(of: indexPath) }
  /// Nothing happens where no movement goes on.
  /// - Parameter targetPosition: where the item's centre goes, in the collection's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveByHand(to: targetPosition) }
  /// Has the data source move the item, if it is over another one's place, and lays out.
  open func endInteractiveMovement() { endMovement() }
  /// The item goes back to where it was.
  open func cancelInteractiveMovement() { cancelMovement() }

  override func keepBounds(_ bounds: CGRect) { take(bounds) { super.keepBounds(bounds) } }

  override func keepFrame(_ frame: CGRect) {
    take(CGRect(origin: bounds.origin, size: frame.size)) { super.keepFrame(frame) }
  }

  /// The layout is asked while the collection still has its old bounds, and invalidated once it has the new ones.
  private func take(_ newBounds: CGRect, _ change: () -> Void) {
    let layout = collectionViewLayout
    guard newBounds != bounds, layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return change() }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    let (oldSize, isOfOtherSize) = (bounds.size, newBounds.size != bounds.size)
    holdingWatch {
      change()
      let awaitsSizes = tiles.awaitsSizes
      if !layout.keepsChoices(from: oldSize, to: newBounds.size) { layout.preferredSizes = [:] }
      layout.invalidate(in: context)
      // Scrolling changes no sizes.
      if !isOfOtherSize { tiles.awaitsSizes = awaitsSizes }
    }
  }

  override func insetDidChange() {
    super.insetDidChange()
    if collectionViewLayout.fillsRoomWithinInsets, tiles.room != tiles.preparedRoom {
      collectionViewLayout.invalidateRoom()
    }
    followSides()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    followSides()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followSides()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let change = layoutChange
    layoutChange = nil
    if change != nil { takeAim() }
    tiles.layOut()
    if let change { end(change) }
    rowActions?.followRow()
    Prefetching.follow(self)
  }

  override func proposal(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  // MARK: Touches
  // Items pass theirs on to the collection, which keeps them as a scroll view does.

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

  // MARK: Kinds

  /// What a flow layout calls a section's header.
  nonisolated public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// What a flow layout calls a section's footer.
  nonisolated public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
