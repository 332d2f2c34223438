import Testing
import Traces

@testable import Gallery

@MainActor struct PagingStripTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: PagingStripStage.self)
  }

  @Test func `a finger on the margin hits the strip by the container's answer, and turns the page`() async throws {
    let flick = try await replay("flick-from-margin")
    #expect(flick.hitViews == ["cards/clip/strip"] && flick.hits[0].answeredBy == "cards/clip")
    #expect(flick.restingPlace == Point(x: 260, y: 0))
  }

  @Test(arguments: [("rest-just-under-half-a-page", 0.0), ("rest-just-over-half-a-page", 260)])
  func `a finger that rests leaves the nearest page`(recording: String, page: Double) async throws {
    #expect(try await replay(recording).restingPlace == Point(x: page, y: 0))
  }

  @Test(arguments: [("move-just-under-ten-points", false), ("move-just-over-ten-points", true)])
  func `ten points scroll`(recording: String, scrolls: Bool) async throws {
    let steps = try await replay(recording).scrolling
    #expect(steps.contains(.began(at: Point(x: 0, y: 0), lock: nil)) == scrolls)
  }

  @Test func `beyond the first page it is pulled back to it`() async throws {
    let pull = try await replay("beyond-the-first-page")
    #expect(pull.scrolling.contains(.decelerates(to: Point(x: 0, y: 0), .page)))
    #expect(pull.restingPlace == Point(x: 0, y: 0))
  }

  @Test func `up and down is the card's`() async throws {
    let drag = try await replay("up-and-down-scrolls-nothing")
    #expect(drag.scrolling.contains(.refused(fingers: [0], .nothingToScroll(.vertical))))
    #expect(drag.heard(by: "cards/clip/strip/cards[0]") == [.touchesBegan, .touchesEnded])
  }
}
