import Foundation

/// How recordings are replayed, as `WorkerOptions` describes it.
struct WorkerSettings {
  /// How many workers replay at once; nil is as many as there are processors.
  var jobs: Int?
  /// Seconds that one recording may take.
  var timeout = 60.0
  /// Megabytes that a worker may have.
  var memory = 2_048
  /// How often each is replayed.
  var repeats = 1
  /// Without workers.
  var isInProcess = false

  var isIsolated: Bool { !isInProcess }
  var limits: WorkerLimits { WorkerLimits(timeout: timeout, memory: memory) }

  /// No more than have something to do, and than the system gives files to.
  func workers(for recordings: Int, files: Int) -> Int {
    let most = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, OpenFileLimit.workers(of: files))
    return max(1, min(most, jobs == nil ? (recordings + Self.fewest - 1) / Self.fewest : recordings))
  }

  /// A second worker starts in the time in which one replays that many.
  private static let fewest = 8
}
