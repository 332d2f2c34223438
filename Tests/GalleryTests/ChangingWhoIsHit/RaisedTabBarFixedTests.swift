import Testing
import Traces

@testable import Gallery

@MainActor struct RaisedTabBarFixedTests {
  @Test func `the raised part presses the button`() async throws {
    let press = try await ReplayedExample("press-raised-part", of: RaisedTabBarFixedStage.self)
    #expect(press.hitViews == ["home/tabBar/centerButton"])
    #expect(press.hits.first?.answeredBy == "home/tabBar")
    #expect(press.notes == ["composes"])
  }

  @Test(arguments: ["press-lower-part", "tap-tab", "tap-row", "tap-with-bar-hidden"])
  func `nothing else changes`(recording: String) async throws {
    let before = try await ReplayedExample(recording, of: RaisedTabBarStage.self)
    let after = try await ReplayedExample(recording, of: RaisedTabBarFixedStage.self)
    #expect(after.hitViews == before.hitViews)
    #expect(after.notes == before.notes)
  }

  @Test func `a hidden bar is in nobody's way`() async throws {
    let taps = try await ReplayedExample("tap-with-bar-hidden", of: RaisedTabBarFixedStage.self)
    #expect(taps.hitViews == ["home/list/row0", "home/list/row14", "home/list/row15", "home/list/row15"])
  }
}
