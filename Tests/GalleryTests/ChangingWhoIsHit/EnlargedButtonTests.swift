import Testing

@testable import Gallery

@MainActor struct EnlargedButtonTests {
  nonisolated static let both = ["enlarged-button", "enlarged-button-by-hit-test"]

  @Test(arguments: both) func `9.9 points outside hit, on every side`(stage: String) async throws {
    let taps = try await ReplayedExample("tap-just-within-margin", ofStage: stage)
    #expect(taps.hitViews == Array(repeating: "player/controls/playButton", count: 4))
    #expect(taps.notes == Array(repeating: "plays", count: 4))
  }

  @Test(arguments: both) func `10.1 points outside don't`(stage: String) async throws {
    let taps = try await ReplayedExample("tap-just-beyond-margin", ofStage: stage)
    #expect(taps.hitViews == Array(repeating: "player/controls", count: 4))
  }

  @Test(arguments: both) func `the margin ends where the parent does`(stage: String) async throws {
    let taps = try await ReplayedExample("tap-margin-at-parents-edge", ofStage: stage)
    #expect(taps.hitViews == ["player/controls/closeButton", "player"])
    #expect(taps.hits.last?.asked == ["window ✓", "player ✓", "controls ✗"])
  }
}
