import Foundation

/// How a plane that lies in space is seen in another one: what of it is further away is smaller.
///
/// A 3 × 3 matrix for points written as rows, `[x y 1]`; the last number of the product divides the others.
struct PlaneProjection: Equatable {
  private struct Row: Equatable {
    let x, y, depth: CGFloat
  }

  // What become of a step to the right, of a step down, and of the origin.
  private let right, down, origin: Row

  private init(right: Row, down: Row, origin: Row) { (self.right, self.down, self.origin) = (right, down, origin) }

  #if !canImport(Darwin)
    /// - Parameter transform: of the space around the plane, in which the plane is where z is 0.
    init(_ transform: CATransform3D) {
      self.init(
        right: Row(x: transform.m11, y: transform.m12, depth: transform.m14),
        down: Row(x: transform.m21, y: transform.m22, depth: transform.m24),
        origin: Row(x: transform.m41, y: transform.m42, depth: transform.m44))
    }
  #endif

  /// Where a point of the plane is seen. Meaningless where it is not.
  func place(of point: CGPoint) -> CGPoint {
    let depth = depth(of: point)
    return CGPoint(
      x: (point.x * right.x + point.y * down.x + origin.x) / depth,
      y: (point.x * right.y + point.y * down.y + origin.y) / depth)
  }

  /// Whether a point of the plane lies before the eye, and not behind it.
  func shows(_ point: CGPoint) -> Bool { depth(of: point) > 0 }

  private func depth(of point: CGPoint) -> CGFloat { point.x * right.depth + point.y * down.depth + origin.depth }

  /// The upright rectangle around the one of the plane, as it is seen.
  func box(of rect: CGRect) -> CGRect { .around(rect.corners.map(place)) }

  /// From where a point is seen to the point of the plane: that one lies before the eye where the inverse `shows`
  /// what it is asked for. Nil where the plane is seen from its edge.
  var inverse: PlaneProjection? {
    let (a, b, u) = (right.x, right.y, right.depth)
    let (c, d, v) = (down.x, down.y, down.depth)
    let (e, f, w) = (origin.x, origin.y, origin.depth)
    let determinant = a * (d * w - v * f) - b * (c * w - v * e) + u * (c * f - d * e)
    guard abs(determinant) > Self.leastDeterminant, determinant.isFinite else { return nil }
    func row(_ x: CGFloat, _ y: CGFloat, _ depth: CGFloat) -> Row {
      Row(x: x / determinant, y: y / determinant, depth: depth / determinant)
    }
    return PlaneProjection(
      right: row(d * w - v * f, u * f - b * w, b * v - u * d),
      down: row(v * e - c * w, a * w - u * e, u * c - a * v),
      origin: row(c * f - d * e, b * e - a * f, a * d - b * c))
  }

  /// What a turn by a quarter, with the cosine that there is of it, leaves over.
  private static let leastDeterminant: CGFloat = 1e-12
}
