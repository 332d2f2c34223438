import Testing
import Traces

@testable import Gallery

@MainActor struct FilterTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: FilterStage.self)
  }

  @Test func `the field takes the focus, and Cancel gives it up`() async throws {
    #expect(try await replay("focus-and-cancel").notes == ["it is searched", "cancelled", "no longer"])
  }

  @Test func `a scope is chosen`() async throws {
    #expect(try await replay("choose-a-scope").notes == ["scope 2"])
  }

  @Test func `scrolling takes the focus`() async throws {
    #expect(try await replay("scroll-takes-the-focus").notes == ["it is searched", "no longer"])
  }
}
