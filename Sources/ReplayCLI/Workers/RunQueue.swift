/// What one worker is to replay, handed out in order.
actor RunQueue {
  private var waiting: ArraySlice<WorkerJob>
  private let stop: StopFlag

  /// So many are handed out at once that asking costs little, and so few that a failure is soon replayed again.
  private static let mostAtOnce = 32

  init(_ jobs: [WorkerJob], stop: StopFlag) {
    waiting = jobs[...]
    self.stop = stop
  }

  /// Deals recordings out in turn: which of them share a worker, and in which order, hangs on their number and on
  /// nothing that a clock says. Neighbours, which are often alike, go to different workers.
  static func dealt(_ jobs: [WorkerJob], to count: Int) -> [[WorkerJob]] {
    let count = max(1, min(count, jobs.count))
    return (0..<count).map { first in stride(from: first, to: jobs.count, by: count).map { jobs[$0] } }
  }

  /// The next few; none when all are taken or the run is over.
  func take() -> [WorkerJob] {
    guard !stop.isSet else { return [] }
    defer { waiting = waiting.dropFirst(Self.mostAtOnce) }
    return Array(waiting.prefix(Self.mostAtOnce))
  }

  /// Takes back what was not begun; it is handed out next.
  func giveBack(_ jobs: some Collection<WorkerJob>) { waiting = (Array(jobs) + waiting)[...] }
}

/// A recording that is to be replayed.
struct WorkerJob: Hashable, Sendable {
  /// Its place in the plan.
  let number: Int
  let path: String
}
