import Testing
import Traces

@testable import Gallery

@MainActor struct TogetherTests {
  @Test func `who moves enough first is the only one`() async throws {
    let example = try await ReplayedExample("one-by-default", of: TogetherStage.self)
    #expect(example.steps(of: "/pinch") == [.began, .ended])
    #expect(example.steps(of: "/rotation") == [.failed])
    #expect(example.notes == ["scaled to 1.852"])
  }

  @Test func `both go on where one's delegate allows it`() async throws {
    let example = try await ReplayedExample("both-by-the-delegate", of: TogetherStage.self)
    #expect(example.steps(of: "/pinch") == [.began, .ended])
    #expect(example.steps(of: "/rotation") == [.began, .ended])
    #expect(example.notes == ["scaled to 1.852", "turned by 0.8 rad"])
  }
}
