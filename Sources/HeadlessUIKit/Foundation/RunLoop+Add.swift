#if !canImport(Darwin)
  public import Foundation

  extension RunLoop {
    /// Has a timer come in a mode, too: `RunLoop.main.add(timer, forMode: .common)`.
    ///
    /// Swift takes a property that can be called for a better choice than Foundation's own method of that name.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/runloop/add(_:formode:)-2xrxm>
    public var add: RunLoopAdding { RunLoopAdding(loop: self) }
  }

  /// What adds to a run loop. A timer of the virtual clock comes in the mode from then on, and while a log is
  /// replayed any that the main actor adds is one; other timers, and ports, are Foundation's own to add.
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
        if let timer = timer as? ClockTimer {
          timer.add(mode)
          return true
        }
        guard UIApplication.shared.isReplayed else { return false }
        UIApplication.shared.looseTimers.add(timer, for: mode)
        return true
      }
    }
  }
#endif
