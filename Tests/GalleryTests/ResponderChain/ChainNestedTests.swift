import Testing
import Traces

@testable import Gallery

@MainActor struct ChainNestedTests {
  @Test func `every controller stands between its view and that view's superview`() async throws {
    let tap = try await ReplayedExample("tap-in-grandchild", of: ChainNestedStage.self)
    #expect(
      tap.began == [
        "split/detailArea/detail/editor/page", "split/detailArea/detail/editor",
        "split/detailArea/detail/editor.viewController", "split/detailArea/detail",
        "split/detailArea/detail.viewController", "split/detailArea", "split", "split.viewController",
      ])
  }

  @Test func `a child's view leads past the grandchild`() async throws {
    let tap = try await ReplayedExample("tap-in-child", of: ChainNestedStage.self)
    #expect(tap.began.first == "split/detailArea/detail")
    #expect(!tap.began.contains { $0.contains("editor") })
  }

  @Test func `a child that leaves while it handles the end hears of one end, and of nothing after`() async throws {
    let taps = try await ReplayedExample("child-leaves-the-chain", of: ChainNestedStage.self)
    #expect(taps.heard(by: "split/hint") == [.touchesBegan, .touchesEnded])
    #expect(taps.hitViews == ["split/hint", "split"])
  }

  @Test func `each of two children has its own chain in one event`() async throws {
    let both = try await ReplayedExample("two-children-at-once", of: ChainNestedStage.self)
    #expect(both.began.filter { $0 == "split.viewController" }.count == 2)
    #expect(both.calls(.touchesBegan).allSatisfy { $0.fingers.count == 1 })
  }
}
