import Foundation
import TouchLogs
import TouchReplay
import Traces

/// A target that says what it is about to deliver, so that whoever listens knows where a replay ended that never
/// came back.
@MainActor final class FrameTeller: TouchTarget {
  private let target: any TouchTarget
  private let tell: (ReplayPlace) -> Void
  private var start: TimeInterval = 0

  /// - Parameter tell: called before each frame and before timers run.
  init(_ target: any TouchTarget, tell: @escaping (ReplayPlace) -> Void) {
    self.target = target
    self.tell = tell
  }

  var stageName: String { target.stageName }
  var level: TargetLevel { target.level }
  var changedThresholds: [ChangedThreshold] { target.changedThresholds }
  var nextTimer: TimeInterval? { target.nextTimer }

  func prepare(for about: LogDescription, start: TimeInterval, sink: any TraceSink) throws {
    self.start = start
    try target.prepare(for: about, start: start, sink: sink)
  }

  func deliver(_ frame: Frame, number: Int) throws {
    tell(ReplayPlace(frame: number, milliseconds: (frame.time - start) * 1000))
    try target.deliver(frame, number: number)
  }

  func fireTimers(at time: TimeInterval) {
    tell(ReplayPlace(frame: nil, milliseconds: (time - start) * 1000))
    target.fireTimers(at: time)
  }

  func endTurn() async { await target.endTurn() }
  func endTurnAtOnce() -> Bool { target.endTurnAtOnce() }
  func finish() { target.finish() }
}
