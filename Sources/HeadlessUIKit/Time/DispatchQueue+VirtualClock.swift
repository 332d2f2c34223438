#if !canImport(Darwin)
  public import Dispatch
  import Foundation

  extension DispatchQueue {
    /// On the main queue, while a log is replayed: by the virtual clock, so that it comes when it came on the
    /// device, in every replay. At any other time, and on other queues, as Dispatch has it.
    ///
    /// - Parameter deadline: `.now() + 0.3` and the like.
    ///
    /// Apple: <https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafter(deadline:execute:)>
    @preconcurrency public func asyncAfter(deadline: DelayedDeadline, execute work: @escaping @Sendable () -> Void)
    {
      if goesByClock() {
        Self.schedule(after: deadline.delay, work)
      } else {
        dispatched(after: deadline.time, work)
      }
    }

    /// The same with a moment of the machine's clock, as `DispatchTime.now() + 0.3` and one that was kept are.
    ///
    /// While a log is replayed the delay is worked out of that clock, and rounded up to a millisecond: where the
    /// machine was busy since the moment was taken it may be some shorter. `.now() + 0.3` is exact.
    ///
    /// - Parameter none: nothing, so that `.now() + 0.3` is a `DelayedDeadline`.
    ///
    /// Apple: <https://developer.apple.com/documentation/dispatch/dispatchqueue/asyncafter(deadline:execute:)>
    @preconcurrency public func asyncAfter(
      deadline: DispatchTime, _ none: Void = (), execute work: @escaping @Sendable () -> Void
    ) {
      guard goesByClock() else { return dispatched(after: deadline, work) }
      Self.schedule(after: deadline.delayFromNow, work)
    }

    /// Whether it is the main queue, seen from there, while a log is replayed. Of any other the trace tells, once,
    /// that nobody waits for it.
    func goesByClock() -> Bool {
      guard MainTurn.isOnMainQueue, MainTurn.isReplayed else { return false }
      if MainTurn.isMain(self) { return true }
      let label = label
      MainActor.assumeIsolated {
        guard UIApplication.shared.queuesTold.insert(label).inserted else { return }
        let words = "\(label) does work later by the machine's clock: no replay waits for that"
        Decisions.tell(.warns(UIApplication.shared, words))
      }
      return false
    }

    static func schedule(after delay: Double, _ work: @escaping @Sendable () -> Void) {
      guard delay < .infinity else { return }
      MainActor.assumeIsolated { _ = VirtualClock.current.schedule(after: delay) { work() } }
    }

    /// Dispatch's own call, known by its whole name.
    private func dispatched(after deadline: DispatchTime, _ work: @escaping @Sendable () -> Void) {
      asyncAfter(deadline:qos:flags:execute:)(deadline, .unspecified, [], work)
    }
  }

  extension DispatchTime {
    /// In seconds, rounded up to a millisecond; infinite where it never comes.
    var delayFromNow: Double {
      guard self != .distantFuture else { return .infinity }
      let (now, due) = (DispatchTime.now().uptimeNanoseconds, uptimeNanoseconds)
      let milliseconds = due > now ? (due - now + NSEC_PER_MSEC - 1) / NSEC_PER_MSEC : 0
      return Double(milliseconds) / 1000
    }
  }
#endif
