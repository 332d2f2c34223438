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
  /// As many times are enough to choose by.
  private static let trial = 1024
  private static let fastTrial = 256
  /// What suits a screen's frames best, most of the time.
  private static let usualGain: Int64 = 3

  static func encode(
    _ times: [Double], effort: PackingEffort, hint: Grid? = nil
  ) -> (head: ByteWriter, tokens: Tokens, grid: Grid) {
    let all = Standing.all(of: times, effort: effort, hint: hint).filter { $0.grid != .listed }.map { standing in
      let column = encode(standing, effort)
      return (standing.grid, column, cost: column.cost + Tokens.cost(standing.distances))
    }
    let best = all.min { $0.cost < $1.cost } ?? all[0]
    return (best.1.head, best.1.tokens, best.0)
  }

  private static func encode(
    _ standing: Standing, _ effort: PackingEffort
  ) -> (head: ByteWriter, tokens: Tokens, cost: Double) {
    let ladder = Ladder(standing.rungs)
    let numbers = ladder.numbers(standing.rungs)
    var head = ByteWriter()
    standing.write(to: &head)
    ladder.write(to: &head)
    let plain = differences(of: numbers)
    var best = (cost: Tokens.cost(plain), period: Int64(0), gain: Int64(0))
    let isFast = effort == .fast
    let tried = Array(numbers.prefix(isFast ? fastTrial : trial))
    for period in periods(of: isFast ? tried : numbers).prefix(isFast ? 2 : 3) {
      for gain in isFast ? [usualGain] : gains {
        let (counts, misses) = clocked(tried, period, gain)
        let share = Double(numbers.count) / Double(counts.count)
        let cost = (Tokens.cost(counts) + Tokens.cost(misses)) * share + 32
        if cost < best.cost { best = (cost, period, gain) }
      }
    }
    guard best.period != 0 else {
      head.byte(Mode.differences.rawValue)
      return (head, Tokens(plain, standing.distances), best.cost + Double(head.bytes.count * 8))
    }
    let (counts, misses) = clocked(numbers, best.period, best.gain)
    head.byte(Mode.clock.rawValue)
    head.signed(best.period)
    head.signed(best.gain)
    return (head, Tokens(counts, misses, standing.distances), best.cost + Double(head.bytes.count * 8))
  }

  static func decode(
    _ head: inout ByteReader, _ tokens: inout TokenReader, count: Int
  ) throws(Malformed) -> [Double] {
    let reader = try StandingReader(&head)
    let ladder = try Ladder(&head)
    var numbers: [Int64]
    switch Mode(rawValue: try head.byte()) {
    case .differences:
      numbers = try tokens.take(count)
      accumulate(&numbers)
    case .clock:
      var clock = Clock(period: try head.signed(), gain: try head.signed())
      guard (0...largestGain).contains(clock.gain) else { throw Malformed("a column of times has no known gain") }
      let counts = try tokens.take(count)
      numbers = try tokens.take(count)
      for index in numbers.indices { numbers[index] = clock.next(periods: counts[index], miss: numbers[index]) }
    case nil:
      throw Malformed("a column of times has no known mode")
    }
    return try reader.values(numbers, on: ladder, &tokens)
  }

  private static func differences(of numbers: [Int64]) -> [Int64] {
    var (last, step): (Int64, Int64) = (0, 0)
    return numbers.map { number in
      let miss = number &- last &- step
      (last, step) = (number, number &- last)
      return miss
    }
  }

  private static func accumulate(_ misses: inout [Int64]) {
    var (last, step): (Int64, Int64) = (0, 0)
    for index in misses.indices {
      step = step &+ misses[index]
      last = last &+ step
      misses[index] = last
    }
  }

  private static func clocked(_ numbers: [Int64], _ period: Int64, _ gain: Int64) -> ([Int64], [Int64]) {
    var clock = Clock(period: period, gain: gain)
    var (counts, misses): ([Int64], [Int64]) = ([], [])
    counts.reserveCapacity(numbers.count)
    misses.reserveCapacity(numbers.count)
    for number in numbers {
      let count = clock.periods(until: number)
      let miss = number &- clock.time(after: count)
      counts.append(count)
      misses.append(miss)
      _ = clock.next(periods: count, miss: miss)
    }
    return (counts, misses)
  }

  /// Periods worth trying, in 1/256 rungs: the median step, and the mean of the steps near it, also to half a rung:
  /// a pen that reports every 7.5 ms tells whole milliseconds.
  private static func periods(of numbers: [Int64]) -> [Int64] {
    let steps = zip(numbers.dropFirst(), numbers).map { $0 &- $1 }.filter { $0 > 0 && $0 < 1 << 40 }.sorted()
    guard steps.count > 4 else { return [] }
    let median = steps[steps.count / 2]
    let reach = max(median / 4, 1)
    let near = steps.filter { $0 >= median - reach && $0 <= median + reach }
    let mean = near.reduce(0.0) { $0 + Double($1) } / Double(max(near.count, 1))
    let scale = Double(1 << FormatNumbers.phaseBits)
    let periods = [Double(median), mean, (mean * 2).rounded() / 2].map { Int64(($0 * scale).rounded()) }
    return periods.indices.filter { periods[$0] > 0 && !periods[..<$0].contains(periods[$0]) }.map { periods[$0] }
  }
}

/// The clock of a column of times, in 1/256 rungs. All arithmetic wraps.
private struct Clock {
  let period: Int64
  let gain: Int64
  private let periodsPerRung: Double
  private var phase: Int64 = 0

  init(period: Int64, gain: Int64) {
    self.period = period
    self.gain = gain
    periodsPerRung = Double(1 << FormatNumbers.phaseBits) / Double(period)
  }

  /// The rung at which the clock stands so many periods and one from now.
  func time(after periods: Int64) -> Int64 { (phase &+ period &* (periods &+ 1)) >> FormatNumbers.phaseBits }

  /// The count of periods beyond one that brings the clock nearest to a rung.
  func periods(until number: Int64) -> Int64 {
    let ahead = Double(number) - Double(phase) / Double(1 << FormatNumbers.phaseBits)
    let count = ahead * periodsPerRung
    // To the nearest, as `rounded` would, which is a call.
    return abs(count) < 1e15 ? Int64(count + (count < 0 ? -0.5 : 0.5)) &- 1 : 0
  }

  /// The number so many periods on, with a miss, which sets the clock.
  mutating func next(periods: Int64, miss: Int64) -> Int64 {
    let number = time(after: periods) &+ miss
    phase = phase &+ period &* (periods &+ 1) &+ ((miss << FormatNumbers.phaseBits) >> gain)
    return number
  }
}
