/// One replay at a time in a process, since `UIApplication.shared` is one: who comes later waits, in order.
@MainActor package enum ReplayGate {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs the body while nothing else has the application.
  package static func alone<Answer>(_ body: () async throws -> Answer) async rethrows -> Answer {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      isTaken = true
    }
    defer { leave() }
    return try await body()
  }

  private static func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
