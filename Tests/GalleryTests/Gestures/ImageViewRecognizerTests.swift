import Testing
import Traces

@testable import Gallery

@MainActor struct ImageViewRecognizerTests {
  @Test func `as created nothing in the image view hears of touches`() async throws {
    let example = try await ReplayedExample("as-created", of: ImageViewRecognizerStage.self)
    #expect(example.hitViews == ["pictures"])
    #expect(example.notes == [] && example.steps(of: "tap0") == [])
  }

  @Test func `with user interaction on its recognizer fires`() async throws {
    let example = try await ReplayedExample("interaction-on", of: ImageViewRecognizerStage.self)
    #expect(example.notes == ["opened the picture"])
  }
}
