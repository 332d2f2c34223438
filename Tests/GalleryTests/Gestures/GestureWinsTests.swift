import Testing
import Traces

@testable import Gallery

@MainActor struct GestureWinsTests {
  @Test(arguments: ["tap-is-recognized", "drag-is-recognized"])
  func `the touched view is cancelled before the action, and its touch never ends`(recording: String) async throws {
    let example = try await ReplayedExample(recording, of: GestureWinsStage.self)
    #expect(example.heard(by: "deck/table/card") == [.touchesBegan, .touchesCancelled])
    let cancelled = example.entries.firstIndex {
      if case .call(let call) = $0.event { call.method == .touchesCancelled } else { false }
    }
    let acted = example.entries.firstIndex {
      if case .gesture(let step) = $0.event, case .action = step.what { true } else { false }
    }
    #expect(try #require(cancelled) < #require(acted))
  }

  @Test func `when all have failed the view hears everything`() async throws {
    let example = try await ReplayedExample("slow-press-is-nobodys", of: GestureWinsStage.self)
    #expect(example.heard(by: "deck/table/card") == [.touchesBegan, .touchesEnded])
    #expect(example.notes == [])
  }

  @Test func `a touch beside the view concerns none of its recognizers`() async throws {
    let example = try await ReplayedExample("beside-the-ancestor", of: GestureWinsStage.self)
    #expect(example.steps(of: "tap") + example.steps(of: "pan") == [])
  }
}
