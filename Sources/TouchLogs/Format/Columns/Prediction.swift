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

  /// What is known of a finger's way.
  private struct Path: BitwiseCopyable {
    var isKnown = false
    /// The last number, the one before it, and the one before that; where there are fewer, the first again.
    var a: Int64 = 0
    var b: Int64 = 0
    var c: Int64 = 0

    init() {}

    init(beginning number: Int64) { (isKnown, a, b, c) = (true, number, number, number) }

    @inline(__always)
    mutating func move(to number: Int64) { (a, b, c) = (number, a, b) }
  }

  init(_ weights: Weights) { self.weights = weights }

  /// Turns differences to what was foreseen into numbers, in place; one row for each.
  func restore(_ numbers: inout [Int64], _ rows: ColumnRows) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      pass(numbers.count, rows) { index, foreseen in
        numbers[index] &+= foreseen
        return numbers[index]
      }
    }
  }

  /// The differences of numbers to what was foreseen.
  /// - Parameter rows: one for each number, or more.
  func residuals(_ numbers: [Int64], _ rows: ColumnRows) -> [Int64] {
    [Int64](unsafeUninitializedCapacity: numbers.count) { residuals, filled in
      numbers.withUnsafeBufferPointer { numbers in
        pass(numbers.count, rows) { index, foreseen in
          residuals[index] = numbers[index] &- foreseen
          return numbers[index]
        }
      }
      filled = numbers.count
    }
  }

  /// Goes past the first rows. Only a sample's own number becomes part of its finger's path.
  /// - Parameter number: answers what was foreseen with the number that stands there.
  @inline(__always)
  private func pass(_ count: Int, _ rows: ColumnRows, _ number: (_ index: Int, _ foreseen: Int64) -> Int64) {
    // A loop each for what columns of touches nearly always have: a sum less to wait for in every row.
    switch (weights.last, weights.before) {
    case (0, 0): Self.pass(count, rows, { $0.a }, number)
    case (1 << FormatNumbers.weightBits, 0): Self.pass(count, rows, { $0.a &+ ($0.a &- $0.b) }, number)
    default: Self.pass(count, rows, weighed, number)
    }
  }

  /// - Parameter next: what is foreseen of a finger that moves.
  @inline(__always)
  private static func pass(
    _ count: Int, _ rows: ColumnRows, _ next: (Path) -> Int64, _ number: (_ index: Int, _ foreseen: Int64) -> Int64
  ) {
    precondition(count <= rows.count)
    var paths = [Path](count: rows.slots) { $0.initialize(repeating: Path()) }
    // No row is checked by itself: the one above holds for all, and there is a path for every slot.
    rows.shapes.withUnsafeBufferPointer { shapes in
      paths.withUnsafeMutableBufferPointer { paths in
        var (index, turn) = (0, 0)
        // The last row's number.
        var latest: Int64 = 0
        while index < count {
          let isTurn = turn < rows.turns.count
          let end = min(count, isTurn ? rows.turns[turn].rows.lowerBound : count)
          while index < end {
            let row = shapes[index]
            let slot = Int(row.slot)
            let path = paths[slot]
            if path.isKnown, row.isMain {
              latest = number(index, row.rests ? path.a : next(path))
              paths[slot].move(to: latest)
            } else {
              latest = number(index, path.isKnown ? foreseen(row.role, path) : latest)
              if row.isMain { paths[slot] = Path(beginning: latest) }
            }
            index &+= 1
          }
          if isTurn, index < count {
            let (rows, fingers) = (rows.turns[turn].rows.clamped(to: 0..<count), rows.turns[turn].fingers)
            for first in rows.prefix(fingers) {
              let slot = Int(shapes[first].slot)
              var (path, place) = (paths[slot], first)
              while place < rows.upperBound {
                path.move(to: number(place, next(path)))
                place &+= fingers
              }
              paths[slot] = path
            }
            index = rows.upperBound
            latest = paths[Int(shapes[index - 1].slot)].a
            turn += 1
          }
        }
      }
    }
  }

  @inline(__always)
  private func weighed(_ path: Path) -> Int64 {
    let sum = weights.last &* (path.a &- path.b) &+ weights.before &* (path.b &- path.c)
    return path.a &+ (sum >> FormatNumbers.weightBits)
  }

  /// What is foreseen of a coalesced or predicted sample.
  private static func foreseen(_ role: RowShape.Role, _ path: Path) -> Int64 {
    switch role {
    case .main: path.a
    case .coalesced(let index, let count):
      path.b &+ ((path.a &- path.b) &* (Int64(index) + 1)) / Int64(max(count, 1))
    case .predicted(let index): path.a &+ (path.a &- path.b) &* (Int64(index) + 1)
    }
  }
}
