#if !canImport(Darwin)
  public import Dispatch

  extension DispatchSource {
    /// Makes timers: `DispatchSource.makeTimerSource(queue: .main)`.
    ///
    /// Swift takes a property that can be called for a better choice than Dispatch's own method of that name.
    ///
    /// Apple: <https://developer.apple.com/documentation/dispatch/dispatchsource/maketimersource(flags:queue:)>
    public static var makeTimerSource: TimerSourceMaking { TimerSourceMaking() }
  }

  /// What makes timers of queues. One of the main queue that is made there while a log is replayed goes by the
  /// virtual clock, and its handler comes when the main queue is drained; any other is Dispatch's own.
  public struct TimerSourceMaking {
    /// A timer that has to be scheduled, given a handler, and resumed.
    /// - Parameter queue: where its handler runs; nil for one of Dispatch's, which no replay waits for.
    public func callAsFunction(
      flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
    ) -> any DispatchSourceTimer {
      guard let queue, queue.goesByClock() else {
        let make: (DispatchSource.TimerFlags, DispatchQueue?) -> any DispatchSourceTimer =
          DispatchSource.makeTimerSource(flags:queue:)
        return make(flags, queue)
      }
      return ClockSources.make(on: queue)
    }
  }

  extension DispatchSourceTimer {
    /// Sets when it fires: `timer.schedule(deadline: .now() + 0.3, repeating: 1)`.
    ///
    /// Apple: <https://developer.apple.com/documentation/dispatch/dispatchsourcetimer/schedule(deadline:repeating:leeway:)>
    public var schedule: TimerSourceSchedule { TimerSourceSchedule(source: self) }
  }

  /// Sets when a timer fires, in place of what was set before. A moment of the machine's clock is worked out to a
  /// delay, rounded up to a millisecond, for a timer that goes by the virtual clock; `.now() + 0.3` is exact.
  ///
  /// Leeway is of no account by the virtual clock.
  public struct TimerSourceSchedule {
    let source: any DispatchSourceTimer

    /// First after a while, and again after so many seconds each; infinite for once.
    public func callAsFunction(
      deadline: DelayedDeadline, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      if ClockSources.set(source, after: deadline.delay, every: interval) { return }
      dispatched(deadline.time, interval, leeway)
    }
    /// First after a while, and again after such an interval each; never for once.
    public func callAsFunction(
      deadline: DelayedDeadline, repeating interval: DispatchTimeInterval = .never,
      leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      if ClockSources.set(source, after: deadline.delay, every: interval.seconds) { return }
      dispatched(deadline.time, interval, leeway)
    }
    /// First at a moment that was kept, and again after so many seconds each; infinite for once.
    @_disfavoredOverload
    public func callAsFunction(
      deadline: DispatchTime, repeating interval: Double,
      leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      if ClockSources.set(source, after: deadline.delayFromNow, every: interval) { return }
      dispatched(deadline, interval, leeway)
    }
    /// First at a moment that was kept, and again after such an interval each; never for once.
    @_disfavoredOverload
    public func callAsFunction(
      deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
      leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      if ClockSources.set(source, after: deadline.delayFromNow, every: interval.seconds) { return }
      dispatched(deadline, interval, leeway)
    }
    /// First at a time of day, and again after so many seconds each; infinite for once.
    public func callAsFunction(
      wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      if ClockSources.set(source, after: wallDeadline.delayFromNow, every: interval) { return }
      let own: (DispatchWallTime, Double, DispatchTimeInterval) -> Void =
        source.schedule(wallDeadline:repeating:leeway:)
      own(wallDeadline, interval, leeway)
    }
    /// First at a time of day, and again after such an interval each; never for once.
    public func callAsFunction(
      wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
      leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
      if ClockSources.set(source, after: wallDeadline.delayFromNow, every: interval.seconds) { return }
      let own: (DispatchWallTime, DispatchTimeInterval, DispatchTimeInterval) -> Void =
        source.schedule(wallDeadline:repeating:leeway:)
      own(wallDeadline, interval, leeway)
    }

    // Dispatch's own calls, known by their whole names.

    private func dispatched(_ deadline: DispatchTime, _ interval: Double, _ leeway: DispatchTimeInterval) {
      let own: (DispatchTime, Double, DispatchTimeInterval) -> Void = source.schedule(deadline:repeating:leeway:)
      own(deadline, interval, leeway)
    }

    private func dispatched(
      _ deadline: DispatchTime, _ interval: DispatchTimeInterval, _ leeway: DispatchTimeInterval
    ) {
      let own: (DispatchTime, DispatchTimeInterval, DispatchTimeInterval) -> Void =
        source.schedule(deadline:repeating:leeway:)
      own(deadline, interval, leeway)
    }
  }
#endif
