import Testing
import Traces

@testable import Gallery

@MainActor struct ScrollDelaysTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: ScrollDelaysStage.self)
  }

  @Test func `a quick tap is told from beginning to end at the lift, and the button acts`() async throws {
    let tap = try await replay("quick-tap")
    #expect(tap.calls(.touchesBegan).count == 2)
    for entry in tap.entries {
      if case .call(let call) = entry.event, call.method == .touchesBegan { #expect([2, 4].contains(entry.frame)) }
    }
    #expect(tap.actions == ["touchUpInside → Press"])
  }

  @Test(arguments: [
    ("lift-just-before-150-ms", ScrollStep.Release.lifted), ("lift-just-after-150-ms", .timeIsUp),
  ])
  func `after 150 ms the content has it`(recording: String, release: ScrollStep.Release) async throws {
    #expect(try await replay(recording).scrolling == [.held(finger: 0), .released(finger: 0, release)])
  }

  @Test func `a finger that drags first is never the content's`() async throws {
    let drag = try await replay("drag-first")
    #expect(drag.began.isEmpty && drag.restingPlace == Point(x: 0, y: 50))
  }

  @Test func `a plain view that has the finger loses it, a button keeps it`() async throws {
    let tile = try await replay("rest-then-drag-tile")
    #expect(tile.heard(by: "news/feed/tiles[0]") == [.touchesBegan, .touchesCancelled])
    #expect(tile.restingPlace == Point(x: 0, y: 50))
    let button = try await replay("rest-then-drag-button")
    #expect(button.heard(by: "news/feed/button") == [.touchesBegan, .touchesEnded])
    #expect(button.restingPlace == nil)
  }

  @Test func `with the override the button loses it, too`() async throws {
    let button = try await ReplayedExample("rest-then-drag-button", of: ScrollDelaysOverriddenStage.self)
    #expect(button.heard(by: "news/feed/button") == [.touchesBegan, .touchesCancelled])
    #expect(button.actions == [] && button.restingPlace == Point(x: 0, y: 50))
  }

  @Test func `a tap on what moves stops it and selects nothing`() async throws {
    let stop = try await replay("stop-what-moves")
    #expect(stop.drops.last == Dropped(.touch(finger: 1), .stopsScrolling(view: "news/feed")))
    #expect(stop.calls(.touchesBegan).map(\.fingers) == [[2]])
  }
}
