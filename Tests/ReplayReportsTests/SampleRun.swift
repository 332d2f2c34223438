import Goldens
import ReplayReports
import Traces
import Verification

/// A run with a verdict of every kind, made without replaying anything.
enum SampleRun {
  static func outcome(_ path: String, _ verdict: Verdict, trouble: String? = nil) -> Outcome {
    var outcome = Outcome(recording: RecordingFile(path: path), verdict: verdict)
    outcome.frames = 2
    outcome.samples = 3
    outcome.lines = 4
    outcome.trouble = trouble
    return outcome
  }

  /// A touch that goes to `now` where the golden has it go to `before`.
  static func difference(from before: String = "home/button", to now: String = "home/list") throws -> Difference {
    let header = GoldenHeader(log: "tap.touchlog", stage: "home")
    let golden = try Golden(
      header: header, lines: ["1  0      window               hit              \(before)"])
    let comparison = GoldenComparison(golden: golden, header: header)
    comparison.receive(
      TraceEntry(
        frame: 1, time: 0, subject: "window", event: .hit(Hit(finger: 0, point: Point(x: 1, y: 2), view: now))))
    guard case .differs(let difference) = comparison.finish().verdict else { throw Unexpected() }
    return difference
  }

  static func account(of difference: Difference) -> DifferenceAccount {
    DifferenceAccount(
      difference, title: "home/tap", log: "recordings/home/tap.touchlog",
      meant: "replay accept recordings/home/tap.touchlog")
  }

  struct Unexpected: Error {}

  static func everyVerdict() throws -> RunReport {
    RunReport(
      entries: [
        .init(outcome("recordings/home/match.touchlog", .matches), seconds: 0.0012),
        .init(outcome("recordings/home/tap.touchlog", .differs(account(of: try difference()))), seconds: 0.25),
        .init(outcome("recordings/home/new.touchlog", .missing), seconds: 0.0005),
        .init(outcome("recordings/pad/bad.touchlog", .unreadable("the file is empty")), seconds: 0),
        .init(outcome("recordings/pad/full.touchlog", .missing, trouble: "the disk is full"), seconds: 0),
        .init(outcome("recordings/pad/gone.touchlog", .obsolete), seconds: 0),
      ], seconds: 1.5)
  }
}

extension SampleRun {
  /// A run with what workers can find out, and what a list of known failures says.
  static func everyWorkerVerdict() throws -> RunReport {
    let account = account(of: try difference())
    let breakdown = Breakdown(
      .crashed, cause: "signal 4, illegal instruction", place: ReplayPlace(frame: 12, milliseconds: 192),
      printed: "there are no rows")
    var known = outcome("a/known.touchlog", .differs(account))
    known.expectation = .fails
    var again = outcome("a/again.touchlog", .matches)
    again.expectation = .passesAgain
    let outcomes = [
      outcome("a/crash.touchlog", .broken(breakdown)),
      outcome("a/hang.touchlog", .broken(Breakdown(.timedOut, cause: "no answer for 60 s"))),
      outcome("a/hungry.touchlog", .broken(Breakdown(.outOfMemory, cause: "more than 2048 MB"))),
      outcome("a/late.touchlog", .orderDependent(.difference(account))),
      outcome("a/late-crash.touchlog", .orderDependent(.breakdown(breakdown))),
      outcome("a/random.touchlog", .unstable(Instability(replay: 2, of: 3, evidence: .difference(account)))),
      outcome("a/new-random.touchlog", .unstable(Instability(replay: 2, of: 3, evidence: .otherTrace))),
      known, again,
    ]
    return RunReport(entries: outcomes.map { .init($0, seconds: 0.01) }, seconds: 0.2)
  }
}
