/// What waits to be replayed, handed out in order.
actor RunQueue {
  private var waiting: ArraySlice<WorkerJob>
  private let takers: Int
  private let stop: StopFlag

  /// So many are handed out at once that asking costs little, and so few that nobody is left with a long tail.
  private static let mostAtOnce = 32

  init(_ jobs: [WorkerJob], takers: Int, stop: StopFlag) {
    waiting = jobs[...]
    self.takers = max(1, takers)
    self.stop = stop
  }

  /// The next few; none when all are taken or the run is over.
  func take() -> [WorkerJob] {
    guard !stop.isSet else { return [] }
    let count = min(Self.mostAtOnce, max(1, waiting.count / (takers * 4)))
    defer { waiting = waiting.dropFirst(count) }
    return Array(waiting.prefix(count))
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
