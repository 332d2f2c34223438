import Testing
import Traces

@testable import Gallery

@MainActor struct PriceTagTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: PriceTagStage.self)
  }

  private let place = "rentals/map/place"
  private let sent = [
    "rentals/map/place action touchUpInside → Show rental", "rentals/map/place tracking refused",
  ]

  @Test func `tag and icon, outside of the place, are hit as the place, and send on landing`() async throws {
    let taps = try await replay("tap-tag-and-icon")
    #expect(taps.hitViews == [place, place])
    #expect(taps.decisions == sent + sent)
    #expect(taps.entries[2].frame == 1)
  }

  @Test func `nothing is tracked after that`() async throws {
    let drag = try await replay("drag-from-tag")
    #expect(drag.decisions == sent)
  }

  @Test func `outside of both, also on the place itself, the map is hit`() async throws {
    #expect(try await replay("tap-outside-both").hitViews == ["rentals/map", "rentals/map"])
  }

  @Test func `sold out, it is no touch's view`() async throws {
    let taps = try await replay("tap-when-sold-out")
    #expect(taps.hitViews.dropFirst() == ["rentals/map", "rentals/map"])
    #expect(taps.actions == ["touchUpInside → Sell out"])
  }

  @Test func `a hidden icon still counts, since its point(inside:) looks at nothing else`() async throws {
    #expect(try await replay("tap-hidden-icon").hitViews == ["rentals/hideIconButton", place])
  }

  @Test func `the hit area grows with the tag`() async throws {
    #expect(try await replay("tap-wider-tag").hitViews == ["rentals/map", "rentals/raisePriceButton", place])
  }
}
