import Testing

@testable import Gallery

@MainActor struct FiveViewsTests {
  @Test func `the search goes down the branch that contains the point, front to back`() async throws {
    let tap = try await ReplayedExample("tap-e", of: FiveViewsStage.self)
    #expect(tap.hits.map(\.asked) == [["window ✓", "fiveViews ✓", "a ✓", "b ✗", "c ✓", "d ✗", "e ✓"]])
    #expect(tap.hitViews == ["fiveViews/a/c/e"])
  }

  @Test func `a touch that nobody keeps climbs from the hit view to the application`() async throws {
    let tap = try await ReplayedExample("tap-e", of: FiveViewsStage.self)
    #expect(
      tap.began == [
        "fiveViews/a/c/e", "fiveViews/a/c", "fiveViews/a", "fiveViews", "fiveViews.viewController", "window",
        "application",
      ])
  }

  @Test func `a view without a hit subview is hit itself`() async throws {
    let b = try await ReplayedExample("tap-b", of: FiveViewsStage.self)
    #expect(b.hits.map(\.asked) == [["window ✓", "fiveViews ✓", "a ✓", "b ✓"]])
    let a = try await ReplayedExample("tap-a-between-its-subviews", of: FiveViewsStage.self)
    #expect(a.hits.map(\.asked) == [["window ✓", "fiveViews ✓", "a ✓", "b ✗", "c ✗"]])
    #expect(a.hitViews == ["fiveViews/a"])
    let outside = try await ReplayedExample("tap-outside-a", of: FiveViewsStage.self)
    #expect(outside.hits.map(\.asked) == [["window ✓", "fiveViews ✓", "a ✗"]])
  }
}
