import Testing

@testable import Gallery

@MainActor struct FirstResponderTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: FirstResponderStage.self)
  }

  @Test func `a field takes the place of the one before, and gives it up`() async throws {
    #expect(
      try await replay("become-and-resign").decisions == [
        "profile/form/name first responder becomes",
        "profile/form/name first responder resigns",
        "profile/form/notes first responder becomes",
        "profile/form/doneButton action touchUpInside → Done",
        "profile/form/notes first responder resigns",
        "editing is over",
      ])
  }

  @Test func `who can't become it, or won't resign, leaves everything as it is`() async throws {
    let decisions = try await replay("kept-from-it").decisions
    #expect(
      decisions.filter { $0.contains("first responder") } == [
        "profile/form/locked first responder refused: canBecomeFirstResponder said no",
        "profile/form/notes first responder becomes",
        "profile/form/notes first responder stays: canResignFirstResponder said no",
        "profile/form/name first responder refused: profile/form/notes did not resign",
        "profile/form/notes first responder stays: canResignFirstResponder said no",
      ])
    #expect(decisions.last == "editing goes on")
  }

  @Test(arguments: [
    ("shake", "profile/form/name motion began"),
    ("shake-without-first-responder", "profile.viewController motion began"),
    ("presses", "profile/form/name press began"),
  ])
  func `what has no place on the screen starts at the first responder, else at the root controller`(
    recording: String, first: String
  ) async throws {
    let heard = try await replay(recording).heard.filter { !$0.contains("touch") }
    #expect(heard.first == first)
    #expect(heard.contains { $0.hasPrefix("application") })
  }

  @Test func `a finger elsewhere makes no difference`() async throws {
    let heard = try await replay("remote-control").heard.filter { $0.hasPrefix("profile/form/") }
    #expect(
      heard == [
        "profile/form/notes touch began", "profile/form/notes touch ended", "profile/form/notes remote control",
        "profile/form/name touch began", "profile/form/notes remote control", "profile/form/name touch ended",
      ])
  }

  @Test func `an interrupted shake is cancelled, and its end is dropped`() async throws {
    let shake = try await replay("shake-interrupted")
    #expect(
      shake.heard.filter { $0.hasPrefix("profile/form/name motion") }.map { $0.suffix(9) } == [
        "ion began", "cancelled",
      ])
    #expect(shake.decisions.last == "application dropped motion: it was cancelled already")
  }
}
