#if !canImport(Darwin)
  public import Foundation

  /// Foundation's timer, on the virtual clock: it fires at its time of a replay, and in the same order every time.
  ///
  /// Hides `Foundation.Timer` from code that imports this module. A timer that is scheduled, or added to the main run
  /// loop, fires on the main actor when the clock comes to its time; one that repeats then waits for its next.
  ///
  /// ```swift
  /// timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in … }   // 500 ms of the log later
  /// ```
  ///
  /// Apple: <https://developer.apple.com/documentation/foundation/timer>
  open class Timer: NSObject {
    private let block: @Sendable (Timer) -> Void
    private let interval: TimeInterval
    private let repeats: Bool
    private let firstWait: TimeInterval
    private var isOver = false
    private var isScheduled = false

    /// Kept.
    open var tolerance: TimeInterval = 0
    /// What it was made with.
    public let userInfo: Any?
    /// When it fires next; a date that no replay goes by.
    open var fireDate: Date

    private init(
      wait: TimeInterval, interval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
      block: @escaping @Sendable (Timer) -> Void
    ) {
      self.interval = interval > 0 ? interval : Limits.leastTimerInterval
      (firstWait, self.repeats, self.userInfo, self.block) = (max(0, wait), repeats, userInfo, block)
      fireDate = Date(timeIntervalSinceNow: wait)
      super.init()
    }

    /// Waits until it is added to the main run loop.
    public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) { self.init(wait: interval, interval: interval, repeats: repeats, block: block) }

    /// Waits until it is added to the main run loop.
    /// - Parameter date: as far from now as the first firing is to be from then.
    public convenience init(
      fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
      let wait = (date.timeIntervalSinceNow * 1_000).rounded() / 1_000
      self.init(wait: wait, interval: interval, repeats: repeats, block: block)
    }

    /// Fires after that many seconds, and again after as many where it repeats.
    @discardableResult
    open class func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      timer.schedule()
      return timer
    }

    /// False once it was invalidated, or has fired and doesn't repeat.
    open var isValid: Bool { !isOver }
    /// In seconds; 0 of one that doesn't repeat.
    open var timeInterval: TimeInterval { repeats ? interval : 0 }

    /// Never fires again.
    open func invalidate() { isOver = true }

    /// Fires now; one that doesn't repeat is over then.
    open func fire() {
      guard !isOver else { return }
      if !repeats { isOver = true }
      block(self)
    }

    /// On the clock of the application that runs now.
    func schedule() {
      guard !isScheduled, !isOver else { return }
      isScheduled = true
      wait(firstWait)
    }

    private func wait(_ seconds: TimeInterval) {
      // Foundation's is handed from thread to thread, too; from here on it is the main actor's.
      nonisolated(unsafe) let timer = self
      MainTurn.run {
        _ = VirtualClock.current.schedule(after: seconds) {
          timer.fire()
          if !timer.isOver { timer.wait(timer.interval) }
        }
      }
    }
  }

  extension RunLoop {
    /// Has it fire at its times on the virtual clock. The main run loop is the only one that replays turn, and all of
    /// its modes are one.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.schedule() }
  }
#endif
