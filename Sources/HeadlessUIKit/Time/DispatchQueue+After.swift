#if !canImport(Darwin)
  public import Foundation

  /// When something that waits on a queue is due: `.now() + 0.3` of the virtual clock.
  public struct QueueDeadline: Hashable, Sendable {
    /// In seconds, from now on.
    let wait: TimeInterval

    /// At once due.
    public static func now() -> QueueDeadline { QueueDeadline(wait: 0) }

    /// That many seconds later.
    public static func + (deadline: QueueDeadline, seconds: Double) -> QueueDeadline {
      QueueDeadline(wait: deadline.wait + seconds)
    }

    /// That much later; never, for `.never`.
    public static func + (deadline: QueueDeadline, interval: DispatchTimeInterval) -> QueueDeadline {
      let seconds: Double =
        switch interval {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        case .never: .infinity
        @unknown default: .infinity
        }
      return deadline + seconds
    }

    var onDispatchClock: DispatchTime { wait.isFinite ? .now() + wait : .distantFuture }
  }

  /// What waits on the main queue waits on the virtual clock, and so replays at its time; other queues are Dispatch's.
  ///
  /// Code that writes `DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { … }` gets these. One that spells
  /// `DispatchTime` out gets Dispatch's, and waits on the machine's clock.
  extension DispatchQueue {
    /// Runs it when it is due.
    @preconcurrency
    public func asyncAfter(deadline: QueueDeadline, execute work: @escaping @Sendable () -> Void) {
      asyncAfter(deadline: deadline, execute: DispatchWorkItem(block: work))
    }

    /// Runs it when it is due, unless it was cancelled before.
    public func asyncAfter(deadline: QueueDeadline, execute work: DispatchWorkItem) {
      guard self === DispatchQueue.main else {
        return asyncAfter(deadline: deadline.onDispatchClock, execute: work)
      }
      guard deadline.wait.isFinite else { return }
      // Handed over whole: nothing but `cancel()`, which may be called from anywhere, is said to it meanwhile.
      nonisolated(unsafe) let item = work
      MainTurn.run {
        _ = VirtualClock.current.schedule(after: deadline.wait) { if !item.isCancelled { item.perform() } }
      }
    }
  }
#endif
