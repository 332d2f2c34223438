import Testing
import Traces

@testable import Gallery

@MainActor struct PassThroughTests {
  @Test func `the overlay's empty part is the page's`() async throws {
    let tap = try await ReplayedExample("tap-empty-part", of: PassThroughStage.self)
    #expect(tap.hits.map(\.asked) == [["window ✓", "reader ✓", "overlay ✓", "noteButton ✗", "page ✓"]])
    #expect(tap.hitViews == ["reader/page"])
    let overlay = try #require(tap.hits.first?.walk.asks.first { $0.subject == "reader/overlay" })
    #expect(overlay.isOwnAnswer)
    #expect(overlay.answer == nil)
  }

  @Test func `the overlay's child is the child's`() async throws {
    let tap = try await ReplayedExample("tap-child", of: PassThroughStage.self)
    #expect(tap.hitViews == ["reader/overlay/noteButton"])
    #expect(tap.notes == ["writes a note"])
  }

  @Test func `a touch that began in the child stays there over the page`() async throws {
    let drag = try await ReplayedExample("drag-from-child-to-page", of: PassThroughStage.self)
    #expect(drag.hitViews == ["reader/overlay/noteButton"])
    #expect(drag.notes.isEmpty)
  }

  @Test func `two fingers at once each have the view they landed on`() async throws {
    let drags = try await ReplayedExample("drag-both-by-hand", of: PassThroughStage.self)
    #expect(Set(drags.hitViews) == ["reader/overlay/noteButton", "reader/page"])
    #expect(Set(drags.notes) == ["writes a note", "turns the page"])
  }
}
