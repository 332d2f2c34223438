import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// A finger's life: one touch object from landing to lifting, whose previous location is always the one that was
/// reported last.
enum OneFingerStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = LifelineViewController() }

  private static let start = CGPoint(x: 60, y: 120)
  private static let end = CGPoint(x: 300, y: 300)
  private static let onOther = CGPoint(x: 200, y: 600)

  static let recordings = [
    ExampleRecording("tap", on: OneFingerStage.self) { Finger().tap(at: start) },
    ExampleRecording("drag", on: OneFingerStage.self) { Finger().drag(from: start, to: end, for: 0.3) },
    ExampleRecording("cancelled", on: OneFingerStage.self) {
      Finger().down(at: start).move(to: end, for: 0.2).cancel()
    },
    ExampleRecording("rests-while-another-moves", on: OneFingerStage.self) {
      Finger().down(at: start).hold(0.5).move(to: end).up()
      Finger(at: 0.1).drag(from: onOther, to: CGPoint(x: 300, y: 600), for: 0.2)
    },
    ExampleRecording("three-touches-of-one-hand", on: OneFingerStage.self) {
      Finger().tap(at: start).wait(0.6).tap(at: end).wait(0.6).drag(from: end, to: start, for: 0.1)
    },
  ]
}

private final class LifelineViewController: UIViewController {
  private let upper = LifelineView()
  private let lower = LifelineView()

  override func viewDidLoad() {
    let half = view.bounds.height / 2
    upper.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: half)
    lower.frame = CGRect(x: 0, y: half, width: view.bounds.width, height: half)
    [upper, lower].forEach(view.addSubview)
  }
}

/// Watches one touch after the other, and says at the end of each what held all the while.
private final class LifelineView: UIView {
  /// Which object the touch was when it began; never the touch itself, which is the system's to reuse.
  private var identity: ObjectIdentifier?
  private var lastLocation = CGPoint.zero
  private var calls = 0
  private var changesOfObject = 0
  private var gapsInPath = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    identity = ObjectIdentifier(touch)
    lastLocation = touch.location(in: self)
    calls = 0
    changesOfObject = 0
    gapsInPath = 0
    follow(touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touches.first.map(follow) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map(follow)
    report("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map(follow)
    report("cancelled")
  }

  private func follow(_ touch: UITouch) {
    calls += 1
    if ObjectIdentifier(touch) != identity { changesOfObject += 1 }
    if touch.previousLocation(in: self) != lastLocation { gapsInPath += 1 }
    lastLocation = touch.location(in: self)
  }

  private func report(_ end: String) {
    StageTrace.note(
      "\(end) after \(calls) calls: \(changesOfObject) changes of object, \(gapsInPath) gaps in the path")
  }
}
