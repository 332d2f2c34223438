#if !canImport(Darwin)
  import Foundation

  /// A timer of the virtual clock; the run loop, in which Foundation's waits, never fires it.
  final class ClockTimer: Timer {
    /// In seconds: what stands in the place of zero and less.
    static let leastInterval = 0.0001

    nonisolated(unsafe) private let info: Any?
    /// Nil when it is over: on Linux, Foundation's timers stay in the process, invalidated or not.
    nonisolated(unsafe) private var fires: (@MainActor (Timer) -> Void)?
    private let clock: VirtualClock
    nonisolated(unsafe) private var ticket: VirtualClock.Ticket?
    /// On the clock; infinite while it rests, nil when it is over.
    nonisolated(unsafe) private var due: TimeInterval?
    /// Nil as long as it was added to no run loop: it comes in the usual mode, then.
    nonisolated(unsafe) private var modes: RunLoopModes?

    @MainActor init(
      every seconds: TimeInterval, repeats: Bool, userInfo: Any? = nil, modes: RunLoopModes? = .usual,
      fires: @escaping @MainActor (Timer) -> Void
    ) {
      info = userInfo
      self.modes = modes
      self.fires = fires
      clock = VirtualClock.current
      super.init(fire: .distantFuture, interval: seconds, repeats: repeats) { timer in
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated { (timer as? ClockTimer)?.fires?(timer) }
      }
      wait(until: clock.now + max(seconds, Self.leastInterval))
    }

    @MainActor private func wait(until time: TimeInterval) {
      due = time
      ticket = clock.schedule(at: time, in: modes ?? .usual) { [self] in
        invalidate()
      } _: { [self] in
        ticket = nil
        fire()
        if isValid, ticket == nil { wait(until: clock.next(after: time, every: timeInterval)) }
      }
    }

    @MainActor func add(_ mode: RunLoop.Mode) {
      modes = (modes ?? []).union(RunLoopModes(mode))
      if let ticket, let modes { clock.change(ticket, to: modes) }
    }

    override var userInfo: Any? { info }

    override func invalidate() {
      super.invalidate()
      fires = nil
      nonisolated(unsafe) let timer = self
      MainActor.assumeIsolated { timer.callOff() }
    }

    /// As far from the wall clock's present as the next firing is from the clock's now. The distant future is a
    /// rest. Any other date that is set counts from the wall clock's present, to a hundredth of a second.
    override var fireDate: Date {
      get {
        guard let due else { return super.fireDate }
        if due == .infinity { return .distantFuture }
        nonisolated(unsafe) let timer = self
        return Date(timeIntervalSinceNow: due - MainActor.assumeIsolated { timer.clock.now })
      }
      set {
        nonisolated(unsafe) let timer = self
        MainActor.assumeIsolated {
          timer.callOff()
          guard timer.isValid else { return }
          timer.wait(until: timer.clock.now + Self.delay(until: newValue))
        }
        super.fireDate = newValue
      }
    }

    /// In seconds, about fifty years. Foundation on Linux has another date for one in the distant future.
    private static let rest: TimeInterval = 1.5e9

    /// In seconds from the wall clock's present, to a hundredth; infinite for a date so far away that it is a rest.
    static func delay(until date: Date) -> TimeInterval {
      let seconds = date.timeIntervalSinceNow
      return seconds < rest ? max(0, (seconds * 100).rounded() / 100) : .infinity
    }

    @MainActor private func callOff() {
      if let ticket { clock.cancel(ticket) }
      (ticket, due) = (nil, nil)
    }
  }
#endif
