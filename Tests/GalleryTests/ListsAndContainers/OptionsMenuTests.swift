import Testing
import Traces

@testable import Gallery

@MainActor struct OptionsMenuTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: OptionsMenuStage.self)
  }

  @Test(arguments: ["tap-and-choose", "rest-slide-and-lift"])
  func `two taps choose, and so does one long slide`(recording: String) async throws {
    #expect(try await replay(recording).notes == ["sorted by Date"])
  }

  @Test func `a touch beside it closes the menu and nothing else`() async throws {
    let taps = try await replay("tap-beside-it")
    #expect(taps.notes == ["the list is tapped"])
    #expect(taps.hitViews == ["sorting/sortButton", "menu", "sorting"])
  }
}
