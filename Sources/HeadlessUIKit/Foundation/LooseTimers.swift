#if !canImport(Darwin)
  import Foundation

  /// Timers of Foundation's own class that were added to the main run loop while a log is replayed: the virtual
  /// clock fires them, until they are invalidated.
  @MainActor struct LooseTimers {
    private var waiting: [ObjectIdentifier: Wait] = [:]

    private struct Wait {
      /// Retained: another timer can't be taken for it.
      let timer: Timer
      let ticket: VirtualClock.Ticket
      var modes: RunLoopModes
    }

    /// It comes in the mode, too. Its first date counts from the wall clock's present, to a hundredth of a second.
    mutating func add(_ timer: Timer, for mode: RunLoop.Mode) {
      let clock = VirtualClock.current
      guard var wait = waiting[ObjectIdentifier(timer)] else {
        guard timer.isValid else { return }
        // Foundation's initializer for an interval has a timer come at once, and where it repeats that can be told.
        let rest = ClockTimer.delay(until: timer.fireDate)
        let seconds = rest > 0 ? rest : timer.timeInterval
        return self.wait(for: timer, until: clock.now + seconds, in: RunLoopModes(mode))
      }
      wait.modes.formUnion(RunLoopModes(mode))
      waiting[ObjectIdentifier(timer)] = wait
      clock.change(wait.ticket, to: wait.modes)
    }

    private mutating func wait(for timer: Timer, until time: TimeInterval, in modes: RunLoopModes) {
      let (application, clock) = (UIApplication.shared, VirtualClock.current)
      let ticket = clock.schedule(at: time, in: modes) {
        timer.invalidate()
      } _: { [weak application] in
        if timer.isValid { timer.fire() }
        // Its block may have added it for another mode.
        let modes = application?.looseTimers.waiting.removeValue(forKey: ObjectIdentifier(timer))?.modes
        guard let modes, timer.isValid else { return }
        let next = clock.next(after: time, every: timer.timeInterval)
        application?.looseTimers.wait(for: timer, until: next, in: modes)
      }
      waiting[ObjectIdentifier(timer)] = Wait(timer: timer, ticket: ticket, modes: modes)
    }
  }

  extension VirtualClock {
    /// When what was due then is due again: of the times that it missed none.
    func next(after time: TimeInterval, every seconds: TimeInterval) -> TimeInterval {
      let interval = max(seconds, ClockTimer.leastInterval)
      let missed = now > time ? ((now - time) / interval).rounded(.down) : 0
      return time + (missed + 1) * interval
    }
  }
#endif
