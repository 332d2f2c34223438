import Goldens
import Verification

/// Which differences a run has told already: one broken view differs in hundreds of recordings, and a person wants
/// to read of it once.
struct AlikeFailures {
  /// What recordings whose traces differ alike have in common.
  private struct Likeness: Hashable {
    let sentence: String?
    let reasons: [String]
    let lines: [String]
    let header: DifferenceAccount.HeaderLine?
    /// Of all lines that differ; of a report that has none, nothing is like another.
    let all: String
  }

  private var first: [Likeness: RecordingFile] = [:]

  /// The recording whose difference was told, where that of this one is the same but for its times; nil where this
  /// one is the first, or is no plain difference.
  mutating func earlier(like outcome: Outcome) -> RecordingFile? {
    guard case .differs(let account) = outcome.verdict, outcome.expectation != .passesAgain, outcome.remark == nil,
      outcome.trouble == nil, let all = account.likeness
    else { return nil }
    let likeness = Likeness(
      sentence: account.sentence, reasons: account.reasons,
      lines: [account.golden, account.actual].map { line in
        line.map { GoldenLine($0).map { "\($0.subject)  \($0.what)  \($0.detail)" } ?? $0 } ?? ""
      },
      header: account.header, all: all)
    if let told = first[likeness] { return told }
    first[likeness] = outcome.recording
    return nil
  }
}
