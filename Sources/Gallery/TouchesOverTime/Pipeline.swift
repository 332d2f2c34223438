import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Every station of an event: posted, queued, dequeued, made an event, through the application and the window to
/// the recognizers and then the views; and what waits for the end of the turn, where recognizers' targets are
/// called.
enum PipelineStage: Example {
  static let turn = StageTurn.synchronous
  static let detail = TraceDetail.everything
  static func build(in window: UIWindow) { window.rootViewController = PipelineViewController() }

  private static let onPhoto = CGPoint(x: 195, y: 200)
  private static let onBell = CGPoint(x: 195, y: 600)

  static let recordings = [
    ExampleRecording("tap", on: PipelineStage.self) { Finger().tap(at: onPhoto) },
    ExampleRecording("drag", on: PipelineStage.self) {
      Finger().drag(from: onPhoto, to: CGPoint(x: 195, y: 260), for: 0.1)
    },
    ExampleRecording("two-fingers-in-one-report", on: PipelineStage.self) {
      TouchScript.pinch(at: onPhoto, from: 100, to: 106, for: 0.05)
    },
    ExampleRecording("posted-while-another-is-handled", on: PipelineStage.self) { Finger().tap(at: onBell) },
  ]
}

private final class PipelineViewController: UIViewController {
  private let photo = KeepingView(frame: CGRect(x: 20, y: 40, width: 350, height: 340))
  private let bell = BellView(frame: CGRect(x: 20, y: 420, width: 350, height: 340))
  private let tap = UITapGestureRecognizer()
  private let pan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    photo.isMultipleTouchEnabled = true
    [photo, bell].forEach(view.addSubview)
    [tap, pan].forEach(photo.addGestureRecognizer)
    tap.addHandler { _ in StageTrace.note("opened") }
    pan.addHandler { pan in
      if pan.state == .ended { StageTrace.note("moved") }
    }
  }
}

/// Taps the photo while it handles its own touch.
private final class BellView: KeepingView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for frame in Finger().tap(at: CGPoint(x: 100, y: 100)).frames {
      do { try StageInput.post(frame) } catch { StageTrace.note("not posted: \(error)") }
    }
    StageTrace.note("rang")
  }
}
