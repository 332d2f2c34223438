import Testing
import Traces

@testable import Gallery

@MainActor struct ArrangeTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: ArrangeStage.self)
  }

  @Test func `a finger that rests picks a photo up, and another place is its place`() async throws {
    let moved = try await replay("rest-and-move")
    #expect(moved.notes == ["photo 0 is number 4"])
    #expect(moved.heard(by: "photos/collectionView0/item0/contentView") == [.touchesBegan, .touchesCancelled])
  }

  @Test func `one that is taken away moves nothing`() async throws {
    #expect(try await replay("picked-up-and-taken-away").notes == [])
  }

  @Test func `one that moves at once scrolls`() async throws {
    let scroll = try await replay("move-at-once")
    #expect(scroll.notes == [] && scroll.scrolling.contains(.began(at: Point(x: 0, y: 0), lock: nil)))
  }
}
