/// In what a recording counts time.
public enum TimeUnit: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case seconds, milliseconds, microseconds, nanoseconds

  public var description: String { rawValue }

  /// How many make a second.
  var perSecond: Double {
    switch self {
    case .seconds: 1
    case .milliseconds: 1e3
    case .microseconds: 1e6
    case .nanoseconds: 1e9
    }
  }

  /// The unit in which these times would be a recording of touches.
  ///
  /// Times since 1970 are told by their size, others by the usual step: samples come some milliseconds apart.
  init(guessing times: [Double]) {
    switch times.lazy.map(\.magnitude).max() ?? 0 {
    case 1e17...: self = .nanoseconds
    case 1e14...: self = .microseconds
    case 1e11...: self = .milliseconds
    default:
      switch Self.usualStep(times) {
      // A few clicks' seconds have decimals; few milliseconds are whole.
      case 0.5..<2 where times.count < Self.manyTimes && times.contains { $0 != $0.rounded() }: self = .seconds
      case 0.5..<500: self = .milliseconds
      case 500..<500_000: self = .microseconds
      case 500_000...: self = .nanoseconds
      default: self = .seconds
      }
    }
  }

  /// So many are no few touches' landings and lifts.
  private static let manyTimes = 20

  /// The median of the steps forward; 0 where there are none.
  static func usualStep(_ times: [Double]) -> Double {
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    return steps.isEmpty ? 0 : steps[steps.count / 2]
  }

  /// Times that a counter of 32 bits began anew for, counted on from there.
  static func unwrapped(_ times: [Double], _ findings: inout Findings) -> [Double] {
    let (turn, half) = (Double(1 << 32), Double(1 << 31))
    var turns = 0.0
    var last = 0.0
    return times.map { time in
      if last - time > half, last < turn, time >= 0 {
        turns += 1
        findings.add(.timesWrapped)
      }
      last = time
      return time + turns * turn
    }
  }

  /// The same times in seconds, each the nearest `Double`.
  func seconds(_ times: [Double], _ findings: inout Findings) -> [Double] {
    let converted = self == .seconds ? times : times.map { $0 / perSecond }
    if self != .seconds, let greatest = converted.lazy.map(\.magnitude).max() {
      findings.add(.convertedTimes(self, worst: greatest.ulp / 2), count: times.count)
    }
    let step = Self.usualStep(converted)
    if step > 0, step < Self.shortestStep { findings.add(.implausiblyFast(step)) }
    return converted
  }

  /// In seconds: no digitizer reports more often.
  static let shortestStep = 1e-4
}
