import Foundation

/// How much of the safe area counts as content inset, and when that changes.
extension UIScrollView {
  /// Takes over what of the safe area counts now. Content that rests at its upper or left edge stays at it.
  func takeSafeArea() {
    let counting = countingSafeArea
    guard counting != safeAreaInset else { return }
    let before = adjustedContentInset
    safeAreaInset = counting
    stayAtEdge(from: before, along: (true, true))
    tellInset()
  }

  private var countingSafeArea: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return .zero }
    var safe = safeAreaInsets
    if safe == .zero || contentInsetAdjustmentBehavior == .always { return safe }
    if contentSize.width <= bounds.width, !alwaysBounceHorizontal { (safe.left, safe.right) = (0, 0) }
    if contentSize.height <= bounds.height, !alwaysBounceVertical, !keepsClearAboveAndBelow {
      (safe.top, safe.bottom) = (0, 0)
    }
    return safe
  }

  /// Whether it is what a controller in a navigation controller mainly shows.
  var isAdjustedByController: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    let isRearmost = superview?.children.first === self
    guard let owner = viewController ?? (isRearmost ? superview?.viewController : nil) else { return false }
    return owner.automaticallyAdjustsScrollViewInsets && owner.navigationController != nil
  }
}
