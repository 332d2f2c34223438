import HeadlessUIKit

/// One replay at a time in a process: who comes later waits, in order.
///
/// Between two events a replay waits for the main queue, where any code of the process may run. What belongs to the
/// replay is told from the rest by its task.
@MainActor package enum ReplayGate {
  private static var isTaken = false
  /// Each has one go on.
  private static var waiting: [() -> Void] = []
  /// Of the replay that has the gate, or had it last; its tasks bear it.
  private static var life = StageLife()

  /// Whether the code that runs now belongs to the replay that has the gate: it runs in its task or in one that
  /// stage code started there, or in none, as what was left on the main queue does.
  ///
  /// A detached task belongs to nobody.
  static var isInside: Bool { StageLife.current === life || withUnsafeCurrentTask { $0 == nil } }

  /// Runs the body while nothing else has the application.
  package static func alone<Answer>(_ body: () async throws -> Answer) async rethrows -> Answer {
    if isTaken {
      await wait()
    } else {
      isTaken = true
    }
    // What the last one woke, as it ended, runs out before another begins.
    if life.hasWoken { await MainQueue.drain() }
    let life = StageLife()
    self.life = life
    defer {
      life.end()
      leave()
    }
    return try await StageLife.$current.withValue(life) { try await body() }
  }

  private static func wait() async {
    await withCheckedContinuation { continuation in waiting.append { continuation.resume() } }
  }

  private static func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst()() }
  }
}
