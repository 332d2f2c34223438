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

  struct Unexpected: Error {}

  static func everyVerdict() throws -> RunReport {
    RunReport(
      entries: [
        .init(outcome("recordings/home/match.touchlog", .matches), seconds: 0.0012),
        .init(outcome("recordings/home/tap.touchlog", .differs(try difference())), seconds: 0.25),
        .init(outcome("recordings/home/new.touchlog", .missing), seconds: 0.0005),
        .init(outcome("recordings/pad/bad.touchlog", .unreadable("the file is empty")), seconds: 0),
        .init(outcome("recordings/pad/full.touchlog", .missing, trouble: "the disk is full"), seconds: 0),
        .init(outcome("recordings/pad/gone.touchlog", .obsolete), seconds: 0),
      ], seconds: 1.5)
  }
}
