#if !canImport(Darwin)
  public import Foundation

  /// A 3 × 3 matrix for points written as rows: `[x y 1] × [a b 0; c d 0; tx ty 1]`.
  ///
  /// `translatedBy`, `scaledBy` and `rotated` put the new step *before* the old ones, `concatenating` after them:
  /// ```
  /// CGPoint(x: 1, y: 0).applying(.init(scaleX: 2, y: 2).translatedBy(x: 10, y: 0))  // (22, 0): moved, then scaled
  /// ```
  public struct CGAffineTransform: Hashable, Sendable {
    /// The first row's first number.
    public var a: CGFloat
    /// The first row's second number.
    public var b: CGFloat
    /// The second row's first number.
    public var c: CGFloat
    /// The second row's second number.
    public var d: CGFloat
    /// How far it moves points to the right.
    public var tx: CGFloat
    /// How far it moves points down.
    public var ty: CGFloat

    /// Maps every point to the origin. For the transform that changes nothing take `identity`.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Stretches by those factors, from the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// - Parameter angle: in radians, clockwise on a screen whose y grows downwards.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether it leaves every point where it is.
    public var isIdentity: Bool { self == .identity }
  }

  extension CGAffineTransform {
    /// This transform, then the other.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c,
        b: a * other.b + b * other.d,
        c: c * other.a + d * other.c,
        d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Moves first, then does what this one does.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Stretches first, then does what this one does.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// - Parameter angle: in radians.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one; this one itself where nothing undoes it.
    public func inverted() -> CGAffineTransform {
      guard isInvertible else { return self }
      return CGAffineTransform(
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant)
    }
  }

  /// Six numbers in an array, as CoreGraphics encodes it.
  extension CGAffineTransform: Codable {
    public init(from decoder: any Decoder) throws {
      let numbers = try decoder.numbers(6)
      (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
      (tx, ty) = (numbers[4], numbers[5])
    }

    public func encode(to encoder: any Encoder) throws {
      try encoder.encode(numbers: a, b, c, d, tx, ty)
    }
  }

  extension CGPoint {
    /// Where the transform takes the point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
  }

  extension CGSize {
    /// Both sides are turned and scaled as a vector is, so a rotation may make one negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the transformed one. The null and the infinite rectangle stay
    /// themselves.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      if isNull || isInfinite { return self }
      let corner = CGPoint(x: minX, y: minY).applying(t)
      return CGRect(
        x: corner.x + min(0, width * t.a) + min(0, height * t.c),
        y: corner.y + min(0, width * t.b) + min(0, height * t.d),
        width: width * abs(t.a) + height * abs(t.c),
        height: width * abs(t.b) + height * abs(t.d))
    }
  }
#else
  import Foundation
#endif

extension CGAffineTransform {
  var determinant: CGFloat { a * d - b * c }

  /// False where the plane collapses to a line or a point, or a number is not finite.
  package var isInvertible: Bool { determinant != 0 && determinant.isFinite }
}
