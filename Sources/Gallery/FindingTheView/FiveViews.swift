import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Five plain views, none in front of another at any point: the search goes down the branches that contain the
/// finger, and asks each view's frontmost subview first.
enum FiveViewsStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = FiveViewsViewController() }

  static let recordings = [
    ExampleRecording("tap-e", on: Self.self) { Finger().tap(at: CGPoint(x: 195, y: 680)) },
    ExampleRecording("tap-b", on: Self.self) { Finger().tap(at: CGPoint(x: 195, y: 250)) },
    ExampleRecording("tap-a-between-its-subviews", on: Self.self) { Finger().tap(at: CGPoint(x: 195, y: 430)) },
    ExampleRecording("tap-outside-a", on: Self.self) { Finger().tap(at: CGPoint(x: 10, y: 40)) },
  ]
}

private final class FiveViewsViewController: UIViewController {
  let a = UIView(frame: CGRect(x: 20, y: 80, width: 350, height: 720))
  let b = UIView(frame: CGRect(x: 20, y: 20, width: 310, height: 320))
  let c = UIView(frame: CGRect(x: 20, y: 380, width: 310, height: 320))
  let d = UIView(frame: CGRect(x: 10, y: 10, width: 290, height: 140))
  let e = UIView(frame: CGRect(x: 10, y: 170, width: 290, height: 140))

  override func viewDidLoad() {
    view.addSubview(a)
    a.addSubview(c)
    a.addSubview(b)
    c.addSubview(e)
    c.addSubview(d)
  }
}
