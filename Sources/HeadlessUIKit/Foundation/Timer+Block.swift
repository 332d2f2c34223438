#if !canImport(Darwin)
  public import Foundation

  /// What a timer's block may ask of its timer; known by no name in Foundation, whose blocks get the timer itself.
  ///
  /// Swift takes a block of one of these for the better choice where the block doesn't look at its timer; where it
  /// does, or where it names the type, Foundation's own initializers are meant, as ever.
  public protocol TimerOfBlock: AnyObject {
    /// Whether it will fire again.
    var isValid: Bool { get }
    /// Ends it.
    func invalidate()
  }

  extension Timer: TimerOfBlock {}

  /// Timers whose block leaves its timer alone: `{ [weak self] _ in self?.tick() }`. While a log is replayed they
  /// go by the virtual clock, and so fire the same in every replay; at any other time they are Foundation's.
  extension Timer {
    /// Calls the block after so many seconds, and again where it repeats, until it is invalidated.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/timer/scheduledtimer(withtimeinterval:repeats:block:)>
    @discardableResult
    public class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any TimerOfBlock) -> Void
    ) -> Timer {
      let made = replayed { ClockTimer(every: interval, repeats: repeats, fires: block) }
      return made
        ?? Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { (timer: Timer) in block(timer) }
    }

    /// As the scheduled one; begins when it is made (ours): on a device, when it is added to a run loop.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/timer/init(timeinterval:repeats:block:)>
    public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (any TimerOfBlock) -> Void
    ) {
      let isReplayed = Timer.replayed { true } ?? false
      let first = isReplayed ? Date.distantFuture : Date(timeIntervalSinceNow: interval)
      self.init(fire: first, interval: interval, repeats: repeats) { (timer: Timer) in block(timer) }
      guard isReplayed else { return }
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated { UIApplication.shared.looseTimers.run(timer, every: interval) }
    }

    /// Nil where no log is replayed, or where code doesn't run on the main actor.
    private static func replayed<Answer>(_ make: @MainActor () -> Answer) -> Answer? {
      guard MainTurn.isCurrent else { return nil }
      nonisolated(unsafe) var answer: Answer?
      MainActor.assumeIsolated { if UIApplication.shared.isReplayed { answer = make() } }
      return answer
    }
  }
#endif
