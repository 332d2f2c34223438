import Testing
import Traces

@testable import Gallery

@MainActor struct CoordinatesTests {
  @Test func `a point has other numbers in every view`() async throws {
    let tap = try await ReplayedExample("tap-inside", of: CoordinatesStage.self)
    let seen = "at 15,4 of its own, 50,30 of its parent, 110,230 of the window"
    #expect(tap.notes == [seen, seen])
    #expect(tap.hits.first?.walk.asks.last?.point == Point(x: 15, y: 4))
  }

  @Test func `the first corner is inside, the last is not`() async throws {
    let first = try await ReplayedExample("tap-first-corner", of: CoordinatesStage.self)
    #expect(first.hitViews == ["coordinates/panel/square"])
    let last = try await ReplayedExample("tap-beyond-last-corner", of: CoordinatesStage.self)
    #expect(last.hitViews == ["coordinates/panel"])
  }

  @Test func `a touch stays with its view, at negative numbers`() async throws {
    let drag = try await ReplayedExample("drag-out", of: CoordinatesStage.self)
    #expect(drag.hitViews == ["coordinates/panel/square"])
    #expect(drag.notes.last == "at -10,-46 of its own, 25,-20 of its parent, 85,180 of the window")
  }
}
