import Testing
import Traces

@testable import Gallery

@MainActor struct SixRecognizersTests {
  @Test(arguments: [
    ("tap-within-45-pt", "tap", [GestureStep.What.recognized]), ("tap-beyond-45-pt", "tap", [.failed]),
    ("press-of-600-ms", "press", [.began, .ended]), ("press-of-400-ms", "press", [.failed]),
    ("press-that-moves-11-pt", "press", [.failed]), ("pan-of-66-pt", "pan", [.began, .ended]),
    ("pan-of-9-pt", "pan", [.failed]), ("swipe-of-110-pt", "swipe", [.recognized]),
    ("swipe-of-49-pt", "swipe", [.failed]), ("swipe-too-slow", "swipe", [.failed]),
    ("swipe-the-other-way", "swipe", [.failed]),
    ("swipe-astray", "swipe", [.failed]), ("tap-with-two-fingers", "tap", [.failed]),
    ("pinch-to-twice", "pinch", [.began, .ended]), ("pinch-by-7-pt", "pinch", [.failed]),
    ("rotation-by-half-a-turn", "rotation", [.began, .ended]), ("rotation-by-90-mrad", "rotation", [.failed]),
    ("edge-pan-from-12-pt", "edge", [.began, .ended]), ("edge-pan-from-14-pt", "edge", [.failed]),
  ])
  func `just over is recognized, just under is not`(recording: String, name: String, steps: [GestureStep.What])
    async throws
  {
    let example = try await ReplayedExample(recording, of: SixRecognizersStage.self)
    #expect(example.steps(of: "/\(name)") == steps)
  }

  @Test(arguments: [
    ("pan-of-66-pt", "went 56 pt"), ("edge-pan-from-12-pt", "went 90 pt from the edge"),
    ("pinch-to-twice", "scaled to 1.852"), ("rotation-by-half-a-turn", "turned by 3.142 rad"),
  ])
  func `what they measured at the end`(recording: String, note: String) async throws {
    #expect(try await ReplayedExample(recording, of: SixRecognizersStage.self).notes == [note])
  }
}
