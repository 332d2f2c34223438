import Testing
import Traces

@testable import Gallery

@MainActor struct SaysNoTests {
  private func steps(_ recording: String) async throws -> [(subject: String, step: GestureStep)] {
    try await ReplayedExample(recording, of: SaysNoStage.self).entries.compactMap { entry in
      if case .gesture(let step) = entry.event { (entry.subject, step) } else { nil }
    }
  }

  @Test func `a button keeps a single tap from its ancestors, and sends its action`() async throws {
    let example = try await ReplayedExample("button-keeps-its-tap", of: SaysNoStage.self)
    #expect(example.notes.isEmpty)
    #expect(example.lines.contains { $0.contains("touchUpInside → Press") })
    let refusal = try #require(try await steps("button-keeps-its-tap").first)
    #expect(refusal.step.reason == .viewSaysNo("rows/button"))
  }

  @Test func `a control of the stage's own loses its touch to an ancestor's tap`() async throws {
    let example = try await ReplayedExample("own-control-loses-its-tap", of: SaysNoStage.self)
    #expect(example.notes == ["the root was tapped"])
    #expect(!example.lines.contains { $0.contains("touchUpInside") })
  }

  @Test func `a delegate's no fails the recognizer, and the view hears on`() async throws {
    let last = try #require(try await steps("delegate-refuses-to-begin").first { $0.subject.hasSuffix("/pan") })
    #expect(last.step.what == .failed && last.step.reason == .delegateSaysNo)
    let example = try await ReplayedExample("delegate-refuses-to-begin", of: SaysNoStage.self)
    #expect(!example.lines.contains { $0.contains("touch cancelled") })
  }

  @Test func `a touch that the delegate refuses is never the recognizer's`() async throws {
    let all = try await steps("delegate-refuses-the-touch").filter { $0.subject.hasSuffix("/pan") }
    #expect(all.map(\.step.what) == [.refusedTouch(finger: 0)])
  }
}
