import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// A pencil whose force comes late: the touch is delivered with an estimate and an index, and when the real value
/// is there the same touch is delivered once more with that index, also after it ended.
enum EstimatedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = SketchbookViewController() }

  private static let onPaper = CGPoint(x: 100, y: 200)
  private static let onOverlay = CGPoint(x: 100, y: 500)

  static let recordings = [
    ExampleRecording("force-arrives-later", on: EstimatedStage.self) {
      pencil(from: onPaper)
      correction(of: 0, to: 0.75, at: 0.035)
      correction(of: 1, to: 1.25, at: 0.055)
      correction(of: 2, to: 1.5, at: 0.075)
    },
    ExampleRecording("force-arrives-after-the-end", on: EstimatedStage.self) {
      pencil(from: onPaper)
      correction(of: 0, to: 0.75, at: 0.2)
      correction(of: 2, to: 1.5, at: 0.2)
    },
    ExampleRecording("correction-climbs-the-chain", on: EstimatedStage.self) {
      pencil(from: onOverlay)
      correction(of: 1, to: 1.25, at: 0.055)
    },
    ExampleRecording("nobody-awaits-the-correction", on: EstimatedStage.self) {
      pencil(from: onPaper)
      correction(of: 1, to: 1.25, at: 0.055)
      correction(of: 1, to: 0.25, at: 0.065)
      correction(of: 99, to: 1, at: 0.075)
    },
  ]

  /// Lands, moves twice and lifts within 60 ms; the first three samples' force is guessed and has an index.
  private static func pencil(from start: CGPoint) -> Finger {
    let stroke = Finger(rate: 50, type: .pencil).down(at: start)
      .move(to: CGPoint(x: start.x + 20, y: start.y + 5)).move(to: CGPoint(x: start.x + 45, y: start.y + 5))
      .up()
    var index = 0
    return stroke.reporting { sample in
      sample.maximumPossibleForce = 4.2
      guard sample.phase != .ended else { return }
      sample.force = 0.5
      sample.estimatedProperties = .force
      sample.estimatedPropertiesExpectingUpdates = .force
      sample.estimationUpdateIndex = index
      index += 1
    }
  }

  private static func correction(of index: Int, to force: Double, at time: TimeInterval) -> Frame {
    var sample = Sample(finger: 0, phase: .moved, location: .zero)
    sample.type = .pencil
    sample.force = force
    sample.estimationUpdateIndex = index
    return Frame(time: time, content: .estimates([sample]))
  }
}

private final class SketchbookViewController: UIViewController {
  private let paper = Paper(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
  private let overlay = UIView(frame: CGRect(x: 20, y: 400, width: 350, height: 200))

  override func viewDidLoad() {
    paper.addSubview(overlay)
    view.addSubview(paper)
  }
}

/// Keeps the force of every sample by its index, and puts the real one in its place when that comes.
private final class Paper: UIView {
  private var estimates: [Int: CGFloat] = [:]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(note) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(note) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touches.forEach(note) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { estimates = [:] }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = touch.estimationUpdateIndex?.intValue, let estimate = estimates[index] else { continue }
      StageTrace.note("force of sample \(index) was taken as \(estimate), is \(touch.force)")
      if !touch.estimatedPropertiesExpectingUpdates.contains(.force) { estimates[index] = nil }
    }
  }

  private func note(_ touch: UITouch) {
    guard touch.estimatedPropertiesExpectingUpdates.contains(.force) else { return }
    if let index = touch.estimationUpdateIndex?.intValue { estimates[index] = touch.force }
  }
}
