import Testing
import Traces

@testable import Gallery

@MainActor struct RaisedTabBarTests {
  @Test func `the raised part presses the row behind, since the bar says no and the button is not asked`()
    async throws
  {
    let press = try await ReplayedExample("press-raised-part", of: RaisedTabBarStage.self)
    #expect(press.hitViews == ["home/list/row14"])
    #expect(press.notes == ["selects row 14"])
    let walk = try #require(press.hits.first?.walk)
    let bar = Rect(x: 0, y: 0, width: 390, height: 83)
    #expect(walk.reason(for: "home/tabBar") == .outside(by: 12, edge: .top, bounds: bar))
    #expect(walk.reason(for: "home/tabBar/centerButton") == .notAsked(parent: "home/tabBar", rule: "H11"))
  }

  @Test(arguments: [
    ("raised-tab-bar", "home/list/row14"), ("raised-tab-bar-fixed", "home/tabBar/centerButton"),
    ("raised-tab-bar-wrong-fix", "home/list/row14"),
  ])
  func `a trembling hand hits what a steady one does`(stage: String, view: String) async throws {
    let presses = try await ReplayedExample("press-raised-part-by-hand", ofStage: stage)
    #expect(presses.hitViews == [view, view, view])
  }

  @Test func `tabs, rows and the button's lower part are hit where they are`() async throws {
    let tab = try await ReplayedExample("tap-tab", of: RaisedTabBarStage.self)
    #expect(tab.hitViews == ["home/tabBar/tabBarButton0"])
    let row = try await ReplayedExample("tap-row", of: RaisedTabBarStage.self)
    #expect(row.hitViews == ["home/list/row5"])
    let lower = try await ReplayedExample("press-lower-part", of: RaisedTabBarStage.self)
    #expect(lower.notes == ["composes"])
  }
}
