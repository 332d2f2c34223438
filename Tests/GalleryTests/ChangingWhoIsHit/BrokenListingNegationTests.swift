import Testing

@testable import Gallery

@MainActor struct BrokenListingNegationTests {
  @Test(arguments: ["tap-button", "tap-empty-form"])
  func `without its negation nothing of the form can be hit`(recording: String) async throws {
    let tap = try await ReplayedExample(recording, of: BrokenListingNegationStage.self)
    #expect(tap.hitViews == ["screen"])
    #expect(tap.hits.first?.asked == ["window ✓", "screen ✓", "form ✓"])
    #expect(tap.notes.isEmpty)
  }

  @Test func `with it everything can`() async throws {
    let button = try await ReplayedExample("tap-button", of: BrokenListingNegationRepairedStage.self)
    #expect(button.notes == ["saves"])
    let form = try await ReplayedExample("tap-empty-form", of: BrokenListingNegationRepairedStage.self)
    #expect(form.hitViews == ["screen/form"])
  }
}
