import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Recognizers of an ancestor: when one recognizes, the touched view hears that its touch is cancelled, and never
/// that it ended. When all have failed it hears everything.
enum GestureWinsStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = DeckViewController() }

  private static let onCard = CGPoint(x: 195, y: 400)

  static let recordings = [
    ExampleRecording("tap-is-recognized", on: GestureWinsStage.self) { Finger().tap(at: onCard) },
    ExampleRecording("drag-is-recognized", on: GestureWinsStage.self) {
      Finger().drag(from: onCard, to: CGPoint(x: 195, y: 500), for: 0.2)
    },
    ExampleRecording("slow-press-is-nobodys", on: GestureWinsStage.self) { Finger().tap(at: onCard, for: 1) },
    ExampleRecording("beside-the-ancestor", on: GestureWinsStage.self) { Finger().tap(at: CGPoint(x: 195, y: 60)) },
  ]
}

private final class DeckViewController: UIViewController {
  private let table = KeepingView(frame: CGRect(x: 20, y: 200, width: 350, height: 400))
  private let card = KeepingView(frame: CGRect(x: 75, y: 100, width: 200, height: 200))
  private let tap = UITapGestureRecognizer()
  private let pan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    view.addSubview(table)
    table.addSubview(card)
    tap.addHandler { _ in StageTrace.note("the table was tapped") }
    pan.addHandler { pan in
      if pan.state == .ended { StageTrace.note("the table was dragged") }
    }
    table.addGestureRecognizer(tap)
    table.addGestureRecognizer(pan)
  }
}
