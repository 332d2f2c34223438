import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Controls that have a value, and what changes it: a tap turns a switch, a drag slides, a rest on a stepper
/// repeats, a lift selects a segment or turns a page. A text field edits while it is first responder.
enum ValuesStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = SettingsViewController() }

  private static func row(_ place: Int, x: Double) -> CGPoint { CGPoint(x: x, y: 50 + 100 * Double(place)) }

  static let recordings = [
    ExampleRecording("switch", on: ValuesStage.self) {
      Finger().tap(at: row(0, x: 30)).wait(0.5).drag(from: row(0, x: 60), to: row(0, x: 25), for: 0.1)
    },
    ExampleRecording("slider", on: ValuesStage.self) {
      Finger().drag(from: row(1, x: 35), to: row(1, x: 195), for: 0.3).wait(0.5).tap(at: row(1, x: 300))
    },
    ExampleRecording("stepper", on: ValuesStage.self) {
      Finger().tap(at: row(2, x: 90)).wait(0.5).down(at: row(2, x: 90)).hold(0.75).up().wait(0.5)
        .tap(at: row(2, x: 30))
    },
    ExampleRecording("segments-and-pages", on: ValuesStage.self) {
      Finger().drag(from: row(3, x: 60), to: row(3, x: 190), for: 0.1).wait(0.5)
        .tap(at: row(4, x: 330)).wait(0.5).tap(at: row(4, x: 60)).wait(0.5).tap(at: row(4, x: 60))
    },
    ExampleRecording("text-field", on: ValuesStage.self) {
      Finger().tap(at: row(5, x: 60)).wait(0.5).tap(at: row(6, x: 60)).wait(0.5).tap(at: row(6, x: 60)).wait(0.5)
        .tap(at: row(6, x: 330))
    },
  ]
}

private final class SettingsViewController: UIViewController, ActionMethods {
  private let flightMode = UISwitch(frame: CGRect(x: 20, y: 35, width: 0, height: 0))
  private let volume = UISlider(frame: CGRect(x: 20, y: 135, width: 350, height: 31))
  private let copies = UIStepper(frame: CGRect(x: 20, y: 235, width: 0, height: 0))
  private let period = UISegmentedControl(items: ["Day", "Week", "Month"])
  private let pages = UIPageControl(frame: CGRect(x: 20, y: 435, width: 350, height: 30))
  private let name = UITextField(frame: CGRect(x: 20, y: 530, width: 350, height: 40))
  private let typeButton = UIButton(frame: CGRect(x: 20, y: 630, width: 170, height: 40))
  private let doneButton = UIButton(frame: CGRect(x: 200, y: 630, width: 170, height: 40))

  override func viewDidLoad() {
    period.frame = CGRect(x: 20, y: 335, width: 350, height: 30)
    pages.numberOfPages = 3
    for control in [flightMode, volume, copies, period, pages, name] {
      view.addSubview(control)
      control.addTarget(self, action: "change:", for: [.valueChanged, .allEditingEvents])
    }
    view.addSubview(typeButton)
    view.addSubview(doneButton)
    typeButton.addAction(UIAction(title: "Type a") { [unowned self] _ in name.insertText("a") }, for: .touchDown)
    doneButton.addAction(UIAction(title: "Done") { [unowned self] _ in view.endEditing(true) }, for: .touchUpInside)
  }

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    action == "change:" ? { _, _ in } : nil
  }
}
