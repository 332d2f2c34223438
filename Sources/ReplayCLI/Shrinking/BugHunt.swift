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
  /// Whether each replay has a process of its own: stage code that keeps something from one to the next makes the
  /// same log another bug.
  private var isAlone = false
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

  func end() async {
    await bench.end()
    signals.stop()
  }

  /// - Parameter stage: on which; nil is the log's own.
  /// - Throws: `Interruption` where a signal came meanwhile.
  func replay(_ log: TouchLog, on stage: String? = nil) async throws -> Trial {
    var log = log
    if let stage { log.about.stage = stage }
    let trial = try await bench.replay(log, isAlone: isAlone)
    if let signal = interrupt {
      throw Interruption(
        signal: signal, state: "nobody knows yet whether the log shows the bug, and nothing was written")
    }
    return trial
  }

  private func shows(_ bug: Bug, in log: TouchLog) async throws -> Bool {
    // Without a touch there is nothing to replay.
    if log.frames.isEmpty { return false }
    let trial = try await replay(log)
    guard case .asked(let asked) = bug, let stage = asked.against else { return bug.shows(in: trial, other: nil) }
    return bug.shows(in: trial, other: try await replay(log, on: stage))
  }

  /// The smallest that was found, also where a signal ended the search.
  ///
  /// What was found is replayed in processes of its own. Where it doesn't show the bug there, the search begins
  /// anew, with such a process for each log.
  /// - Throws: `UnsureBug` where the same log shows it in one process, and in another it doesn't.
  func smallest(of whole: TouchLog, with bug: Bug) async throws -> TouchLog {
    defer { progress.clear() }
    let quick = try await search(whole, bug)
    if try await isSure(bug, in: quick) { return quick }
    guard try await isSure(bug, in: whole) else { throw UnsureBug(bug: bug) }
    isAlone = true
    let best = try await search(whole, bug)
    guard try await isSure(bug, in: best) else { throw UnsureBug(bug: bug) }
    return best
  }

  /// Whether several processes that replay nothing else show it; one where each takes its time to come to an end.
  private func isSure(_ bug: Bug, in log: TouchLog) async throws -> Bool {
    let wasAlone = isAlone
    defer { isAlone = wasAlone }
    isAlone = true
    // After an interrupt nobody waits for certainty.
    do {
      for _ in 0..<(bug.endsReplay ? 1 : 3) where interrupt == nil {
        if try await !shows(bug, in: log) { return false }
      }
    } catch is Interruption {}
    return true
  }

  private func search(_ whole: TouchLog, _ bug: Bug) async throws -> TouchLog {
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
