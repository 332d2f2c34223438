import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Whose recognizers a touch has: the hit view's and all of its superviews', chosen when the finger lands.
enum TouchRecognizersStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = NestedViewController() }

  static let recordings = [
    ExampleRecording("in-the-inner-view", on: TouchRecognizersStage.self) {
      Finger().tap(at: CGPoint(x: 150, y: 150), for: 0.3)
    },
    ExampleRecording("in-the-outer-view", on: TouchRecognizersStage.self) {
      Finger().tap(at: CGPoint(x: 320, y: 320), for: 0.3)
    },
  ]
}

private final class NestedViewController: UIViewController {
  private let outer = ListingView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
  private let inner = ListingView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  override func viewDidLoad() {
    view.addSubview(outer)
    outer.addSubview(inner)
    inner.addGestureRecognizer(named(UIPanGestureRecognizer(), "inner pan"))
    inner.addGestureRecognizer(named(UILongPressGestureRecognizer(), "inner press"))
    outer.addGestureRecognizer(named(UIPanGestureRecognizer(), "outer pan"))
    view.addGestureRecognizer(named(UISwipeGestureRecognizer(), "root swipe"))
  }

  private func named(_ recognizer: UIGestureRecognizer, _ name: String) -> UIGestureRecognizer {
    recognizer.name = name
    return recognizer
  }
}

private final class ListingView: KeepingView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let names = touches.first?.gestureRecognizers?.compactMap(\.name) ?? []
    StageTrace.note("the touch has " + names.joined(separator: ", "))
  }
}
