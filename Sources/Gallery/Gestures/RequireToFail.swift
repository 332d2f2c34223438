import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A single and a double tap on each of four rows: side by side, and told in three ways that the single one waits
/// until the double one has failed.
enum RequireToFailStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = TapsViewController() }

  private static func row(_ index: Int) -> CGPoint { CGPoint(x: 195, y: 100 + 200 * index) }

  static let recordings = [
    ExampleRecording("both-fire", on: RequireToFailStage.self) { Finger().doubleTap(at: row(0)) },
    ExampleRecording("single-waits-and-fires", on: RequireToFailStage.self) { Finger().tap(at: row(1)).wait(0.5) },
    ExampleRecording("single-waits-and-fails", on: RequireToFailStage.self) { Finger().doubleTap(at: row(1)) },
    ExampleRecording("delegate-of-the-single-one", on: RequireToFailStage.self) {
      Finger().doubleTap(at: row(2)).wait(1).tap(at: row(2)).wait(0.5)
    },
    ExampleRecording("delegate-of-the-double-one", on: RequireToFailStage.self) {
      Finger().doubleTap(at: row(3)).wait(1).tap(at: row(3)).wait(0.5)
    },
  ]
}

private final class TapsViewController: UIViewController {
  private let sideBySide = TapsView()
  private let required = TapsView()
  private let singleAsks = SingleAsksView()
  private let doubleAsks = DoubleAsksView()

  override func viewDidLoad() {
    for (index, row) in [sideBySide, required, singleAsks, doubleAsks].enumerated() {
      row.frame = CGRect(x: 0, y: 200 * CGFloat(index), width: view.bounds.width, height: 200)
      view.addSubview(row)
    }
    required.single.require(toFail: required.double)
  }
}

private class TapsView: KeepingView {
  let single = UITapGestureRecognizer()
  let double = UITapGestureRecognizer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    double.numberOfTapsRequired = 2
    single.addHandler { _ in StageTrace.note("opened") }
    double.addHandler { _ in StageTrace.note("enlarged") }
    addGestureRecognizer(double)
    addGestureRecognizer(single)
  }

  required init?(coder: NSCoder) { nil }
}

private final class SingleAsksView: TapsView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    single.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === double }
}

private final class DoubleAsksView: TapsView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    double.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === single }
}
