import Foundation

/// How much room a popover's background takes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods>
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods: AnyObject {
  /// How wide the arrow is where it begins, in points.
  static func arrowBase() -> CGFloat
  /// Between the background's edges and the content.
  static func contentViewInsets() -> UIEdgeInsets
  /// How far the arrow reaches out, in points.
  static func arrowHeight() -> CGFloat
}

/// What is drawn behind a popover, with its arrow. For overriding.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipopoverbackgroundview>
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// In points, from the middle of the edge. Set by the popover.
  open var arrowOffset: CGFloat = 0
  /// Where the arrow points. Set by the popover.
  open var arrowDirection = UIPopoverArrowDirection.unknown
  /// True: whether the content is drawn as in popovers of the system.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// For overriding; without room.
  open class func arrowBase() -> CGFloat { 0 }
  /// For overriding; without room.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
  /// For overriding; without room.
  open class func arrowHeight() -> CGFloat { 0 }
}
