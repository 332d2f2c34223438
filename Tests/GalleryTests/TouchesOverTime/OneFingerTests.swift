import Testing
import Traces

@testable import Gallery

@MainActor struct OneFingerTests {
  @Test(arguments: [
    ("tap", "ended after 2 calls"), ("drag", "ended after 20 calls"), ("cancelled", "cancelled after 14 calls"),
  ])
  func `a finger is one object whose path has no gaps`(recording: String, end: String) async throws {
    let finger = try await ReplayedExample(recording, of: OneFingerStage.self)
    #expect(finger.notes == ["\(end): 0 changes of object, 0 gaps in the path"])
  }

  @Test func `a finger that rests hears nothing while another one moves`() async throws {
    let both = try await ReplayedExample("rests-while-another-moves", of: OneFingerStage.self)
    #expect(both.calls(.touchesMoved).filter { $0.fingers == [1] }.count == 12)
    #expect(both.calls(.touchesMoved).filter { $0.fingers.contains(0) }.count == 1)
    #expect(both.notes.allSatisfy { $0.hasSuffix("0 changes of object, 0 gaps in the path") })
  }

  @Test func `every landing begins a life of its own`() async throws {
    let taps = try await ReplayedExample("three-touches-of-one-hand", of: OneFingerStage.self)
    #expect(taps.calls(.touchesBegan).map(\.fingers) == [[0], [1], [2]])
    #expect(taps.calls(.touchesEnded).map(\.fingers) == [[0], [1], [2]])
  }
}
