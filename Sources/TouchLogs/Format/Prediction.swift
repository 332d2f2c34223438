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
    var count = 0
    /// The last, the one before it, and the one before that.
    var a: Int64 = 0
    var b: Int64 = 0
    var c: Int64 = 0
  }

  init(_ weights: Weights) { self.weights = weights }

  /// Turns differences to what was foreseen into numbers, in place; one row for each.
  mutating func restore(_ numbers: inout [Int64], _ rows: [RowShape]) {
    for index in numbers.indices {
      let number = foreseen(rows[index]) &+ numbers[index]
      note(number, rows[index])
      numbers[index] = number
    }
  }

  /// The differences of numbers to what was foreseen.
  mutating func residuals(_ numbers: [Int64], _ rows: [RowShape]) -> [Int64] {
    var residuals = numbers
    for index in numbers.indices {
      residuals[index] = numbers[index] &- foreseen(rows[index])
      note(numbers[index], rows[index])
    }
    return residuals
  }

  @inline(__always)
  private func foreseen(_ row: RowShape) -> Int64 {
    let slot = Int(row.slot)
    guard slot < histories.count else { return latest }
    let past = histories[slot]
    guard past.count > 0 else { return latest }
    if case .main = row.role {
      if row.rests || past.count < 2 { return past.a }
      let move = weights.last &* (past.a &- past.b)
      let turn = past.count < 3 ? 0 : weights.before &* (past.b &- past.c)
      return past.a &+ ((move &+ turn) >> FormatNumbers.weightBits)
    }
    return foreseen(row.role, past)
  }

  private func foreseen(_ role: RowShape.Role, _ past: History) -> Int64 {
    switch role {
    case .main: return past.a
    case .coalesced(let index, let count):
      let start = past.count < 2 ? past.a : past.b
      return start &+ ((past.a &- start) &* (Int64(index) + 1)) / Int64(max(count, 1))
    case .predicted(let index):
      return past.count < 2 ? past.a : past.a &+ (past.a &- past.b) &* (Int64(index) + 1)
    }
  }

  /// Takes a number in. Only a sample's own becomes part of the path.
  @inline(__always)
  private mutating func note(_ value: Int64, _ row: RowShape) {
    latest = value
    guard case .main = row.role else { return }
    let slot = Int(row.slot)
    while histories.count <= slot { histories.append(History()) }
    histories[slot].c = histories[slot].b
    histories[slot].b = histories[slot].a
    histories[slot].a = value
    histories[slot].count += 1
  }
}
