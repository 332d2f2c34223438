public import Foundation

/// Rows in one column, each a cell that is made when it comes into sight and used again when it went out of it.
///
/// A scroll view in every other respect: touches on rows are held for 150 ms, and a finger that scrolls takes them
/// from the rows. What is asked of the data source is asked anew by `reloadData()`, which the first layout does,
/// too. There are no animations: insertions and the like happen at once. Editing by touch is not modelled.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The height that leaves the choice to the table, which takes 44 points for a row (ours).
  public class var automaticDimension: CGFloat { -1 }

  /// Whether headers float, and whether sections stand apart.
  open var style: Style { ownStyle }
  private let ownStyle: Style
  private(set) lazy var tiles = TableTiles(of: self)
  var press: ListPress?
  /// What is asked for between `beginUpdates` and `endUpdates`.
  var updates = PendingUpdates()

  /// Without rows, until it has a data source.
  public init(frame: CGRect, style: Style) {
    ownStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Who it asks

  /// Not retained. A new one has the table loaded anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { tiles.awaitLoading() } }
  }

  /// The scroll view's delegate under a narrower type. Not retained.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet { if !takesDelegate { super.delegate = delegate } }
  }
  private var takesDelegate = false

  override func delegateDidChange() {
    takesDelegate = true
    let table = super.delegate as? any UITableViewDelegate
    if delegate !== table { delegate = table }
    takesDelegate = false
    tiles.awaitLoading()
  }

  // MARK: Heights

  /// In points, where the delegate does not say.
  open var rowHeight = automaticDimension { didSet { tiles.awaitLoading() } }
  /// In points, where the delegate does not say.
  open var sectionHeaderHeight = automaticDimension { didSet { tiles.awaitLoading() } }
  /// In points, where the delegate does not say.
  open var sectionFooterHeight = automaticDimension { didSet { tiles.awaitLoading() } }
  /// Kept: every row's real height is asked for. Set with an automatic row height it would have rows size themselves on
  /// a device: a trace warns of it, once.
  open var estimatedRowHeight = automaticDimension
  /// Kept, as `estimatedRowHeight`.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// Kept, as `estimatedRowHeight`.
  open var estimatedSectionFooterHeight = automaticDimension
  /// In points, above each section's header, where there is one; none unless set. Touches there hit the table.
  open var sectionHeaderTopPadding: CGFloat = 0 { didSet { tiles.awaitLoading() } }

  // MARK: Its own header and footer

  /// Above the first section, as wide as the table, in its own height.
  open var tableHeaderView: UIView? {
    willSet { tableHeaderView?.removeFromSuperview() }
    didSet { tiles.awaitLoading() }
  }

  /// Below the last section, as wide as the table, in its own height.
  open var tableFooterView: UIView? {
    willSet { tableFooterView?.removeFromSuperview() }
    didSet { tiles.awaitLoading() }
  }

  /// Behind everything, and stays where it is while the table scrolls.
  open var backgroundView: UIView? {
    willSet { backgroundView?.removeFromSuperview() }
    didSet {
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  var swipeStart: CGFloat = 0
  var hasWarnedOfSwipes = false

  // MARK: Looks
  // Kept, never drawn.

  /// Not retained, and never asked: rows are made when they come into sight.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Kept: rows are made when they come into sight.
  open var isPrefetchingEnabled = true
  /// Kept: nothing is dragged out of a table.
  open var dragInteractionEnabled = false
  /// Kept: there is no index beside the rows.
  open var sectionIndexColor: UIColor?
  /// Kept: there is no index beside the rows.
  open var sectionIndexBackgroundColor: UIColor?
  /// Kept: there is no index beside the rows.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Kept: contents fill the cells.
  open var insetsContentViewsToSafeArea = true
  /// Kept: there is no focus.
  open var remembersLastFocusedIndexPath = false

  /// Kept, never drawn.
  open var separatorStyle = SeparatorStyle.singleLine
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
  open var allowsMultipleSelectionDuringEditing = false

  private var editing = false
  /// As long as it is true, rows are selected by the permissions for editing. Its controls are not modelled.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Has the cells in sight hear of it, too. Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  // MARK: Loading

  /// Asks for everything anew before the next layout. What was selected no longer is.
  open func reloadData() {
    stopPress()
    tiles.selected = []
    tiles.awaitLoading()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tiles.layOut()
  }

  // MARK: Touches
  // Rows and headers pass theirs on to the table, which keeps them as a scroll view does.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    swipeStart = touches.inLandingOrder.first?.location(in: self).x ?? 0
    beginPress(touches)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    noteSwipe(touches)
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

  /// How sections stand: plain headers float; groups stand apart, inset ones also from the sides.
  public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
  /// What would be drawn between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine, singleLineEtched }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Hashable, Sendable { case none, top, middle, bottom }
  /// Kept: changes happen at once.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
}
