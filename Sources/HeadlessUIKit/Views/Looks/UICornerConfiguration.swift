public import Foundation

/// How round a view's corners are, which `UIView.effectiveRadius(corner:)` tells. Nothing is drawn; touches see the
/// whole rectangle.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicornerconfiguration>
public struct UICornerConfiguration: Hashable, Sendable {
  /// From the upper left, clockwise.
  private var radii: [UICornerRadius?]
  private var isCapsule = false
  /// Which corners are all as round as the roundest of them.
  private var alike: [[Int]] = []

  private init(_ radii: UICornerRadius?...) { self.radii = radii }
  private func alike(_ groups: [Int]...) -> Self {
    var configuration = self
    configuration.alike = groups
    return configuration
  }

  /// Whether it says nothing.
  var isPlain: Bool { radii.allSatisfy { $0 == nil } }

  /// Of the four corners, from the upper left, clockwise.
  /// - Parameters:
  ///   - size: of the view, in points.
  ///   - concentric: how round the corner about the middle of the one around it would be; nil where none is around.
  func effectiveRadii(in size: CGSize, concentric: (Int) -> CGFloat?) -> [CGFloat] {
    let half = max(0, min(size.width, size.height) / 2)
    var effective = radii.enumerated().map { corner, radius in
      radius?.effective(isCapsule ? nil : concentric(corner)) ?? 0
    }
    if isCapsule { effective = effective.map { min($0, half) } }
    for group in alike {
      let roundest = group.map { effective[$0] }.max() ?? 0
      group.forEach { effective[$0] = roundest }
    }
    return effective
  }

  /// Each corner its own; nil for none.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> Self { Self(topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius) }
  /// All alike.
  public static func corners(radius: UICornerRadius) -> Self { Self(radius, radius, radius, radius) }
  /// All as round as the roundest of them.
  public static func uniformCorners(radius: UICornerRadius) -> Self { corners(radius: radius).alike([0, 1, 2, 3]) }
  /// As round as half of the shorter side, at most so much.
  public static func capsule(maximumRadius: CGFloat? = nil) -> Self {
    var capsule = corners(radius: .fixed(maximumRadius ?? .greatestFiniteMagnitude))
    capsule.isCapsule = true
    return capsule
  }
  /// Those above alike, and those below.
  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> Self {
    Self(topRadius, topRadius, bottomRadius, bottomRadius).alike([0, 1], [2, 3])
  }
  /// Those on the left alike, and those on the right.
  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> Self {
    Self(leftRadius, rightRadius, rightRadius, leftRadius).alike([0, 3], [1, 2])
  }
  /// Those above alike.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> Self { Self(topRadius, topRadius, bottomRightRadius, bottomLeftRadius).alike([0, 1]) }
  /// Those below alike.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> Self { Self(topLeftRadius, topRightRadius, bottomRadius, bottomRadius).alike([2, 3]) }
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

  /// - Parameter concentric: what the corner around it asks for; nil where none is around.
  fileprivate func effective(_ concentric: CGFloat?) -> CGFloat {
    isConcentric ? max(concentric ?? 0, points ?? 0) : points ?? 0
  }
}

extension UIView {
  /// How round a corner is by the view's corner configuration, in points; of several corners the roundest.
  ///
  /// What lies about the middle of a corner around it goes by the nearest view around that has a configuration: its
  /// corner's radius, less the greater of the two distances from its edges (ours). The screen's own corners are not
  /// known, and count for none.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiview/effectiveradius(corner:)>
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let radii = effectiveRadii
    return corners.indices.filter { corner.contains(corners[$0]) }.map { radii[$0] }.max() ?? 0
  }

  private var effectiveRadii: [CGFloat] {
    let container = sequence(first: self, next: \.superview).dropFirst().first { !$0.cornerConfiguration.isPlain }
    return cornerConfiguration.effectiveRadii(in: bounds.size) { corner in
      guard let container else { return nil }
      let (own, outer) = (convert(bounds, to: container), container.bounds)
      let isLeft = corner == 0 || corner == 3
      let across = isLeft ? own.minX - outer.minX : outer.maxX - own.maxX
      let down = corner < 2 ? own.minY - outer.minY : outer.maxY - own.maxY
      return max(0, container.effectiveRadii[corner] - max(across, down))
    }
  }
}
