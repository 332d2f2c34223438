import Foundation

/// Where a column's values stand: a grid, a rung each, and where they stand beside it a distance each.
struct Standing {
  var grid = Grid.bits
  /// Of `multiples` and `quotients`; of `roundedShares` the power of ten, and the whole.
  var offset = 0.0
  var step = 1.0
  /// Of `listed`, in the order of their bits, each once.
  var list: [Int64] = []
  var rungs: [Int64]
  /// In bit patterns; empty where every value stands on its rung.
  var distances: [Int64] = []

  /// Finds the coarsest grid on which every value stands.
  static func best(of values: [Double], effort: PackingEffort, hint: Grid? = nil) -> Standing {
    all(of: values, effort: effort, hint: hint)[0]
  }

  /// What is worth trying: one where every value stands on a ladder, else several.
  /// - Parameter hint: the grid of the block before, which is tried first and, where it does, alone.
  static func all(of values: [Double], effort: PackingEffort, hint: Grid? = nil) -> [Standing] {
    if effort == .fast, let quick = quick(values, hint) { return [quick] }
    let best = coarsest(of: values)
    guard best.grid == .bits else {
      let shares = best.grid == .millionths && effort == .best ? ShareSearch(values).standing : nil
      return [shares ?? best]
    }
    var candidates = [best]
    if let steps = StepSearch(values)?.standing { candidates.insert(steps, at: 0) }
    if let listed = Self.listed(best.rungs) { candidates.append(listed) }
    return candidates
  }

  /// As many values nearly always stand on the grid that all of them do.
  private static let trial = 128

  /// On the grid of the block before, else on that of the first values; nil where others don't stand on it.
  private static func quick(_ values: [Double], _ hint: Grid?) -> Standing? {
    let grid = hint ?? coarsest(of: Array(values.prefix(trial))).grid
    guard grid.isWhole, grid != .bits || hint != nil, let rungs = grid.rungs(values) else { return nil }
    return Standing(grid: grid, rungs: rungs)
  }

  /// On the ladder that tells the values apart with the fewest bits; `bits` where they stand on none.
  private static func coarsest(of values: [Double]) -> Standing {
    let bits = Grid.bits.rungs(values) ?? []
    var best = (standing: Standing(rungs: bits), cost: Ladder(bits).cost(bits))
    for ladder in Grid.ladders {
      guard let found = ladder.rungs(values) else { continue }
      let cost = Ladder(found).cost(found)
      if cost < best.cost { best = (Standing(grid: ladder, rungs: found), cost) }
    }
    return best.standing
  }

  private static func listed(_ rungs: [Int64]) -> Standing? {
    let list = Set(rungs).sorted()
    // More would hardly pay, and would not be found quickly.
    guard list.count > 1, list.count <= min(rungs.count / 2, Limit.listedValues) else { return nil }
    let places = Dictionary(uniqueKeysWithValues: zip(list, list.indices))
    return Standing(grid: .listed, list: list, rungs: rungs.compactMap { places[$0].map(Int64.init) })
  }

  /// What its head and its distances take, in bits.
  var cost: Double {
    var head = ByteWriter()
    write(to: &head)
    return Tokens.cost(distances) + Double(head.bytes.count * 8)
  }

  func write(to head: inout ByteWriter) {
    head.byte(grid.rawValue | (distances.isEmpty ? 0 : FormatNumbers.movedBit))
    switch grid {
    case .multiples, .quotients, .roundedShares:
      head.shortDouble(offset)
      head.shortDouble(step)
    case .listed:
      head.varint(count: list.count)
      head.signed(list[0])
      for (after, before) in zip(list.dropFirst(), list) { head.varint(UInt64(bitPattern: after &- before)) }
    default: break
    }
  }
}

/// Turns rungs back into values.
struct StandingReader {
  private let grid: Grid
  private let isMoved: Bool
  private var offset = 0.0
  private var step = 1.0
  private var list: [Double] = []

  init(_ head: inout ByteReader) throws(Malformed) {
    let byte = try head.byte()
    guard let grid = Grid(rawValue: byte & ~FormatNumbers.movedBit) else {
      throw Malformed("a column has no known grid")
    }
    self.grid = grid
    isMoved = byte & FormatNumbers.movedBit != 0
    switch grid {
    case .multiples, .quotients, .roundedShares: (offset, step) = (try head.shortDouble(), try head.shortDouble())
    case .listed:
      let count = try head.varint(atMost: Limit.listedValues)
      var rung: Int64 = 0
      for index in 0..<count {
        rung = index == 0 ? try head.signed() : rung &+ Int64(bitPattern: try head.varint())
        list.append(OrderedBits.value(rung))
      }
    default: break
    }
  }

  /// Takes the distances, which follow the numbers, and sees that nothing is left.
  func values(
    _ numbers: [Int64], on ladder: Ladder, _ tokens: inout TokenReader
  ) throws(Malformed) -> [Double] {
    var values = try values(numbers, on: ladder)
    if isMoved {
      for index in values.indices {
        values[index] = OrderedBits.value(OrderedBits.rung(values[index]) &+ (try tokens.next()))
      }
    }
    guard tokens.remaining == 0 else { throw Malformed("a column has \(tokens.remaining) values too many") }
    return values
  }

  private func values(_ numbers: [Int64], on ladder: Ladder) throws(Malformed) -> [Double] {
    switch grid {
    case .multiples: return numbers.map { offset + Double(ladder.rung($0)) * step }
    case .quotients: return numbers.map { offset + Double(ladder.rung($0)) / step }
    case .roundedShares:
      return numbers.map { Grid.roundedShare(Double(ladder.rung($0)), of: step, power: offset) }
    case .listed:
      var values: [Double] = []
      values.reserveCapacity(numbers.count)
      for number in numbers {
        let rung = ladder.rung(number)
        guard rung >= 0, rung < list.count else { throw Malformed("a value is not in its column's list") }
        values.append(list[Int(rung)])
      }
      return values
    default: return grid.values(numbers, on: ladder)
    }
  }
}
