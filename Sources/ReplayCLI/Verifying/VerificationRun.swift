import Foundation
import Goldens
import Verification

/// One run of `replay verify`: the plan's recordings through workers, or in this process, into a tally.
@MainActor struct VerificationRun {
  let plan: RunPlan
  let mode: UpdateMode
  let known: KnownFailures
  let options: WorkerSettings
  let stop: StopFlag
  let tally: RunTally

  /// Tells failures as they come, then the summary.
  /// - Returns: the exit code.
  func perform(stages: StageCatalog) async throws -> Int32 {
    // A worker that ends while it is asked is heard of by its silence.
    signal(SIGPIPE, SIG_IGN)
    if let matches = await firstLook(stages) {
      for (job, match) in zip(jobs, matches) {
        tally.settle(job.number, withoutPending(match.outcome(of: job)), seconds: match.seconds)
      }
      return try tally.finish()
    }
    let tally = tally
    let signals = SignalWatch { tally.interrupt(by: $0) }
    defer { signals.stop() }
    let ticking = Task.detached {
      while true {
        try await Task.sleep(for: .milliseconds(200))
        tally.tick()
      }
    }
    defer { ticking.cancel() }
    if options.isIsolated { try await replayInWorkers() } else { try await replayHere(stages) }
    return try tally.finish()
  }

  private var jobs: [WorkerJob] {
    plan.recordings.enumerated().map { WorkerJob(number: $0.offset, path: $0.element.path) }
  }

  /// - Parameter workers: how many; nil for as many as the recordings and this machine are good for.
  private func pool(workers: Int? = nil) -> WorkerPool {
    let known = known
    return WorkerPool(
      jobs: workers ?? options.workers(for: plan.recordings.count, files: OpenFileLimit.raised()),
      process: WorkerProcess(limits: options.limits, stop: stop), mode: mode,
      isKnown: { known.verdict(of: RecordingFile(path: $0.path)) != nil }, takesFingerprints: options.repeats > 1)
  }

  /// Nil where there is too much to look at, or where something else is wanted than that it matches; and unless all
  /// of them do. No thread is started meanwhile: a signal is heard of when the look is over, which is soon.
  private func firstLook(_ stages: StageCatalog) async -> [WorkerMatch]? {
    guard options.isIsolated, options.repeats == 1, options.jobs == nil, mode != .all else { return nil }
    let pool = pool(workers: 1)
    let requests = jobs.map { pool.request($0, isFinal: false) }
    guard FirstLook.isSmall(requests) else { return nil }
    let signals = HeldSignals()
    defer { signals.letGo() }
    let look = await FirstLook.begin(at: requests, stages: stages, limits: options.limits, signals: signals)
    let matches = look?.matches()
    if let signal = signals.waiting { tally.interrupt(by: signal) }
    return matches
  }

  /// What the look left to be done: of a recording that matches nothing waits any more.
  private func withoutPending(_ match: Outcome) -> Outcome {
    var outcome = match
    let recording = match.recording
    guard mode != .never, !recording.isPacked, known.verdict(of: recording) == nil else { return outcome }
    do { outcome.action = try recording.store.dropPending() } catch { outcome.trouble = Sentence.of(error) }
    return outcome
  }

  private func replayInWorkers() async throws {
    let tally = tally
    let pool = pool()
    guard options.repeats > 1 else {
      return try await pool.verify(jobs) { job, record in
        tally.settle(job.number, try record.outcome(), seconds: record.seconds)
      }
    }
    try await RepeatedRun(pool: pool, jobs: jobs, repeats: options.repeats, tally: tally, stop: stop).perform()
  }

  /// For a debugger: nothing is between it and the stages, and nothing saves the run from them.
  private func replayHere(_ stages: StageCatalog) async throws {
    let packs = PackShelf()
    for job in jobs where !stop.isSet {
      let recording = RecordingFile(path: job.path)
      var verifier = Verifier(mode: known.verdict(of: recording) == nil ? mode : .never, packs: packs)
      verifier.takesFingerprint = options.repeats > 1
      // What one of them wrote would be what the next is held against.
      verifier.holdsBack = options.repeats > 1
      var replays: [Outcome] = []
      let begin = ContinuousClock.now
      for _ in 0..<options.repeats { replays.append(await verifier.verify(recording, stages: stages)) }
      guard var outcome = Outcome.settled(replays) else { continue }
      if verifier.holdsBack, verifier.mode != .never, outcome.verdict == .missing || outcome.isOfOneReplay {
        verifier.holdsBack = false
        outcome = outcome.settled(by: await verifier.verify(recording, stages: stages))
      }
      tally.settle(job.number, outcome, seconds: (ContinuousClock.now - begin) / .seconds(1))
    }
  }
}
