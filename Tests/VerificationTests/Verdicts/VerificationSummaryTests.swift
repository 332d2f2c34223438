import Testing
import Verification

struct VerificationSummaryTests {
  private func summary(_ verdicts: [Verdict]) -> VerificationSummary {
    var summary = VerificationSummary()
    for (index, verdict) in verdicts.enumerated() {
      summary.add(Outcome(recording: RecordingFile(path: "a/\(index).touchlog"), verdict: verdict))
    }
    return summary
  }

  @Test func `nothing to verify is its own exit code`() {
    #expect(summary([]).exitCode == 4)
    #expect(summary([]).counts == "nothing to verify")
  }

  @Test func `what could not be run wins over what differs`() {
    #expect(summary([.matches]).exitCode == 0)
    #expect(summary([.matches, .missing]).exitCode == 1)
    #expect(summary([.missing, .unreadable("the file is empty"), .matches]).exitCode == 2)
  }

  @Test func `a golden that could not be written counts as could not be run`() {
    var summary = VerificationSummary()
    var outcome = Outcome(recording: RecordingFile(path: "a/b.touchlog"), verdict: .missing)
    outcome.trouble = "the disk is full"
    summary.add(outcome)
    #expect(summary.exitCode == 2)
  }

  @Test func `counts say one and many, and leave out what is not there`() {
    #expect(summary([.matches]).counts == "1 matches")
    #expect(summary([.matches, .matches, .missing]).counts == "2 match, 1 has no golden")
    #expect(summary([.missing, .missing, .obsolete]).counts == "2 have no golden, 1 golden is obsolete")
  }

  @Test func `an obsolete golden is a failure but no recording`() {
    let summary = summary([.obsolete])
    #expect(summary.recordings == 0)
    #expect(summary.exitCode == 1)
  }

  @Test func `the first failure is remembered, not the first recording`() {
    #expect(summary([.matches, .missing, .missing]).firstFailure == "a/1.touchlog")
  }
}
