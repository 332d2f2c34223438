import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Two wheels side by side: a finger turns the one that it lands on, a tap beside the middle takes a row there.
enum WheelsStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = TimeViewController() }

  // The picker goes from (0, 300) to (390, 516), its middle is at 408; a wheel takes half of it.
  private static let onHours = CGPoint(x: 100, y: 408)
  private static let onMinutes = CGPoint(x: 290, y: 408)

  static let recordings = [
    ExampleRecording("turn-the-hours", on: WheelsStage.self) {
      Finger().down(at: onHours).move(to: CGPoint(x: 100, y: 340), for: 0.3).hold(0.3).up().wait(2)
    },
    ExampleRecording("fling-the-minutes", on: WheelsStage.self) {
      Finger().drag(from: onMinutes, to: CGPoint(x: 290, y: 320), for: 0.1).wait(4)
    },
    ExampleRecording("tap-the-next-hour", on: WheelsStage.self) {
      Finger().tap(at: CGPoint(x: 100, y: 440)).wait(1)
    },
  ]
}

private final class TimeViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 390, height: 216))

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 24 : 60
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    StageTrace.note(component == 0 ? "hour \(row)" : "minute \(row)")
  }
}
