import Testing
import Verification

struct SettlingTests {
  private func outcome(_ verdict: Verdict, _ fingerprint: String? = "a") -> Outcome {
    var outcome = Outcome(recording: RecordingFile(path: "a.touchlog"), verdict: verdict)
    outcome.fingerprint = fingerprint
    return outcome
  }
  private let crash = Breakdown(.crashed, cause: "signal 4")

  @Test func `a failure that matches alone is order-dependent`() {
    let settled = outcome(.broken(crash)).settled(by: outcome(.matches))
    #expect(settled.verdict == .orderDependent(.breakdown(crash)))
  }

  @Test func `else the fresh replay's word counts`() {
    let fresh = Breakdown(.crashed, cause: "signal 4", place: ReplayPlace(frame: 3, milliseconds: 32))
    #expect(outcome(.broken(crash)).settled(by: outcome(.broken(fresh))).verdict == .broken(fresh))
    #expect(outcome(.missing).settled(by: outcome(.missing)).remark == nil)
  }

  @Test func `two traces that differ are remarked upon`() {
    #expect(outcome(.missing, "a").settled(by: outcome(.missing, "b")).remark?.contains("--repeat 10") == true)
  }

  @Test func `several replays that are alike are one`() {
    #expect(Outcome.settled([outcome(.matches), outcome(.matches)])?.verdict == .matches)
    #expect(Outcome.settled([])?.verdict == nil)
  }

  @Test func `the one that is not alike is told, and of a match and a failure the failure`() {
    let late = Outcome.settled([outcome(.matches), outcome(.matches), outcome(.broken(crash))])
    #expect(late?.verdict == .unstable(Instability(replay: 3, of: 3, evidence: .breakdown(crash))))
    let first = Outcome.settled([outcome(.broken(crash)), outcome(.matches)])
    #expect(first?.verdict == .unstable(Instability(replay: 1, of: 2, evidence: .breakdown(crash))))
    let traces = Outcome.settled([outcome(.missing, "a"), outcome(.missing, "b")])
    #expect(traces?.verdict == .unstable(Instability(replay: 2, of: 2, evidence: .otherTrace)))
  }

  @Test(arguments: [
    (ReplayPlace(frame: 12, milliseconds: 192), "in frame 12 (192 ms)"),
    (ReplayPlace(frame: nil, milliseconds: 150.04), "in a timer at 150 ms"),
    (ReplayPlace(frame: 1, milliseconds: 16.666), "in frame 1 (16.7 ms)"),
    (ReplayPlace(frame: 1, milliseconds: .infinity), "in frame 1 (inf ms)"),
  ])
  func `a place says its frame and its time`(place: ReplayPlace, words: String) { #expect("\(place)" == words) }
}
