import Foundation
import ReplayReports
import Synchronization
import Verification

/// What came of a run so far; asked from any thread, so that an interrupt is answered also while a stage never
/// returns. Behind a lock, not an actor: to come to one takes a thread, and a run of one recording starts none.
final class RunTally: Sendable {
  private let account: Mutex<RunAccount>

  init(_ account: sending RunAccount) { self.account = Mutex(account) }

  /// - Parameter number: the recording's place in the plan, from 0.
  func settle(_ number: Int, _ outcome: Outcome, seconds: Double) {
    account.withLock { $0.settle(number, outcome, seconds: seconds) }
  }

  /// Shows a replay whose outcome is still open.
  func replayed(_ title: String) { account.withLock { $0.replayed(title) } }

  /// Shows that the run goes on also while nothing comes in.
  func tick() { account.withLock { $0.tick() } }

  /// Judges the goldens, writes the reports and says what came of the whole run.
  /// - Returns: the exit code.
  func finish() throws -> Int32 { try account.withLock { try $0.finish() } }

  /// Does the same for the run up to here, and ends the process with 128 and the signal's number; workers end
  /// when they find that nobody asks them any more.
  func interrupt(by signal: Int32) { account.withLock { $0.interrupt(by: signal) } }
}

/// What a `RunTally` keeps.
///
/// Outcomes come in any order and are told in the plan's, so that a run says the same with any number of workers.
struct RunAccount {
  private let plan: RunPlan
  private let known: KnownFailures
  private var lone: LoneGoldens
  private let reports: [ReportRequest]
  private var narrator: RunNarrator
  /// Failures after which the run ends itself.
  private let mostFailures: Int
  private let stop: StopFlag
  private var progress: ProgressLine
  private let start = ContinuousClock.now

  private var summary = VerificationSummary()
  private var entries: [RunReport.Entry] = []
  /// Outcomes whose turn has not come, by number.
  private var waiting: [Int: RunReport.Entry] = [:]
  private var nextNumber = 0
  /// Where each is replayed several times: all of them.
  private var replays = 0
  private var isOver = false
  private var isStopped = false
  /// Why words for people could not be written, first: reports are for others, and are written all the same.
  private var outputError: (any Error)?

  init(
    plan: RunPlan, known: KnownFailures, reports: [ReportRequest], narrator: RunNarrator, mostFailures: Int,
    stop: StopFlag, progress: ProgressLine
  ) {
    self.plan = plan
    lone = LoneGoldens(plan.obsolete)
    self.known = known
    self.reports = reports
    self.narrator = narrator
    self.mostFailures = mostFailures
    self.stop = stop
    self.progress = progress
  }

  fileprivate mutating func settle(_ number: Int, _ outcome: Outcome, seconds: Double) {
    guard !isOver, !isStopped else { return }
    var outcome = outcome
    known.judge(&outcome)
    lone.judge(&outcome)
    let entry = RunReport.Entry(outcome, seconds: seconds)
    if number == nextNumber { tellNext(entry) } else { waiting[number] = entry }
    while !isStopped, let entry = waiting.removeValue(forKey: nextNumber) { tellNext(entry) }
    progress.show(
      max(replays, nextNumber + waiting.count), failures: summary.failures, now: outcome.recording.title)
  }

  private mutating func tellNext(_ entry: RunReport.Entry) {
    nextNumber += 1
    tell(entry)
  }

  fileprivate mutating func replayed(_ title: String) {
    replays += 1
    if !isOver { progress.show(replays, failures: summary.failures, now: title) }
  }

  fileprivate mutating func tick() { if !isOver { progress.tick() } }

  private mutating func tell(_ entry: RunReport.Entry) {
    // Counted first, so that an interrupt never counts less than was told.
    summary.add(entry.outcome)
    entries.append(entry)
    if entry.outcome.needsTelling {
      progress.clear()
      speak { narrator throws in try narrator.tell(entry.outcome) }
    }
    if summary.failures >= mostFailures {
      isStopped = true
      stop.set()
    }
  }

  fileprivate mutating func finish() throws -> Int32 {
    guard !isOver else { return summary.exitCode }
    isOver = true
    progress.clear()
    for path in plan.obsolete where !isStopped {
      var outcome = Outcome(recording: RecordingFile(golden: path), verdict: .obsolete)
      lone.judge(&outcome)
      tell(RunReport.Entry(outcome, seconds: 0))
    }
    return try tellRun()
  }

  fileprivate mutating func interrupt(by signal: Int32) {
    guard !isOver else { return }
    isOver = true
    progress.clear()
    // The exit code says that the run was ended; a report that can't be written changes nothing about that.
    for number in waiting.keys.sorted() {
      if let entry = waiting[number] { tell(entry) }
    }
    _ = try? tellRun(endedBy: signal)
    EarlyEnd.exit(128 + signal)
  }

  private mutating func speak(_ tell: (inout RunNarrator) throws -> Void) {
    do { try tell(&narrator) } catch { outputError = outputError ?? error }
  }

  private mutating func tellRun(endedBy signal: Int32? = nil) throws -> Int32 {
    var report = RunReport(
      entries: entries, seconds: (ContinuousClock.now - start) / .seconds(1), isInterrupted: signal != nil,
      stoppedAfter: isStopped && entries.count < plan.recordings.count + plan.obsolete.count
        ? summary.failures : nil,
      share: plan.share)
    report.endingSignal = signal
    let failure = reports.writeAll(report)
    let planned = plan.recordings.count
    speak { narrator throws in try narrator.tell(report, of: planned) }
    if let failure = failure ?? outputError { throw failure }
    return report.exitCode
  }
}
