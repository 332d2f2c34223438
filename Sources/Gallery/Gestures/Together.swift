import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A pinch and a rotation on one view: who moves enough first is the only one. Where the delegate allows both, both
/// go on side by side.
enum TogetherStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = TogetherViewController() }

  private static func twist(at y: Double) -> TouchScript {
    let centre = CGPoint(x: 195, y: y)
    func place(_ side: Double, _ share: Double) -> CGPoint {
      let (radius, angle) = (side * (50 + 50 * share), share * 0.8)
      return CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
    }
    func finger(_ side: Double) -> Finger {
      (1...12).reduce(Finger().down(at: place(side, 0))) { $0.move(to: place(side, Double($1) / 12)) }.up()
    }
    return TouchScript(finger(-1), finger(1))
  }

  static let recordings = [
    ExampleRecording("one-by-default", on: TogetherStage.self) { twist(at: 200) },
    ExampleRecording("both-by-the-delegate", on: TogetherStage.self) { twist(at: 600) },
  ]
}

private final class TogetherViewController: UIViewController {
  private let alone = TwistView()
  private let both = ConsentingTwistView()

  override func viewDidLoad() {
    let half = view.bounds.height / 2
    alone.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: half)
    both.frame = CGRect(x: 0, y: half, width: view.bounds.width, height: half)
    [alone, both].forEach(view.addSubview)
  }
}

/// Notes by how much it was scaled and turned when each is over.
private class TwistView: KeepingView {
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    pinch.addHandler { if $0.state == .ended { StageTrace.note("scaled to \(Rounded($0.scale))") } }
    rotation.addHandler { if $0.state == .ended { StageTrace.note("turned by \(Rounded($0.rotation)) rad") } }
    addGestureRecognizer(pinch)
    addGestureRecognizer(rotation)
  }

  required init?(coder: NSCoder) { nil }
}

private final class ConsentingTwistView: TwistView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    pinch.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
