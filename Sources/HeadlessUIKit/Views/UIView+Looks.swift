public import Foundation

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// What follows from a view's looks.
extension UIView {
  /// What a content asks for along an axis of which it says nothing.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Left to right, unless the attribute forces the other one.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  var inheritedSafeArea: UIEdgeInsets {
    var insets = viewController?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return insets }
    let (outer, room, box) = (superview.safeAreaInsets, superview.bounds, frame)
    /// As far as the superview's inset reaches into the view; nothing where the superview has none.
    func reach(_ inset: CGFloat, _ margin: CGFloat) -> CGFloat { inset > 0 ? max(0, inset - margin) : 0 }
    insets.top += reach(outer.top, box.minY - room.minY)
    insets.left += reach(outer.left, box.minX - room.minX)
    insets.bottom += reach(outer.bottom, room.maxY - box.maxY)
    insets.right += reach(outer.right, room.maxX - box.maxX)
    return insets
  }

  /// Tells the branch, as far as it has no tint of its own.
  func tellTint() {
    tintColorDidChange()
    for child in children where child.ownTint == nil { child.tellTint() }
  }
}
