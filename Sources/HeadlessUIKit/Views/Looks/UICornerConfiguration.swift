public import Foundation

/// How round a view's corners are. Kept, never drawn; touches see the whole rectangle.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicornerconfiguration>
public struct UICornerConfiguration: Hashable, Sendable {
  /// From the upper left, clockwise.
  private var radii: [UICornerRadius?]
  private var isCapsule = false

  private init(_ radii: UICornerRadius?...) { self.radii = radii }

  /// Each corner its own; nil for none.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> Self { Self(topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius) }
  /// All alike.
  public static func corners(radius: UICornerRadius) -> Self { Self(radius, radius, radius, radius) }
  /// All as round as the roundest of them.
  public static func uniformCorners(radius: UICornerRadius) -> Self { corners(radius: radius) }
  /// As round as half of the shorter side, at most so much.
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self {
    var capsule = corners(radius: .fixed(maximumRadius ?? .greatestFiniteMagnitude))
    capsule.isCapsule = true
    return capsule
  }
  /// Those above alike, and those below.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self {
    Self(topRadius, topRadius, bottomRadius, bottomRadius)
  }
  /// Those on the left alike, and those on the right.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> Self {
    Self(leftRadius, rightRadius, rightRadius, leftRadius)
  }
  /// Those above alike.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> Self { Self(topRadius, topRadius, bottomRightRadius, bottomLeftRadius) }
  /// Those below alike.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> Self { Self(topLeftRadius, topRightRadius, bottomRadius, bottomRadius) }
}

/// How round a corner is.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicornerradius>
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private let points: CGFloat?
  private let isConcentric: Bool

  public init(floatLiteral value: Double) { (points, isConcentric) = (value, false) }
  public init(integerLiteral value: Int) { (points, isConcentric) = (CGFloat(value), false) }
  private init(_ points: CGFloat?, isConcentric: Bool) { (self.points, self.isConcentric) = (points, isConcentric) }

  /// So many points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(radius, isConcentric: false) }
  /// About the middle of the corner that is around it, at least so many points.
  public static func containerConcentric(minimum: CGFloat? = nil) -> Self { Self(minimum, isConcentric: true) }
}
