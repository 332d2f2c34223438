import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A child that stands out of its parent, and is drawn there: no finger finds the part outside.
enum OverflowStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = OverflowViewController() }
  static let recordings = OverflowViewController.recordings(on: Self.self)
}

/// The same where the parent cuts off what stands out. To touches it makes no difference.
enum OverflowClippedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    let overflow = OverflowViewController()
    overflow.card.clipsToBounds = true
    window.rootViewController = overflow
  }
  static let recordings = OverflowViewController.recordings(on: Self.self)
}

private final class OverflowViewController: UIViewController {
  let photo = UIView(frame: CGRect(x: 40, y: 120, width: 310, height: 180))
  let card = UIView(frame: CGRect(x: 40, y: 320, width: 310, height: 200))
  /// Stands out of the card: above it over the photo, on the right over the empty screen.
  let badge = UIView(frame: CGRect(x: 230, y: -60, width: 110, height: 120))

  override func viewDidLoad() {
    view.addSubview(photo)
    view.addSubview(card)
    card.addSubview(badge)
  }

  static func recordings(on stage: any Stage.Type) -> [ExampleRecording] {
    [
      ExampleRecording("tap-badge-over-photo", on: stage) { Finger().tap(at: CGPoint(x: 300, y: 280)) },
      ExampleRecording("tap-badge-over-nothing", on: stage) { Finger().tap(at: CGPoint(x: 365, y: 350)) },
      ExampleRecording("tap-badge-in-card", on: stage) { Finger().tap(at: CGPoint(x: 300, y: 350)) },
    ]
  }
}
