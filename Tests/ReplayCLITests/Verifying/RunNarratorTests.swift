import ReplayReports
import Testing
import Verification

@testable import ReplayCLI

struct RunNarratorTests {
  private func summary(columns: Int?) -> String {
    let failed = Outcome(
      recording: RecordingFile(path: "recordings/home/press-raised-part.touchlog"), verdict: .missing)
    let well = Outcome(recording: RecordingFile(path: "recordings/home/tap.touchlog"), verdict: .matches)
    let report = RunReport(entries: [.init(well, seconds: 0), .init(failed, seconds: 0)], seconds: 0.3)
    let paint = Paint(.never, environment: [:], isTerminal: true)
    return RunNarrator(name: "replay", paint: paint, output: .standard)
      .summary(of: report, planned: 2, columns: columns)
  }

  private let next = "Next: replay verify recordings/home/press-raised-part.touchlog --update pending"

  @Test func `one line says what the run came to and what is next`() {
    for columns in [nil, 200] {
      #expect(
        summary(columns: columns) == "2 recordings, 0 samples, 0.3 s: 1 matches, 1 has no golden.   \(next)\n")
    }
  }

  @Test func `a run that was interrupted before its first recording verified nothing`() {
    let report = RunReport(entries: [], seconds: 0.3, isInterrupted: true)
    let paint = Paint(.never, environment: [:], isTerminal: true)
    #expect(
      RunNarrator(name: "replay", paint: paint, output: .standard).summary(of: report, planned: 2, columns: nil)
        == "interrupted after 0 of 2 recordings, 0 samples, 0.3 s: nothing was verified.\n")
  }

  @Test func `what a terminal has no room for stands on a line of its own`() {
    #expect(summary(columns: 80) == "2 recordings, 0 samples, 0.3 s: 1 matches, 1 has no golden.\n\(next)\n")
    #expect(summary(columns: 40) == "2 recordings, 0 samples, 0.3 s:\n  1 matches, 1 has no golden.\n\(next)\n")
  }
}
