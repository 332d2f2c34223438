import Testing
import Traces

@testable import Gallery

@MainActor struct StickyTests {
  @Test(arguments: [
    ("leaves-its-view", "sticky/pad"), ("leaves-the-screen", "sticky/pad"),
    ("view-shrinks-and-moves", "sticky/shrinking"), ("view-hides-itself", "sticky/hiding"),
  ])
  func `a touch stays with the view that it began in`(recording: String, view: String) async throws {
    let touch = try await ReplayedExample(recording, of: StickyStage.self)
    let calls = touch.entries.filter { if case .call(let call) = $0.event { call.fingers == [0] } else { false } }
    #expect(calls.allSatisfy { $0.subject == view })
    #expect(touch.heard(by: view) == [.touchesBegan, .touchesEnded])
    #expect(touch.calls(.touchesMoved).count >= 6)
  }

  @Test(arguments: ["view-shrinks-and-moves", "view-hides-itself"])
  func `the next touch finds what is there now`(recording: String) async throws {
    let touches = try await ReplayedExample(recording, of: StickyStage.self)
    #expect(touches.hitViews.last == "sticky")
  }

  @Test func `moving the view to another parent changes the chain and not the touch`() async throws {
    let drag = try await ReplayedExample("moved-to-another-parent", of: StickyStage.self)
    let moved = drag.entries.filter {
      if case .call(let call) = $0.event { call.method == .touchesMoved } else { false }
    }
    #expect(moved.filter { $0.subject == "sticky/tray/chip" }.count == 12)
    #expect(moved.filter { $0.subject == "sticky/tray" }.count == 6)
    #expect(moved.filter { $0.subject == "sticky/dock" }.count == 6)
    #expect(drag.calls(.touchesCancelled) == [])
    #expect(drag.hitViews == ["sticky/tray/chip", "sticky/tray/chip"])
  }
}
