import Foundation

/// A column of whole numbers: `base + divisor · n`, each `n` kept as its difference to what was foreseen.
struct NumberColumn {
  /// What writers try; readers take any.
  private static let candidates = [
    (0, 0), (16, 0), (8, 0), (12, 0), (32, -16), (24, -8), (20, -4), (20, -8), (14, 4), (12, 4),
  ].map { Prediction.Weights(last: $0.0, before: $0.1) }

  static func encode(_ values: [Int64], contexts: [Prediction.Context]) -> (head: ByteWriter, residuals: [Int64]) {
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
    return (head, best?.1 ?? [])
  }

  static func decode(
    _ head: inout ByteReader, _ tokens: inout TokenReader, contexts: [Prediction.Context]
  ) throws(Malformed) -> [Int64] {
    let ladder = try Ladder(&head)
    var prediction = Prediction(.init(last: try head.signed(), before: try head.signed()))
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

  /// How fine the ladder is for these rungs: the bits of its head, and of each number were all equally likely.
  func cost(_ rungs: [Int64]) -> Double {
    let numbers = numbers(rungs)
    let span = Double(numbers.max() ?? 0) - Double(numbers.min() ?? 0)
    var head = ByteWriter()
    write(to: &head)
    return Double(head.bytes.count * 8) + Double(rungs.count) * log2(span + 1)
  }
}
