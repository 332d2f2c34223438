import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// An overlay that covers a page and leaves to it every touch that none of the overlay's own subviews takes.
enum PassThroughStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = ReaderViewController() }

  private static var twoHandedLog: TouchLog {
    var hand = HumanHand(seed: 8, screen: screen)
    hand.together(
      [
        [CGPoint(x: 330, y: 750), CGPoint(x: 310, y: 700), CGPoint(x: 330, y: 750)],
        [CGPoint(x: 120, y: 300), CGPoint(x: 120, y: 420)],
      ], for: 0.6)
    return hand.log(screen: screen, stage: name)
  }

  static let recordings = [
    ExampleRecording("tap-empty-part", on: Self.self) { Finger().tap(at: CGPoint(x: 195, y: 300)) },
    ExampleRecording("tap-child", on: Self.self) { Finger().tap(at: CGPoint(x: 330, y: 750)) },
    // Landing decides: the button's touch stays its own over the page.
    ExampleRecording("drag-from-child-to-page", on: Self.self) {
      Finger().drag(from: CGPoint(x: 330, y: 750), to: CGPoint(x: 195, y: 300), for: 0.2)
    },
    // One finger on the button and one on the page behind the overlay, at once.
    ExampleRecording("drag-both-by-hand", on: Self.self, log: twoHandedLog),
  ]
}

private final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

private final class ReaderViewController: UIViewController {
  let page = TappableView()
  let overlay = PassThroughView()
  let noteButton = TappableView(frame: CGRect(x: 300, y: 720, width: 60, height: 60))

  override func viewDidLoad() {
    page.frame = view.bounds
    overlay.frame = view.bounds
    view.addSubview(page)
    view.addSubview(overlay)
    overlay.addSubview(noteButton)
    page.onTap = { StageTrace.note("turns the page") }
    noteButton.onTap = { StageTrace.note("writes a note") }
  }
}
