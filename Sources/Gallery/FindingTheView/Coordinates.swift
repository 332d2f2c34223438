import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A small view that tells where it sees each touch: a point has other numbers in every view.
enum CoordinatesStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = CoordinatesViewController() }

  static let recordings = [
    ExampleRecording("tap-inside", on: Self.self) { Finger().tap(at: CGPoint(x: 110, y: 230)) },
    ExampleRecording("tap-first-corner", on: Self.self) { Finger().tap(at: CGPoint(x: 95, y: 226)) },
    ExampleRecording("tap-beyond-last-corner", on: Self.self) { Finger().tap(at: CGPoint(x: 123, y: 254)) },
    ExampleRecording("drag-out", on: Self.self) {
      Finger().drag(from: CGPoint(x: 110, y: 230), to: CGPoint(x: 85, y: 180), for: 0.1)
    },
  ]
}

private final class CoordinatesViewController: UIViewController {
  /// At (60, 200) of the screen.
  let panel = UIView(frame: CGRect(x: 60, y: 200, width: 270, height: 160))
  let square = ComparingView(frame: CGRect(x: 35, y: 26, width: 28, height: 28))

  override func viewDidLoad() {
    view.addSubview(panel)
    panel.addSubview(square)
  }
}

/// Says where its touches are also in its superview's coordinates and the window's.
private final class ComparingView: LocatingView {
  override func tell(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let (own, parents, windows) = (touch.location(in: self), touch.location(in: superview), touch.location(in: nil))
    StageTrace.note("at \(own.text) of its own, \(parents.text) of its parent, \(windows.text) of the window")
  }
}
