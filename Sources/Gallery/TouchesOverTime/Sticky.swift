import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// A touch belongs to the view that it began in, whatever happens after: to the finger, to the view's geometry, to
/// its place in the tree. The chain above that view is walked anew for every call.
enum StickyStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = StickyViewController() }

  private static let onPad = CGPoint(x: 60, y: 60)
  private static let onShrinking = CGPoint(x: 100, y: 240)
  private static let onHiding = CGPoint(x: 290, y: 240)
  private static let onChip = CGPoint(x: 80, y: 420)
  private static let inDock = CGPoint(x: 300, y: 700)

  static let recordings = [
    ExampleRecording("leaves-its-view", on: StickyStage.self) {
      Finger().down(at: onPad).move(to: CGPoint(x: 290, y: 60), for: 0.15).move(to: onPad, for: 0.15).up()
    },
    ExampleRecording("view-shrinks-and-moves", on: StickyStage.self) {
      Finger().drag(from: onShrinking, to: CGPoint(x: 140, y: 260), for: 0.1)
      Finger(at: 0.5).tap(at: onShrinking)
    },
    ExampleRecording("view-hides-itself", on: StickyStage.self) {
      Finger().drag(from: onHiding, to: CGPoint(x: 310, y: 250), for: 0.1)
      Finger(at: 0.5).tap(at: onHiding)
    },
    ExampleRecording("moved-to-another-parent", on: StickyStage.self) {
      Finger().drag(from: onChip, to: inDock, for: 0.2).wait(0.5).tap(at: inDock)
    },
    ExampleRecording("leaves-the-screen", on: StickyStage.self) {
      Finger().drag(from: onPad, to: CGPoint(x: -20, y: 60), for: 0.1)
    },
  ]
}

private final class StickyViewController: UIViewController {
  private let pad = TakingPad(frame: CGRect(x: 10, y: 10, width: 180, height: 140))
  private let neighbour = TakingPad(frame: CGRect(x: 200, y: 10, width: 180, height: 140))
  private let shrinking = ShrinkingPad(frame: CGRect(x: 10, y: 170, width: 180, height: 140))
  private let hiding = HidingPad(frame: CGRect(x: 200, y: 170, width: 180, height: 140))
  private let tray = TakingPad(frame: CGRect(x: 10, y: 340, width: 370, height: 200))
  private let dock = TakingPad(frame: CGRect(x: 10, y: 560, width: 370, height: 240))
  private let chip = Chip(frame: CGRect(x: 40, y: 50, width: 60, height: 60))

  override func viewDidLoad() {
    [pad, neighbour, shrinking, hiding, tray, dock].forEach(view.addSubview)
    tray.addSubview(chip)
    chip.dock = dock
  }
}

/// Keeps every touch that reaches it.
private class TakingPad: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Is no longer under the finger as soon as that moves.
private final class ShrinkingPad: TakingPad {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    bounds.size = CGSize(width: 20, height: 20)
    center = CGPoint(x: 40, y: 300)
  }
}

/// Takes no new touch once it is hidden; the one that it has goes on.
private final class HidingPad: TakingPad {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isHidden = true }
}

/// Follows the finger, and changes its superview when it is over the dock. Passes everything on, so that the trace
/// shows whose child it is.
private final class Chip: UIView {
  weak var dock: UIView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    if let dock, superview !== dock, dock.point(inside: touch.location(in: dock), with: event) {
      dock.addSubview(self)
      StageTrace.note("the chip is the dock's now")
    }
    center = touch.location(in: superview)
  }
}
