import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Every kind of recognizer on a tile of its own, each with inputs that it takes and inputs that it does not. The
/// numbers that Apple does not publish are this model's.
enum SixRecognizersStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = RecognizersViewController() }

  private static func tile(_ index: Int, x: Double = 195) -> CGPoint {
    CGPoint(x: x, y: 60 + 120 * Double(index))
  }

  private static func drag(_ index: Int, by way: Double, from x: Double = 150, for time: Double) -> Finger {
    Finger().drag(from: tile(index, x: x), to: tile(index, x: x + way), for: time)
  }

  static let recordings = [
    ExampleRecording("tap-within-45-pt", on: SixRecognizersStage.self) { drag(0, by: 44, for: 0.1) },
    ExampleRecording("tap-beyond-45-pt", on: SixRecognizersStage.self) { drag(0, by: 46, for: 0.1) },
    ExampleRecording("press-of-600-ms", on: SixRecognizersStage.self) {
      Finger().down(at: tile(1)).hold(0.6).move(to: tile(1, x: 300), for: 0.1).up()
    },
    ExampleRecording("press-of-400-ms", on: SixRecognizersStage.self) { Finger().tap(at: tile(1), for: 0.4) },
    ExampleRecording("press-that-moves-11-pt", on: SixRecognizersStage.self) {
      Finger().down(at: tile(1)).move(to: tile(1, x: 206)).hold(0.6).up()
    },
    ExampleRecording("pan-of-9-pt", on: SixRecognizersStage.self) { drag(2, by: 9, for: 0.1) },
    ExampleRecording("pan-of-66-pt", on: SixRecognizersStage.self) { drag(2, by: 66, for: 0.1) },
    ExampleRecording("swipe-of-49-pt", on: SixRecognizersStage.self) { drag(3, by: 49, for: 0.1) },
    ExampleRecording("swipe-of-110-pt", on: SixRecognizersStage.self) { drag(3, by: 110, for: 0.1) },
    ExampleRecording("swipe-the-other-way", on: SixRecognizersStage.self) { drag(3, by: -110, for: 0.1) },
    ExampleRecording("swipe-astray", on: SixRecognizersStage.self) {
      Finger().drag(from: tile(3, x: 150), to: CGPoint(x: 180, y: 480), for: 0.1)
    },
    ExampleRecording("tap-with-two-fingers", on: SixRecognizersStage.self) {
      TouchScript.pinch(at: tile(0), from: 100, to: 102, for: 0.05)
    },
    ExampleRecording("swipe-too-slow", on: SixRecognizersStage.self) { drag(3, by: 60, for: 0.8) },
    ExampleRecording("pinch-by-7-pt", on: SixRecognizersStage.self) {
      TouchScript.pinch(at: tile(4), from: 100, to: 107, for: 0.1)
    },
    ExampleRecording("pinch-to-twice", on: SixRecognizersStage.self) {
      TouchScript.pinch(at: tile(4), from: 100, to: 200, for: 0.1)
    },
    ExampleRecording("rotation-by-90-mrad", on: SixRecognizersStage.self) {
      TouchScript.rotate(at: tile(5), by: 0.09, spread: 100, for: 0.1)
    },
    ExampleRecording("rotation-by-half-a-turn", on: SixRecognizersStage.self) {
      TouchScript.rotate(at: tile(5), by: .pi, spread: 100, for: 0.3)
    },
    ExampleRecording("edge-pan-from-12-pt", on: SixRecognizersStage.self) { drag(6, by: 100, from: 12, for: 0.2) },
    ExampleRecording("edge-pan-from-14-pt", on: SixRecognizersStage.self) { drag(6, by: 100, from: 14, for: 0.2) },
  ]
}

private final class RecognizersViewController: UIViewController {
  private let tap = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let swipe = UISwipeGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()
  private let edge = UIScreenEdgePanGestureRecognizer()

  override func viewDidLoad() {
    edge.edges = .left
    tell()
    for (index, recognizer) in [tap, press, pan, swipe, pinch, rotation, edge].enumerated() {
      let tile = KeepingView(frame: CGRect(x: 0, y: 120 * CGFloat(index), width: view.bounds.width, height: 120))
      tile.isMultipleTouchEnabled = true
      view.addSubview(tile)
      tile.addGestureRecognizer(recognizer)
    }
  }

  /// What each measured, when it is over.
  private func tell() {
    pan.addHandler { pan in
      guard pan.state == .ended else { return }
      StageTrace.note("went \(Rounded(pan.translation(in: nil).x)) pt")
    }
    edge.addHandler { edge in
      guard edge.state == .ended else { return }
      StageTrace.note("went \(Rounded(edge.translation(in: nil).x)) pt from the edge")
    }
    pinch.addHandler { pinch in
      guard pinch.state == .ended else { return }
      StageTrace.note("scaled to \(Rounded(pinch.scale))")
    }
    rotation.addHandler { rotation in
      guard rotation.state == .ended else { return }
      StageTrace.note("turned by \(Rounded(rotation.rotation)) rad")
    }
  }
}
