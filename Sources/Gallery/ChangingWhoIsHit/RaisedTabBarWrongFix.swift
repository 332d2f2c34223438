import Foundation
import HeadlessUIKit
import TouchReplay

/// The override is in the button, which claims every point that it is asked about. Above the bar it isn't asked.
enum RaisedTabBarWrongFixStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = Home(tabBar: TabBar(centerButton: GraspingButton()))
  }

  static let recordings = [
    Home.pressRaisedPart(on: Self.self),
    Home.pressRaisedPartByHand(on: Self.self),
    Home.pressLowerPart(on: Self.self),
  ]
}

private final class GraspingButton: UIButton {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : super.hitTest(point, with: event)
  }
}
