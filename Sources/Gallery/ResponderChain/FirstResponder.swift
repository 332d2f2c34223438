import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Who is first responder, who is kept from it, and what starts there: shakes, remote control and presses go to the
/// first responder and climb from it, wherever the finger is.
enum FirstResponderStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = ProfileViewController() }

  private static let onName = CGPoint(x: 195, y: 80)
  private static let onNotes = CGPoint(x: 195, y: 180)
  private static let onLocked = CGPoint(x: 195, y: 280)
  private static let onDone = CGPoint(x: 195, y: 700)

  static let recordings = [
    ExampleRecording("become-and-resign", on: FirstResponderStage.self) {
      Finger().tap(at: onName).wait(0.5).tap(at: onNotes).wait(0.5).tap(at: onDone)
    },
    ExampleRecording("kept-from-it", on: FirstResponderStage.self) {
      Finger().tap(at: onLocked).wait(0.5).tap(at: onNotes).wait(0.5).tap(at: CGPoint(x: 195, y: 380)).wait(0.5)
        .tap(at: onName).wait(0.5).tap(at: onDone)
    },
    ExampleRecording("shake", on: FirstResponderStage.self) {
      Finger().tap(at: onName)
      shake(.began, at: 1)
      shake(.ended, at: 1.4)
    },
    ExampleRecording("shake-without-first-responder", on: FirstResponderStage.self) {
      shake(.began, at: 1)
      shake(.ended, at: 1.4)
    },
    ExampleRecording("shake-interrupted", on: FirstResponderStage.self) {
      Finger().tap(at: onName)
      shake(.began, at: 1)
      Frame(time: 1.2, content: .application(.willResignActive))
      Frame(time: 3, content: .application(.didBecomeActive))
      shake(.ended, at: 3.1)
    },
    ExampleRecording("remote-control", on: FirstResponderStage.self) {
      Finger().tap(at: onNotes).wait(1.42).down(at: onName).hold(1).up()
      Frame(time: 1, content: .remoteControl(RemoteControl(subtype: 103)))
      Frame(time: 2, content: .remoteControl(RemoteControl(subtype: 104)))
    },
    ExampleRecording("presses", on: FirstResponderStage.self) {
      Finger().tap(at: onName)
      press(0, .began, at: 1)
      press(1, .began, at: 1.2)
      press(0, .ended, at: 1.3)
      press(1, .cancelled, at: 1.5)
    },
  ]

  private static func shake(_ phase: Motion.Phase, at time: TimeInterval) -> Frame {
    Frame(time: time, content: .motion(Motion(phase: phase)))
  }

  private static func press(_ press: Int, _ phase: Press.Phase, at time: TimeInterval) -> Frame {
    Frame(time: time, content: .presses([Press(press: press, phase: phase, type: 4)]))
  }
}

private final class ProfileViewController: UIViewController {
  private let form = UIView()
  private let name = FormField(frame: CGRect(x: 20, y: 40, width: 350, height: 80))
  private let notes = FormField(frame: CGRect(x: 20, y: 140, width: 350, height: 80))
  private let locked = FormField(frame: CGRect(x: 20, y: 240, width: 350, height: 80))
  private let keepsNotes = UISwitch(frame: CGRect(x: 170, y: 365, width: 0, height: 0))
  private let doneButton = UIButton(frame: CGRect(x: 20, y: 660, width: 350, height: 80))

  override func viewDidLoad() {
    UIApplication.shared.beginReceivingRemoteControlEvents()
    form.frame = view.bounds
    view.addSubview(form)
    for part in [name, notes, locked, keepsNotes, doneButton] { form.addSubview(part) }
    locked.isLocked = true
    keepsNotes.addAction(
      UIAction(title: "Keep notes") { [unowned self] _ in notes.isUnsaved = keepsNotes.isOn }, for: .valueChanged)
    doneButton.addAction(
      UIAction(title: "Done") { [unowned self] _ in
        StageTrace.note(view.endEditing(false) ? "editing is over" : "editing goes on")
      }, for: .touchUpInside)
  }
}

/// Becomes first responder when tapped; keeps that place as long as it has something unsaved.
private final class FormField: UIView {
  var isLocked = false
  var isUnsaved = false

  override var canBecomeFirstResponder: Bool { !isLocked }
  override var canResignFirstResponder: Bool { !isUnsaved }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
