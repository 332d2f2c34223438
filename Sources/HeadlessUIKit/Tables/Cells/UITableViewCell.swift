public import Foundation

/// One row of a table. What it shows is in its `contentView`, which fingers hit; touches climb from there to the
/// cell, and to the table, which highlights and selects.
///
/// The content view is made when it is first asked for, at the latest for the first layout, in front of what is
/// there: a button that was added to the cell itself before lies behind it, and gets no touches.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// What it is dequeued by; without one it is never used again.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  private let ownReuseIdentifier: String?
  let style: CellStyle
  let parts = CellParts()

  /// For subclasses to override: registered classes are made by it, with the default style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    clipsToBounds = true
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  // MARK: Parts

  /// Fills the cell, but for the accessory's part.
  open var contentView: UIView { parts.contentView(of: self) }
  /// In the content view, made when first asked for.
  open var textLabel: UILabel? { parts.textLabel(in: contentView) }
  /// In the content view; nil in a cell of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : parts.detailLabel(in: contentView) }
  /// In the content view, made when first asked for.
  open var imageView: UIImageView? { parts.imageView(in: contentView) }

  /// Fills the cell, behind the content. There is no background configuration beside it.
  open var backgroundView: UIView? {
    willSet { replace(backgroundView, by: newValue) }
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      parts.stack(behindContentOf: self)
    }
  }

  /// Fills the cell behind the content, in it while the cell is selected or highlighted. There is no background
  /// configuration beside it.
  open var selectedBackgroundView: UIView? {
    willSet { replace(selectedBackgroundView, by: newValue) }
    didSet {
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      parts.stack(behindContentOf: self)
    }
  }

  /// In place of `selectedBackgroundView`, in a table that takes several selected rows.
  open var multipleSelectionBackgroundView: UIView? {
    willSet { replace(multipleSelectionBackgroundView, by: newValue) }
    didSet {
      if multipleSelectionBackgroundView != nil { backgroundConfiguration = nil }
      parts.stack(behindContentOf: self)
    }
  }

  // MARK: Content by configuration

  /// What the cell shows, in a view of its own, which is the content view then. Nil for a content view to be
  /// filled.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      parts.show(contentConfiguration, in: self)
      awaitMeasuring()
    }
  }
  /// Without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Whether another state has the configuration updated.
  open var automaticallyUpdatesContentConfiguration = true
  /// Never drawn. One that is set takes away the cell's background views (V744).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != nil else { return }
      if backgroundView != nil { backgroundView = nil }
      if selectedBackgroundView != nil { selectedBackgroundView = nil }
      if multipleSelectionBackgroundView != nil { multipleSelectionBackgroundView = nil }
    }
  }
  /// Kept, never drawn.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Kept: nothing is drawn.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
  /// What holds of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (selected, highlighted, editing)
    (state.isSwiped, state.cellDragState) = (isSwiped, draggedAs)
    return state
  }
  /// Called with the state when that changes, and before the cell shows.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Has the configuration updated before the cell is laid out next, and so once for all changes of a turn.
  open func setNeedsUpdateConfiguration() { awaitConfiguration() }

  override var hasConfigurationHandler: Bool { configurationUpdateHandler != nil }
  override func configurationPasses() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// Updates the configuration for a state; overrides may set others.
  open func updateConfiguration(using state: UICellConfigurationState) {
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    self.contentConfiguration = contentConfiguration.updated(for: state)
  }

  // MARK: Accessory

  /// A mark at the right side, or a button of which the table's delegate is told. Nothing where there is an
  /// `accessoryView`.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }

  /// Stands at the right side in its own size, and has its own touches: the table is not told of them.
  open var accessoryView: UIView? {
    willSet { replace(accessoryView, by: newValue) }
    didSet {
      if let accessoryView, !editing { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  /// What the detail button does.
  var accessoryAction: (UITableViewCell) -> Void = { _ in }
  /// What the control that deletes or inserts does.
  var editAction: (UITableViewCell) -> Void = { _ in }
  /// What a finger on the reordering control does.
  var reorderAction: (UITableViewCell, GripPress) -> Void = { _, _ in }
  /// What editing makes of the row, as the table says; nil while the table isn't edited.
  var rowEditing: RowEditing? { didSet { if rowEditing != oldValue { setNeedsLayout() } } }

  // MARK: State

  private var selected = false
  private var highlighted = false

  /// Whether a finger has selected the row, or code. Its table sets it through `setSelected(_:animated:)`.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row. Its table sets it through `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// At once: there is nothing to animate. Overrides call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    showState()
  }

  /// At once: there is nothing to animate. Overrides call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    showState()
  }

  /// With `.none` the cell is highlighted and selected all the same, and what is in it does not show it.
  open var selectionStyle = SelectionStyle.default

  /// Labels, image views and controls of the content are highlighted with the cell.
  private func showState() {
    if selectionStyle != .none { parts.highlightContent(isSelected || isHighlighted) }
    parts.stack(behindContentOf: self)
    setNeedsUpdateConfiguration()
  }

  private var editing = false {
    willSet { if newValue != editing { willTransition(to: shownState(editing: newValue)) } }
    didSet { if oldValue != editing { didTransition(to: shownState()) } }
  }
  /// Whether its table is edited. The table sets it through `setEditing(_:animated:)`, and says which controls the
  /// row has.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  /// Called before the row is edited or no longer, and before a swipe opens its actions or they close. Overrides
  /// call super.
  open func willTransition(to state: StateMask) {}
  /// Called after the row is edited or no longer, and after a swipe has opened its actions or they have closed.
  /// Overrides call super.
  open func didTransition(to state: StateMask) {}

  private func shownState(editing: Bool? = nil, confirming: Bool? = nil) -> StateMask {
    var state: StateMask = editing ?? self.editing ? .showingEditControl : []
    if confirming ?? showsDeleteConfirmation { state.insert(.showingDeleteConfirmation) }
    return state
  }

  // MARK: As a recognizer's delegate
  // A cell adopts the protocol, and what a subclass overrides is heard. The answers are the protocol's own.

  /// Asked about a recognizer whose delegate the cell is: whether both may recognize.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether the recognizer waits for the other one to fail.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether the other one waits for the recognizer to fail.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether the recognizer gets the touch.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Whether the recognizer gets the press.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Whether the recognizer gets what is new in the event.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  // MARK: Looks

  /// Which control the row has while its table is edited, as the delegate said; none while it isn't.
  open var editingStyle: EditingStyle { rowEditing?.style ?? .none }
  /// Asks for the control by which a finger takes the row elsewhere, where the data source doesn't say itself
  /// whether the row can be moved. Heard when the cell comes into sight, and when editing begins.
  open var showsReorderControl = false
  /// Whether the content makes room for the control before it, unless the delegate says that it doesn't. Heard when
  /// the cell comes into sight, and when editing begins.
  open var shouldIndentWhileEditing = true
  /// In place of `accessoryType` while the row is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// In place of `accessoryView` while the row is edited.
  open var editingAccessoryView: UIView? {
    willSet { replace(editingAccessoryView, by: newValue) }
    didSet {
      if let editingAccessoryView, editing { addSubview(editingAccessoryView) }
      setNeedsLayout()
    }
  }
  /// While a swipe has opened the row's actions at its end.
  open var showingDeleteConfirmation: Bool { showsDeleteConfirmation }
  /// Whether its swipe actions show, at either end.
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  var showsDeleteConfirmation = false {
    willSet {
      if newValue != showsDeleteConfirmation { willTransition(to: shownState(confirming: newValue)) }
    }
    didSet { if oldValue != showsDeleteConfirmation { didTransition(to: shownState()) } }
  }
  /// Kept: there is no focus.
  open var focusStyle = FocusStyle.default

  /// How far the content is indented, in levels of `indentationWidth`.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  var isIndentedByTable = false
  /// In points, for a level.
  open var indentationWidth: CGFloat = TableMetrics.indentation { didSet { setNeedsLayout() } }
  /// Kept, never drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: 0)

  /// Called before a cell that went out of sight shows another row. Overrides call super.
  open func prepareForReuse() {}
  /// Called when a finger has lifted the row, when it drags it, and when the drag is over. Overrides call super.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uitableviewcell/dragstatedidchange(_:)>
  open func dragStateDidChange(_ dragState: DragState) {}
  var draggedAs = UICellConfigurationState.DragState.none {
    didSet {
      if draggedAs == oldValue { return }
      dragStateDidChange(DragState(rawValue: draggedAs.rawValue) ?? .none)
      setNeedsUpdateConfiguration()
    }
  }
  /// Kept: rows are not dragged between applications.
  open var userInteractionEnabledWhileDragging = false

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(self)
  }

  // MARK: Size

  override var usualMargins: UIEdgeInsets { CellSides.margins(parts.sides.margins) }

  /// Has the cell of a table that allows that choose its height anew, with the next layout.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    awaitMeasuring()
  }

  override func contentSizeDidChange(of subview: UIView) { if parts.isContent(subview) { awaitMeasuring() } }

  override func islandWasSolved(_ root: UIView) {
    if root === self || parts.isContent(root) { awaitMeasuring(byConstraints: true) }
  }

  /// As large as the constraints in the content view make it, with what stands beside that; without any, as high as
  /// `sizeThatFits(_:)` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fitting(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  /// 44 points high (ours), and higher where labels of the cell's own have several lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let words = parts.heightOfWords(in: self, at: size.width > 0 ? size.width : bounds.width) ?? 0
    return CGSize(width: size.width, height: max(TableMetrics.rowHeight, words))
  }
}
