import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A button of 10 × 10 points that takes touches up to 10 points around it, by overriding `point(inside:with:)`.
/// Beyond its parent's edges it gets none: the parent is asked first.
enum EnlargedButtonStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = PlayerViewController { EnlargedButton() }
  }
  static let recordings = PlayerViewController.recordings(on: Self.self)
}

/// The same by overriding `hitTest(_:with:)`, which then has to ask by itself whether it may be touched at all.
enum EnlargedButtonByHitTestStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = PlayerViewController { ButtonEnlargedByHitTest() }
  }
  static let recordings = PlayerViewController.recordings(on: Self.self)
}

private final class EnlargedButton: TappableView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

private final class ButtonEnlargedByHitTest: TappableView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return nil }
    return bounds.insetBy(dx: -10, dy: -10).contains(point) ? self : nil
  }
}

private final class PlayerViewController: UIViewController {
  let controls = TappableView(frame: CGRect(x: 45, y: 600, width: 300, height: 60))
  let playButton: TappableView
  /// So near the edge of `controls` that its margin reaches 6 points beyond.
  let closeButton: TappableView

  init(makeButton: () -> TappableView) {
    playButton = makeButton()
    closeButton = makeButton()
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.addSubview(controls)
    controls.addSubview(playButton)
    controls.addSubview(closeButton)
    playButton.frame = CGRect(x: 145, y: 25, width: 10, height: 10)
    closeButton.frame = CGRect(x: 4, y: 25, width: 10, height: 10)
    controls.onTap = { StageTrace.note("hides the controls") }
    playButton.onTap = { StageTrace.note("plays") }
    closeButton.onTap = { StageTrace.note("closes") }
  }

  static func recordings(on stage: any Stage.Type) -> [ExampleRecording] {
    // The play button is at (190, 625) of the screen and ends at (200, 635).
    [
      taps("tap-just-within-margin", at: [(180.1, 630), (195, 615.1), (209.9, 630), (195, 644.9)], on: stage),
      taps("tap-just-beyond-margin", at: [(179.9, 630), (195, 614.9), (210.1, 630), (195, 645.1)], on: stage),
      taps("tap-margin-at-parents-edge", at: [(45.1, 630), (44.9, 630)], on: stage),
    ]
  }

  private static func taps(
    _ name: String, at points: [(x: Double, y: Double)], on stage: any Stage.Type
  ) -> ExampleRecording {
    ExampleRecording(name, on: stage) {
      points.reduce(Finger()) { $0.tap(at: CGPoint(x: $1.x, y: $1.y)).wait(0.5) }
    }
  }
}
