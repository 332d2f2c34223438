import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Translation, scale and rotation count from the beginning: 100 pt and then 200 more read 300. Set back after each
/// callback, they tell the steps.
enum PanResetStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = ResetViewController() }

  private static func drag(at y: Double) -> Finger {
    Finger().down(at: CGPoint(x: 20, y: y)).move(to: CGPoint(x: 130, y: y)).move(to: CGPoint(x: 330, y: y)).up()
  }

  static let recordings = [
    ExampleRecording("pan-counts-on", on: PanResetStage.self) { drag(at: 200) },
    ExampleRecording("pan-is-set-back", on: PanResetStage.self) { drag(at: 600) },
    ExampleRecording("pinch-counts-on", on: PanResetStage.self) { pinch(at: 200) },
    ExampleRecording("pinch-is-set-back", on: PanResetStage.self) { pinch(at: 600) },
    ExampleRecording("rotation-counts-on", on: PanResetStage.self) { turn(at: 200) },
    ExampleRecording("rotation-is-set-back", on: PanResetStage.self) { turn(at: 600) },
  ]

  private static func pinch(at y: Double) -> TouchScript {
    TouchScript.pinch(at: CGPoint(x: 195, y: y), from: 80, to: 160, for: 0.05)
  }

  private static func turn(at y: Double) -> TouchScript {
    TouchScript.rotate(at: CGPoint(x: 195, y: y), by: 0.6, spread: 200, for: 0.05)
  }
}

private final class ResetViewController: UIViewController {
  private let countsOn = MeasuringView(setsBack: false)
  private let setBack = MeasuringView(setsBack: true)

  override func viewDidLoad() {
    let half = view.bounds.height / 2
    countsOn.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: half)
    setBack.frame = CGRect(x: 0, y: half, width: view.bounds.width, height: half)
    [countsOn, setBack].forEach(view.addSubview)
  }
}

/// Notes what its recognizers say, in each callback that has something new.
private final class MeasuringView: KeepingView {
  private let pan = UIPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()

  init(setsBack: Bool) {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    pan.maximumNumberOfTouches = 1
    pan.addHandler { [unowned self] pan in
      guard pan.state != .ended else { return }
      StageTrace.note("went \(Rounded(pan.translation(in: self).x)) pt")
      if setsBack { pan.setTranslation(.zero, in: self) }
    }
    pinch.addHandler { pinch in
      guard pinch.state != .ended else { return }
      StageTrace.note("scaled by \(Rounded(pinch.scale))")
      if setsBack { pinch.scale = 1 }
    }
    rotation.addHandler { rotation in
      guard rotation.state != .ended else { return }
      StageTrace.note("turned by \(Rounded(rotation.rotation)) rad")
      if setsBack { rotation.rotation = 0 }
    }
    for recognizer in [pan, pinch, rotation] { addGestureRecognizer(recognizer) }
  }

  required init?(coder: NSCoder) { nil }
}
