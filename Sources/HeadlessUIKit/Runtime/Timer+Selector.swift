#if !canImport(Darwin)
  public import Foundation

  /// Timers that call a method by its name. Foundation on Linux has none; these go by the virtual clock, and so
  /// fire the same in every replay.
  extension Timer {
    /// Calls the target's method with the timer after so many seconds, and again where it repeats, until it is
    /// invalidated. The target is retained until then.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)>
    @preconcurrency @MainActor
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      ClockTimer(every: ti, repeats: yesOrNo, userInfo: userInfo) { [target = aTarget as AnyObject] timer in
        _ = ActionLookup.call(aSelector, of: target, with: timer, from: timer)
      }
    }

    /// As the scheduled one; begins when it is made (ours): on a device, when it is added to a run loop. Its
    /// `userInfo` must be nil: only a scheduled one can keep it.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)>
    @preconcurrency @MainActor
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      precondition(
        userInfo == nil, "Timer(timeInterval:…) can't keep userInfo here: use scheduledTimer(timeInterval:…)")
      nonisolated(unsafe) let target = aTarget as AnyObject
      self.init(fire: .distantFuture, interval: ti, repeats: yesOrNo) { timer in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated { _ = ActionLookup.call(aSelector, of: target, with: timer, from: timer) }
      }
      Self.run(self, every: ti)
    }

    /// Fires a timer that no run loop fires, until it is invalidated.
    @MainActor class func run(_ timer: Timer, every seconds: TimeInterval) {
      VirtualClock.current.schedule(after: max(seconds, ClockTimer.leastInterval)) {
        guard timer.isValid else { return }
        timer.fire()
        if timer.isValid { run(timer, every: seconds) }
      }
    }
  }
#endif
