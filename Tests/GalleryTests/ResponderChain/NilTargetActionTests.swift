import Testing

@testable import Gallery

@MainActor struct NilTargetActionTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: NilTargetActionStage.self)
  }

  @Test func `without a first responder the search starts at the button`() async throws {
    let taps = try await replay("without-first-responder")
    let rest = "document, document.viewController, window, application"
    #expect(
      taps.actions == [
        "touchUpInside → cut: by nobody, after asking cutButton, toolBar, \(rest)",
        "touchUpInside → undo: by nobody, after asking undoButton, toolBar, \(rest)",
        "touchUpInside → share: by document/toolBar, after asking shareButton",
      ])
    #expect(taps.notes == ["shared"])
  }

  @Test func `with one it starts there`() async throws {
    let taps = try await replay("from-first-responder")
    #expect(
      taps.actions == [
        "touchUpInside → cut: by document/desk/page", "touchUpInside → undo: by document/desk, after asking page",
      ])
    #expect(taps.notes == ["cut", "undone"])
  }

  @Test func `where the first responder's chain leads to nobody, the button's is searched too`() async throws {
    let taps = try await replay("first-responder-reaches-nobody")
    #expect(taps.notes == ["shared"])
    #expect(taps.actions.last?.hasSuffix("window, application, shareButton") == true)
    #expect(try await replay("nobody-can").actions.last?.contains("print: by nobody") == true)
  }

  @Test func `a target that was named is the only one, whatever it can`() async throws {
    let taps = try await replay("named-target-that-cannot")
    #expect(taps.actions == ["touchUpInside → cut: is no method of document/desk"])
    #expect(taps.notes == [])
  }
}
