#if !canImport(Darwin)
  import Foundation
  import Synchronization

  /// Tasks of the main actor that sleep while a log is replayed wake by the virtual clock, so that they go on when
  /// they did on the device, in every replay. At any other time, and of other tasks, sleep is the machine's.
  ///
  /// Swift takes these for its own of the same names. What still sleeps when the replay is over is cancelled then.
  extension Task where Success == Never, Failure == Never {
    /// Sleeps so many nanoseconds, and throws as soon as the task is cancelled.
    ///
    /// Apple: <https://developer.apple.com/documentation/swift/task/sleep(nanoseconds:)>
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
      try await sleep(for: .nanoseconds(duration), clock: ContinuousClock())
    }

    /// Sleeps so many nanoseconds, also where the task is cancelled meanwhile.
    ///
    /// Apple: <https://developer.apple.com/documentation/swift/task/sleep(_:)>
    nonisolated(nonsending) public static func sleep(_ duration: UInt64) async {
      let duration = Duration.nanoseconds(duration)
      if let seconds = Sleeper.seconds(duration, by: ContinuousClock()) {
        await Sleeper.sleep(throughout: seconds)
      } else {
        await Task<Void, Never> { try? await sleep(for: duration, clock: ContinuousClock()) }.value
      }
    }

    /// Sleeps so long, and throws as soon as the task is cancelled. Clocks of an application's own go by
    /// themselves.
    ///
    /// - Parameter tolerance: how much later it may wake; of no account by the virtual clock.
    ///
    /// Apple: <https://developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:)>
    nonisolated(nonsending) public static func sleep<C: Clock>(
      for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
      if let seconds = Sleeper.seconds(duration, by: clock) {
        try await Sleeper.sleep(for: seconds)
      } else {
        await Sleeper.waitIfOver()
        try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
      }
    }

    /// Sleeps until then, and throws as soon as the task is cancelled. Clocks of an application's own go by
    /// themselves.
    ///
    /// While a log is replayed the time until then is worked out of the machine's clock, and rounded up to a
    /// millisecond: where the machine was busy since the moment was taken it may be some shorter.
    ///
    /// - Parameter tolerance: how much later it may wake; of no account by the virtual clock.
    ///
    /// Apple: <https://developer.apple.com/documentation/swift/task/sleep(until:tolerance:clock:)>
    nonisolated(nonsending) public static func sleep<C: Clock>(
      until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
      if let seconds = Sleeper.seconds(clock.now.duration(to: deadline), by: clock) {
        try await Sleeper.sleep(for: (seconds * 1000).rounded(.up) / 1000)
      } else {
        await Sleeper.waitIfOver()
        try await clock.sleep(until: deadline, tolerance: tolerance)
      }
    }
  }

  /// The same by a clock's own name: `ContinuousClock().sleep(for: .seconds(1))`.
  extension Clock {
    /// Sleeps so long, and throws as soon as the task is cancelled. Clocks of an application's own go by
    /// themselves.
    ///
    /// Apple: <https://developer.apple.com/documentation/swift/clock/sleep(for:tolerance:)>
    nonisolated(nonsending) public func sleep(
      for duration: Instant.Duration, tolerance: Instant.Duration? = nil
    ) async throws { try await Task.sleep(for: duration, tolerance: tolerance, clock: self) }
  }

  extension ContinuousClock {
    /// Sleeps until then, and throws as soon as the task is cancelled.
    ///
    /// Apple: <https://developer.apple.com/documentation/swift/continuousclock/sleep(until:tolerance:)>
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil)
      async throws
    { try await Task.sleep(until: deadline, tolerance: tolerance, clock: self) }
  }

  extension SuspendingClock {
    /// Sleeps until then, and throws as soon as the task is cancelled.
    ///
    /// Apple: <https://developer.apple.com/documentation/swift/suspendingclock/sleep(until:tolerance:)>
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil)
      async throws
    { try await Task.sleep(until: deadline, tolerance: tolerance, clock: self) }
  }

  /// A task that sleeps by the virtual clock.
  private final class Sleeper: Sendable {
    private enum State {
      case awake
      case sleeps(UnsafeContinuation<Void, any Error>)
      case cancelled
    }

    private let state = Mutex(State.awake)
    /// Whether its replay ended before it woke.
    private let isOver = Atomic(false)

    /// In seconds, by a clock of the machine's, where code runs on the main actor and a log is replayed; else nil.
    static func seconds<C: Clock>(_ duration: C.Instant.Duration, by clock: C) -> Double? {
      guard clock is ContinuousClock || clock is SuspendingClock, let duration = duration as? Duration,
        MainTurn.isReplayed
      else { return nil }
      let (seconds, attoseconds) = duration.components
      return Double(seconds) + Double(attoseconds) * 1e-18
    }

    @MainActor static func sleep(for seconds: Double) async throws {
      let sleeper = Sleeper()
      try await withTaskCancellationHandler {
        let clock = VirtualClock.current
        let ticket = clock.schedule(at: clock.now + max(0, seconds)) {
          sleeper.end()
        } _: {
          sleeper.wake()
        }
        defer {
          clock.cancel(ticket)
          if sleeper.isOver.load(ordering: .relaxed) { withUnsafeCurrentTask { $0?.cancel() } }
        }
        try await withUnsafeThrowingContinuation { sleeper.wait($0) }
      } onCancel: {
        sleeper.cancel()
      }
    }

    /// Woken as its replay ends, a task is cancelled, so that what looks at that comes to its end, too.
    private func end() {
      StageLife.current?.wake()
      isOver.store(true, ordering: .relaxed)
      cancel()
    }

    /// A task of a replay that is over sleeps for ever.
    nonisolated(nonsending) static func waitIfOver() async {
      guard StageLife.current?.isOver == true else { return }
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    /// Of which no cancellation wakes it, but the end of the replay.
    @MainActor static func sleep(throughout seconds: Double) async {
      await Task<Void, Never> { try? await sleep(for: seconds) }.value
    }

    private func wait(_ continuation: UnsafeContinuation<Void, any Error>) {
      let isCancelled = state.withLock { state in
        if case .cancelled = state { return true }
        state = .sleeps(continuation)
        return false
      }
      if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    private func wake() { leave(for: .awake)?.resume() }
    private func cancel() { leave(for: .cancelled)?.resume(throwing: CancellationError()) }

    /// The continuation to resume, once.
    private func leave(for next: State) -> UnsafeContinuation<Void, any Error>? {
      state.withLock { state in
        defer { state = next }
        if case .sleeps(let continuation) = state { return continuation }
        return nil
      }
    }
  }
#endif
