import Testing

@testable import Gallery

@MainActor struct TouchRecognizersTests {
  @Test(arguments: [
    ("in-the-inner-view", "the touch has inner pan, inner press, outer pan, root swipe"),
    ("in-the-outer-view", "the touch has outer pan, root swipe"),
  ])
  func `a touch has the recognizers of its view and of all above it`(recording: String, note: String) async throws {
    #expect(try await ReplayedExample(recording, of: TouchRecognizersStage.self).notes == [note])
  }
}
