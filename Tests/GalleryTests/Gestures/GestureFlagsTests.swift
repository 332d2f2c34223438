import Testing
import Traces

@testable import Gallery

@MainActor struct GestureFlagsTests {
  @Test(arguments: [
    ("cancels-nothing", "cancelsNothing", [Call.Method.touchesBegan, .touchesBegan, .touchesEnded, .touchesEnded]),
    ("began-is-discarded", "delaysBegan", []), ("began-comes-late", "delaysBegan", [.touchesBegan, .touchesEnded]),
    ("began-comes-with-a-drag", "delaysBegan", [.touchesBegan, .touchesEnded]),
    ("ended-comes-at-once", "endsAtOnce", [.touchesBegan, .touchesEnded]),
    ("ended-then-recognized", "endsAtOnce", [.touchesBegan, .touchesEnded, .touchesBegan, .touchesCancelled]),
    ("ended-comes-late", "defaults", [.touchesBegan, .touchesEnded]),
    ("ended-is-cancelled", "defaults", [.touchesBegan, .touchesBegan, .touchesCancelled]),
  ])
  func `each flag shows in what the view hears`(recording: String, row: String, heard: [Call.Method]) async throws {
    let example = try await ReplayedExample(recording, of: GestureFlagsStage.self)
    #expect(example.heard(by: "flags/\(row)") == heard)
  }

  @Test(arguments: [("ended-comes-at-once", 0.08), ("ended-comes-late", 0.43), ("began-comes-late", 0.43)])
  func `an end is told when the tap lifts, or when the double tap has failed`(recording: String, at time: Double)
    async throws
  {
    let example = try await ReplayedExample(recording, of: GestureFlagsStage.self)
    let end = example.entries.last {
      if case .call(let call) = $0.event { call.method == .touchesEnded } else { false }
    }
    #expect(abs(try #require(end).time - time) < 1e-9)
  }
}
