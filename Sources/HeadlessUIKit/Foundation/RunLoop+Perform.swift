#if !canImport(Darwin)
  public import Foundation

  extension RunLoop {
    /// Has a block called in the loop's next turn: `RunLoop.main.perform { … }`.
    ///
    /// Swift takes a property that can be called for a better choice than Foundation's own method of that name.
    ///
    /// Apple: <https://developer.apple.com/documentation/foundation/runloop/perform(_:)>
    public var perform: RunLoopPerforming { RunLoopPerforming(loop: self) }
  }

  /// What has blocks called by a run loop. While a log is replayed, those of the main actor are called as the turn
  /// ends; at any other time, and off that actor, the loop is Foundation's, which no replay turns.
  public struct RunLoopPerforming {
    let loop: RunLoop

    /// In the default mode: it waits while a finger scrolls.
    public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
      callAsFunction(inModes: [.default], block: block)
    }

    /// In the first of the modes that the loop is in.
    public func callAsFunction(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
      guard MainTurn.isReplayed else {
        let own: ([RunLoop.Mode], @escaping @Sendable () -> Void) -> Void = loop.perform(inModes:block:)
        return own(modes, block)
      }
      MainActor.assumeIsolated {
        let (clock, modes) = (VirtualClock.current, modes.reduce(into: RunLoopModes()) { $0.formUnion(.init($1)) })
        if modes.contains(clock.mode) { return UIApplication.shared.runAtEndOfTurn { block() } }
        _ = clock.schedule(at: clock.now, in: modes) { block() }
      }
    }
  }
#endif
