import Testing
import Traces

@testable import Gallery

@MainActor struct WheelsTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: WheelsStage.self)
  }

  @Test(arguments: [
    ("turn-the-hours", "hour 2"), ("fling-the-minutes", "minute 5"), ("tap-the-next-hour", "hour 1"),
  ])
  func `each finger turns its own wheel to a row`(recording: String, note: String) async throws {
    #expect(try await replay(recording).notes == [note])
  }
}
