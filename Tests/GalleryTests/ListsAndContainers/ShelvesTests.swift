import Testing
import Traces

@testable import Gallery

@MainActor struct ShelvesTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: ShelvesStage.self)
  }

  @Test func `after a fling the same point is another card, by name`() async throws {
    let taps = try await replay("tap-fling-tap")
    #expect(taps.notes == ["card 0 of shelf 0 is opened", "card 1 of shelf 0 is opened"])
    let views = taps.hitViews.map { $0?.split(separator: "/").suffix(2).first ?? "" }
    #expect(views == ["item0-0", "item0-1", "item0-1"])
  }

  @Test func `a finger that goes down the list scrolls the list and no shelf`() async throws {
    let scroll = try await replay("scroll-down-from-a-card")
    #expect(scroll.scrolling.contains(.refused(fingers: [0], .nothingToScroll(.vertical))))
    #expect(scroll.notes == ["card 1 of shelf 1 is opened"])
  }

  @Test func `a button on a card is its own`() async throws {
    #expect(try await replay("tap-a-heart").notes == ["card 0 of shelf 0 is liked"])
  }
}
