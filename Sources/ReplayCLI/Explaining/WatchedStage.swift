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
  private var looks: [Landing: LandingLook] = [:]
  /// A finger's number may be given again and again.
  private struct Landing: Hashable {
    let finger: Int
    let frame: Int
  }
  private var wasFound = false
  private var firstFailure: ViewNameError?

  init(_ stage: StageTarget, lookingFor view: String?) {
    self.stage = stage
    self.view = view
  }

  /// Why the view was never found; nil where it was, once at least, or where none is meant.
  var failure: ViewNameError? { wasFound ? nil : firstFailure }

  /// What was seen before the touch landed; nil where no view is meant.
  func look(before touch: TouchStory) -> LandingLook? {
    touch.frame.flatMap { looks[Landing(finger: touch.finger, frame: $0)] }
  }

  private func look(at sample: Sample, in frame: Int, for view: String) throws {
    guard sample.phase == .began, sample.location.x.isFinite, sample.location.y.isFinite else { return }
    let sighting = try stage.locate(sample.location)
    let landing = Landing(finger: sample.finger, frame: frame)
    do throws(ViewNameError) {
      let path = try ViewName.path(for: view, among: sighting.paths)
      wasFound = true
      looks[landing] = LandingLook(walk: sighting.walk(including: path) ?? sighting.hit.walk, meant: .success(path))
    } catch {
      if firstFailure == nil { firstFailure = error }
      looks[landing] = LandingLook(walk: sighting.hit.walk, meant: .failure(error))
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
      for sample in frame.samples { try look(at: sample, in: number, for: view) }
    }
    try stage.deliver(frame, number: number)
  }

  func fireTimers(at time: TimeInterval) { stage.fireTimers(at: time) }
  func endTurn() async { await stage.endTurn() }
  func finish() { stage.finish() }
}
