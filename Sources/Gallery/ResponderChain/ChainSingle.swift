import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// One controller, nobody who listens: an event climbs view, superviews, controller, window, application and the
/// application's delegate, and is dropped there.
enum ChainSingleStage: Example {
  static let turn = StageTurn.synchronous
  static func makeDelegate() -> (any UIApplicationDelegate)? { IgnoringDelegate() }
  static func build(in window: UIWindow) { window.rootViewController = PinboardViewController() }

  static let recordings = [
    ExampleRecording("tap-nobody-takes", on: ChainSingleStage.self) { Finger().tap(at: Pinboard.onPin) },
    ExampleRecording("drag-nobody-takes", on: ChainSingleStage.self) {
      Finger().drag(from: Pinboard.onPin, to: Pinboard.onCard, for: 0.25)
    },
    ExampleRecording("tap-halfway-up", on: ChainSingleStage.self) { Finger().tap(at: Pinboard.onCard) },
    ExampleRecording("cancelled-nobody-takes", on: ChainSingleStage.self) {
      Finger().down(at: Pinboard.onPin).hold(0.3).cancel()
    },
  ]
}

/// The same with a delegate that takes what reaches it: nothing is dropped.
enum ChainSingleDelegateTakesStage: Example {
  static let turn = StageTurn.synchronous
  static func makeDelegate() -> (any UIApplicationDelegate)? { TakingDelegate() }
  static func build(in window: UIWindow) { window.rootViewController = PinboardViewController() }

  static let recordings = [
    ExampleRecording("tap-reaches-delegate", on: ChainSingleDelegateTakesStage.self) {
      Finger().tap(at: Pinboard.onPin)
    }
  ]
}

/// The same with a delegate that is no responder: it is skipped, and the chain ends with the application.
enum ChainSinglePlainDelegateStage: Example {
  static let turn = StageTurn.synchronous
  static func makeDelegate() -> (any UIApplicationDelegate)? { PlainDelegate() }
  static func build(in window: UIWindow) { window.rootViewController = PinboardViewController() }

  static let recordings = [
    ExampleRecording("tap-skips-delegate", on: ChainSinglePlainDelegateStage.self) {
      Finger().tap(at: Pinboard.onPin)
    }
  ]
}

/// Where the recordings touch.
private enum Pinboard {
  static let onPin = CGPoint(x: 100, y: 160)
  static let onCard = CGPoint(x: 220, y: 260)
}

private final class PinboardViewController: UIViewController {
  private let card = UIView(frame: CGRect(x: 40, y: 100, width: 310, height: 240))
  private let pin = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))

  override func viewDidLoad() {
    card.addSubview(pin)
    view.addSubview(card)
  }
}

/// A responder that overrides nothing, and so passes on to nobody.
private final class IgnoringDelegate: UIResponder, UIApplicationDelegate {}

private final class TakingDelegate: UIResponder, UIApplicationDelegate {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {}
