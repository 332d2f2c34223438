import Foundation
import TouchLogs

/// What a device reports of a finger: the same motion costs more where it reports more.
enum Digitizer: String, CaseIterable {
  /// Where it is.
  case plain
  /// And its radius, as every phone does.
  case measuring
  /// And where it was between two frames, as a phone that looks twice as often as its screen is drawn.
  case coalescing

  func report(_ log: TouchLog) -> TouchLog {
    if self == .plain { return log }
    var log = log
    log.frames = log.frames.map { frame in frame.reporting { report(&$0, at: frame.time) } }
    return log
  }

  private func report(_ sample: inout Sample, at time: TimeInterval) {
    // As a phone measures it: in steps of some third of a point, which a finger that goes by changes now and then.
    let steps = (sample.location.y / 50).rounded()
    (sample.majorRadius, sample.majorRadiusTolerance) = (20.84375 + steps * 0.34375, 5.203125)
    guard self == .coalescing, sample.phase == .moved else { return }
    var between = sample
    between.location.x = (sample.location.x + sample.previousLocation.x) / 2
    between.location.y = (sample.location.y + sample.previousLocation.y) / 2
    sample.coalesced = [TimedSample(time: time - 1.0 / 120, sample: between)]
  }
}
