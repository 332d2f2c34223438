import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Who can keep a recognizer from recognizing, a row each: the touched view (a button does so against its
/// ancestors' single taps), the recognizer's delegate when it would begin, and the delegate when a touch lands. A
/// control of the stage's own has no such veto and loses its touch.
enum SaysNoStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = RowsViewController() }

  private static func row(_ index: Int) -> CGPoint { CGPoint(x: 195, y: 100 + 200 * index) }

  static let recordings = [
    ExampleRecording("button-keeps-its-tap", on: SaysNoStage.self) { Finger().tap(at: row(0)) },
    ExampleRecording("own-control-loses-its-tap", on: SaysNoStage.self) { Finger().tap(at: row(1)) },
    ExampleRecording("delegate-refuses-to-begin", on: SaysNoStage.self) {
      Finger().drag(from: row(2), to: CGPoint(x: 195, y: 560), for: 0.1)
    },
    ExampleRecording("delegate-refuses-the-touch", on: SaysNoStage.self) {
      Finger().drag(from: row(3), to: CGPoint(x: 195, y: 760), for: 0.1)
    },
  ]
}

private final class RowsViewController: UIViewController {
  private let button = UIButton(frame: CGRect(x: 100, y: 50, width: 190, height: 100))
  private let control = UIControl(frame: CGRect(x: 100, y: 250, width: 190, height: 100))
  private let sideways = SidewaysView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
  private let choosy = ChoosyView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))

  override func viewDidLoad() {
    let tap = UITapGestureRecognizer()
    tap.name = "rootTap"
    tap.addHandler { _ in StageTrace.note("the root was tapped") }
    view.addGestureRecognizer(tap)
    for control in [button, control] { control.addAction(UIAction(title: "Press") { _ in }, for: .touchUpInside) }
    [button, control, sideways, choosy].forEach(view.addSubview)
  }
}

/// Pans only from side to side.
private final class SidewaysView: KeepingView {
  private let pan = UIPanGestureRecognizer()
  private let judge = Judge()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.delegate = judge
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
      let way = pan.translation(in: pan.view)
      return abs(way.x) > abs(way.y)
    }
  }
}

/// Its pan takes no touch that lands on the view itself.
private final class ChoosyView: KeepingView, UIGestureRecognizerDelegate {
  private let pan = UIPanGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view !== self
  }
}
