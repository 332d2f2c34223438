import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Taps that follow each other in time and place are counted; any other begins again at 1.
enum TapCountStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = CounterViewController() }

  private static let here = CGPoint(x: 195, y: 200)

  static let recordings = [
    ExampleRecording("one-two-three", on: TapCountStage.self) { Finger().tap(at: here, count: 3) },
    ExampleRecording("too-late", on: TapCountStage.self) { Finger().tap(at: here, count: 3, gap: 1) },
    ExampleRecording("too-far", on: TapCountStage.self) {
      Finger().tap(at: here).wait(0.15).tap(at: CGPoint(x: here.x, y: here.y + 100))
        .wait(0.15).tap(at: CGPoint(x: here.x, y: here.y + 101))
    },
    ExampleRecording("dragged-the-second-time", on: TapCountStage.self) {
      Finger().tap(at: here).wait(0.15).drag(from: here, to: CGPoint(x: 195, y: 600), for: 0.2)
    },
    ExampleRecording("button-repeats", on: TapCountStage.self) {
      Finger().tap(at: CGPoint(x: 195, y: 800), count: 3)
    },
  ]
}

private final class CounterViewController: UIViewController {
  private let pad = CountingPad(frame: CGRect(x: 20, y: 20, width: 350, height: 700))
  private let button = UIButton(frame: CGRect(x: 20, y: 760, width: 350, height: 64))

  override func viewDidLoad() {
    view.addSubview(pad)
    view.addSubview(button)
    button.addAction(UIAction(title: "Press") { _ in }, for: .touchDown)
    button.addAction(UIAction(title: "Press again") { _ in }, for: .touchDownRepeat)
  }
}

/// Says what each touch counts when it lands, and when it lifts.
private final class CountingPad: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, "lands") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, "lifts") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func tell(_ touches: Set<UITouch>, _ what: String) {
    for touch in touches { StageTrace.note("tap \(touch.tapCount) \(what)") }
  }
}
