import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Tiles that look the same and differ in what keeps touches from them; each has a tile of its own inside.
///
/// What keeps touches from a tile keeps them from everything in it, and the wall behind is hit. Two are hit all the
/// same: one that is just visible enough, and a disabled control. That ignores its touches, and nobody behind it
/// gets them; being ignored, they go up the chain as a plain view's do.
enum UnreachableStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = TilesViewController() }

  static let recordings = [
    taps("tap-what-is-hidden", at: 0..<1),
    taps("tap-what-is-transparent", at: 1..<5),
    taps("tap-what-takes-no-interaction", at: 5..<8),
    taps("tap-disabled-control", at: 8..<9),
  ]

  /// Taps each tile beside its inner one, then that.
  private static func taps(_ name: String, at places: Range<Int>) -> ExampleRecording {
    ExampleRecording(name, on: UnreachableStage.self) {
      places.reduce(Finger()) { finger, place in
        let tile = TilesViewController.frame(at: place)
        return finger.tap(at: CGPoint(x: tile.minX + 10, y: tile.midY)).wait(0.5)
          .tap(at: CGPoint(x: tile.midX + 20, y: tile.midY)).wait(0.5)
      }
    }
  }
}

private final class TilesViewController: UIViewController {
  private let wall = LocatingView()
  private let hidden = UIView()
  private let invisible = UIView()
  private let barelyInvisible = UIView()
  /// 0.01 as a Float is 0.009999999776482582, and so still below 0.01.
  private let onTheBorder = UIView()
  private let barelyVisible = UIView()
  private let notInteractive = UIView()
  private let picture = UIImageView()
  private let label = UILabel()
  private let disabledControl = UIControl()

  static func frame(at place: Int) -> CGRect {
    CGRect(x: 15, y: 20 + 90 * Double(place), width: 360, height: 80)
  }

  override func viewDidLoad() {
    wall.frame = view.bounds
    view.addSubview(wall)
    hidden.isHidden = true
    invisible.alpha = 0
    barelyInvisible.alpha = 0.009
    onTheBorder.alpha = 0.01
    barelyVisible.alpha = 0.011
    notInteractive.isUserInteractionEnabled = false
    disabledControl.isEnabled = false
    let tiles = [
      hidden, invisible, barelyInvisible, onTheBorder, barelyVisible, notInteractive, picture, label,
      disabledControl,
    ]
    for (place, tile) in tiles.enumerated() {
      tile.frame = Self.frame(at: place)
      wall.addSubview(tile)
      let inside = LocatingView(frame: CGRect(x: 180, y: 20, width: 160, height: 40))
      inside.accessibilityIdentifier = "inside"
      tile.addSubview(inside)
    }
  }
}
