/// The step that one axis's positions are whole multiples of, counted from the first: 0.005 of a tablet that
/// reports in such.
struct DecimalStep {
  /// One over a power of ten; nil where a position has more decimals than six.
  private var perUnit: Double? = 1
  private var first: Int64?
  /// The greatest common divisor of the distances to the first, in 1/`perUnit`.
  private var divisor: Int64 = 0

  private static let mostPerUnit = 1e6
  /// Beyond this a position's decimals are not all there.
  private static let mostCounted = 1e15

  /// Nil where there is none, or all positions are the same.
  var length: Double? { perUnit.flatMap { divisor > 0 ? Double(divisor) / $0 : nil } }

  mutating func include(_ value: Double) {
    while let per = perUnit, (value * per).rounded() / per != value { refine(per * 10) }
    guard let per = perUnit, abs(value * per) < Self.mostCounted else {
      perUnit = nil
      return
    }
    let count = Int64((value * per).rounded())
    guard let first else {
      first = count
      return
    }
    var (a, b) = (abs(count - first), divisor)
    while b != 0 { (a, b) = (b, a % b) }
    divisor = a
  }

  private mutating func refine(_ finer: Double) {
    let isCountable = abs(Double(first ?? 0)) < Self.mostCounted / 10 && Double(divisor) < Self.mostCounted / 10
    guard finer <= Self.mostPerUnit, isCountable else {
      perUnit = nil
      return
    }
    perUnit = finer
    first = first.map { $0 * 10 }
    divisor *= 10
  }
}
