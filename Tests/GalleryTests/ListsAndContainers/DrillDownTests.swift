import Testing
import Traces

@testable import Gallery

@MainActor struct DrillDownTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: DrillDownStage.self)
  }

  @Test(arguments: ["push-and-tap-back", "push-and-swipe-back"])
  func `both ways lead back, and the same row to the same map`(recording: String) async throws {
    let way = try await replay(recording)
    #expect(way.notes == ["map 3 is gone"])
    #expect(way.hitViews.count == 3 && way.hitViews[0] == way.hitViews[2])
  }

  @Test func `a finger that turns round leaves the map where it is`() async throws {
    let way = try await replay("swipe-back-called-off")
    #expect(way.notes == ["a place on map 3"])
    #expect(way.steps(of: "interactivePop").count > 1)
  }

  @Test func `at the root there is no way back`() async throws {
    #expect(try await replay("swipe-at-the-root").notes == [])
  }
}
