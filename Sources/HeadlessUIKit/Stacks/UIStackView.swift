public import Foundation

/// Views in a row or a column, as a stack's properties say. Hidden ones take no room, closed up where they stand.
///
/// Its views are placed by constraints, those of the stack and any others. A view's own length is its intrinsic
/// one, else the one that it came into the stack with (ours): `.fillEqually` asks for neither.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uistackview>
@preconcurrency @MainActor
open class UIStackView: UIView, LayoutRules {
  /// In their order along the axis. Each is a subview, too; one that leaves the stack as a subview leaves these.
  open private(set) var arrangedSubviews: [UIView] = []

  override func subviewDidHideOrShow() { arrangementDidChange() }

  /// Whether the views stand in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { constraintsDidChange() } }
  }
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { constraintsDidChange() } }
  }
  /// How the views stand across the axis.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { constraintsDidChange() } }
  }
  /// In points, between two views; the least where the distribution makes spaces.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { constraintsDidChange() } } }
  /// Whether the views keep inside of the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { constraintsDidChange() } }
  }
  /// Whether the spaces of a column are between the last baseline of one view and the first of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { constraintsDidChange() } }
  }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// How large each view was when it came into the stack.
  private var broughtSizes: [ObjectIdentifier: CGSize] = [:]

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

  /// One that is arranged already changes its place. Traps beyond the end, as UIKit raises.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "\(type(of: self)).insertArrangedSubview(_:at: \(stackIndex)): it has \(arrangedSubviews.count) arranged subviews"
    )
    if !arrangedSubviews.contains(view) { broughtSizes[ObjectIdentifier(view)] = view.bounds.size }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    constraintsDidChange()
  }

  /// It stays a subview, where it is.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    broughtSizes[ObjectIdentifier(view)] = nil
    constraintsDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// In place of `spacing`, after one view; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview) else { return }
    let key = ObjectIdentifier(arrangedSubview)
    customSpacing[key] = spacing == Self.spacingUseDefault ? nil : spacing
    constraintsDidChange()
  }

  /// `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Stands for `spacing`.
  nonisolated public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

  /// Stands for the standard space: 8 points (ours).
  nonisolated public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  // MARK: Layout

  private func gap(after view: UIView, before next: UIView?) -> CGFloat {
    let gap = customSpacing[ObjectIdentifier(view)] ?? spacing
    guard gap == Self.spacingUseSystem else { return gap }
    guard isBaselineRelativeArrangement, axis == .vertical, let next else { return LayoutMetrics.systemSpacing }
    return LayoutTerm.standardSpace(from: LayoutTerm(view, .lastBaseline), to: LayoutTerm(next, .firstBaseline))
  }

  func addLayoutRules(to system: LayoutSystem) {
    let inner = system.inner(of: self)
    var (views, hidden): ([UIView], [(view: UIView, place: Int)]) = ([], [])
    for view in arrangedSubviews {
      if view.isHidden { hidden.append((view, views.count)) } else { views.append(view) }
    }
    let rules = StackRules(
      system: system, stack: self, axis: axis,
      isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft, whole: inner,
      room: isLayoutMarginsRelativeArrangement ? inner.inset(by: marginsWithSafeArea) : inner, views: views,
      gaps: views.indices.map { gap(after: views[$0], before: views.dropFirst($0 + 1).first) },
      gapsAreBetweenLines: isBaselineRelativeArrangement,
      brought: views.map { broughtSizes[ObjectIdentifier($0)] ?? .zero }, hidden: hidden)
    rules.add(distribution, alignment)
  }

  /// As long as its views are by themselves, and as broad as the broadest.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
  }

  // MARK: Kinds

  /// How views share the length of a stack.
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views stand across the axis of a stack. In a column there is no line to share: first baselines align as
  /// leading edges do, last ones as trailing edges.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The same as `.leading`.
    public static var top: Alignment { .leading }
    /// The same as `.trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
