import Foundation
import HeadlessUIKit
import TouchReplay

/// The bar looks for the button before it looks at its own edges.
enum RaisedTabBarFixedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = Home(tabBar: ReachableTabBar()) }

  static let recordings = [
    Home.pressRaisedPart(on: Self.self),
    Home.pressRaisedPartByHand(on: Self.self),
    Home.pressLowerPart(on: Self.self),
    Home.tapTab(on: Self.self),
    Home.tapRow(on: Self.self),
    Home.tapWithBarHidden(on: Self.self),
  ]
}

private final class ReachableTabBar: TabBar {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let inButton = convert(point, to: centerButton)
    // Nobody else asks whether the bar is hidden: an override comes before that check.
    if !isHidden, centerButton.point(inside: inButton, with: event) { return centerButton }
    return super.hitTest(point, with: event)
  }
}
