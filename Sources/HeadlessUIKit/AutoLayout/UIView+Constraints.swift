public import Foundation

/// Rules of layouts on views, and what to make them with.
extension UIView {
  func setPlacedByFrame(_ isPlacedByFrame: Bool) {
    guard isPlacedByFrame != translatesAutoresizingMaskIntoConstraints else { return }
    layoutHold.isPlacedByFrame = isPlacedByFrame
    superview?.constraintsDidChange()
    constraintsDidChange()
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

  // MARK: Contents

  func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      layoutHold.hugging.horizontal = priority
    } else {
      layoutHold.hugging.vertical = priority
    }
    constraintsDidChange()
  }

  func setResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
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
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As large as its rules let it be.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  func fittingSize(_ target: LayoutSystem.Fitting) -> CGSize {
    updateConstraintsIfNeeded()
    return LayoutSystem.solve(self, fitting: target).frame(of: self).size
  }

  // MARK: Making rules late

  /// - Parameter news: branches in which nobody hears of it are left out; their layout takes it for done.
  func updateConstraintsInBranch(whoHears news: BranchNews = []) {
    guard layoutState.branchAwaitsLayout, branchNews.isSuperset(of: news) else { return }
    for child in children { child.updateConstraintsInBranch(whoHears: news) }
    guard layoutState.awaitsConstraints else { return }
    layoutState.awaitsConstraints = false
    if let viewController {
      viewController.update(.constraints) { viewController.updateViewConstraints() }
    } else {
      update(.constraints) { updateConstraints() }
    }
  }
}
