import Testing

@testable import Gallery

@MainActor struct PanResetTests {
  @Test(arguments: [
    ("pan-counts-on", ["went 100 pt", "went 300 pt"]), ("pan-is-set-back", ["went 100 pt", "went 200 pt"]),
    ("pinch-counts-on", ["scaled by 1.212", "scaled by 1.515", "scaled by 1.818"]),
    ("pinch-is-set-back", ["scaled by 1.212", "scaled by 1.25", "scaled by 1.2"]),
    ("rotation-counts-on", ["turned by 0.2 rad", "turned by 0.4 rad", "turned by 0.6 rad"]),
    ("rotation-is-set-back", ["turned by 0.2 rad", "turned by 0.2 rad", "turned by 0.2 rad"]),
  ])
  func `values count from the beginning, or from where they were set back`(recording: String, notes: [String])
    async throws
  {
    #expect(try await ReplayedExample(recording, of: PanResetStage.self).notes == notes)
  }
}
