import Goldens

/// What a person reads of an outcome: the same text from the tool and from the assertions.
extension Outcome {
  /// One line or a short block, ending in a line end; for a match the one line.
  public var text: String {
    var text = verdictText
    if let remark { text += "  Note: \(remark).\n" }
    if let trouble { text += "  Not written: \(trouble).\n" }
    return text
  }

  private var verdictText: String {
    let title = recording.title
    switch verdict {
    case .matches: return "\(title) matches\n"
    case .differs(let difference):
      let report = difference.report(title: title, log: hasLogFile ? recording.path : nil)
      return hasLogFile ? report : report + "  Meant: replay accept \(subject)\n"
    case .missing: return "\(title) has no golden: \(lines) lines were traced\n  \(missingHint)\n"
    case .obsolete:
      return "\(recording.store.path) is obsolete: its log is gone\n  Remove it, or bring the log back.\n"
    case .unreadable(let sentence):
      return sentence.hasPrefix(recording.store.path) ? "\(sentence)\n" : "\(recording.path): \(sentence)\n"
    }
  }

  private var subject: String { hasLogFile ? recording.path : recording.store.path }

  private var missingHint: String {
    switch action {
    case .writeGolden: "They were written as \(recording.store.path): read them before you commit it."
    case .writePending where trouble == nil:
      "Read them in \(recording.store.path).new    Right: replay accept \(subject)"
    default:
      hasLogFile
        ? "On a desk: replay verify \(recording.path), and read what it leaves beside the log."
        : "Run the test on a desk, and read the golden that it leaves."
    }
  }
}
