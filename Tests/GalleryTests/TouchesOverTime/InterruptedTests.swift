import Testing

@testable import Gallery

@MainActor struct InterruptedTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: InterruptedStage.self)
  }

  @Test func `a call cancels the touch, once, and the finger is heard of no more`() async throws {
    let heard = try await replay("call-comes-in").heard
    #expect(heard.first == "player/canvas touch began" && heard.last == "player/canvas touch cancelled")
    #expect(heard.count { $0.hasSuffix("cancelled") } == 1)
    #expect(heard.count { $0.hasSuffix("moved") } == 4)
  }

  @Test func `every finger's view hears of its own end, and a button sends touchCancel`() async throws {
    let call = try await replay("call-comes-in-with-two-fingers-down")
    #expect(call.heard.suffix(2) == ["player/canvas touch cancelled", "player/playButton touch cancelled"])
    #expect(call.actions == ["touchCancel → Forget it"])
  }

  @Test func `a view that leaves is told while the chain above it still stands`() async throws {
    let leaving = try await replay("view-leaves-by-itself")
    #expect(
      leaving.heard.filter { $0.hasSuffix("cancelled") } == [
        "player/toast touch cancelled", "player touch cancelled", "player.viewController touch cancelled",
      ])
    #expect(leaving.hitViews == ["player/toast", "player"])
  }

  @Test func `so is a control in what leaves`() async throws {
    let leaving = try await replay("what-it-is-in-leaves")
    #expect(leaving.heard == ["player/panel/volume touch began", "player/panel/volume touch cancelled"])
    #expect(leaving.actions == ["touchDown → Close soon", "touchCancel → Forget it"])
  }
}
