#if !canImport(Darwin)
  public import Dispatch
  import Foundation

  /// A deadline that is so long from now, whenever that is: what `.now() + 0.3` is for `asyncAfter` on Linux.
  ///
  /// Dispatch's own `DispatchTime` is a moment of the machine's clock. A replay that worked the delay out of that
  /// would have it longer or shorter by however long the machine was busy with something else.
  ///
  /// Apple: <https://developer.apple.com/documentation/dispatch/dispatchtime>
  public struct DelayedDeadline: Sendable {
    /// In seconds; infinite where it never comes.
    let delay: Double

    /// At once.
    public static func now() -> DelayedDeadline { DelayedDeadline(delay: 0) }
    /// Never.
    public static let distantFuture = DelayedDeadline(delay: .infinity)

    /// So many seconds later.
    public static func + (deadline: DelayedDeadline, seconds: Double) -> DelayedDeadline {
      DelayedDeadline(delay: deadline.delay + seconds)
    }
    /// So many seconds earlier.
    public static func - (deadline: DelayedDeadline, seconds: Double) -> DelayedDeadline {
      DelayedDeadline(delay: deadline.delay - seconds)
    }
    /// So much later.
    public static func + (deadline: DelayedDeadline, interval: DispatchTimeInterval) -> DelayedDeadline {
      deadline + interval.seconds
    }
    /// So much earlier; never where the interval is.
    public static func - (deadline: DelayedDeadline, interval: DispatchTimeInterval) -> DelayedDeadline {
      interval == .never ? .distantFuture : deadline - interval.seconds
    }

    /// By the machine's clock, from now.
    var time: DispatchTime { delay == .infinity ? .distantFuture : .now() + delay }
  }

  extension DispatchTimeInterval {
    /// Infinite where it never comes.
    var seconds: Double {
      switch self {
      case .seconds(let count): Double(count)
      case .milliseconds(let count): Double(count) / 1e3
      case .microseconds(let count): Double(count) / 1e6
      case .nanoseconds(let count): Double(count) / 1e9
      default: .infinity
      }
    }
  }
#endif
