import Testing
import Traces

@testable import Gallery

@MainActor struct PullToRefreshTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: PullToRefreshStage.self)
  }

  @Test func `pulled far enough it loads, and the strip is in the way as long as it does`() async throws {
    let pull = try await replay("pull-and-tap-while-it-loads")
    #expect(pull.notes == ["it loads", "it is loaded"])
    #expect(pull.hitViews == ["feed/row4/contentView", "feed/refreshControl0", "feed/row0/contentView"])
  }

  @Test func `less than that goes back`() async throws {
    let pull = try await replay("pull-too-little")
    #expect(pull.notes == [] && pull.restingPlace == Point(x: 0, y: 0))
  }
}
