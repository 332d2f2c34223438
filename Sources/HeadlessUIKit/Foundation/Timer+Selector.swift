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
  }

  /// Made with a target, a timer is one of the virtual clock: an initializer of `Timer` itself could not give one.
  public protocol _ClockTimed {}

  extension Timer: _ClockTimed {}

  extension _ClockTimed {
    /// The same, first at that date, which counts from the wall clock's present.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/timer/init(fireat:interval:target:selector:userinfo:repeats:)>
    @preconcurrency @MainActor
    public init(
      fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
      repeats rep: Bool
    ) {
      self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
      (self as? Timer)?.fireDate = date
    }

    /// As the scheduled one; begins when it is made (ours): on a device, when it is added to a run loop. A subclass
    /// of an application's own can't be made so: it stops.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)>
    @preconcurrency @MainActor
    public init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      let timer: Timer = ClockTimer(
        every: ti, repeats: yesOrNo, userInfo: userInfo, modes: nil
      ) { [target = aTarget as AnyObject] timer in
        _ = ActionLookup.call(aSelector, of: target, with: timer, from: timer)
      }
      guard let own = timer as? Self else {
        preconditionFailure("\(Self.self): a timer with a target is a Timer, and no subclass of it")
      }
      self = own
    }
  }
#endif
