import Foundation

/// A column of whole numbers: `base + divisor · n`, each `n` kept as its difference to what was foreseen.
struct NumberColumn {
  private(set) var head: ByteWriter
  private(set) var residuals: [Int64]
  /// What deflate may make of it, in bits.
  var cost: Double { Tokens.cost(residuals) + Double(head.bytes.count * 8) }

  /// What writers try; readers take any.
  private static let candidates = [
    (0, 0), (16, 0), (8, 0), (12, 0), (32, -16), (24, -8), (20, -4), (20, -8), (14, 4), (12, 4),
  ].map { Prediction.Weights(last: $0.0, before: $0.1) }

  /// As many of a block's rows are enough to choose by.
  private static let trial = 1024

  init(_ values: [Int64], _ rows: ColumnRows, effort: PackingEffort) {
    let ladder = Ladder(values)
    let numbers = ladder.numbers(values)
    let weights = Self.weights(numbers, rows, effort)
    residuals = Prediction(weights).residuals(numbers, rows)
    head = ByteWriter()
    ladder.write(to: &head)
    head.signed(weights.last)
    head.signed(weights.before)
  }

  private static func weights(
    _ numbers: [Int64], _ rows: ColumnRows, _ effort: PackingEffort
  ) -> Prediction.Weights {
    let start = Array(numbers.prefix(trial >> (effort == .fast ? 3 : 0)))
    let tried = candidates.prefix(effort == .fast ? 2 : candidates.count).map { weights in
      Judged(weights, by: start, rows)
    }
    var best = tried.min { $0.cost < $1.cost } ?? tried[0]
    if effort == .best, numbers.count <= trial {
      for candidate in tried.sorted(by: { $0.cost < $1.cost }).prefix(refined) {
        let better = candidate.refined(by: start, rows)
        if better.cost < best.cost { best = better }
      }
    }
    return best.weights
  }

  /// Of a short column, how many of the candidates are refined.
  private static let refined = 3

  private struct Judged {
    let weights: Prediction.Weights
    let cost: Double

    init(_ weights: Prediction.Weights, by numbers: [Int64], _ rows: ColumnRows) {
      self.weights = weights
      cost = Tokens.cost(Prediction(weights).residuals(numbers, rows))
    }

    /// Goes on to better weights near by, in ever smaller steps.
    func refined(by numbers: [Int64], _ rows: ColumnRows) -> Judged {
      if weights.last == 0 { return self }
      var best = self
      for step: Int64 in [4, 2, 1, 1] {
        for (last, before) in [(step, 0), (-step, 0), (0, step), (0, -step), (step, -step), (-step, step)] {
          let near = Prediction.Weights(last: best.weights.last + last, before: best.weights.before + before)
          let judged = Judged(near, by: numbers, rows)
          if judged.cost < best.cost { best = judged }
        }
      }
      return best
    }
  }

  /// The numbers as they stand on their ladder.
  static func decode(
    _ head: inout ByteReader, _ tokens: inout TokenReader, _ rows: ColumnRows
  ) throws(Malformed) -> (numbers: [Int64], ladder: Ladder) {
    let ladder = try Ladder(&head)
    let weights = Prediction.Weights(last: try head.signed(), before: try head.signed())
    var numbers = try tokens.take(rows.count)
    // From zeros nothing but zeros is foreseen.
    if !tokens.areZeros { Prediction(weights).restore(&numbers, rows) }
    return (numbers, ladder)
  }
}

/// The first rung and the greatest common divisor of the distances to it: what makes a column's numbers small.
struct Ladder {
  let base: Int64
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

  @inline(__always)
  func rung(_ number: Int64) -> Int64 { base &+ divisor &* number }

  func numbers(_ rungs: [Int64]) -> [Int64] {
    divisor == 1 ? rungs.map { $0 &- base } : rungs.map { ($0 &- base) / divisor }
  }

  /// How fine the ladder is for these rungs: the bits of its head, and of each number were all equally likely.
  func cost(_ rungs: [Int64]) -> Double {
    let span = (Double(rungs.max() ?? 0) - Double(rungs.min() ?? 0)) / Double(divisor)
    var head = ByteWriter()
    write(to: &head)
    return Double(head.bytes.count * 8) + Double(rungs.count) * log2(abs(span) + 1)
  }
}
