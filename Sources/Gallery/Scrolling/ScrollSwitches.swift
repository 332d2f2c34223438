import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Four scroll views, a quarter of the screen each, that differ in one thing: one lets its content hear at once,
/// one can't cancel it, one says no for it in `touchesShouldCancel(in:)`, one in `touchesShouldBegin(_:with:in:)`.
enum ScrollSwitchesStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = QuartersViewController() }

  // Each quarter's tile fills its upper half, 195 × 200 points.
  private static let quarters = [
    ("immediate", CGPoint(x: 97, y: 100)), ("uncancellable", CGPoint(x: 292, y: 100)),
    ("refusing-to-cancel", CGPoint(x: 97, y: 500)), ("refusing-to-begin", CGPoint(x: 292, y: 500)),
  ]

  private static func above(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: point.y - 60) }

  static let recordings = quarters.flatMap { name, place in
    [
      ExampleRecording("\(name)-tap", on: ScrollSwitchesStage.self) { Finger().tap(at: place) },
      ExampleRecording("\(name)-drag", on: ScrollSwitchesStage.self) {
        Finger().down(at: place).move(to: above(place), for: 0.1).hold(0.3).up()
      },
      ExampleRecording("\(name)-rest-then-drag", on: ScrollSwitchesStage.self) {
        Finger().down(at: place).hold(0.3).move(to: above(place), for: 0.1).hold(0.3).up()
      },
    ]
  }
}

private final class QuartersViewController: UIViewController {
  private let immediate = UIScrollView(frame: CGRect(x: 0, y: 0, width: 195, height: 400))
  private let uncancellable = UIScrollView(frame: CGRect(x: 195, y: 0, width: 195, height: 400))
  private let refusingToCancel = RefusingToCancel(frame: CGRect(x: 0, y: 400, width: 195, height: 400))
  private let refusingToBegin = RefusingToBegin(frame: CGRect(x: 195, y: 400, width: 195, height: 400))

  override func viewDidLoad() {
    immediate.delaysContentTouches = false
    uncancellable.canCancelContentTouches = false
    for quarter in [immediate, uncancellable, refusingToCancel, refusingToBegin] {
      quarter.contentInsetAdjustmentBehavior = .never
      quarter.contentSize = CGSize(width: 195, height: 2_000)
      let tile = TileView(frame: CGRect(x: 0, y: 0, width: 195, height: 200))
      tile.accessibilityIdentifier = "tile"
      quarter.addSubview(tile)
      view.addSubview(quarter)
    }
  }
}

private final class RefusingToCancel: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { false }
}

private final class RefusingToBegin: UIScrollView {
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
}
