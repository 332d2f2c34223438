import Foundation
import Testing
import Verification

struct OutcomeRecordTests {
  @Test(arguments: Verdict.Part.allCases)
  func `whom an unreadable recording's sentence is about is kept on the way as JSON`(part: Verdict.Part) throws {
    let outcome = Outcome(
      recording: RecordingFile(path: "a.touchlog"), verdict: .unreadable("a.golden is nonsense", of: part))
    let json = try JSONEncoder().encode(OutcomeRecord(outcome, seconds: 0))
    let read = try JSONDecoder().decode(OutcomeRecord.self, from: json).outcome()
    #expect(read.verdict == outcome.verdict)
    #expect(read.text == (part == .golden ? "" : "a.touchlog: ") + "a.golden is nonsense\n")
  }
}
