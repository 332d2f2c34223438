import Testing

@testable import Gallery

@MainActor struct ChainPresentedTests {
  /// On a device a finger could pull the sheet down.
  private let pulled = "warning: the finger that pulls a sheet is not modelled"

  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: ChainPresentedStage.self)
  }

  @Test func `after the sheet's controller comes the one that presents it, and not its view`() async throws {
    let taps = try await replay("tap-in-sheet")
    #expect(taps.began.dropFirst() == ["info/text", "info", "info.viewController", "album.viewController"])
    #expect(taps.notes == [pulled, "a touch of what the album presents"])
  }

  @Test func `a sheet over a sheet climbs both`() async throws {
    let taps = try await replay("tap-in-sheet-over-sheet")
    #expect(
      taps.began.dropFirst(2) == [
        "more/text", "more", "more.viewController", "info.viewController", "album.viewController",
      ])
  }

  @Test func `once the sheet is dismissed the album is touched itself`() async throws {
    let taps = try await replay("tap-after-dismissal")
    #expect(taps.hitViews.last == "album/photos")
    #expect(taps.notes == [pulled, "a touch of the album's own"])
  }
}
