#if !canImport(Darwin)
  public import Foundation

  /// A transform in space. Touches see where it puts the plane, in perspective where it has one (A162).
  public struct CATransform3D: Hashable, Sendable {
    /// The first row.
    public var m11, m12, m13, m14: CGFloat
    /// The second row.
    public var m21, m22, m23, m24: CGFloat
    /// The third row.
    public var m31, m32, m33, m34: CGFloat
    /// The fourth row.
    public var m41, m42, m43, m44: CGFloat

    /// All zero.
    public init() { self.init(rows: Array(repeating: 0, count: 16)) }

    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
      m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// - Parameter rows: 16 numbers, one row after the other.
    init(rows: [CGFloat]) {
      self.init(
        m11: rows[0], m12: rows[1], m13: rows[2], m14: rows[3], m21: rows[4], m22: rows[5], m23: rows[6],
        m24: rows[7], m31: rows[8], m32: rows[9], m33: rows[10], m34: rows[11], m41: rows[12], m42: rows[13],
        m43: rows[14], m44: rows[15])
    }

    var rows: [CGFloat] {
      [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// Whether what is further away looks smaller.
    var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }

    /// What it does to the plane, as it looks from straight ahead.
    var plane: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    /// Nil where there is none. Gauss and Jordan's way, with the largest number of a column first.
    var inverse: CATransform3D? {
      var (left, right) = (rows, CATransform3DIdentity.rows)
      for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }),
          left[pivot * 4 + column] != 0
        else { return nil }
        let divisor = left[pivot * 4 + column]
        for place in 0..<4 {
          left.swapAt(pivot * 4 + place, column * 4 + place)
          right.swapAt(pivot * 4 + place, column * 4 + place)
          left[column * 4 + place] /= divisor
          right[column * 4 + place] /= divisor
        }
        for row in 0..<4 where row != column {
          let factor = left[row * 4 + column]
          for place in 0..<4 {
            left[row * 4 + place] -= factor * left[column * 4 + place]
            right[row * 4 + place] -= factor * right[column * 4 + place]
          }
        }
      }
      return CATransform3D(rows: right)
    }

    func concatenating(_ other: CATransform3D) -> CATransform3D {
      let (one, two) = (rows, other.rows)
      var product: [CGFloat] = []
      for row in 0..<4 {
        for column in 0..<4 {
          var sum: CGFloat = 0
          for middle in 0..<4 { sum += one[row * 4 + middle] * two[middle * 4 + column] }
          product.append(sum)
        }
      }
      return CATransform3D(rows: product)
    }
  }

  /// Changes nothing.
  public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
    m43: 0, m44: 1)

  /// Moves.
  public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
  }

  /// Stretches.
  public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
  }

  /// Turns, by an angle in radians about an axis; changes nothing where the axis has no length.
  public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
  {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let rest = 1 - c
    return CATransform3D(rows: [
      c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0,
      y * x * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0,
      z * x * rest + y * s, z * y * rest - x * s, c + z * z * rest, 0, 0, 0, 0, 1,
    ])
  }

  /// First the one, then the other.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }
  /// Moves before the transform.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }
  /// Stretches before the transform.
  public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
  }
  /// Turns before the transform.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }
  /// Undoes it; the transform itself where nothing does.
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }
  /// The plane's transform, in space.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
  }
  /// Whether it stays in the plane.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(t.plane)
  }
  /// What it does to the plane; nothing where it leaves that.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CATransform3DIsAffine(t) ? t.plane : .identity
  }
  /// Whether it changes nothing.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
  /// Whether they are equal.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
#endif
