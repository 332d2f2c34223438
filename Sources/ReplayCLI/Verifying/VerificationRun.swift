import Foundation
import Goldens
import Verification

/// One run of `replay verify`: recording by recording, in order, in this process.
@MainActor struct VerificationRun {
  let found: FoundRecordings
  let stages: StageCatalog
  let mode: UpdateMode
  let reports: [ReportRequest]
  let narrator: RunNarrator

  /// Tells failures as they come, then the summary.
  /// - Returns: the exit code.
  func perform(_ progress: ProgressLine) async throws -> Int32 {
    var progress = progress
    let tally = RunTally(reports: reports, narrator: narrator)
    let signals = SignalWatch { signal in await tally.interrupt(by: signal) }
    defer { signals.stop() }
    let verifier = Verifier(mode: mode)
    for (index, recording) in found.recordings.enumerated() {
      progress.show(index, now: recording.title)
      let begin = ContinuousClock.now
      let outcome = await verifier.verify(recording, stages: stages)
      // Counted first, so that an interrupt never counts less than was told.
      await tally.add(outcome, took: ContinuousClock.now - begin)
      if outcome.needsTelling {
        progress.clear()
        try narrator.tell(outcome)
      }
    }
    progress.clear()
    for path in found.obsolete {
      let outcome = Outcome(recording: RecordingFile(golden: path), verdict: .obsolete)
      await tally.add(outcome, took: .zero)
      try narrator.tell(outcome)
    }
    return try await tally.finish()
  }
}

extension Outcome {
  /// A match is only counted, unless something could not be written.
  fileprivate var needsTelling: Bool { verdict.isFailure || trouble != nil }
}
