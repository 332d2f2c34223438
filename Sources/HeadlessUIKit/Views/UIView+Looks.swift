public import Foundation

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// What follows from a view's looks.
extension UIView {
  /// What a content asks for along an axis of which it says nothing.
  public static let noIntrinsicMetric: CGFloat = -1

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
    insets.top += max(0, outer.top - (box.minY - room.minY))
    insets.left += max(0, outer.left - (box.minX - room.minX))
    insets.bottom += max(0, outer.bottom - (room.maxY - box.maxY))
    insets.right += max(0, outer.right - (room.maxX - box.maxX))
    return insets
  }

  /// Tells the branch, as far as it has no tint of its own.
  func tellTint() {
    tintColorDidChange()
    for child in children where !child.hasOwnTint { child.tellTint() }
  }
}
