import Foundation

/// Finds by trial the offset and step from which some device's numbers were scaled, though rounding hides them.
///
/// The step is the greatest common divisor of the values' distances, as far as a `Double` can tell; then the few
/// neighbours of it are tried that make most values come out bit for bit.
struct StepSearch {
  /// The best found; nil where no value would be near it.
  private(set) var standing: Standing?

  private let values: [Double]
  private let rungs: [Int64]

  private static let mostRungs = 1e12
  /// Remainders below this share of the largest value are rounding.
  private static let roundingShare = Double.ulpOfOne * 1_048_576
  /// A value farther off than this is on no grid.
  private static let farthest: UInt64 = 1 << 20
  /// How many last places a step found by division may be wrong.
  private static let neighbours = -3...3
  /// Devices divide by whole numbers: a step is looked for as one of these by such a number.
  private static let numerators = 1...64
  private static let largestDivisor = 1e12

  init?(_ values: [Double]) {
    guard values.count > 3, values.allSatisfy(\.isFinite) else { return nil }
    let heights = Set(values).sorted()
    guard heights.count > 3, let step = Self.commonStep(heights) else { return nil }
    let low = heights[0]
    let high = heights[heights.count - 1]
    guard (high - low) / step < Self.mostRungs, max(abs(low), abs(high)) / step < Self.mostRungs else { return nil }
    self.values = values
    let lowest = (low / step).rounded()
    let isAnchored = abs(low - lowest * step) < step * 1e-3
    let (offset, first) = isAnchored ? (0, lowest) : (low, 0)
    rungs = values.map { Int64(((($0 - offset) / step)).rounded()) }
    let farther = abs(high) > abs(low) || !isAnchored ? high : low
    let count = first + ((farther - low) / step).rounded()
    tryNeighbours(of: isAnchored ? farther / count : (high - low) / count, from: offset)
  }

  private mutating func tryNeighbours(of step: Double, from offset: Double) {
    var best: UInt64?
    func attempt(_ grid: Grid, _ step: Double, _ rungs: [Int64]) -> Standing? {
      let found = Standing(grid: grid, offset: offset, step: step, rungs: rungs)
      guard let distances = Self.distances(values, from: found) else { return nil }
      let sum = distances.reduce(UInt64(0)) { $0 &+ $1.magnitude }
      guard sum < best ?? .max else { return nil }
      best = sum
      var standing = found
      standing.distances = sum == 0 ? [] : distances
      return standing
    }
    for numerator in Self.numerators {
      let divisor = (Double(numerator) / step).rounded()
      guard divisor >= 1, divisor < Self.largestDivisor else { continue }
      guard abs(Double(numerator) / step - divisor) < divisor * 1e-12 else { continue }
      if let found = attempt(.quotients, divisor, rungs.map { $0 * Int64(numerator) }) { standing = found }
      break
    }
    let ulp = step.ulp
    for neighbour in Self.neighbours.sorted(by: { abs($0) < abs($1) }) where best != 0 {
      if let found = attempt(.multiples, step + Double(neighbour) * ulp, rungs) { standing = found }
    }
  }

  private static func distances(_ values: [Double], from standing: Standing) -> [Int64]? {
    var distances: [Int64] = []
    distances.reserveCapacity(values.count)
    for (value, rung) in zip(values, standing.rungs) {
      let part = standing.grid == .multiples ? Double(rung) * standing.step : Double(rung) / standing.step
      let distance = OrderedBits.rung(value) &- OrderedBits.rung(standing.offset + part)
      guard distance.magnitude <= farthest else { return nil }
      distances.append(distance)
    }
    return distances
  }

  /// - Parameter heights: ascending, each once.
  private static func commonStep(_ heights: [Double]) -> Double? {
    let largest = max(abs(heights[0]), abs(heights[heights.count - 1]))
    let rounding = largest * roundingShare
    let gaps = zip(heights.dropFirst(), heights).map { $0 - $1 }.filter { $0 > rounding }.sorted()
    guard var step = gaps.first else { return nil }
    for (index, gap) in gaps.enumerated() {
      let count = (gap / step).rounded()
      if abs(gap - count * step) <= rounding {
        step = gap / count
        continue
      }
      step = divisor(step, gap, rounding)
      if step < rounding * 4 { return nil }
      // Before it is held against greater gaps: what it is wrong by counts once for each time it goes into one.
      for known in gaps[...index] { step = known / max(1, (known / step).rounded()) }
    }
    for height in heights.dropFirst() {
      let distance = height - heights[0]
      let count = (distance / step).rounded()
      if count < 1 { continue }
      guard abs(distance - count * step) < step / 4 else { return nil }
      step = distance / count
    }
    return step.isNormal ? step : nil
  }

  /// Euclid's greatest common divisor of two lengths that are rounded.
  private static func divisor(_ one: Double, _ other: Double, _ rounding: Double) -> Double {
    var (a, b) = one > other ? (one, other) : (other, one)
    while b > rounding { (a, b) = (b, abs(a - (a / b).rounded() * b)) }
    return a
  }
}
