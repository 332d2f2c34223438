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
      SelectorTimer(every: ti, repeats: yesOrNo, userInfo: userInfo, aTarget as AnyObject, aSelector)
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

    @MainActor private class func run(_ timer: Timer, every seconds: TimeInterval) {
      VirtualClock.current.schedule(after: max(seconds, SelectorTimer.leastInterval)) {
        guard timer.isValid else { return }
        timer.fire()
        if timer.isValid { run(timer, every: seconds) }
      }
    }
  }

  /// A timer of the virtual clock; the run loop, in which Foundation's waits, never fires it.
  private final class SelectorTimer: Timer {
    /// In seconds: what stands in the place of zero and less.
    static let leastInterval = 0.0001

    nonisolated(unsafe) private let info: Any?
    private let clock: VirtualClock
    nonisolated(unsafe) private var ticket: VirtualClock.Ticket?

    @MainActor init(
      every seconds: TimeInterval, repeats: Bool, userInfo: Any?, _ target: AnyObject, _ selector: Selector
    ) {
      info = userInfo
      clock = VirtualClock.current
      nonisolated(unsafe) let target = target
      super.init(fire: .distantFuture, interval: seconds, repeats: repeats) { timer in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated { _ = ActionLookup.call(selector, of: target, with: timer, from: timer) }
      }
      wait(max(seconds, Self.leastInterval))
    }

    @MainActor private func wait(_ seconds: TimeInterval) {
      ticket = clock.schedule(after: seconds) { [self] in
        ticket = nil
        fire()
        if isValid, ticket == nil { wait(max(timeInterval, Self.leastInterval)) }
      }
    }

    override var userInfo: Any? { info }

    override func invalidate() {
      super.invalidate()
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated { timer.callOff() }
    }

    /// The distant future is a rest. Any other date counts from the wall clock's present, to a hundredth of a
    /// second.
    override var fireDate: Date {
      get { super.fireDate }
      set {
        let seconds = newValue.timeIntervalSinceNow
        nonisolated(unsafe) let timer = self
        MainActor.assumeIsolated {
          timer.callOff()
          if timer.isValid, newValue != .distantFuture { timer.wait(max(0, (seconds * 100).rounded() / 100)) }
        }
        super.fireDate = newValue
      }
    }

    @MainActor private func callOff() {
      if let ticket { clock.cancel(ticket) }
      ticket = nil
    }
  }
#endif
