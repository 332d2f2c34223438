/// Foresees the next number of a column from those before it, alike in writer and reader.
///
/// All arithmetic wraps: whatever is foreseen, the difference to it is kept, so that nothing is lost.
struct Prediction {
  /// Of the last move and of the one before it, in 1/16: (0, 0) stays, (16, 0) goes on, (32, -16) goes on turning.
  struct Weights: Hashable {
    var last: Int64
    var before: Int64
  }

  private let weights: Weights
  private var histories: [History] = []
  private var latest: Int64 = 0

  private struct History {
    var isKnown = false
    /// The last, the one before it, and the one before that; where there are fewer, the first again.
    var a: Int64 = 0
    var b: Int64 = 0
    var c: Int64 = 0
  }

  init(_ weights: Weights) { self.weights = weights }

  /// Turns differences to what was foreseen into numbers, in place; one row for each.
  mutating func restore(_ numbers: inout [Int64], _ rows: [RowShape]) {
    for index in numbers.indices {
      let residual = numbers[index]
      pass(rows[index]) { foreseen in
        numbers[index] = foreseen &+ residual
        return numbers[index]
      }
    }
  }

  /// The differences of numbers to what was foreseen.
  mutating func residuals(_ numbers: [Int64], _ rows: [RowShape]) -> [Int64] {
    var residuals = numbers
    for index in numbers.indices {
      let number = numbers[index]
      pass(rows[index]) { foreseen in
        residuals[index] = number &- foreseen
        return number
      }
    }
    return residuals
  }

  /// Goes past one row. Only a sample's own number becomes part of the path.
  /// - Parameter number: answers what was foreseen with the number that stands there.
  @inline(__always)
  private mutating func pass(_ row: RowShape, _ number: (_ foreseen: Int64) -> Int64) {
    let slot = Int(row.slot)
    let isMain = row.role == .main
    guard slot < histories.count else {
      latest = number(latest)
      if isMain { begin(slot) }
      return
    }
    var past = histories[slot]
    guard past.isKnown else {
      latest = number(latest)
      if isMain { begin(slot) }
      return
    }
    guard isMain else {
      latest = number(foreseen(row.role, past))
      return
    }
    var next = past.a
    if !row.rests {
      let sum = weights.last &* (past.a &- past.b) &+ weights.before &* (past.b &- past.c)
      next = next &+ (sum >> FormatNumbers.weightBits)
    }
    latest = number(next)
    (past.a, past.b, past.c) = (latest, past.a, past.b)
    histories[slot] = past
  }

  private func foreseen(_ role: RowShape.Role, _ past: History) -> Int64 {
    switch role {
    case .main: past.a
    case .coalesced(let index, let count):
      past.b &+ ((past.a &- past.b) &* (Int64(index) + 1)) / Int64(max(count, 1))
    case .predicted(let index): past.a &+ (past.a &- past.b) &* (Int64(index) + 1)
    }
  }

  private mutating func begin(_ slot: Int) {
    while histories.count <= slot { histories.append(History()) }
    histories[slot] = History(isKnown: true, a: latest, b: latest, c: latest)
  }
}
