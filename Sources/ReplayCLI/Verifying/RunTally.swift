import Foundation
import Verification

/// What came of a run so far. An actor, so that an interrupt is answered also while a stage never returns.
actor RunTally {
  private var summary = VerificationSummary()
  private var isOver = false
  private let closing: RunClosing
  private let start = ContinuousClock.now

  init(closing: RunClosing) { self.closing = closing }

  func add(_ outcome: Outcome, took: Duration) {
    guard !isOver else { return }
    summary.add(outcome)
  }

  /// Says what came of the whole run.
  /// - Returns: the exit code.
  func finish() throws -> Int32 {
    isOver = true
    try closing.tell(summary, seconds: seconds, interrupted: false)
    return summary.exitCode
  }

  /// Says what came of the run up to here, and ends the process with 128 and the signal's number.
  func interrupt(by signal: Int32) {
    guard !isOver else { return }
    isOver = true
    // Whoever reads is told what there is; the exit code says the rest.
    try? closing.tell(summary, seconds: seconds, interrupted: true)
    exit(128 + signal)
  }

  private var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
}
