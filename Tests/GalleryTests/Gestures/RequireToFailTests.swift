import Testing
import Traces

@testable import Gallery

@MainActor struct RequireToFailTests {
  @Test(arguments: [
    ("both-fire", ["opened", "enlarged"]), ("single-waits-and-fires", ["opened"]),
    ("single-waits-and-fails", ["enlarged"]), ("delegate-of-the-single-one", ["enlarged", "opened"]),
    ("delegate-of-the-double-one", ["enlarged", "opened"]),
  ])
  func `a single tap fires beside the double one, or waits for it`(recording: String, notes: [String]) async throws
  {
    #expect(try await ReplayedExample(recording, of: RequireToFailStage.self).notes == notes)
  }

  @Test func `it fires 0.35 s after the tap, when the double one has failed`() async throws {
    let example = try await ReplayedExample("single-waits-and-fires", of: RequireToFailStage.self)
    let opened = try #require(example.entries.last { $0.event == .note("opened") })
    #expect(abs(opened.time - 0.43) < 1e-9 && opened.frame == nil)
  }
}
