public import Foundation

/// A row of a list in a collection: a content, with accessories beside it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// From the leading end to the trailing one.
  private var leading: [UIView] = []
  /// From the leading end to the trailing one, which is the cell's.
  private var trailing: [UIView] = []

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

  /// Beside the content, at the sides that they say. A custom view and a detail button have their own touches; the
  /// others take room, and do nothing. Those that only show while the collection is edited, or is not, come and go.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

  override func editingDidChange() {
    super.editingDidChange()
    if accessories.contains(where: { $0.displayed != .always }) { showAccessories() }
  }

  private func showAccessories() {
    for view in leading + trailing { view.removeFromSuperview() }
    let shown = accessories.filter { $0.isShown(whileEditing: isEdited) }
    leading = UICellAccessory.arranged(shown, at: .leading).map { $0.makeView() }
    trailing = UICellAccessory.arranged(shown, at: .trailing).map { $0.makeView() }
    for view in leading + trailing { addSubview(view) }
    setNeedsLayout()
  }

  /// How far the content is indented, in levels of `indentationWidth`.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// In points, for a level.
  open var indentationWidth: CGFloat = TableMetrics.indentation { didSet { setNeedsLayout() } }
  /// Kept: accessories stand at the sides.
  open var indentsAccessories = true

  /// For constraints: where a separator would begin and end. None is drawn, and nothing but code places the guide.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  override var contentFrame: CGRect {
    let start = width(of: leading) + CGFloat(indentationLevel) * indentationWidth
    let rest = max(0, bounds.width - start - width(of: trailing))
    return byReading(CGRect(x: start, y: 0, width: rest, height: bounds.height), in: bounds)
  }

  private func width(of views: [UIView]) -> CGFloat {
    views.reduce(0) { $0 + $1.bounds.width + TableMetrics.margin }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var start: CGFloat = 0
    for view in leading {
      start += TableMetrics.margin
      place(view, at: start)
      start += view.bounds.width
    }
    var end = bounds.width
    for view in trailing.reversed() {
      end -= TableMetrics.margin + view.bounds.width
      place(view, at: end)
    }
  }

  private func place(_ view: UIView, at x: CGFloat) {
    let size = view.bounds.size
    let box = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    view.frame = byReading(box, in: bounds)
  }
}
