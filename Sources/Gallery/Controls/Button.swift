import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A button's events, its highlight and the way of its action: highlighted within the landing, sent within the
/// lifting, by way of the application.
///
/// While it is tracked, a finger up to 70 points beside the button is inside. `Watch` is a closure for every touch
/// event; `press:` names the controller, and so goes by way of the application.
enum ButtonStage: Example {
  static let turn = StageTurn.synchronous
  static func makeApplication() -> UIApplication { PostOffice() }
  static func build(in window: UIWindow) { window.rootViewController = LiftViewController() }

  // The button goes from (145, 400) to (245, 440).
  private static let onButton = CGPoint(x: 195, y: 420)

  static let recordings = [
    ExampleRecording("tap", on: ButtonStage.self) { Finger().tap(at: onButton) },
    ExampleRecording("tap-twice", on: ButtonStage.self) { Finger().doubleTap(at: onButton) },
    ExampleRecording("drag-out-and-back", on: ButtonStage.self) {
      Finger().down(at: onButton).move(to: CGPoint(x: 195, y: 620), for: 0.2).move(to: onButton, for: 0.2).up()
    },
    ExampleRecording("lift-just-within-margin", on: ButtonStage.self) {
      Finger().down(at: onButton).move(to: CGPoint(x: 195, y: 509.9)).up()
    },
    ExampleRecording("lift-just-beyond-margin", on: ButtonStage.self) {
      Finger().down(at: onButton).move(to: CGPoint(x: 195, y: 510)).up()
    },
    ExampleRecording("land-in-margin", on: ButtonStage.self) { Finger().tap(at: CGPoint(x: 195, y: 445)) },
    ExampleRecording("cancelled", on: ButtonStage.self) { Finger().down(at: onButton).hold(0.3).cancel() },
    ExampleRecording("second-finger-comes-to-nothing", on: ButtonStage.self) {
      Finger().down(at: onButton).hold(1).up()
      Finger(at: 0.2).tap(at: CGPoint(x: 160, y: 410))
    },
  ]
}

/// Every action that names or looks for a target comes through here.
private final class PostOffice: UIApplication {
  override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    StageTrace.note("the application sends \(action)")
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}

private final class LiftViewController: UIViewController, ActionMethods {
  private let callButton = ShiningButton(frame: CGRect(x: 145, y: 400, width: 100, height: 40))

  override func viewDidLoad() {
    view.addSubview(callButton)
    callButton.addAction(UIAction(title: "Watch") { _ in }, for: .allTouchEvents)
    callButton.addTarget(self, action: "press:", for: .touchUpInside)
  }

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == "press:" ? { _, _ in StageTrace.note("the lift is called") } : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Says when its highlight changes.
private final class ShiningButton: UIButton {
  override var isHighlighted: Bool {
    didSet { StageTrace.note(isHighlighted ? "the button shines" : "the button is dark") }
  }
}
