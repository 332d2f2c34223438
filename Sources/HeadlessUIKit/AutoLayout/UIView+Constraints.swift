public import Foundation

/// Rules of layouts on views, and what to make them with.
extension UIView {
  /// Whether the frame is what code sets, and counts as given. False leaves it to constraints; a view that none is
  /// about stays where it is.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintHold?.isPlacedByFrame ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      layoutHold.isPlacedByFrame = newValue
      superview?.constraintsDidChange()
      constraintsDidChange()
    }
  }

  // MARK: Anchors

  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// How wide it is.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// How high it is.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The first line of its text; the lower edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line of its text; the lower edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Rules on the view

  /// Those that are active on this view, in the order in which they became so.
  public var constraints: [NSLayoutConstraint] { constraintHold?.constraints ?? [] }

  /// Makes it active on this view. Traps where the view does not contain what it is about.
  public func addConstraint(_ constraint: NSLayoutConstraint) { ConstraintHold.add(constraint, to: self) }

  /// Makes them active on this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Nothing happens where it is not active on this view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { ConstraintHold.deactivate(constraint) }
  }

  /// Takes those out that are active on this view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Contents

  /// With which the view resists being larger than its content; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let hugging = (constraintHold ?? ConstraintHold()).hugging
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }

  /// With which the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      layoutHold.hugging.horizontal = priority
    } else {
      layoutHold.hugging.vertical = priority
    }
    constraintsDidChange()
  }

  /// With which the view resists being smaller than its content; 750 unless set.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let resistance = (constraintHold ?? ConstraintHold()).resistance
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }

  /// With which the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layoutHold.resistance.horizontal = priority
    } else {
      layoutHold.resistance.vertical = priority
    }
    constraintsDidChange()
  }

  func contentSizeDidChange() {
    if isPlacedByConstraints { constraintsDidChange() }
  }

  // MARK: Asking for a size

  /// As small as its rules let it be.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as its rules let it be.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size nearest to one that its rules allow; the view is not changed.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  func fittingSize(_ target: LayoutSystem.Fitting) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutSystem.solve(self, fitting: target).frame(of: self).size
  }

  // MARK: Making rules late

  /// Whether `updateConstraints` is called in the next layout pass.
  public func needsUpdateConstraints() -> Bool { layoutState.awaitsConstraints }

  /// Calls `updateConstraints` where it was asked for, in this branch; subviews first.
  public func updateConstraintsIfNeeded() { updateConstraintsInBranch() }

  func updateConstraintsInBranch() {
    guard layoutState.branchAwaitsLayout else { return }
    for child in children { child.updateConstraintsInBranch() }
    guard layoutState.awaitsConstraints else { return }
    layoutState.awaitsConstraints = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }
}
