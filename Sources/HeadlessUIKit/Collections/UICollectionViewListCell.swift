public import Foundation

/// A row of a list in a collection: a content, with accessories beside it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// From the leading end to the trailing one.
  private var leading: [ShownAccessory] = []
  /// From the leading end to the trailing one, which is the cell's.
  private var trailing: [ShownAccessory] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) { nil }

  /// A list's from the start, unlike a plain cell's. Kept, never drawn.
  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { hasOwnBackground ? super.backgroundConfiguration : .listCell() }
    set {
      hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }
  private var hasOwnBackground = false

  /// Without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Beside the content, at the sides that they say. Custom views and those that are buttons have own touches, and
  /// the one that reorders takes the row; the others take room, and do nothing. Those that only show while the
  /// collection is edited, or is not, come and go.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

  override func editingDidChange() {
    super.editingDidChange()
    if accessories.contains(where: { $0.displayed != .always }) { showAccessories() }
  }

  private func showAccessories() {
    let before = leading + trailing
    let grip = before.lazy.compactMap { $0.view as? ReorderMark }.first { $0.isInHand }
    let shown = accessories.filter { $0.isShown(whileEditing: isEdited) }
    leading = UICellAccessory.arranged(shown, at: .leading).map { $0.show(keeping: grip) }
    trailing = UICellAccessory.arranged(shown, at: .trailing).map { $0.show(keeping: grip) }
    let after = leading + trailing
    for one in before where one.view.superview === self && !after.contains(where: { $0.view === one.view }) {
      one.view.removeFromSuperview()
    }
    for one in after { addSubview(one.view) }
    if let grip, grip.superview !== self { grip.letGo() }
    setNeedsLayout()
  }

  /// An accessory may have another content by now, and so another size.
  override func contentSizeDidChange(of subview: UIView) {
    super.contentSizeDidChange(of: subview)
    if (leading + trailing).contains(where: { $0.view === subview }) { setNeedsLayout() }
  }

  /// How far the content is indented, in levels of `indentationWidth`. A row of an outline has the level of its
  /// item when it is dequeued.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Whether the level is that of an outline.
  var isIndentedByOutline = false
  /// In points, for a level.
  open var indentationWidth: CGFloat = TableMetrics.indentation { didSet { setNeedsLayout() } }
  /// Whether accessories before the content are indented, too.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// For constraints: where a separator would begin and end. None is drawn, and nothing but code places the guide.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  /// What its collection keeps clear at its sides, for the safe area.
  var clear = UIEdgeInsets.zero {
    didSet {
      guard clear != oldValue else { return }
      awaitsMeasuring = true
      setNeedsLayout()
    }
  }

  /// What content and accessories share.
  private var room: CGRect {
    let sides = bounds.width - clear.left - clear.right
    return CGRect(x: clear.left, y: 0, width: max(0, sides), height: bounds.height)
  }

  override var contentFrame: CGRect {
    let (room, start) = (room, width(of: leading) + indentation)
    let rest = max(0, room.width - start - width(of: trailing))
    return byReading(CGRect(x: room.minX + start, y: 0, width: rest, height: room.height), in: room)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func width(of accessories: [ShownAccessory]) -> CGFloat {
    accessories.reduce(0) { $0 + $1.room + TableMetrics.margin }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = room
    var start = room.minX + (indentsAccessories ? indentation : 0)
    for one in leading {
      start += TableMetrics.margin
      place(one, at: start)
      start += one.room
    }
    var end = room.maxX
    for one in trailing.reversed() {
      end -= TableMetrics.margin + one.room
      place(one, at: end)
    }
  }

  /// In the middle of the room that begins there.
  private func place(_ accessory: ShownAccessory, at start: CGFloat) {
    let size = accessory.size
    let corner = CGPoint(x: start + (accessory.room - size.width) / 2, y: bounds.midY - size.height / 2)
    accessory.view.frame = byReading(CGRect(origin: corner, size: size), in: room)
  }
}
