import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// For every number by which controls decide and which Apple does not publish, an input just under it and one just
/// over it. Sizes are tapped just within their edge and just beyond.
enum ControlThresholdsStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = ControlThresholdsViewController() }

  private static func record(_ name: String, _ finger: Finger) -> ExampleRecording {
    ExampleRecording(name, on: ControlThresholdsStage.self) { finger }
  }

  static let recordings = [
    record("tracking-margin-just-under", liftBelowButton(by: 69.9)),
    record("tracking-margin-just-over", liftBelowButton(by: 70.1)),
    record("switch-size-just-under", tap(x: 150.9, y: 260)),
    record("switch-size-just-over", tap(x: 151.1, y: 260)),
    record("switch-drag-just-under", dragSwitch(by: 9.9)),
    record("switch-drag-just-over", dragSwitch(by: 10.1)),
    record("slider-thumb-just-under", tap(x: 225.4, y: 365)),
    record("slider-thumb-just-over", tap(x: 225.6, y: 365)),
    record("slider-reach-just-under", tap(x: 174.6, y: 365)),
    record("slider-reach-just-over", tap(x: 174.4, y: 365)),
    record("stepper-size-just-under", tap(x: 193.9, y: 460)),
    record("stepper-size-just-over", tap(x: 194.1, y: 460)),
    record("stepper-delay-just-under", tap(x: 180, y: 460, for: 0.499)),
    record("stepper-delay-just-over", tap(x: 180, y: 460, for: 0.501)),
    record("stepper-interval-just-under", tap(x: 180, y: 460, for: 0.999)),
    record("stepper-interval-just-over", tap(x: 180, y: 460, for: 1.001)),
  ]

  private static func tap(x: Double, y: Double, for time: Double = Finger.tapHold) -> Finger {
    Finger().tap(at: CGPoint(x: x, y: y), for: time)
  }

  /// The button ends at 140.
  private static func liftBelowButton(by way: Double) -> Finger {
    Finger().down(at: CGPoint(x: 140, y: 120)).move(to: CGPoint(x: 140, y: 140 + way)).up()
  }

  /// From the left end: a tap turns the switch over, a drag that stays on the left half does not.
  private static func dragSwitch(by way: Double) -> Finger {
    Finger().down(at: CGPoint(x: 105, y: 260)).move(to: CGPoint(x: 105 + way, y: 260)).up()
  }
}

private final class ControlThresholdsViewController: UIViewController {
  private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  private let lamp = UISwitch(frame: CGRect(x: 100, y: 250, width: 0, height: 0))
  private let volume = UISlider(frame: CGRect(x: 100, y: 350, width: 200, height: 31))
  private let copies = UIStepper(frame: CGRect(x: 100, y: 450, width: 0, height: 0))

  override func viewDidLoad() {
    volume.value = 0.5
    button.addAction(UIAction(title: "Press") { _ in }, for: [.touchUpInside, .touchUpOutside])
    [button, lamp, volume, copies].forEach(view.addSubview)
  }
}
