import Testing
import Traces

@testable import Gallery

@MainActor struct ChainSingleTests {
  private let climb = [
    "pinboard/card/pin", "pinboard/card", "pinboard", "pinboard.viewController", "window", "application",
  ]

  @Test func `an event climbs to a delegate that is a responder, and is dropped after it`() async throws {
    let tap = try await ReplayedExample("tap-nobody-takes", of: ChainSingleStage.self)
    #expect(tap.began == climb + ["delegate"])
    #expect(tap.calls(.touchesBegan).map(\.outcome) == Array(repeating: .passed, count: 6) + [.unhandled])
    #expect(tap.calls(.touchesEnded).last?.outcome == .unhandled)
  }

  @Test func `every hop names the one before it`() async throws {
    let tap = try await ReplayedExample("tap-nobody-takes", of: ChainSingleStage.self)
    #expect(tap.calls(.touchesBegan).map(\.from) == [nil] + climb.map { $0 })
  }

  @Test func `moves and a cancellation climb as well`() async throws {
    let drag = try await ReplayedExample("drag-nobody-takes", of: ChainSingleStage.self)
    #expect(drag.calls(.touchesMoved).count == 15 * 7)
    let cancelled = try await ReplayedExample("cancelled-nobody-takes", of: ChainSingleStage.self)
    #expect(cancelled.calls(.touchesCancelled).count == 7)
    #expect(cancelled.calls(.touchesEnded) == [])
  }

  @Test func `the climb starts at the hit view`() async throws {
    let tap = try await ReplayedExample("tap-halfway-up", of: ChainSingleStage.self)
    #expect(tap.began == climb.dropFirst() + ["delegate"])
  }

  @Test func `a delegate can take what nobody else took`() async throws {
    let tap = try await ReplayedExample("tap-reaches-delegate", of: ChainSingleDelegateTakesStage.self)
    #expect(tap.began.last == "delegate")
    #expect(tap.calls(.touchesBegan).last?.outcome == .taken)
  }

  @Test func `a delegate that is no responder is skipped`() async throws {
    let tap = try await ReplayedExample("tap-skips-delegate", of: ChainSinglePlainDelegateStage.self)
    #expect(tap.began == climb)
    #expect(tap.calls(.touchesBegan).last?.outcome == .unhandled)
  }
}
