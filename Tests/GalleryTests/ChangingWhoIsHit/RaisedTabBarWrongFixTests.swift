import Testing

@testable import Gallery

@MainActor struct RaisedTabBarWrongFixTests {
  @Test func `the raised part still presses the row, since the bar never asks the button`() async throws {
    let press = try await ReplayedExample("press-raised-part", of: RaisedTabBarWrongFixStage.self)
    #expect(press.hitViews == ["home/list/row14"])
    #expect(press.hits.first?.asked.contains { $0.hasPrefix("centerButton") } == false)
  }

  @Test func `below the bar's edge the button is asked, and answers`() async throws {
    let lower = try await ReplayedExample("press-lower-part", of: RaisedTabBarWrongFixStage.self)
    #expect(lower.hitViews == ["home/tabBar/centerButton"])
    #expect(lower.notes == ["composes"])
  }
}
