import Testing
import Traces

@testable import Gallery

@MainActor struct ScrollSwitchesTests {
  private func replay(_ recording: String) async throws -> ReplayedExample {
    try await ReplayedExample(recording, of: ScrollSwitchesStage.self)
  }

  @Test func `without the delay the content hears at touch-down, and is cancelled by a drag`() async throws {
    let drag = try await replay("immediate-drag")
    #expect(drag.entries.filter { $0.frame == 1 }.count == 2)
    #expect(drag.heard(by: "quarters/immediate/tile") == [.touchesBegan, .touchesCancelled])
    #expect(drag.restingPlace == Point(x: 0, y: 50))
  }

  @Test(arguments: ["uncancellable", "refusing-to-cancel"])
  func `content that is not cancelled keeps a finger that rested, and loses one that drags at once`(
    quarter: String
  ) async throws {
    #expect(try await replay("\(quarter)-drag").restingPlace == Point(x: 0, y: 50))
    let rested = try await replay("\(quarter)-rest-then-drag")
    #expect(rested.restingPlace == nil && rested.calls(.touchesEnded).count == 1)
  }

  @Test(arguments: ["tap", "drag", "rest-then-drag"])
  func `content that may not begin hears of nothing`(touch: String) async throws {
    let nothing = try await replay("refusing-to-begin-\(touch)")
    #expect(nothing.began.isEmpty)
    #expect(nothing.restingPlace == (touch == "tap" ? nil : Point(x: 0, y: 50)))
  }
}
