import Testing
import Traces

@testable import Gallery

@MainActor struct ButtonTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: ButtonStage.self)
  }

  @Test func `the highlight is set within the landing, and the action sent within the lifting`() async throws {
    let tap = try await replay("tap")
    #expect(
      tap.decisions == [
        "the button shines", "lift/callButton action touchDown → Watch",
        "lift/callButton action touchUpInside → Watch", "the application sends press:",
        "lift/callButton action touchUpInside → press: by lift.viewController", "the lift is called",
        "the button is dark",
      ])
    #expect(tap.entries.filter { $0.frame == 1 }.count == 4)
  }

  @Test func `leaving and coming back sends exit and enter once each`() async throws {
    let drag = try await replay("drag-out-and-back")
    let events = drag.actions.filter { !$0.contains("touchDragInside") && !$0.contains("touchDragOutside") }
    #expect(
      events == [
        "touchDown → Watch", "touchDragExit → Watch", "touchDragEnter → Watch", "touchUpInside → Watch",
        "touchUpInside → press: by lift.viewController",
      ])
    #expect(drag.notes.filter { $0.hasPrefix("the button") }.count == 4)
  }

  @Test(arguments: [("lift-just-within-margin", "touchUpInside"), ("lift-just-beyond-margin", "touchUpOutside")])
  func `inside ends 70 points beside the button`(recording: String, event: String) async throws {
    #expect(try await replay(recording).actions.contains("\(event) → Watch"))
  }

  @Test func `the margin is for fingers that are tracked, not for landing`() async throws {
    #expect(try await replay("land-in-margin").actions == [])
  }

  @Test func `a second tap repeats, a cancelled one cancels, a second finger comes to nothing`() async throws {
    #expect(try await replay("tap-twice").actions.contains("touchDown touchDownRepeat → Watch"))
    #expect(try await replay("cancelled").actions.last == "touchCancel → Watch")
    #expect(try await replay("second-finger-comes-to-nothing").actions.count == 3)
  }
}
