import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A button and a plain view in a scroll view, as they come: when they hear of a finger, and who has it when it
/// moves.
///
/// A finger that rests for 150 ms is the content's. The plain view loses it again when it moves; the button does
/// not, and so nothing scrolls: `touchesShouldCancel(in:)` says no for controls.
enum ScrollDelaysStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = NewsViewController(feed: UIScrollView()) }
  static let recordings = FeedTouches.recordings(on: ScrollDelaysStage.self)
}

/// The same with a scroll view that says yes for controls, too: the button is cancelled, and it scrolls.
enum ScrollDelaysOverriddenStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = NewsViewController(feed: ScrollingFeed()) }
  static let recordings = FeedTouches.recordings(on: ScrollDelaysOverriddenStage.self)
}

private final class ScrollingFeed: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

private enum FeedTouches {
  // The button goes from (45, 100) to (345, 160), the tile from (45, 300) to (345, 500).
  private static let onButton = CGPoint(x: 195, y: 130)
  private static let onTile = CGPoint(x: 195, y: 400)
  private static func above(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: point.y - 60) }

  @MainActor static func recordings(on stage: any Stage.Type) -> [ExampleRecording] {
    [
      ExampleRecording("quick-tap", on: stage) { Finger().tap(at: onButton).wait(0.5).tap(at: onTile) },
      ExampleRecording("lift-just-before-150-ms", on: stage) { Finger().tap(at: onTile, for: 0.149) },
      ExampleRecording("lift-just-after-150-ms", on: stage) { Finger().tap(at: onTile, for: 0.151) },
      ExampleRecording("rest-on-button", on: stage) { Finger().tap(at: onButton, for: 0.3) },
      ExampleRecording("drag-first", on: stage) {
        Finger().down(at: onButton).move(to: above(onButton), for: 0.1).hold(0.3).up()
      },
      ExampleRecording("rest-then-drag-tile", on: stage) {
        Finger().down(at: onTile).hold(0.3).move(to: above(onTile), for: 0.1).hold(0.3).up()
      },
      ExampleRecording("rest-then-drag-button", on: stage) {
        Finger().down(at: onButton).hold(0.3).move(to: above(onButton), for: 0.1).hold(0.3).up()
      },
      ExampleRecording("rest-then-tremble", on: stage) {
        Finger().down(at: onTile).hold(0.3).move(to: CGPoint(x: 195, y: 390.1)).hold(0.1).up()
      },
      ExampleRecording("stop-what-moves", on: stage) {
        Finger().flick(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500)).wait(0.3).tap(at: onTile).wait(
          0.5
        )
        .tap(at: onTile)
      },
    ]
  }
}

private final class NewsViewController: UIViewController {
  private let feed: UIScrollView
  private let button = UIButton(frame: CGRect(x: 45, y: 100, width: 300, height: 60))
  private let tiles = (0..<12).map {
    TileView(frame: CGRect(x: 45, y: 300 + 300 * Double($0), width: 300, height: 200))
  }

  init(feed: UIScrollView) {
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    feed.frame = view.bounds
    feed.contentInsetAdjustmentBehavior = .never
    feed.contentSize = CGSize(width: view.bounds.width, height: 4_000)
    button.addAction(UIAction(title: "Press") { _ in }, for: .touchUpInside)
    feed.addSubview(button)
    tiles.forEach(feed.addSubview)
    view.addSubview(feed)
  }
}

/// Keeps what it hears.
final class TileView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
