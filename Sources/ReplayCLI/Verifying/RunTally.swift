import Foundation
import ReplayReports
import Verification

/// What came of a run so far. An actor, so that an interrupt is answered also while a stage never returns.
actor RunTally {
  private var summary = VerificationSummary()
  /// Kept only where somebody wants a report.
  private var entries: [RunReport.Entry] = []
  private var isOver = false
  private let reports: [ReportRequest]
  private let narrator: RunNarrator
  private let start = ContinuousClock.now

  init(reports: [ReportRequest], narrator: RunNarrator) {
    self.reports = reports
    self.narrator = narrator
  }

  func add(_ outcome: Outcome, took time: Duration) {
    guard !isOver else { return }
    summary.add(outcome)
    if !reports.isEmpty { entries.append(RunReport.Entry(outcome, seconds: time / .seconds(1))) }
  }

  /// Writes the reports and says what came of the whole run.
  /// - Returns: the exit code.
  func finish() throws -> Int32 {
    guard !isOver else { return summary.exitCode }
    isOver = true
    try tell(interrupted: false)
    return summary.exitCode
  }

  /// Does the same for the run up to here, and ends the process with 128 and the signal's number.
  func interrupt(by signal: Int32) {
    guard !isOver else { return }
    isOver = true
    // The exit code says that the run was ended; a report that can't be written changes nothing about that.
    try? tell(interrupted: true)
    exit(128 + signal)
  }

  private func tell(interrupted: Bool) throws {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let report = RunReport(entries: entries, seconds: seconds, isInterrupted: interrupted)
    for request in reports { try request.write(report) }
    try narrator.tell(summary, seconds: seconds, interrupted: interrupted)
  }
}
