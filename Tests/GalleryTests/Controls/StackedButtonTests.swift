import Testing
import Traces

@testable import Gallery

@MainActor struct StackedButtonTests {
  @Test func `a stack in a button has the touches that land on it, and the button tracks none of them`()
    async throws
  {
    let word = try await ReplayedExample("tap-word", of: StackedButtonStage.self)
    #expect(word.hitViews == ["screen/shareButton/stack"] && word.notes == [])
    #expect(word.lines.contains { $0.contains("shareButton") && $0.contains("tracking         passed up") })
    #expect(try await ReplayedExample("tap-rim", of: StackedButtonStage.self).notes == ["shares"])
  }

  @Test(arguments: ["tap-word", "tap-rim"])
  func `one that takes no touches leaves them to the button`(recording: String) async throws {
    let tap = try await ReplayedExample(recording, of: StackedButtonFixedStage.self)
    #expect(tap.hitViews == ["screen/shareButton"] && tap.notes == ["shares"])
  }
}
