import HeadlessUIKit
import TouchReplay

/// A tab bar's button that stands out above the bar. The part above looks like the button, and presses the list:
/// the bar says that the point is not inside of it, so the button is never asked.
enum RaisedTabBarStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = Home(tabBar: TabBar()) }

  static let recordings = [
    Home.pressRaisedPart(on: Self.self),
    Home.pressRaisedPartByHand(on: Self.self),
    Home.pressLowerPart(on: Self.self),
    Home.tapTab(on: Self.self),
    Home.tapRow(on: Self.self),
    Home.tapWithBarHidden(on: Self.self),
  ]
}
