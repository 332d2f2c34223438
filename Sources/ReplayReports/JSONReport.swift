import Foundation
import Goldens
import Verification

/// A run as JSON. These names are the format; `schemaVersion` rises when one changes its meaning or goes.
struct JSONReport: Encodable {
  let schemaVersion = 1
  /// What the tool exits with, unless it was interrupted.
  let exitCode: Int32
  let interrupted: Bool
  let seconds: Double
  let recordings: Int
  let frames: Int
  let samples: Int
  /// How many of each verdict.
  let verdicts: Verdicts
  /// In the order of the run.
  let outcomes: [Item]

  struct Verdicts: Encodable {
    let matches: Int
    let differs: Int
    let missing: Int
    let obsolete: Int
    let unreadable: Int
    /// Recordings, of whatever verdict, whose golden could not be written.
    let unwritten: Int
  }

  struct Item: Encodable {
    /// The log's path, as it was found; of an obsolete golden, where its log would be.
    let log: String
    let golden: String
    /// `matches`, `differs`, `missing`, `obsolete`, `unreadable`.
    let verdict: String
    let frames: Int
    let samples: Int
    /// Lines of the trace.
    let lines: Int
    let seconds: Double
    /// What a person is told; nil for a match.
    let text: String?
    let difference: Divergent?
  }

  /// Where a trace left its golden.
  struct Divergent: Encodable {
    /// Nil for what a timer did, and where only headers differ.
    let frame: Int?
    let golden: String?
    let actual: String?
    let sentence: String?
    let reasons: [String]
    /// All lines that are gone and new.
    let removed: Int
    let added: Int
  }

  init(_ report: RunReport) {
    let summary = report.summary
    exitCode = summary.exitCode
    interrupted = report.isInterrupted
    seconds = Self.milliseconds(report.seconds)
    recordings = summary.recordings
    frames = summary.frames
    samples = summary.samples
    verdicts = Verdicts(
      matches: summary.matching, differs: summary.differing, missing: summary.missing, obsolete: summary.obsolete,
      unreadable: summary.unreadable, unwritten: summary.unwritten)
    outcomes = report.entries.map(Self.item)
  }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  private static func item(_ entry: RunReport.Entry) -> Item {
    let outcome = entry.outcome
    return Item(
      log: outcome.recording.path, golden: outcome.recording.store.path, verdict: outcome.verdict.name,
      frames: outcome.frames, samples: outcome.samples, lines: outcome.lines, seconds: milliseconds(entry.seconds),
      text: outcome.exitCode == 0 ? nil : outcome.text, difference: divergent(outcome.verdict))
  }

  private static func divergent(_ verdict: Verdict) -> Divergent? {
    guard case .differs(let difference) = verdict else { return nil }
    let first = difference.first
    return Divergent(
      frame: first?.columns?.frame, golden: first?.golden, actual: first?.actual, sentence: first?.sentence,
      reasons: first?.reasons ?? [], removed: difference.removed, added: difference.added)
  }

  /// What a clock says below that is noise.
  private static func milliseconds(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
