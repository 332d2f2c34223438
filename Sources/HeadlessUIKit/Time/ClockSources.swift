#if !canImport(Darwin)
  import Dispatch
  import Foundation
  import Synchronization

  /// Dispatch's sources that the virtual clock has fire: each is one to which something is added when its time has
  /// come. So that resuming, suspending and cancelling are Dispatch's own, as is that what comes while it is
  /// suspended counts once.
  enum ClockSources {
    private struct Entry: Sendable {
      weak var source: DispatchSource?
      /// Set anew with every schedule: what an older one has waiting does nothing.
      var turn = 0
    }

    private static let made = Mutex<[ObjectIdentifier: Entry]>([:])

    static func make(on queue: DispatchQueue) -> any DispatchSourceTimer {
      let source: any DispatchSourceUserDataAdd = DispatchSource.makeUserDataAddSource(queue: queue)
      guard let source = source as? DispatchSource else {
        preconditionFailure("Dispatch's sources are of its class DispatchSource")
      }
      made.withLock { made in
        made = made.filter { $0.value.source != nil }
        made[ObjectIdentifier(source)] = Entry(source: source)
      }
      return source
    }

    /// False where it is Dispatch's own to fire.
    static func set(_ source: any DispatchSourceTimer, after delay: Double, every interval: Double) -> Bool {
      guard let source = source as? DispatchSource, let turn = nextTurn(of: source) else { return false }
      MainTurn.run { [weak source] in
        guard let source, delay < .infinity else { return }
        wait(for: source, delay, every: interval, turn)
      }
      return true
    }

    /// Nil for one that the clock has nothing to do with.
    private static func nextTurn(of source: DispatchSource) -> Int? {
      made.withLock { made in
        guard made[ObjectIdentifier(source)]?.source === source else { return nil }
        made[ObjectIdentifier(source)]?.turn += 1
        return made[ObjectIdentifier(source)]?.turn
      }
    }

    private static func isWaiting(_ source: DispatchSource, _ turn: Int) -> Bool {
      !source.isCancelled && made.withLock { $0[ObjectIdentifier(source)]?.turn == turn }
    }

    @MainActor private static func wait(
      for source: DispatchSource, _ seconds: Double, every interval: Double, _ turn: Int
    ) {
      _ = VirtualClock.current.schedule(after: seconds) { [weak source] in
        guard let source, isWaiting(source, turn) else { return }
        (source as any DispatchSourceUserDataAdd).add(data: 1)
        guard interval < .infinity else { return }
        wait(for: source, max(interval, ClockTimer.leastInterval), every: interval, turn)
      }
    }
  }

  extension DispatchWallTime {
    /// In seconds, rounded up to a millisecond; infinite where it never comes.
    var delayFromNow: Double {
      guard self != .distantFuture else { return .infinity }
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      // A time of day is kept as so many nanoseconds before zero.
      let due = Double(UInt64(bitPattern: -Int64(bitPattern: rawValue))) / 1e9
      let seconds = due - Double(now.tv_sec) - Double(now.tv_nsec) / 1e9
      return (max(0, seconds) * 1000).rounded(.up) / 1000
    }
  }
#endif
