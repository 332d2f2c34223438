import Testing

@testable import Gallery

@MainActor struct OverflowTests {
  @Test(arguments: ["overflow", "overflow-clipped"])
  func `what stands out of its parent is not found, cut off or not`(stage: String) async throws {
    let overPhoto = try await ReplayedExample("tap-badge-over-photo", ofStage: stage)
    #expect(overPhoto.hits.map(\.asked) == [["window ✓", "overflow ✓", "card ✗", "photo ✓"]])
    let overNothing = try await ReplayedExample("tap-badge-over-nothing", ofStage: stage)
    #expect(overNothing.hitViews == ["overflow"])
    let inCard = try await ReplayedExample("tap-badge-in-card", ofStage: stage)
    #expect(inCard.hitViews == ["overflow/card/badge"])
  }
}
