import Foundation

// The views that UIKit's containers put around their children's. They have UIKit's names: code that prints or
// searches the hierarchy sees them.

/// A container's own view: what the child fills, and the bars in front of it.
final class UILayoutContainerView: UIView {
  var arrange: () -> Void = {}
  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  override func safeAreaChanges() { arrange() }
  override func subviewDidHideOrShow() { setNeedsLayout() }
}

/// What children are in, with bars in front of it that its safe area leaves out.
class ContainerTransitionView: UIView {
  /// How far bars reach over the edges.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { safeAreaDidChange() } }
  }

  /// Whether a child takes another's place by an animator of the application's own: fingers reach neither.
  var isChanging = false
  /// Whether another child comes in the place of the one that shows, which stays where it stands until then.
  var keepsChild = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isChanging && hit != nil ? self : hit
  }

  /// What the child leaves to bars that it doesn't reach behind.
  private var leftToBars = UIEdgeInsets.zero {
    didSet {
      guard leftToBars != oldValue, !keepsChild else { return }
      for wrapper in subviews where wrapper is UIViewControllerWrapperView {
        wrapper.subviews.first?.frame = childFrame
      }
    }
  }

  /// Where its child stands in it.
  var childFrame: CGRect { bounds.inset(by: leftToBars) }

  /// Fills the box; its child does as far as it wants to reach behind bars, and where it does not, it ends at them.
  /// - Parameter covered: how far bars reach into the box.
  func fill(
    _ box: CGRect, behind covered: UIEdgeInsets, asSaidBy child: UIViewController?,
    translucent: (upper: Bool, lower: Bool)
  ) {
    let (edges, includesOpaque) = (
      child?.edgesForExtendedLayout ?? .all, child?.extendedLayoutIncludesOpaqueBars ?? false
    )
    let reachesUp = edges.contains(.top) && (translucent.upper || includesOpaque)
    let reachesDown = edges.contains(.bottom) && (translucent.lower || includesOpaque)
    let kept = UIEdgeInsets(
      top: reachesUp ? 0 : covered.top, left: 0, bottom: reachesDown ? 0 : covered.bottom, right: 0)
    frame = box
    leftToBars = kept
    barInsets = covered.without(kept)
  }

  /// Bars stand where the safe area around the container ends; what its controller adds comes on top of both.
  override var safeAreaInsets: UIEdgeInsets {
    let (outer, all) = (superview?.surroundingSafeArea ?? .zero, super.safeAreaInsets)
    return UIEdgeInsets(
      top: max(all.top, barInsets.top + all.top - outer.top), left: all.left,
      bottom: max(all.bottom, barInsets.bottom + all.bottom - outer.bottom), right: all.right)
  }
}

/// What the children of a navigation controller are in.
final class UINavigationTransitionView: ContainerTransitionView {}

/// What the children of a tab bar controller are in.
final class UITransitionView: ContainerTransitionView {}

/// What one child's view is in.
final class UIViewControllerWrapperView: UIView {}
