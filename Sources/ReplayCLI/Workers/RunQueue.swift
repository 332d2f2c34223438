import Verification

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

  /// Deals recordings out: the largest first, each to the worker that has least so far, which then replays them in
  /// their order. Which of them share a worker hangs on their logs and on nothing that a clock says.
  ///
  /// Takes `O(n log n + n * count)`.
  /// - Parameter size: in bytes. Small ones, which take as long to begin as to replay, are alike and go round in
  ///   turn.
  static func dealt(_ jobs: [WorkerJob], to count: Int, size: (WorkerJob) -> Int) -> [[WorkerJob]] {
    let costs = jobs.map { Double(1 + max(0, size($0)) / small) }
    var dealt = Array(repeating: [WorkerJob](), count: max(1, min(count, jobs.count)))
    for (job, owner) in zip(jobs, Dealing.owners(of: costs, among: dealt.count)) { dealt[owner].append(job) }
    return dealt
  }

  private static let small = 1024

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
