import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// Two fingers on a view that takes several: landing together they are one call with a set of two, landing one
/// after the other two calls with one each. On two views each view has its own call.
enum TwoFingersStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = PianoViewController() }

  private static let left = CGPoint(x: 80, y: 160)
  private static let right = CGPoint(x: 300, y: 160)
  private static let below = CGPoint(x: 180, y: 560)

  static let recordings = [
    ExampleRecording("two-together", on: TwoFingersStage.self) {
      Finger().tap(at: left)
      Finger().tap(at: right)
    },
    ExampleRecording("two-staggered", on: TwoFingersStage.self) {
      Finger().tap(at: left, for: 0.2)
      Finger(at: 0.05).tap(at: right, for: 0.25)
    },
    ExampleRecording("one-lands-while-one-moves", on: TwoFingersStage.self) {
      Finger(rate: 100).drag(from: left, to: CGPoint(x: 100, y: 300), for: 0.1)
      Finger(at: 0.05, rate: 100).drag(from: right, to: CGPoint(x: 280, y: 300), for: 0.1)
    },
    ExampleRecording("two-views-together", on: TwoFingersStage.self) {
      Finger().drag(from: below, to: CGPoint(x: 200, y: 620), for: 0.1)
      Finger().drag(from: left, to: CGPoint(x: 100, y: 220), for: 0.1)
    },
    ExampleRecording("pinch", on: TwoFingersStage.self) {
      TouchScript.pinch(at: CGPoint(x: 195, y: 200), from: 60, to: 240, for: 0.25)
    },
  ]
}

private final class PianoViewController: UIViewController {
  private let upper = ChordView()
  private let lower = ChordView()

  override func viewDidLoad() {
    let half = view.bounds.height / 2
    upper.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: half)
    lower.frame = CGRect(x: 0, y: half, width: view.bounds.width, height: half)
    [upper, lower].forEach(view.addSubview)
  }
}

/// Takes any number of fingers, and says how many are down in it and on the whole screen when one lands.
private final class ChordView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let here = event?.touches(for: self)?.count ?? 0
    let everywhere = event?.allTouches?.count ?? 0
    StageTrace.note("\(touches.count) landed, \(here) in this view, \(everywhere) in all")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
