import Foundation

/// A column of frame times: a clock that ticks in periods, and how far each frame is off it.
///
/// The clock is set after every frame by a share of the miss. A screen's frames are then nearly all "one period on,
/// a little late"; times without a period fall back to differences of differences.
enum TimeColumn {
  private enum Mode: UInt8 {
    case differences = 0
    case clock = 1
  }

  /// How much of a miss sets the clock, as a shift: 0 all of it, 3 an eighth.
  private static let gains: [Int64] = [0, 1, 2, 3, 4, 5]
  private static let largestGain: Int64 = 16

  static func encode(_ times: [Double]) -> (head: ByteWriter, tokens: Tokens) {
    let standing = Standing(of: times)
    let ladder = Ladder(standing.rungs)
    let numbers = ladder.numbers(standing.rungs)
    var head = ByteWriter()
    standing.write(to: &head)
    ladder.write(to: &head)
    let plain = differences(of: numbers)
    var best = (cost: Tokens.cost(plain), values: plain, head: [Mode.differences.rawValue])
    for period in periods(of: numbers) {
      for gain in gains {
        let (counts, misses) = clocked(numbers, period, gain)
        let cost = Tokens.cost(counts) + Tokens.cost(misses) + 32
        if cost < best.cost {
          var more = ByteWriter()
          more.byte(Mode.clock.rawValue)
          more.signed(period)
          more.signed(gain)
          best = (cost, counts + misses, more.bytes)
        }
      }
    }
    head.raw(best.head)
    return (head, Tokens(best.values + standing.distances))
  }

  static func decode(
    _ head: inout ByteReader, _ tokens: inout TokenReader, count: Int
  ) throws(Malformed) -> [Double] {
    let reader = try StandingReader(&head)
    let ladder = try Ladder(&head)
    let numbers: [Int64]
    switch Mode(rawValue: try head.byte()) {
    case .differences:
      numbers = undifferenced(try tokens.take(count))
    case .clock:
      var clock = Clock(period: try head.signed(), gain: try head.signed())
      guard (0...largestGain).contains(clock.gain) else { throw Malformed("a column of times has no known gain") }
      let both = try tokens.take(count * 2)
      numbers = (0..<count).map { clock.next(periods: both[$0], miss: both[count + $0]) }
    case nil:
      throw Malformed("a column of times has no known mode")
    }
    return try reader.values(numbers.map(ladder.value), &tokens)
  }

  private static func differences(of numbers: [Int64]) -> [Int64] {
    var (last, step): (Int64, Int64) = (0, 0)
    return numbers.map { number in
      let miss = number &- last &- step
      (last, step) = (number, number &- last)
      return miss
    }
  }

  private static func undifferenced(_ misses: [Int64]) -> [Int64] {
    var (last, step): (Int64, Int64) = (0, 0)
    return misses.map { miss in
      step = step &+ miss
      last = last &+ step
      return last
    }
  }

  private static func clocked(_ numbers: [Int64], _ period: Int64, _ gain: Int64) -> ([Int64], [Int64]) {
    var clock = Clock(period: period, gain: gain)
    var (counts, misses): ([Int64], [Int64]) = ([], [])
    for number in numbers {
      let count = clock.periods(until: number)
      let miss = number &- clock.time(after: count)
      counts.append(count)
      misses.append(miss)
      _ = clock.next(periods: count, miss: miss)
    }
    return (counts, misses)
  }

  /// Periods worth trying, in 1/256 rungs: the median step, and the mean of the steps near it.
  private static func periods(of numbers: [Int64]) -> [Int64] {
    let steps = zip(numbers.dropFirst(), numbers).map { $0 &- $1 }.filter { $0 > 0 && $0 < 1 << 40 }.sorted()
    guard steps.count > 4 else { return [] }
    let median = steps[steps.count / 2]
    let near = steps.filter { $0 > median - median / 4 && $0 < median + median / 4 }
    let mean = near.reduce(0.0) { $0 + Double($1) } / Double(max(near.count, 1))
    let scale = Double(1 << FormatNumbers.phaseBits)
    return [median << FormatNumbers.phaseBits, Int64((mean * scale).rounded())].filter { $0 > 0 }
  }
}

/// The clock of a column of times, in 1/256 rungs. All arithmetic wraps.
private struct Clock {
  let period: Int64
  let gain: Int64
  private var phase: Int64 = 0

  init(period: Int64, gain: Int64) {
    self.period = period
    self.gain = gain
  }

  /// The rung at which the clock stands so many periods and one from now.
  func time(after periods: Int64) -> Int64 { (phase &+ period &* (periods &+ 1)) >> FormatNumbers.phaseBits }

  /// The count of periods beyond one that brings the clock nearest to a rung.
  func periods(until number: Int64) -> Int64 {
    let ahead = Double(number) * Double(1 << FormatNumbers.phaseBits) - Double(phase)
    let count = (ahead / Double(period)).rounded() - 1
    return abs(count) < 1e15 ? Int64(count) : 0
  }

  /// The number so many periods on, with a miss, which sets the clock.
  mutating func next(periods: Int64, miss: Int64) -> Int64 {
    let number = time(after: periods) &+ miss
    phase = phase &+ period &* (periods &+ 1) &+ ((miss << FormatNumbers.phaseBits) >> gain)
    return number
  }
}
