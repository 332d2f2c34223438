public import Foundation

/// An outline in a view's bounds; nothing is drawn, and touches see the whole rectangle.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uishape>
public struct UIShape {
  private init() {}
  /// With round ends.
  public static var capsule: UIShape { UIShape() }
  /// Round.
  public static var circle: UIShape { UIShape() }
  /// The bounds.
  public static var rect: UIShape { UIShape() }
  /// The bounds, with round corners.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape() }
  /// The bounds, with round corners.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape() }
  /// An outline of its own.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape() }
  /// A rectangle of its own.
  public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape() }
  /// A rectangle of its own, with round corners.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat) -> UIShape { UIShape() }
}

/// How a corner is round. Raw values are UIKit's.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicornercurve>
public enum UICornerCurve: Int, Sendable { case automatic, circular, continuous }
