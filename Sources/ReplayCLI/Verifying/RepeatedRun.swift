import Verification

/// Replays everything several times, each time in new processes and every second time in reverse, so that what
/// hangs on a process or on the order shows.
struct RepeatedRun: Sendable {
  let pool: WorkerPool
  let jobs: [WorkerJob]
  let repeats: Int
  let tally: RunTally
  let stop: StopFlag

  func perform() async throws {
    let rounds = ReplayRounds(count: jobs.count)
    for round in 0..<repeats {
      try await pool.replay(round.isMultiple(of: 2) ? jobs : jobs.reversed()) { job, record in
        let outcome = try record.outcome()
        await rounds.add(outcome, of: job, seconds: record.seconds)
        tally.replayed(outcome.recording.title)
      }
    }
    for job in jobs where !stop.isSet {
      guard let (outcome, seconds) = await rounds.settled(job) else { continue }
      let isStable = if case .unstable = outcome.verdict { false } else { true }
      let settled =
        isStable && pool.wantsSecondReplay(outcome)
        ? outcome.settled(by: try await pool.replayFresh(job).outcome()) : outcome
      tally.settle(job.number, settled, seconds: seconds)
    }
  }
}

/// What every round said of every recording.
private actor ReplayRounds {
  private var replays: [[Outcome]]
  private var seconds: [Double]

  init(count: Int) {
    replays = Array(repeating: [], count: count)
    seconds = Array(repeating: 0, count: count)
  }

  func add(_ outcome: Outcome, of job: WorkerJob, seconds: Double) {
    replays[job.number].append(outcome)
    self.seconds[job.number] += seconds
  }

  func settled(_ job: WorkerJob) -> (Outcome, seconds: Double)? {
    Outcome.settled(replays[job.number]).map { ($0, seconds[job.number]) }
  }
}
