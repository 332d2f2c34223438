import Testing

@testable import Gallery

@MainActor struct ChainPresentedTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: ChainPresentedStage.self)
  }

  @Test func `after the sheet's controller comes the one that presents it, and not its view`() async throws {
    let taps = try await replay("tap-in-sheet")
    #expect(
      taps.began.dropFirst() == [
        "presentation/info/text", "presentation/info", "presentation/info.viewController", "album.viewController",
      ])
    #expect(taps.notes == ["a touch of what the album presents"])
  }

  @Test func `a sheet over a sheet climbs both`() async throws {
    let taps = try await replay("tap-in-sheet-over-sheet")
    #expect(
      taps.began.dropFirst(2) == [
        "presentation[1]/more/text", "presentation[1]/more", "presentation[1]/more.viewController",
        "presentation/info.viewController", "album.viewController",
      ])
  }

  @Test func `once the sheet is dismissed the album is touched itself`() async throws {
    let taps = try await replay("tap-after-dismissal")
    #expect(taps.hitViews.last == "album/photos")
    #expect(taps.notes == ["a touch of the album's own"])
  }

  @Test func `what covers the screen leads on by its presenter to the window and the application`() async throws {
    let taps = try await ReplayedExample("tap-in-full-screen", of: ChainFullScreenStage.self)
    #expect(
      taps.began.dropFirst() == [
        "info/text", "info", "info.viewController", "album.viewController", "window", "application",
      ])
    #expect(taps.notes == ["a touch of what the album presents"])
  }
}
