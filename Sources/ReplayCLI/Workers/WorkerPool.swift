import Foundation
import Goldens
import Verification

/// Replays in worker processes that live long, each recording on a fresh application.
///
/// A failure is replayed again, alone in a fresh process, before it counts: that one says in which frame a crash
/// was, writes what the mode asks for, and tells what only fails after others.
struct WorkerPool: Sendable {
  let jobs: Int
  let process: WorkerProcess
  let mode: UpdateMode
  /// Recordings that are known to fail: nothing is written of them.
  let isKnown: @Sendable (WorkerJob) -> Bool
  let takesFingerprints: Bool

  /// Failures that get a process of their own, in equal parts of every worker's; those after them are replayed
  /// again where they failed. For the day on which ten thousand goldens change at once.
  static let mostFreshReplays = 200
  /// They take a second or two each.
  static let mostBacktraces = 5

  /// What is done with an outcome; called from any worker, a recording once.
  typealias Settle = @Sendable (WorkerJob, OutcomeRecord) async throws -> Void

  /// Replays each once and tells each outcome, failures after their second replay.
  func verify(_ recordings: [WorkerJob], settle: @escaping Settle) async throws {
    try await run(recordings) { queue, workers in
      let fresh = FreshReplays(
        most: max(1, Self.mostFreshReplays / workers), backtraces: max(1, Self.mostBacktraces / workers))
      try await WorkerSlot(pool: self, queue: queue, fresh: fresh, settle: settle).run()
    }
  }

  /// Replays each once and tells what came of it, whatever it was; nothing is written.
  func replay(_ recordings: [WorkerJob], settle: @escaping Settle) async throws {
    try await run(recordings) { queue, _ in
      try await WorkerSlot(pool: self, queue: queue, fresh: nil, settle: settle).run()
    }
  }

  /// Replays a recording alone in a fresh process.
  /// - Parameter backtraces: whether a crash is to say where it was.
  func replayFresh(_ job: WorkerJob, backtraces: Bool = false) async throws -> OutcomeRecord {
    let request = request(job, isFinal: true, tellsFrames: true)
    let answer = LastAnswer()
    let end = try await process.serve(
      backtraces: backtraces, next: { await answer.isAsked() ? [] : [request] },
      answered: { _, record in await answer.set(record) })
    if let record = await answer.record { return record }
    return job.broken(by: end)
  }

  func request(_ job: WorkerJob, isFinal: Bool, tellsFrames: Bool = false) -> WorkerRequest {
    WorkerRequest(
      number: job.number, path: job.path, mode: isKnown(job) ? .never : mode, holdsBack: !isFinal,
      takesFingerprint: takesFingerprints, tellsFrames: tellsFrames)
  }

  /// Whether another replay could come out otherwise, or has something to write.
  func wantsSecondReplay(_ outcome: Outcome) -> Bool {
    outcome.verdict == .missing ? mode != .never : outcome.isOfOneReplay
  }

  private func run(
    _ recordings: [WorkerJob], slot: @escaping @Sendable (RunQueue, _ workers: Int) async throws -> Void
  ) async throws {
    let dealt = RunQueue.dealt(recordings, to: jobs) { job in
      var status = stat()
      // What lies in a pack has no size of its own, and counts as small.
      return stat(job.path, &status) == 0 ? Int(status.st_size) : 0
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for jobs in dealt {
        let queue = RunQueue(jobs, stop: process.stop)
        group.addTask { try await slot(queue, dealt.count) }
      }
      try await group.waitForAll()
    }
  }
}

extension WorkerJob {
  /// What stands where a process ended before it answered.
  func broken(by end: WorkerProcess.End) -> OutcomeRecord {
    let breakdown = end.breakdown ?? Breakdown(.crashed, cause: "it ended without an answer")
    return OutcomeRecord(Outcome(recording: RecordingFile(path: path), verdict: .broken(breakdown)), seconds: 0)
  }
}

/// The one answer of a process that is asked once.
private actor LastAnswer {
  private(set) var record: OutcomeRecord?
  private var wasAsked = false

  func isAsked() -> Bool {
    defer { wasAsked = true }
    return wasAsked
  }

  func set(_ record: OutcomeRecord) { self.record = record }
}

/// How many fresh processes the failures of one worker may still have.
actor FreshReplays {
  private var left: Int
  private var backtraces: Int

  init(most: Int, backtraces: Int) { (left, self.backtraces) = (most, backtraces) }

  func takeBacktrace() -> Bool {
    guard backtraces > 0 else { return false }
    backtraces -= 1
    return true
  }

  func take() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
