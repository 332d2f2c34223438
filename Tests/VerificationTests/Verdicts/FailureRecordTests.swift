import Foundation
import Goldens
import Testing
import Traces
import Verification

struct FailureRecordTests {
  private let path = "/recordings/home/press.touchlog"

  private func difference(
    header: GoldenHeader = GoldenHeader(log: "press.touchlog", stage: "home"), view: String = "home/list"
  ) throws -> DifferenceAccount {
    let old = GoldenHeader(log: "press.touchlog", stage: "home")
    let golden = try Golden(header: old, lines: ["1  0      window               hit              home/button"])
    let comparison = GoldenComparison(golden: golden, header: header)
    comparison.receive(
      TraceEntry(
        frame: 1, time: 0, subject: "window", event: .hit(Hit(finger: 0, point: Point(x: 1, y: 2), view: view))))
    guard case .differs(let difference) = comparison.finish().verdict else { throw NothingDiffers() }
    return DifferenceAccount(difference, title: "home/press", log: path, meant: nil)
  }

  private struct NothingDiffers: Error {}

  private func record(_ verdict: Verdict) -> FailureRecord {
    FailureRecord(Outcome(recording: RecordingFile(path: path), verdict: verdict))
  }

  @Test func `a difference is told by its first line, with its place`() throws {
    let record = record(.differs(try difference()))
    #expect(record.verdict == .differs)
    #expect(record.title == "home/press")
    #expect((record.golden, record.log) == ("/recordings/home/press.golden", path))
    #expect(record.expected == "1  0      window               hit              home/button")
    #expect(record.actual == "1  0      window               hit              home/list")
    #expect((record.frame, record.milliseconds) == (1, "0"))
  }

  @Test func `a line of the header that differs comes first, and has no place`() throws {
    let other = GoldenHeader(log: "press.touchlog", stage: "away")
    for view in ["home/list", "home/button"] {
      let record = record(.differs(try difference(header: other, view: view)))
      #expect((record.expected, record.actual) == ("stage  home", "stage  away"))
      #expect(record.frame == nil)
    }
    let added = GoldenHeader(log: "press.touchlog", stage: "home", level: "locate")
    let record = record(.differs(try difference(header: added)))
    #expect(record.expected == nil)
    #expect(record.actual == "level  locate")
  }

  @Test func `what a difference is the evidence of is told by it, too`() throws {
    let account = try difference()
    for verdict in [
      Verdict.orderDependent(.difference(account)),
      .unstable(Instability(replay: 2, of: 3, evidence: .difference(account))),
    ] {
      #expect(record(verdict).expected == account.golden)
    }
    #expect(record(.missing).expected == nil)
  }

  @Test func `it is one line of JSON, with its keys in order and none without a value`() {
    #expect(
      record(.missing).json
        == #"{"artifacts":[],"golden":"/recordings/home/press.golden","log":"/recordings/home/press.touchlog","#
        + #""rules":[],"schemaVersion":1,"title":"home/press","verdict":"missing"}"#)
  }
}
