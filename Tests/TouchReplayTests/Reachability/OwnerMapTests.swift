import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay

private enum WiderBarStage: Stage {
  static let screen = StandsOutStage.screen
  static func build(in window: UIWindow) {
    StandsOutStage.build(in: window)
    window.subviews.last?.frame.origin.y = 30
    window.subviews.last?.frame.size.height = 30
  }
}

@MainActor struct OwnerMapTests {
  @Test func `a stage held against itself has no change`() async throws {
    let map = try await StageTarget.audit(StandsOutStage.self).map
    #expect(try map.changes(to: map).isEmpty)
  }

  @Test func `areas that changed owner are rectangles, by both owners`() async throws {
    let before = try await StageTarget.audit(StandsOutStage.self).map
    let after = try await StageTarget.audit(WiderBarStage.self).map
    #expect(
      try before.changes(to: after).map(\.text) == [
        "page -> bar: 800 points\n  0,30 40x10, 60,30 40x10\n",
        "page -> bar/button: 200 points\n  40,30 20x10\n",
        "bar/button -> bar: 200 points\n  40,40 20x10\n",
      ])
  }

  @Test func `screens of two sizes can't be held against each other`() async throws {
    let one = try await StageTarget.audit(StandsOutStage.self).map
    let two = try await StageTarget.audit(StandsOutStage.self, screen: Screen(width: 99, height: 60, scale: 1)).map
    #expect(throws: ReachabilityError.self) { try one.changes(to: two) }
  }

  @Test func `a point beyond the screen is nobody's`() async throws {
    let map = try await StageTarget.audit(StandsOutStage.self).map
    #expect(map.owner(x: 99, y: 59) == "bar")
    #expect(map.owner(x: 100, y: 59) == nil)
    #expect(map.owner(x: -1, y: 0) == nil)
  }
}
