#if !canImport(Darwin)
  import Foundation

  // What `import simd` brings beside the vectors that Swift has itself.

  /// Two numbers.
  public typealias simd_float2 = SIMD2<Float>
  /// Three numbers.
  public typealias simd_float3 = SIMD3<Float>
  /// Four numbers.
  public typealias simd_float4 = SIMD4<Float>
  /// Two numbers.
  public typealias simd_double2 = SIMD2<Double>
  /// Three numbers.
  public typealias simd_double3 = SIMD3<Double>
  /// Four numbers.
  public typealias simd_double4 = SIMD4<Double>

  /// The sum of the products.
  public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
  /// The square of the length.
  public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_dot(x, x) }
  /// How long the vector is.
  public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x).squareRoot()
  }
  /// How far one is from the other.
  public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length(x - y)
  }
  /// The square of how far one is from the other.
  public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
    simd_length_squared(x - y)
  }
  /// As long as one; not a number, of a vector without length.
  public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
  /// Between the two: the first at 0, the second at 1.
  public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + t * (y - x) }
  /// Each number within its limits.
  public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
  }
  /// The smaller ones.
  public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }
  /// The larger ones.
  public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }
  /// Without their signs.
  public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, -x) }
  /// At a right angle to both.
  public func simd_cross<Number: FloatingPoint & SIMDScalar>(
    _ x: SIMD3<Number>, _ y: SIMD3<Number>
  ) -> SIMD3<Number> {
    let one = SIMD3(x.y * y.z, x.z * y.x, x.x * y.y)
    return one - SIMD3(x.z * y.y, x.x * y.z, x.y * y.x)
  }
#endif
