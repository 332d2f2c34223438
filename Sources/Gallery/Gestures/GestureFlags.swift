import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// What a recognizer's three flags do to its view's touches, each the other way than by default in one of the rows:
/// `cancelsTouchesInView` off, `delaysTouchesBegan` on, `delaysTouchesEnded` off; the last row has the defaults.
enum GestureFlagsStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = FlagsViewController() }

  private static func row(_ index: Int) -> CGPoint { CGPoint(x: 195, y: 100 + 200 * index) }
  private static func away(_ index: Int) -> CGPoint { CGPoint(x: 300, y: 100 + 200 * index) }

  static let recordings = [
    ExampleRecording("cancels-nothing", on: GestureFlagsStage.self) { Finger().doubleTap(at: row(0)) },
    ExampleRecording("began-is-discarded", on: GestureFlagsStage.self) { Finger().doubleTap(at: row(1)) },
    ExampleRecording("began-comes-late", on: GestureFlagsStage.self) { Finger().tap(at: row(1)).wait(0.5) },
    ExampleRecording("began-comes-with-a-drag", on: GestureFlagsStage.self) {
      Finger().drag(from: row(1), to: away(1), for: 0.2)
    },
    ExampleRecording("ended-comes-at-once", on: GestureFlagsStage.self) { Finger().tap(at: row(2)).wait(0.5) },
    ExampleRecording("ended-then-recognized", on: GestureFlagsStage.self) { Finger().doubleTap(at: row(2)) },
    ExampleRecording("ended-comes-late", on: GestureFlagsStage.self) { Finger().tap(at: row(3)).wait(0.5) },
    ExampleRecording("ended-is-cancelled", on: GestureFlagsStage.self) { Finger().doubleTap(at: row(3)) },
  ]
}

private final class FlagsViewController: UIViewController {
  private let cancelsNothing = KeepingView()
  private let delaysBegan = KeepingView()
  private let endsAtOnce = KeepingView()
  private let defaults = KeepingView()

  override func viewDidLoad() {
    let rows = [cancelsNothing, delaysBegan, endsAtOnce, defaults]
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: 200 * CGFloat(index), width: view.bounds.width, height: 200)
      view.addSubview(row)
      let double = UITapGestureRecognizer()
      double.name = "double"
      double.numberOfTapsRequired = 2
      double.cancelsTouchesInView = row !== cancelsNothing
      double.delaysTouchesBegan = row === delaysBegan
      double.delaysTouchesEnded = row !== endsAtOnce
      row.addGestureRecognizer(double)
    }
  }
}
