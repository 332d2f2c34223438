import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Cousins that overlap: whoever is in the branch in front takes the touch, and the branch behind is never asked.
enum OverlapStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = OverlapViewController() }

  static let recordings = [
    ExampleRecording("tap-overlap", on: Self.self) { Finger().tap(at: CGPoint(x: 180, y: 340)) },
    ExampleRecording("tap-a2-beside-overlap", on: Self.self) { Finger().tap(at: CGPoint(x: 80, y: 340)) },
    ExampleRecording("tap-empty-b-over-a1", on: Self.self) { Finger().tap(at: CGPoint(x: 180, y: 200)) },
  ]
}

private final class OverlapViewController: UIViewController {
  let a = UIView(frame: CGRect(x: 20, y: 100, width: 240, height: 340))
  let a1 = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
  let a2 = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
  let b = UIView(frame: CGRect(x: 140, y: 160, width: 230, height: 320))
  /// In front of the right part of `a2`.
  let b1 = UIView(frame: CGRect(x: 20, y: 120, width: 190, height: 120))
  let c = UIView(frame: CGRect(x: 20, y: 560, width: 350, height: 180))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "main"
    for branch in [a, b, c] { view.addSubview(branch) }
    a.addSubview(a1)
    a.addSubview(a2)
    b.addSubview(b1)
  }
}
