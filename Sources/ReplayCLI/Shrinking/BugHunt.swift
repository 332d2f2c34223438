import Foundation
import TouchLogs
import Traces
import Verification

/// Looks for the smallest log that shows a bug: replays one after the other, and tells how far it is.
@MainActor final class BugHunt {
  private let bench: TrialBench
  private let trials: Int
  private let stop: StopFlag
  private let signals: SignalWatch
  private var progress: ProgressLine
  private var count = 0
  private let start = ContinuousClock.now

  init(timeout: Double, trials: Int, in surroundings: Surroundings) throws {
    let stop = StopFlag()
    self.stop = stop
    self.trials = trials
    let limits = WorkerLimits(timeout: timeout, memory: WorkerSettings().memory)
    bench = try TrialBench(WorkerProcess(limits: limits, stop: stop))
    signals = SignalWatch { stop.set(by: $0) }
    progress = ProgressLine(.auto, total: nil, on: surroundings.errors, environment: surroundings.environment)
  }

  /// The signal that ended the search; nil where none did.
  var interrupt: Int32? { stop.signal }

  func end() {
    signals.stop()
    bench.end()
  }

  /// - Throws: `Interruption` where a signal came meanwhile.
  func replay(_ log: TouchLog) async throws -> Trial {
    let trial = try await bench.replay(log)
    if let signal = interrupt {
      throw Interruption(
        signal: signal, state: "nobody knows yet whether the log shows the bug, and nothing was written")
    }
    return trial
  }

  /// - Parameter replayed: what came of the log, where that is known.
  func shows(_ bug: Bug, in log: TouchLog, replayed: Trial? = nil) async throws -> Bool {
    // Without a touch there is nothing to replay.
    if log.frames.isEmpty { return false }
    let trial = if let replayed { replayed } else { try await replay(log) }
    guard case .asked(let asked) = bug, let stage = asked.against else { return bug.shows(in: trial, other: nil) }
    var same = log
    same.about.stage = stage
    return bug.shows(in: trial, other: try await replay(same))
  }

  /// The smallest that was found, also where a signal ended the search.
  func smallest(of whole: TouchLog, with bug: Bug) async throws -> TouchLog {
    defer { progress.clear() }
    var best = whole
    do {
      _ = try await whole.shrunk(trials: trials) { log in
        count += 1
        let shows = try await shows(bug, in: log)
        if shows { best = log }
        progress.show(count, failures: 0, now: "left: \(Self.size(best))")
        return shows
      }
    } catch is Interruption {}
    return best
  }

  /// `212 logs tried in 1.4 s: 41 touches, 1,204 samples in 38.2 s became 1 touch, 2 samples in 0.08 s`
  func summary(of whole: TouchLog, _ small: TouchLog) -> String {
    let time = DurationText.of((ContinuousClock.now - start) / .seconds(1))
    let ending = interrupt == nil ? (count < trials ? "" : ", as many as were allowed") : ", then interrupted"
    return "\(Counted.text(count, "log")) tried in \(time)\(ending): \(Self.size(whole)) in \(Self.length(whole)) "
      + "became \(Self.size(small)) in \(Self.length(small))"
  }

  private static func size(_ log: TouchLog) -> String {
    let samples = log.frames.flatMap(\.samples)
    let touches = Counted.text(samples.count { $0.phase == .began }, "touch", "touches")
    return "\(touches), \(Counted.text(samples.count, "sample"))"
  }

  private static func length(_ log: TouchLog) -> String {
    "\(Seconds.text((log.frames.last?.time ?? 0) - (log.frames.first?.time ?? 0))) s"
  }
}
