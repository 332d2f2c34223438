import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A touch that is taken away ends once, by `touchesCancelled`, for whoever heard of its beginning; what the finger
/// does afterwards reaches nobody.
enum InterruptedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = PlayerViewController() }

  private static let onCanvas = CGPoint(x: 195, y: 100)
  private static let onButton = CGPoint(x: 195, y: 300)
  private static let onToast = CGPoint(x: 195, y: 500)
  private static let inPanel = CGPoint(x: 195, y: 700)

  static let recordings = [
    ExampleRecording("call-comes-in", on: InterruptedStage.self) {
      Finger().drag(from: onCanvas, to: CGPoint(x: 295, y: 100), for: 1, steps: 10)
      Frame(time: 0.45, content: .application(.willResignActive))
      Frame(time: 0.75, content: .application(.didBecomeActive))
    },
    ExampleRecording("call-comes-in-with-two-fingers-down", on: InterruptedStage.self) {
      Finger().down(at: onCanvas).hold(1).up()
      Finger(at: 0.1).down(at: onButton).hold(1).up()
      Frame(time: 0.5, content: .application(.willResignActive))
    },
    ExampleRecording("view-leaves-by-itself", on: InterruptedStage.self) {
      Finger().down(at: onToast).hold(0.5).move(to: CGPoint(x: 200, y: 500)).up().wait(0.5).tap(at: onToast)
    },
    ExampleRecording("what-it-is-in-leaves", on: InterruptedStage.self) {
      Finger().down(at: inPanel).hold(0.5).up()
    },
  ]
}

private final class PlayerViewController: UIViewController {
  private let canvas = TakingView(frame: CGRect(x: 20, y: 20, width: 350, height: 160))
  private let playButton = UIButton(frame: CGRect(x: 20, y: 220, width: 350, height: 160))
  private let toast = PassingToast(frame: CGRect(x: 20, y: 420, width: 350, height: 160))
  private let panel = UIView(frame: CGRect(x: 20, y: 620, width: 350, height: 160))
  private let volume = UIButton(frame: CGRect(x: 20, y: 20, width: 310, height: 120))

  override func viewDidLoad() {
    for part in [canvas, playButton, toast, panel] { view.addSubview(part) }
    panel.addSubview(volume)
    playButton.addAction(UIAction(title: "Play") { _ in }, for: .touchUpInside)
    playButton.addAction(UIAction(title: "Forget it") { _ in }, for: .touchCancel)
    volume.addAction(UIAction(title: "Forget it") { _ in }, for: .touchCancel)
    volume.addAction(
      UIAction(title: "Close soon") { [unowned self] _ in
        VirtualClock.current.schedule(after: 0.25) { [weak panel] in panel?.removeFromSuperview() }
      }, for: .touchDown)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class TakingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Goes away a quarter of a second after it was touched. Passes its touches on, so that the controller hears of
/// them, and of their end while the chain to it still stands.
private final class PassingToast: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    VirtualClock.current.schedule(after: 0.25) { [weak self] in self?.removeFromSuperview() }
  }
}
