import Testing

@testable import Gallery

@MainActor struct TwoWindowsTests {
  @Test func `the window of the higher level is asked first`() async throws {
    let tap = try await ReplayedExample("tap-banner", of: TwoWindowsStage.self)
    #expect(tap.hits.map(\.asked) == [["bannerWindow ✓", "notice ✓", "banner ✓"]])
    #expect(tap.hitViews == ["bannerWindow/notice/banner"])
  }

  @Test func `where that answers nil the next lower one is asked`() async throws {
    let tap = try await ReplayedExample("tap-below-banner", of: TwoWindowsStage.self)
    #expect(
      tap.hits.map(\.asked) == [["bannerWindow ✓", "notice ✓", "banner ✗", "window ✓", "app ✓", "inbox ✓"]])
    #expect(tap.hitViews == ["app/inbox"])
    #expect(!tap.began.contains { $0.hasPrefix("bannerWindow") })
  }

  @Test func `a window that shows nothing any more is in nobody's way`() async throws {
    let taps = try await ReplayedExample("tap-banner-then-app-behind-it", of: TwoWindowsStage.self)
    #expect(taps.hitViews == ["bannerWindow/notice/banner", "app/inbox"])
  }
}
