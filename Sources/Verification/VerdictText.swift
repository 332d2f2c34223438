import Goldens
import Traces

/// What a person reads of an outcome: the same text from the tool and from the assertions.
extension Outcome {
  /// One line or a short block, ending in a line end; for a match the one line.
  public var text: String {
    var text = verdictText
    if let remark { text += "  Note: \(remark).\n" }
    if let trouble { text += "  Not written: \(trouble).\n" }
    return text
  }

  /// The command that takes the reader on, without the tool's name; nil where the text says all that can be done.
  public var next: String? {
    switch verdict {
    case .matches, .differs: return "explain \(recording.word)"
    case .missing where trouble != nil: return nil
    case .missing:
      switch action {
      case .writePending: return "accept \(recording.word)"
      case .writeGolden: return "verify \(recording.word)"
      case .nothing, .dropPending: return "verify \(recording.word) --update pending"
      }
    case .obsolete, .unreadable: return nil
    }
  }

  private var verdictText: String {
    let title = Escaping.escaped(recording.title)
    switch verdict {
    case .matches: return "\(title) matches\n"
    case .differs(let difference):
      let report = difference.report(title: recording.title, log: hasLogFile ? recording.word : nil)
      return hasLogFile ? report : report + "  Meant: replay accept \(subject)\n"
    case .missing: return "\(title) has no golden: \(lines) lines were traced\n  \(missingHint)\n"
    case .obsolete:
      return "\(golden) is obsolete: its log is gone\n  Remove it, or bring the log back.\n"
    case .unreadable(let sentence):
      let isOfGolden = sentence.hasPrefix(golden)
      return isOfGolden ? "\(sentence)\n" : "\(Escaping.escaped(recording.path)): \(sentence)\n"
    }
  }

  /// The golden's path, fit for a sentence.
  private var golden: String { Escaping.escaped(recording.store.path) }

  /// What `accept` is to be given.
  private var subject: String { hasLogFile ? recording.word : ShellWord.quoted(recording.store.path) }

  private var missingHint: String {
    switch action {
    case .writeGolden: "They were written as \(golden): read them before you commit it."
    case .writePending where trouble == nil:
      "Read them in \(golden).new    Right: replay accept \(subject)"
    default:
      hasLogFile
        ? "On a desk: replay verify \(recording.word), and read what it leaves beside the log."
        : "Run the test on a desk, and read the golden that it leaves."
    }
  }
}
