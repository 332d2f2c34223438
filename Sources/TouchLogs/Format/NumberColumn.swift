import Foundation

/// A column of whole numbers: `base + divisor · n`, each `n` kept as its difference to what was foreseen.
struct NumberColumn {
  /// What writers try; readers take any.
  private static let candidates = [
    (0, 0), (16, 0), (8, 0), (12, 0), (32, -16), (24, -8), (20, -4), (20, -8), (14, 4), (12, 4),
  ].map { Prediction.Weights(last: $0.0, before: $0.1) }

  static func encode(_ values: [Int64], contexts: [Prediction.Context]) -> (head: ByteWriter, tokens: Tokens) {
    let ladder = Ladder(values)
    let numbers = ladder.numbers(values)
    let all = candidates.map { weights in
      (weights, residuals: residuals(numbers, contexts, Prediction(weights)))
    }
    let best = all.map { ($0.0, $0.residuals, cost: Tokens.cost($0.residuals)) }.min { $0.cost < $1.cost }
    var head = ByteWriter()
    ladder.write(to: &head)
    head.signed(best?.0.last ?? 0)
    head.signed(best?.0.before ?? 0)
    return (head, Tokens(best?.1 ?? []))
  }

  static func decode(
    _ head: inout ByteReader, _ tokens: inout TokenReader, contexts: [Prediction.Context]
  ) throws(Malformed) -> [Int64] {
    let ladder = try Ladder(&head)
    var prediction = Prediction(.init(last: try head.signed(), before: try head.signed()))
    guard tokens.remaining == contexts.count else {
      throw Malformed("a column has \(tokens.remaining) values instead of \(contexts.count)")
    }
    var values: [Int64] = []
    values.reserveCapacity(contexts.count)
    for context in contexts {
      let number = prediction.foreseen(context) &+ (try tokens.next())
      prediction.note(number, context)
      values.append(ladder.value(number))
    }
    return values
  }

  private static func residuals(
    _ numbers: [Int64], _ contexts: [Prediction.Context], _ start: Prediction
  ) -> [Int64] {
    var prediction = start
    return zip(numbers, contexts).map { number, context in
      let residual = number &- prediction.foreseen(context)
      prediction.note(number, context)
      return residual
    }
  }
}

/// A column of `Double`s: the grid they stand on, then the rungs' numbers.
enum ValueColumn {
  static func encode(_ values: [Double], contexts: [Prediction.Context]) -> (head: ByteWriter, tokens: Tokens) {
    let (grid, rungs) = coarsest(values)
    let column = NumberColumn.encode(rungs, contexts: contexts)
    var head = ByteWriter()
    head.byte(grid.rawValue)
    head.raw(column.head.bytes)
    return (head, column.tokens)
  }

  static func decode(
    _ head: inout ByteReader, _ tokens: inout TokenReader, contexts: [Prediction.Context]
  ) throws(Malformed) -> [Double] {
    let grid = try Grid(&head)
    let rungs = try NumberColumn.decode(&head, &tokens, contexts: contexts)
    return rungs.map(grid.value)
  }

  /// The grid on which every value stands and the fewest rungs lie between them.
  static func coarsest(_ values: [Double]) -> (Grid, [Int64]) {
    var best = (Grid.bits, Grid.bits.rungs(values) ?? [])
    var span = Ladder(best.1).span(best.1)
    for grid in Grid.allCases where grid != .bits {
      guard let rungs = grid.rungs(values) else { continue }
      let wide = Ladder(rungs).span(rungs)
      if wide < span { (best, span) = ((grid, rungs), wide) }
    }
    return best
  }
}

extension Grid {
  init(_ head: inout ByteReader) throws(Malformed) {
    guard let grid = Grid(rawValue: try head.byte()) else { throw Malformed("a column has no known grid") }
    self = grid
  }
}

/// The first rung and the greatest common divisor of the distances to it: what makes a column's numbers small.
struct Ladder {
  private let base: Int64
  private let divisor: Int64

  init(_ rungs: [Int64]) {
    base = rungs.first ?? 0
    var common: UInt64 = 0
    for rung in rungs where common != 1 {
      var (a, b) = ((rung &- base).magnitude, common)
      while b != 0 { (a, b) = (b, a % b) }
      common = a
    }
    divisor = common == 0 ? 1 : Int64(exactly: common) ?? 1
  }

  init(_ head: inout ByteReader) throws(Malformed) {
    base = try head.signed()
    divisor = Int64(bitPattern: try head.varint())
  }

  func write(to head: inout ByteWriter) {
    head.signed(base)
    head.varint(UInt64(bitPattern: divisor))
  }

  func value(_ number: Int64) -> Int64 { base &+ divisor &* number }

  func numbers(_ rungs: [Int64]) -> [Int64] { rungs.map { ($0 &- base) / divisor } }

  /// From the smallest number to the greatest.
  func span(_ rungs: [Int64]) -> Double {
    let numbers = numbers(rungs)
    return Double(numbers.max() ?? 0) - Double(numbers.min() ?? 0)
  }
}
