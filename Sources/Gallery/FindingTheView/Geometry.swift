import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Tiles whose own coordinates are not the screen's: scrolled, turned, stretched, mirrored, nested, empty, and one
/// flattened to a line. Upper and left edges are inside, lower and right edges are not, each as the tile sees it.
enum GeometryStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = GeometryViewController() }

  static let recordings = [
    // Both ends of the scrolled tile, and the item that scrolling has moved by 200 points.
    taps(
      "tap-scrolled",
      at: [(20, 80), (169.75, 229.75), (170, 155), (95, 230), (40, 130), (99.75, 189.75), (100, 160)]),
    // Just inside and just outside of the left and right edges; then a corner of the frame around it.
    taps("tap-rotated", at: [(238.5, 125.25), (237.5, 124.75), (341.5, 184.75), (342.5, 185.25), (212, 77)]),
    taps(
      "tap-stretched-and-mirrored",
      at: [(35, 305), (154, 354), (155, 330), (95, 355), (350, 330), (350.5, 330), (230.5, 330), (230, 330)]),
    // The inner tile stands on its corner: its sides are nearer than its corners.
    taps("tap-nested", at: [(150, 500), (135, 525), (184.5, 500), (185, 500)]),
    taps("tap-empty-and-flattened", at: [(290, 470), (300, 480), (290, 590)]),
  ]

  private static func taps(_ name: String, at points: [(x: Double, y: Double)]) -> ExampleRecording {
    ExampleRecording(name, on: Self.self) {
      points.reduce(Finger()) { $0.tap(at: CGPoint(x: $1.x, y: $1.y)).wait(0.5) }
    }
  }
}

private final class GeometryViewController: UIViewController {
  let scrolled = LocatingView(frame: CGRect(x: 20, y: 80, width: 150, height: 150))
  /// Seen at (40, 130) of the screen.
  let item = LocatingView(frame: CGRect(x: 20, y: 250, width: 60, height: 60))
  let rotated = LocatingView(frame: CGRect(x: 230, y: 95, width: 120, height: 120))
  let stretched = LocatingView(frame: CGRect(x: 65, y: 280, width: 60, height: 100))
  let mirrored = LocatingView(frame: CGRect(x: 230, y: 300, width: 120, height: 60))
  let outer = LocatingView(frame: CGRect(x: 60, y: 450, width: 100, height: 100))
  let inner = LocatingView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
  let empty = LocatingView(frame: CGRect(x: 290, y: 470, width: 0, height: 0))
  /// Drawn, as its parent cuts nothing off, but in a parent without any inside.
  let childOfEmpty = LocatingView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  let flattened = LocatingView(frame: CGRect(x: 240, y: 540, width: 100, height: 100))

  override func loadView() {
    view = LocatingView(frame: UIScreen.main.bounds)
  }

  override func viewDidLoad() {
    for tile in [scrolled, rotated, stretched, mirrored, outer, empty, flattened] { view.addSubview(tile) }
    scrolled.addSubview(item)
    outer.addSubview(inner)
    empty.addSubview(childOfEmpty)

    scrolled.bounds.origin.y = 200
    rotated.transform = CGAffineTransform(rotationAngle: .pi / 6)
    stretched.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    mirrored.transform = CGAffineTransform(scaleX: -1, y: 1)
    outer.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
    flattened.transform = CGAffineTransform(scaleX: 0, y: 1)
  }
}
