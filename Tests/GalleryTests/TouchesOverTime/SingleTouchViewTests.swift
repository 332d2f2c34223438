import Testing
import Traces

@testable import Gallery

@MainActor struct SingleTouchViewTests {
  private let refused = Dropped(.touch(finger: 1), .singleTouch(view: "singleTouch/pad"))

  @Test(arguments: ["second-finger-dropped", "both-in-one-report", "dropped-finger-outlives-the-first"])
  func `the second finger reaches nobody until it lifts`(recording: String) async throws {
    let two = try await ReplayedExample(recording, of: SingleTouchViewStage.self)
    #expect(two.drops == [refused])
    #expect(two.heard(by: "singleTouch/pad") == [.touchesBegan, .touchesEnded])
    #expect(two.entries.allSatisfy { if case .call(let call) = $0.event { call.fingers == [0] } else { true } })
  }

  @Test func `once the first has lifted a new one is taken, the refused one still is not`() async throws {
    let three = try await ReplayedExample("third-finger-after-the-first-lifted", of: SingleTouchViewStage.self)
    #expect(three.drops == [refused])
    #expect(three.calls(.touchesBegan).map(\.fingers) == [[0], [2]])
    #expect(three.calls(.touchesEnded).map(\.fingers) == [[0], [2]])
  }

  @Test func `fingers that subviews pass on do not count`() async throws {
    let three = try await ReplayedExample("forwarded-by-subviews", of: SingleTouchViewStage.self)
    #expect(three.drops == [])
    #expect(three.called(.touchesBegan).filter { $0 == "singleTouch/mixer" }.count == 3)
  }
}
