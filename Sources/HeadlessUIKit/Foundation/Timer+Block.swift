#if !canImport(Darwin)
  public import Foundation

  extension Timer {
    /// Makes timers that call a block and run at once:
    /// `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in … }`.
    ///
    /// Swift takes a property that can be called for a better choice than Foundation's own method of that name.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/timer/scheduledtimer(withtimeinterval:repeats:block:)>
    public class var scheduledTimer: TimerScheduling { TimerScheduling() }
  }

  /// What makes timers that run at once. While a log is replayed, those of the main actor go by the virtual clock,
  /// and so fire the same in every replay; at any other time, and off that actor, they are Foundation's.
  public struct TimerScheduling: Sendable {
    /// Calls the block with the timer after so many seconds, and again where it repeats, until it is invalidated.
    @discardableResult
    public func callAsFunction(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      guard MainTurn.isReplayed else {
        let own: (TimeInterval, Bool, @escaping @Sendable (Timer) -> Void) -> Timer =
          Timer.scheduledTimer(withTimeInterval:repeats:block:)
        return own(interval, repeats, block)
      }
      nonisolated(unsafe) var timer: Timer?
      MainActor.assumeIsolated { timer = ClockTimer(every: interval, repeats: repeats, fires: block) }
      return timer ?? Timer()
    }
  }

  /// What a timer's block may ask of its timer; known by no name in Foundation, whose blocks get the timer itself.
  ///
  /// Swift takes a block of one of these for the better choice where the block doesn't look at its timer; where it
  /// does, or where it names the type, Foundation's own initializer is meant.
  public protocol TimerOfBlock: AnyObject {
    /// Whether it will fire again.
    var isValid: Bool { get }
    /// Ends it.
    func invalidate()
  }

  extension Timer: TimerOfBlock {}

  extension Timer {
    /// One to be added to a run loop, where it first comes after so many seconds. Foundation's own on Linux comes
    /// at once.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/timer/init(timeinterval:repeats:block:)>
    public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any TimerOfBlock) -> Void
    ) {
      let first = Date(timeIntervalSinceNow: interval)
      self.init(fire: first, interval: interval, repeats: repeats) { (timer: Timer) in block(timer) }
    }
  }
#endif
