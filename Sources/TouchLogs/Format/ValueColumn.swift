import Foundation

/// A column of `Double`s: the grid they stand on, then the rungs' numbers, then how far off the grid they are.
enum ValueColumn {
  static func encode(_ values: [Double], contexts: [Prediction.Context]) -> (head: ByteWriter, tokens: Tokens) {
    let standing = Standing(of: values)
    let column = NumberColumn.encode(standing.rungs, contexts: contexts)
    var head = ByteWriter()
    standing.write(to: &head)
    head.raw(column.head.bytes)
    return (head, Tokens(column.residuals + standing.distances))
  }

  static func decode(
    _ head: inout ByteReader, _ tokens: inout TokenReader, contexts: [Prediction.Context]
  ) throws(Malformed) -> [Double] {
    let reader = try StandingReader(&head)
    let rungs = try NumberColumn.decode(&head, &tokens, contexts: contexts)
    return try reader.values(rungs, &tokens)
  }
}

/// Where a column's values stand: a grid, a rung each, and of a grid that is only near a distance each.
struct Standing {
  private(set) var grid = Grid.bits
  private(set) var step = 1.0
  private(set) var rungs: [Int64]
  /// In units of the last place; empty where every value stands on its rung.
  private(set) var distances: [Int64] = []

  /// Finds the coarsest grid on which every value stands.
  init(of values: [Double]) {
    rungs = Grid.bits.rungs(values) ?? []
    var cost = Ladder(rungs).cost(rungs)
    for ladder in Grid.ladders {
      guard let found = ladder.rungs(values) else { continue }
      let other = Ladder(found).cost(found)
      if other < cost { (grid, rungs, cost) = (ladder, found, other) }
    }
    if grid == .bits, let near = NearGrid(values) {
      (grid, step, rungs, distances) = (.near, near.step, near.rungs, near.distances)
    }
  }

  func write(to head: inout ByteWriter) {
    head.byte(grid.rawValue)
    if grid == .near { head.double(step) }
  }
}

/// Turns rungs back into values.
struct StandingReader {
  private let grid: Grid
  private let step: Double

  init(_ head: inout ByteReader) throws(Malformed) {
    guard let grid = Grid(rawValue: try head.byte()) else { throw Malformed("a column has no known grid") }
    self.grid = grid
    step = grid == .near ? try head.double() : 1
  }

  /// Takes the distances, which follow the rungs, and sees that nothing is left.
  func values(_ rungs: [Int64], _ tokens: inout TokenReader) throws(Malformed) -> [Double] {
    var values = rungs.map { grid.value($0, step: step) }
    if grid == .near {
      for index in values.indices {
        values[index] = OrderedBits.value(OrderedBits.rung(values[index]) &+ (try tokens.next()))
      }
    }
    guard tokens.remaining == 0 else { throw Malformed("a column has \(tokens.remaining) values too many") }
    return values
  }
}

/// A grid of multiples of one step, found by trial, that misses every value by a few units of the last place.
struct NearGrid {
  let step: Double
  let rungs: [Int64]
  let distances: [Int64]

  /// Some devices scale in two roundings; more than that is no grid.
  private static let farthest: Int64 = 3
  private static let mostRungs = 1e9

  /// Nil where no step is worth it.
  init?(_ values: [Double]) {
    guard let step = Self.step(values) else { return nil }
    self.step = step
    var (rungs, distances): ([Int64], [Int64]) = ([], [])
    for value in values {
      let rung = Int64((value / step).rounded())
      let distance = OrderedBits.rung(value) &- OrderedBits.rung(Double(rung) * step)
      guard distance.magnitude <= Self.farthest.magnitude else { return nil }
      rungs.append(rung)
      distances.append(distance)
    }
    self.rungs = rungs
    self.distances = distances
  }

  /// The smallest gap between two values, made exact by ever greater multiples of it.
  private static func step(_ values: [Double]) -> Double? {
    guard values.count > 2, values.allSatisfy(\.isFinite) else { return nil }
    let sizes = Set(values.map(\.magnitude)).sorted()
    guard let largest = sizes.last else { return nil }
    let gaps = zip(sizes.dropFirst(), sizes).map { $0 - $1 }.filter { $0 > largest * 1e-12 }
    guard var step = gaps.min(), largest / step < mostRungs else { return nil }
    for size in sizes {
      let count = (size / step).rounded()
      if count >= 1 { step = size / count }
    }
    return step.isNormal && largest / step < mostRungs ? step : nil
  }
}
