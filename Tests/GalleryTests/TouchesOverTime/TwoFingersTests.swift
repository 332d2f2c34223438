import Testing
import Traces

@testable import Gallery

@MainActor struct TwoFingersTests {
  @Test func `two that land together are one call`() async throws {
    let two = try await ReplayedExample("two-together", of: TwoFingersStage.self)
    #expect(two.calls(.touchesBegan).map(\.fingers) == [[0, 1]])
    #expect(two.calls(.touchesEnded).map(\.fingers) == [[0, 1]])
    #expect(two.notes == ["2 landed, 2 in this view, 2 in all"])
  }

  @Test func `two that land one after the other are two calls`() async throws {
    let two = try await ReplayedExample("two-staggered", of: TwoFingersStage.self)
    #expect(two.calls(.touchesBegan).map(\.fingers) == [[0], [1]])
    #expect(two.notes == ["1 landed, 1 in this view, 1 in all", "1 landed, 2 in this view, 2 in all"])
  }

  @Test func `of one event a view hears of beginnings, moves and ends, in this order`() async throws {
    let two = try await ReplayedExample("one-lands-while-one-moves", of: TwoFingersStage.self)
    func methods(at time: Double) -> [Call.Method] {
      two.entries.compactMap {
        if abs($0.time - time) < 1e-9, case .call(let call) = $0.event { call.method } else { nil }
      }
    }
    #expect(methods(at: 0.05) == [.touchesBegan, .touchesMoved])
    #expect(methods(at: 0.11) == [.touchesMoved, .touchesEnded])
  }

  @Test func `each of two views has its own call, in the order of landing`() async throws {
    let two = try await ReplayedExample("two-views-together", of: TwoFingersStage.self)
    #expect(two.began == ["piano/lower", "piano/upper"])
    #expect(two.calls(.touchesBegan).map(\.fingers) == [[0], [1]])
    #expect(two.notes == Array(repeating: "1 landed, 1 in this view, 2 in all", count: 2))
  }

  @Test func `a pinch moves both in every call`() async throws {
    let pinch = try await ReplayedExample("pinch", of: TwoFingersStage.self)
    #expect(pinch.calls(.touchesMoved).count == 15)
    #expect(pinch.calls(.touchesMoved).allSatisfy { $0.fingers == [0, 1] })
  }
}
