import Testing

@testable import Gallery

@MainActor struct OverlapTests {
  @Test func `of overlapping cousins the one in the branch in front is hit, and the other branch never asked`()
    async throws
  {
    let tap = try await ReplayedExample("tap-overlap", of: OverlapStage.self)
    #expect(tap.hits.map(\.asked) == [["window ✓", "main ✓", "c ✗", "b ✓", "b1 ✓"]])
    #expect(tap.hitViews == ["main/b/b1"])
  }

  @Test func `beside the overlap the branch behind is asked`() async throws {
    let tap = try await ReplayedExample("tap-a2-beside-overlap", of: OverlapStage.self)
    #expect(tap.hits.map(\.asked) == [["window ✓", "main ✓", "c ✗", "b ✗", "a ✓", "a2 ✓"]])
  }

  @Test func `an empty part in front covers as well`() async throws {
    let tap = try await ReplayedExample("tap-empty-b-over-a1", of: OverlapStage.self)
    #expect(tap.hits.map(\.asked) == [["window ✓", "main ✓", "c ✗", "b ✓", "b1 ✗"]])
    #expect(tap.hitViews == ["main/b"])
  }
}
