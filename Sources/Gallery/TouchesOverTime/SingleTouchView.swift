import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// A view that takes one touch at a time, as every view does until told otherwise: a second finger on it reaches
/// nobody until it lifts. Only fingers that land in the view itself count.
enum SingleTouchViewStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = SingleTouchViewController() }

  private static let left = CGPoint(x: 80, y: 160)
  private static let right = CGPoint(x: 300, y: 160)
  private static let onLeftKnob = CGPoint(x: 90, y: 560)
  private static let onRightKnob = CGPoint(x: 290, y: 560)
  private static let betweenKnobs = CGPoint(x: 195, y: 560)

  static let recordings = [
    ExampleRecording("second-finger-dropped", on: SingleTouchViewStage.self) {
      Finger().drag(from: left, to: CGPoint(x: 80, y: 300), for: 0.2)
      Finger(at: 0.05).tap(at: right, for: 0.1)
    },
    ExampleRecording("both-in-one-report", on: SingleTouchViewStage.self) {
      Finger().tap(at: left)
      Finger().tap(at: right)
    },
    ExampleRecording("dropped-finger-outlives-the-first", on: SingleTouchViewStage.self) {
      Finger().tap(at: left, for: 0.1)
      Finger(at: 0.05).down(at: right).hold(0.2).move(to: left, for: 0.1).up()
    },
    ExampleRecording("third-finger-after-the-first-lifted", on: SingleTouchViewStage.self) {
      Finger().tap(at: left, for: 0.1)
      Finger(at: 0.05).tap(at: right, for: 0.5)
      Finger(at: 0.3).tap(at: left, for: 0.1)
    },
    ExampleRecording("forwarded-by-subviews", on: SingleTouchViewStage.self) {
      Finger().tap(at: onLeftKnob, for: 0.3)
      Finger(at: 0.05).tap(at: onRightKnob, for: 0.3)
      Finger(at: 0.1).tap(at: betweenKnobs, for: 0.3)
    },
  ]
}

private final class SingleTouchViewController: UIViewController {
  private let pad = SingleTouchPad()
  private let mixer = MixerView()

  override func viewDidLoad() {
    let half = view.bounds.height / 2
    pad.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: half)
    mixer.frame = CGRect(x: 0, y: half, width: view.bounds.width, height: half)
    [pad, mixer].forEach(view.addSubview)
  }
}

/// Takes its touch; `isMultipleTouchEnabled` is left at false.
private class SingleTouchPad: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Single-touch, and yet hears of three fingers: one of its own, and one that each knob passes on.
private final class MixerView: SingleTouchPad {
  private let leftKnob = UIView(frame: CGRect(x: 50, y: 100, width: 80, height: 80))
  private let rightKnob = UIView(frame: CGRect(x: 250, y: 100, width: 80, height: 80))

  override init(frame: CGRect) {
    super.init(frame: frame)
    [leftKnob, rightKnob].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }
}
