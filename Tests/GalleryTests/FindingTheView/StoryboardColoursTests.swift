import Testing
import Traces

@testable import Gallery

@MainActor struct StoryboardColoursTests {
  @Test func `yellow is found through orange and blue, and green never asked`() async throws {
    let tap = try await ReplayedExample("tap-yellow", of: StoryboardColoursStage.self)
    #expect(tap.hits.map(\.asked) == [["window ✓", "white ✓", "orange ✓", "red ✗", "blue ✓", "yellow ✓"]])
    #expect(tap.hitViews == ["white/orange/blue/yellow"])
  }

  @Test func `green is asked where orange says no`() async throws {
    let tap = try await ReplayedExample("tap-green", of: StoryboardColoursStage.self)
    #expect(tap.hits.map(\.asked) == [["window ✓", "white ✓", "orange ✗", "green ✓"]])
  }

  @Test func `with interaction off blue says no without asking yellow`() async throws {
    let tap = try await ReplayedExample("tap-yellow", of: StoryboardColoursBlueNotInteractiveStage.self)
    #expect(tap.hits.map(\.asked) == [["window ✓", "white ✓", "orange ✓", "red ✗", "blue ✗"]])
    #expect(tap.hits.first?.walk.asks.last?.refusal == .notInteractive)
    #expect(tap.hitViews == ["white/orange"])
  }

  @Test func `its sibling is none the worse`() async throws {
    let tap = try await ReplayedExample("tap-red", of: StoryboardColoursBlueNotInteractiveStage.self)
    #expect(tap.hitViews == ["white/orange/red"])
  }
}
