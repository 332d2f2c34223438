import Testing
import Traces

@testable import Gallery

@MainActor struct GeometryTests {
  private func hitViews(_ recording: String) async throws -> [String?] {
    try await ReplayedExample(recording, of: GeometryStage.self).hitViews
  }

  @Test func `scrolling moves what is inside, not the tile's own edges`() async throws {
    let scrolled = "geometry/scrolled"
    #expect(
      try await hitViews("tap-scrolled") == [
        scrolled, scrolled, "geometry", "geometry", "\(scrolled)/item", "\(scrolled)/item", scrolled,
      ])
    let taps = try await ReplayedExample("tap-scrolled", of: GeometryStage.self)
    #expect(taps.notes.first == "at 0,200 of its own")
  }

  @Test func `a rotated tile is hit up to its own edges, not its frame's`() async throws {
    #expect(
      try await hitViews("tap-rotated") == [
        "geometry/rotated", "geometry", "geometry/rotated", "geometry", "geometry",
      ])
  }

  @Test func `the edges of a stretched and a mirrored tile are those of its own coordinates`() async throws {
    let (stretched, mirrored) = ("geometry/stretched", "geometry/mirrored")
    #expect(
      try await hitViews("tap-stretched-and-mirrored") == [
        stretched, stretched, "geometry", "geometry", mirrored, "geometry", mirrored, "geometry",
      ])
    let taps = try await ReplayedExample("tap-stretched-and-mirrored", of: GeometryStage.self)
    #expect(taps.notes.contains("at 59.5,98 of its own"))
  }

  @Test func `the left edge of a mirrored tile is on the right of the screen`() async throws {
    let taps = try await ReplayedExample("tap-stretched-and-mirrored", of: GeometryStage.self)
    let tap = try #require(taps.hits.first { $0.point == Point(x: 350.5, y: 330) })
    let refusal = tap.walk.asks.first { $0.subject == "geometry/mirrored" }?.refusal
    #expect(refusal == .outside(by: 0.5, edge: .left, bounds: Rect(x: 0, y: 0, width: 120, height: 60)))
  }

  @Test func `transforms of nested tiles apply one after the other`() async throws {
    #expect(
      try await hitViews("tap-nested") == ["geometry/outer/inner", "geometry/outer", "geometry/outer", "geometry"])
  }

  @Test func `an empty tile and a flattened one are never hit, nor what is in them`() async throws {
    #expect(try await hitViews("tap-empty-and-flattened") == ["geometry", "geometry", "geometry"])
    let taps = try await ReplayedExample("tap-empty-and-flattened", of: GeometryStage.self)
    for hit in taps.hits {
      #expect(hit.asked.contains("empty ✗"))
      #expect(!hit.asked.contains { $0.hasPrefix("childOfEmpty") })
      #expect(hit.walk.asks.contains { $0.subject == "geometry/flattened" && $0.refusal == .singularTransform })
    }
  }
}
