import Verification

/// One place in the pool: a worker process, and the next one when that one ends.
struct WorkerSlot: Sendable {
  let pool: WorkerPool
  let queue: RunQueue
  /// Nil where failures are not replayed again.
  let fresh: FreshReplays?
  let settle: WorkerPool.Settle

  func run() async throws {
    let desk = SlotDesk(queue: queue)
    while true {
      let end = try await pool.process.serve(
        next: { try await nextBatch(desk) }, answered: { try await handle($0, $1, desk) })
      guard !pool.process.stop.isSet, let culprit = end.unanswered.first else { return }
      try await desk.giveBack(end.unanswered.dropFirst())
      try await handle(culprit, WorkerJob(culprit).broken(by: end), desk)
    }
  }

  /// First what failed in the batch before, in a process of its own each; then the next ones.
  private func nextBatch(_ desk: SlotDesk) async throws -> [WorkerRequest] {
    var again: [WorkerRequest] = []
    for failure in await desk.takeFailures() where !pool.process.stop.isSet {
      if let fresh, await fresh.take() {
        let isCrash = failure.record.verdict == .crashed
        let backtraces = if isCrash { await fresh.takeBacktrace() } else { false }
        let second = try await pool.replayFresh(failure.job, backtraces: backtraces)
        try await settle(failure.job, try failure.record.settled(by: second))
      } else {
        again.append(pool.request(failure.job, isFinal: true, tellsFrames: true))
      }
    }
    if !again.isEmpty { return again }
    return await queue.take().map { pool.request($0, isFinal: false) }
  }

  private func handle(_ request: WorkerRequest, _ record: OutcomeRecord, _ desk: SlotDesk) async throws {
    let job = WorkerJob(request)
    let isFirst = request.holdsBack && fresh != nil
    if isFirst, pool.wantsSecondReplay(try record.outcome()) {
      await desk.add(SlotDesk.Failure(job: job, record: record))
    } else {
      try await settle(job, record)
    }
  }
}

extension WorkerJob {
  init(_ request: WorkerRequest) { self.init(number: request.number, path: request.path) }
}

extension OutcomeRecord {
  func settled(by second: OutcomeRecord) throws -> OutcomeRecord {
    OutcomeRecord(try outcome().settled(by: try second.outcome()), seconds: second.seconds)
  }
}

/// What one slot has to come back to.
actor SlotDesk {
  struct Failure: Sendable {
    let job: WorkerJob
    let record: OutcomeRecord
  }
  private var failures: [Failure] = []
  private let queue: RunQueue

  init(queue: RunQueue) { self.queue = queue }

  func add(_ failure: Failure) { failures.append(failure) }

  func takeFailures() -> [Failure] {
    defer { failures = [] }
    return failures
  }

  /// Requests that a process left behind.
  func giveBack(_ requests: some Collection<WorkerRequest>) async throws {
    await queue.giveBack(requests.map { WorkerJob($0) })
  }
}
