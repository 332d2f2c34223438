/// Four boxes that are asked for a point in one step: numbers of a kind stand side by side.
struct HitBoxes {
  static let count = 4

  private var minX, minY, maxX, maxY: SIMD4<Float>

  /// None of them contains a point.
  init() {
    (minX, minY) = (SIMD4(repeating: .infinity), SIMD4(repeating: .infinity))
    (maxX, maxY) = (SIMD4(repeating: -.infinity), SIMD4(repeating: -.infinity))
  }

  mutating func set(_ box: HitBox, at place: Int) {
    (minX[place], minY[place], maxX[place], maxY[place]) = (box.minX, box.minY, box.maxX, box.maxY)
  }

  func containing(_ spot: Spot) -> Some {
    Some((minX .<= spot.x) .& (spot.x .<= maxX) .& (minY .<= spot.y) .& (spot.y .<= maxY))
  }

  /// A point as boxes are asked for it.
  struct Spot {
    fileprivate let x, y: SIMD4<Float>

    init(_ point: HitPoint) { (x, y) = (SIMD4(repeating: Float(point.x)), SIMD4(repeating: Float(point.y))) }
  }

  /// Some of the four.
  struct Some {
    private var bits: Int32 = 0

    /// None.
    init() {}

    fileprivate init(_ mask: SIMDMask<SIMD4<Int32>>) {
      bits = SIMD4<Int32>(1, 2, 4, 8).replacing(with: 0, where: .!mask).wrappedSum()
    }

    var isEmpty: Bool { bits == 0 }

    /// Not of none.
    mutating func takeFirst() -> Int {
      let first = bits.trailingZeroBitCount
      bits &= bits - 1
      return first
    }
  }
}
