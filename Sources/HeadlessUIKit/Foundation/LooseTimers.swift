#if !canImport(Darwin)
  import Foundation

  /// Timers of Foundation's own class that the virtual clock fires, until they are invalidated.
  @MainActor struct LooseTimers {
    private var waiting: [ObjectIdentifier: Wait] = [:]

    private struct Wait {
      /// Retained: another timer can't be taken for it.
      let timer: Timer
      let ticket: VirtualClock.Ticket
      /// Nil as long as it was added to no run loop: it comes in the usual mode, then.
      var modes: RunLoopModes?
    }

    mutating func run(_ timer: Timer, every seconds: TimeInterval) {
      let clock = VirtualClock.current
      wait(for: timer, until: clock.now + max(seconds, ClockTimer.leastInterval), every: seconds, in: nil)
    }

    private mutating func wait(
      for timer: Timer, until time: TimeInterval, every seconds: TimeInterval, in modes: RunLoopModes?
    ) {
      let (application, clock) = (UIApplication.shared, VirtualClock.current)
      let ticket = clock.schedule(at: time, in: modes ?? .usual) { [weak application] in
        let modes = application?.looseTimers.waiting.removeValue(forKey: ObjectIdentifier(timer))?.modes
        guard timer.isValid else { return }
        timer.fire()
        guard timer.isValid else { return }
        let next = clock.next(after: time, every: seconds)
        application?.looseTimers.wait(for: timer, until: next, every: seconds, in: modes)
      }
      waiting[ObjectIdentifier(timer)] = Wait(timer: timer, ticket: ticket, modes: modes)
    }

    /// False where it is none of these.
    mutating func add(_ timer: Timer, for mode: RunLoop.Mode) -> Bool {
      guard var wait = waiting[ObjectIdentifier(timer)] else { return false }
      let modes = (wait.modes ?? []).union(RunLoopModes(mode))
      wait.modes = modes
      waiting[ObjectIdentifier(timer)] = wait
      VirtualClock.current.change(wait.ticket, to: modes)
      return true
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

  extension RunLoop {
    /// Has a timer come in a mode, too: `RunLoop.main.add(timer, forMode: .common)`.
    ///
    /// Swift takes a property that can be called for a better choice than Foundation's own method of that name.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/runloop/add(_:formode:)-2xrxm>
    public var add: RunLoopAdding { RunLoopAdding(loop: self) }
  }

  /// What adds to a run loop. A timer of the virtual clock comes in the mode from then on; any other, and a port,
  /// is Foundation's own to add.
  public struct RunLoopAdding {
    let loop: RunLoop

    /// A timer; of the default mode, it waits while a finger scrolls.
    public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
      if isTaken(timer, mode) { return }
      let own: (Timer, RunLoop.Mode) -> Void = loop.add(_:forMode:)
      own(timer, mode)
    }

    /// A port.
    public func callAsFunction(_ aPort: Port, forMode mode: RunLoop.Mode) {
      let own: (Port, RunLoop.Mode) -> Void = loop.add(_:forMode:)
      own(aPort, mode)
    }

    private func isTaken(_ timer: Timer, _ mode: RunLoop.Mode) -> Bool {
      guard MainTurn.isCurrent else { return false }
      nonisolated(unsafe) let timer = timer
      return MainActor.assumeIsolated {
        guard let timer = timer as? ClockTimer else {
          return UIApplication.shared.looseTimers.add(timer, for: mode)
        }
        timer.add(mode)
        return true
      }
    }
  }
#endif
