import Testing
import Traces

@testable import Gallery

@MainActor struct FifoTests {
  /// Who was called with what, and what the stage said, in order.
  private func story(of recording: String) async throws -> [String] {
    try await ReplayedExample(recording, of: FifoStage.self).entries.compactMap {
      switch $0.event {
      case .call(let call): "\($0.subject.split(separator: "/").last ?? "") \(call.method.rawValue)"
      case .note(let text): text
      default: nil
      }
    }
  }

  @Test func `posted events wait until the handler is done, and keep their order`() async throws {
    #expect(
      try await story(of: "handler-posts-two-events") == [
        "sender touch began", "a tap posted", "another tap posted", "the sender is done",
        "receiver touch began", "receiver touch ended", "receiver touch began", "receiver touch ended",
        "sender touch ended",
      ])
  }

  @Test func `what a posted event posts comes after what was posted before`() async throws {
    #expect(
      try await story(of: "posted-event-posts-another") == [
        "chatterbox touch began", "a tap on itself posted", "chatterbox touch began",
        "a tap on the receiver posted", "chatterbox touch ended", "receiver touch began", "receiver touch ended",
        "chatterbox touch ended",
      ])
  }

  @Test func `posted fingers are others than the log's`() async throws {
    let posted = try await ReplayedExample("posting-while-another-finger-is-down", of: FifoStage.self)
    #expect(posted.calls(.touchesBegan).map(\.fingers) == [[0], [1], [-1], [-1]])
    #expect(posted.calls(.touchesEnded).map(\.fingers) == [[-1], [-1], [1], [0]])
  }
}
