import Foundation
import TouchLogs
import TouchReplay
import Traces

/// A stage that is looked at right before each finger lands, to say why a certain view is not the one that is hit.
///
/// Looking runs the stage's own `hitTest` overrides once more, so it is done only where a view is meant.
@MainActor final class WatchedStage: TouchTarget {
  private let stage: StageTarget
  private let view: String?
  private var texts: [Int: String] = [:]
  private var wasFound = false
  private var firstFailure: ViewNameError?

  init(_ stage: StageTarget, lookingFor view: String?) {
    self.stage = stage
    self.view = view
  }

  /// Why the view was never found; nil where it was, once at least, or where none is meant.
  var failure: ViewNameError? { wasFound ? nil : firstFailure }

  /// What is to be said of the finger's landing; nil where no view is meant.
  func walkText(for finger: Int) -> String? { texts[finger] }

  private func look(at sample: Sample, for view: String) throws {
    guard sample.phase == .began, sample.location.x.isFinite, sample.location.y.isFinite else { return }
    let sighting = try stage.locate(sample.location)
    do throws(ViewNameError) {
      let path = try ViewName.path(for: view, among: sighting.paths)
      wasFound = true
      texts[sample.finger] = WalkText.of(sighting.walk(including: path) ?? sighting.hit.walk, whyNot: path)
    } catch {
      if firstFailure == nil { firstFailure = error }
      texts[sample.finger] =
        WalkText.of(sighting.hit.walk, whyNot: nil) + ExplanationLabel.padded("why not") + "\(error)\n"
    }
  }

  // MARK: What the stage is told

  var stageName: String { stage.stageName }
  var level: TargetLevel { stage.level }
  var changedThresholds: [ChangedThreshold] { stage.changedThresholds }
  var nextTimer: TimeInterval? { stage.nextTimer }

  func prepare(for about: LogDescription, start: TimeInterval, sink: any TraceSink) throws {
    try stage.prepare(for: about, start: start, sink: sink)
  }

  func deliver(_ frame: Frame, number: Int) throws {
    if let view {
      for sample in frame.samples { try look(at: sample, for: view) }
    }
    try stage.deliver(frame, number: number)
  }

  func fireTimers(at time: TimeInterval) { stage.fireTimers(at: time) }
  func endTurn() async { await stage.endTurn() }
  func finish() { stage.finish() }
}
