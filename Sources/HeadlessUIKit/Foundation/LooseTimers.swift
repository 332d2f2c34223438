#if !canImport(Darwin)
  import Foundation

  /// Timers of Foundation's own class that were added to the main run loop while a log is replayed: the virtual
  /// clock fires them, until they are invalidated.
  @MainActor struct LooseTimers {
    /// In the order in which they came.
    private var waiting: [Wait] = [] { didSet { TurnNews.note() } }

    private struct Wait {
      /// Retained: another timer can't be taken for it.
      let timer: Timer
      let ticket: VirtualClock.Ticket
      var modes: RunLoopModes
      /// Another one was set since: nobody tells of that.
      let fireDate: Date
    }

    var isEmpty: Bool { waiting.isEmpty }

    /// It comes in the mode, too. Its first date counts from the wall clock's present, to a hundredth of a second.
    mutating func add(_ timer: Timer, for mode: RunLoop.Mode) {
      let clock = VirtualClock.current
      guard let place = waiting.firstIndex(where: { $0.timer === timer }) else {
        guard timer.isValid else { return }
        // Foundation's initializer for an interval has a timer come at once, and where it repeats that can be told.
        let delay = ClockTimer.delay(until: timer.fireDate)
        let seconds = delay > 0 ? delay : timer.timeInterval
        return wait(for: timer, until: clock.now + seconds, in: RunLoopModes(mode))
      }
      waiting[place].modes.formUnion(RunLoopModes(mode))
      clock.change(waiting[place].ticket, to: waiting[place].modes)
    }

    /// Puts off, or brings forward, those whose `fireDate` was set since they wait.
    mutating func look() {
      for wait in waiting where wait.timer.isValid && wait.timer.fireDate != wait.fireDate {
        waiting.removeAll { $0.timer === wait.timer }
        VirtualClock.current.cancel(wait.ticket)
        let time = VirtualClock.current.now + ClockTimer.delay(until: wait.timer.fireDate)
        self.wait(for: wait.timer, until: time, in: wait.modes)
      }
    }

    private mutating func wait(for timer: Timer, until time: TimeInterval, in modes: RunLoopModes) {
      let (application, clock) = (UIApplication.shared, VirtualClock.current)
      let ticket = clock.schedule(at: time, in: modes) {
        timer.invalidate()
      } _: { [weak application] in
        if timer.isValid { timer.fire() }
        application?.looseTimers.goOn(after: time, timer)
      }
      waiting.append(Wait(timer: timer, ticket: ticket, modes: modes, fireDate: timer.fireDate))
    }

    /// Its block may have added it for another mode, and set its date.
    private mutating func goOn(after time: TimeInterval, _ timer: Timer) {
      guard let place = waiting.firstIndex(where: { $0.timer === timer }) else { return }
      let wait = waiting.remove(at: place)
      guard timer.isValid else { return }
      let clock = VirtualClock.current
      let date = timer.fireDate
      let next =
        date != wait.fireDate
        ? clock.now + ClockTimer.delay(until: date) : clock.next(after: time, every: timer.timeInterval)
      self.wait(for: timer, until: next, in: wait.modes)
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
