public import Foundation

/// A view that a collection makes for an item or beside its items, and uses again for others.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionreusableview>
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What it was dequeued by.
  open var reuseIdentifier: String? { givenIdentifier }
  /// By the collection that made it.
  final var givenIdentifier: String?
  /// What it stands by, in the coordinates of what it stands in; nil where its layout has yet to say that.
  final var given: UICollectionViewLayoutAttributes?
  /// The `zIndex` of the attributes that it was given last: what code sets its layer's depth to since then stays.
  final var givenDepth = 0
  /// Whether it may prefer another size since it was asked.
  final var awaitsMeasuring = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before a view that went out of sight shows another item. Overrides call super.
  open func prepareForReuse() {}

  /// Called after the view has taken the frame that its layout gave it, and then only with attributes that are not
  /// equal to its last ones. Overrides call super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Asked before the view shows: with another size a layout that leaves sizes to its views takes that. The default
  /// answers, in lengths that the layout leaves to the view, the size that its constraints come to; in a layout of
  /// the application's own in both, and what the constraints leave open is as the layout has it.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)>
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (choices, size) = (layoutAttributes.choices ?? (true, true), layoutAttributes.size)
    guard choices.width || choices.height,
      let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let open = layoutAttributes.choices == nil ? size : .zero
    let target = CGSize(
      width: choices.width ? open.width : size.width, height: choices.height ? open.height : size.height)
    let fitting = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: choices.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: choices.height ? .fittingSizeLevel : .required)
    preferred.size = CGSize(
      width: choices.width && fitting.width > 0 ? fitting.width : size.width,
      height: choices.height && fitting.height > 0 ? fitting.height : size.height)
    return preferred
  }

  /// Called on views in sight when another layout is set, and as an interactive transition begins.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called on views in sight when they have taken their places by another layout, and as an interactive transition
  /// ends: from what it left to what is there now.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
}

/// One item of a collection. What it shows is in its `contentView`, which fingers hit; touches climb from there to
/// the cell, and to the collection, which highlights and selects.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let plain = UICollectionViewCellContentView()
  private let configured = ConfiguredContent()
  private var content: UIView { configured.view ?? plain }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  /// Fills the cell.
  open var contentView: UIView { content }

  // MARK: Content by configuration

  /// What the cell shows, in a view of its own, which is the content view then. Nil for a content view to be
  /// filled.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let old = content
      defer { awaitMeasuring() }
      guard configured.show(contentConfiguration) else { return }
      if old !== content { old.removeFromSuperview() }
      content.frame = contentFrame
      addSubview(content)
      stackBackgrounds()
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
    }
  }
  /// Kept, never drawn.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Kept: nothing is drawn.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// What holds of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEdited)
    (state.isSwiped, state.cellDragState) = (isSwiped, draggedAs)
    return state
  }
  /// Called with the state when that changes, and before the cell shows.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Called with the cell and its state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
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

  /// Whether the collection is edited, which sets it.
  var isEdited = false { didSet { if isEdited != oldValue { editingDidChange() } } }
  /// Whether its swipe actions show.
  var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }
  func editingDidChange() { setNeedsUpdateConfiguration() }

  /// Where the content stands.
  var contentFrame: CGRect { bounds }

  /// Fills the cell, behind the content. There is no background configuration beside it.
  open var backgroundView: UIView? {
    willSet { replace(backgroundView, by: newValue) }
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      stackBackgrounds()
    }
  }

  /// Fills the cell behind the content, in it while the cell is selected or highlighted. There is no background
  /// configuration beside it.
  open var selectedBackgroundView: UIView? {
    willSet { replace(selectedBackgroundView, by: newValue) }
    didSet {
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      stackBackgrounds()
    }
  }

  /// Whether a finger has selected the item, or code. The collection sets it; overrides hear of that.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether a finger is on the item. The collection sets it; overrides hear of that.
  open var isHighlighted = false { didSet { stateDidChange() } }

  private func stateDidChange() {
    stackBackgrounds()
    setNeedsUpdateConfiguration()
  }

  private func stackBackgrounds() {
    if let selectedBackgroundView {
      if isSelected || isHighlighted {
        insertSubview(selectedBackgroundView, at: 0)
      } else {
        selectedBackgroundView.removeFromSuperview()
      }
    }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Called when a finger has lifted the item, when it drags it, and when the drag is over.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewcell/dragstatedidchange(_:)>
  open func dragStateDidChange(_ dragState: DragState) {}
  var draggedAs = UICellConfigurationState.DragState.none {
    didSet {
      if draggedAs == oldValue { return }
      dragStateDidChange(DragState(rawValue: draggedAs.rawValue) ?? .none)
      setNeedsUpdateConfiguration()
    }
  }

  /// How far an item is dragged. Raw values are UIKit's.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for part in [backgroundView, selectedBackgroundView] { part?.frame = bounds }
    content.frame = contentFrame
    (configured.view as? UIListContentView)?.rowReadsFromTheRight = readsFromTheRight
  }

  // MARK: Size

  /// Has the cell of a list that allows that choose its size anew, with the next layout.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    awaitMeasuring()
  }

  override func contentSizeDidChange(of subview: UIView) { if subview === content { awaitMeasuring() } }

  override func islandWasSolved(_ root: UIView) {
    if root === self || root === content { awaitMeasuring(byConstraints: true) }
  }

  private func awaitMeasuring(byConstraints: Bool = false) {
    guard let list = superview as? UICollectionView ?? superview?.superview as? UICollectionView,
      byConstraints
        ? list.selfSizingInvalidation == .enabledIncludingConstraints : list.selfSizingInvalidation != .disabled
    else { return }
    list.tiles.awaitSize(of: self)
  }

  /// Whether constraints say anything about its own subviews.
  private var isRuledItself: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

  /// What the constraints in the content view come to, unless there are some about the cell's own subviews.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if isRuledItself {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    let beside = bounds.width - contentFrame.width
    let target = CGSize(width: max(0, targetSize.width - beside), height: targetSize.height)
    let fitting = contentView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let own = contentView.intrinsicContentSize
    if fitting == .zero, own.height <= 0 { return .zero }
    return CGSize(
      width: fitting.width + beside, height: fitting.height > 0 ? fitting.height : max(0, own.height))
  }
}

/// What fingers on a cell hit.
final class UICollectionViewCellContentView: UIView {}
