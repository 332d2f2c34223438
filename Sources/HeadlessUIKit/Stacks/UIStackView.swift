public import Foundation

/// Views in a row or a column, as a stack's properties say. Hidden ones take no room.
///
/// The frames are set whenever the stack is laid out. A view's own length is its intrinsic one, else the size that
/// it has: `.fillEqually` asks for neither.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistackview>
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// In their order along the axis. Each is a subview, too; one that leaves the stack as a subview leaves these.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Whether the views stand in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// How the views stand across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// In points, between two views; the least where the distribution makes spaces.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// With views that are arranged in this order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Empty. Nothing is read from the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: Arranged views

  /// At the end; also in front of the other subviews, if it is none yet.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// One that is arranged already changes its place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// It stays a subview, where it is.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// In place of `spacing`, after one view; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let key = ObjectIdentifier(arrangedSubview)
    customSpacing[key] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }

  /// `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Stands for `spacing`.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  // MARK: Layout

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var gaps: [CGFloat] { shown.map { customSpacing[ObjectIdentifier($0)] ?? spacing } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown
    let line = StackLine(
      views.map { along($0.stackSize) }, in: along(bounds.size), gaps: gaps, by: distribution)
    for (view, place) in zip(views, zip(line.starts, line.lengths)) {
      let (start, length) = place
      let (side, breadth) = across(view.stackSize)
      view.frame =
        axis == .horizontal
        ? CGRect(x: bounds.minX + start, y: bounds.minY + side, width: length, height: breadth)
        : CGRect(x: bounds.minX + side, y: bounds.minY + start, width: breadth, height: length)
    }
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// Where a view of that size begins across the axis, and how broad it is.
  private func across(_ size: CGSize) -> (start: CGFloat, breadth: CGFloat) {
    let room = axis == .horizontal ? bounds.height : bounds.width
    let own = axis == .horizontal ? size.height : size.width
    return switch alignment {
    case .fill: (0, room)
    case .leading, .firstBaseline: (0, own)
    case .center: ((room - own) / 2, own)
    case .trailing, .lastBaseline: (room - own, own)
    }
  }

  /// As long as its views are by themselves, and as broad as the broadest.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = shown.map(\.stackSize)
    let length = sizes.map(along).reduce(0, +) + gaps.dropLast().reduce(0, +)
    let breadth = sizes.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
    return axis == .horizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  // MARK: Kinds

  /// How views share the length of a stack.
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views stand across the axis of a stack. There are no texts to measure: first baselines align as leading
  /// edges do, last ones as trailing edges.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The same as `.leading`.
    public static var top: Alignment { .leading }
    /// The same as `.trailing`.
    public static var bottom: Alignment { .trailing }
  }
}

extension UIView {
  /// How large a stack lets the view be where it need not be otherwise.
  fileprivate var stackSize: CGSize { sizeThatFits(bounds.size) }
}
