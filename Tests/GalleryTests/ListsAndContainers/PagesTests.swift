import Testing
import Traces

@testable import Gallery

@MainActor struct PagesTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: PagesStage.self)
  }

  @Test(arguments: [
    ("flick-and-tap", ["turned", "a word on page 2"]), ("drag-a-little", ["not turned", "a word on page 1"]),
    ("before-the-first", ["a word on page 1"]),
  ])
  func `a flick turns the page, and less does not`(recording: String, notes: [String]) async throws {
    #expect(try await replay(recording).notes == notes)
  }
}
