import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A view that starts to fade as soon as a finger lands on it: does the finger stay with it?
enum AnimationThresholdsStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = FadingViewController() }

  static let recordings = [
    ExampleRecording("animation-cancels-touches", on: AnimationThresholdsStage.self) {
      Finger().tap(at: CGPoint(x: 195, y: 400), for: 0.2)
    }
  ]
}

private final class FadingViewController: UIViewController {
  private let fadingView = FadingView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))

  override func loadView() {
    super.loadView()
    view.accessibilityIdentifier = "animationThresholds"
    view.addSubview(fadingView)
  }
}

private final class FadingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIView.animate(withDuration: 0.1) { [unowned self] in alpha = 0.5 }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
