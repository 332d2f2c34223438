import Goldens
import Traces

/// What a person reads of an outcome: the same text from the tool and from the assertions.
extension Outcome {
  /// One line or a short block, ending in a line end; for a match the one line.
  public var text: String {
    var text = expectation == .passesAgain ? passesAgainText : verdictText
    if let remark { text += "  Note: \(remark).\n" }
    if let trouble { text += "  Not written: \(trouble).\n" }
    return text
  }

  /// What happened, in one line, without the recording's name.
  public var sentence: String {
    if let trouble { return trouble }
    if expectation == .passesAgain { return "matches, although it is known to fail" }
    return switch verdict {
    case .matches: "matches"
    case .differs(let account): account.sentence ?? account.headline
    case .missing: "no golden"
    case .obsolete: "its log is gone"
    case .unstable(let instability): "\(instability.sentence): \(instability.evidence.sentence)"
    case .orderDependent(let evidence): "fails after others and matches alone: \(evidence.sentence)"
    case .broken(let breakdown): breakdown.sentence
    case .unreadable(let sentence, _): sentence
    }
  }

  /// The command that takes the reader on, without the tool's name; nil where the text says all that can be done.
  public var next: String? {
    // Of touches in a test's own code there is no log to name.
    guard hasLogFile else { return action == .writePending ? "accept \(subject)" : nil }
    switch verdict {
    case .matches, .differs: return "explain \(recording.word)"
    case .missing where trouble != nil || recording.isPacked: return nil
    case .missing:
      switch action {
      case .writePending: return "accept \(recording.word)"
      case .writeGolden: return "verify \(recording.word)"
      case .nothing, .dropPending: return "verify \(recording.word) --update pending"
      }
    case .broken: return "verify \(recording.word) --no-isolate"
    case .unstable, .orderDependent: return "verify \(recording.word) --repeat 10"
    case .unreadable(_, of: .recording) where hasLogFile && !recording.isPacked && !recording.isPack:
      return "info \(recording.word)"
    case .obsolete where recording.isPacked: return nil
    case .obsolete: return "prune --check \(ShellWord.quoted(recording.folder))"
    case .unreadable: return nil
    }
  }

  private var verdictText: String {
    switch verdict {
    case .matches: return "\(title) matches\n"
    case .differs(let account): return account.report
    case .missing:
      return "\(title) has no golden: \(Counted.text(lines, "line was", "lines were")) traced\n"
        + (movedHint.map { "  \($0)\n" } ?? "") + "  \(missingHint)\n"
    case .obsolete:
      if case .to(let path) = move {
        return "\(goldenPath) is obsolete: its log was moved to \(Escaping.escaped(path))\n"
          + "  Remove it when the golden there is accepted.\n"
      }
      return "\(goldenPath) is obsolete: its log is gone\n  Remove it, or bring the log back.\n"
    case .unstable(let instability):
      return "\(title) is unstable: \(instability.sentence)\n\(instability.evidence.block)"
        + "  Something of the stage is not the same every time: a set's order, a random number, a clock, a static.\n"
    case .orderDependent(let evidence):
      return "\(title) is order-dependent: it fails after others and matches alone\n\(evidence.block)"
        + "  Something of the stage outlives a replay: a static or a global that an earlier one changed.\n"
    case .broken(let breakdown): return "\(title) \(breakdown.sentence)\n\(breakdown.block)"
    case .unreadable(let sentence, of: .golden): return "\(sentence)\n"
    case .unreadable(let sentence, of: .recording) where recording.isPack: return "\(sentence)\n"
    case .unreadable(let sentence, of: .recording):
      return "\(touches == nil ? Escaping.escaped(recording.path) : title): \(sentence)\n"
    }
  }

  private var passesAgainText: String {
    "\(title) matches, although it is known to fail\n  Right: take its line out of the list of known failures.\n"
  }

  private var title: String { Escaping.escaped(recording.title) }

  /// The golden's path, fit for a sentence.
  private var goldenPath: String { Escaping.escaped(recording.store.path) }

  /// Beside what the golden leads to, where that is a link.
  private var pending: String {
    Escaping.escaped((try? recording.store.pendingPath()) ?? recording.store.path + FileEnding.pending)
  }

  /// What `accept` is to be given.
  private var subject: String { hasLogFile ? recording.word : ShellWord.quoted(recording.store.path) }

  private var movedHint: String? {
    switch move {
    case .from(let path): "Moved from \(Escaping.escaped(path)), which says the same, and whose log is gone."
    case .perhapsFrom(let path):
      "Moved from \(Escaping.escaped(path))? That is of a log of this name, which is gone: put it here, and what "
        + "changed is told."
    case .to, nil: nil
    }
  }

  private var missingHint: String {
    switch action {
    case .writeGolden: "They were written as \(goldenPath): read them before you commit it."
    case _ where recording.isPacked:
      "Right: \(RecordingFile.packedAcceptance)."
    case .writePending:
      "Read them in \(pending)\n  Right: replay accept \(subject)"
    default:
      hasLogFile
        ? "On a desk: replay verify \(recording.word), and read what it leaves beside the log."
        : "Run the test on a desk, and read the golden that it leaves."
    }
  }
}

extension RecordingFile {
  /// Nothing is ever written to a pack.
  static let packedAcceptance = "accept it where its log is a file, then make the pack anew with replay pack-all"

  /// What to do where the trace is right and the golden is not: a command, or why there is none.
  /// - Parameter action: what was done to the golden's files.
  func acceptance(hasLogFile: Bool, after action: GoldenAction) -> String {
    if isPacked { return Self.packedAcceptance }
    if action == .writeGolden {
      return "it was written as \(Escaping.escaped(store.path)); read it before you commit it"
    }
    return "replay accept \(hasLogFile ? word : ShellWord.quoted(store.path))"
  }
}

extension Instability {
  /// `replay 2 of 3 was not what the first one was`
  package var sentence: String {
    replay == 1
      ? "the first of \(count) replays was not what a later one was"
      : "replay \(replay) of \(count) was not what the first was"
  }
}

extension Evidence {
  /// What it shows, in one line.
  var sentence: String {
    switch self {
    case .difference(let account): account.sentence ?? account.headline
    case .breakdown(let breakdown): breakdown.sentence
    case .otherTrace: "another trace, and no golden that says which is right"
    }
  }

  /// What it shows, indented below a headline; every line with its line end.
  var block: String {
    switch self {
    case .difference(let account): "  It \(account.headline).\n\(account.body)"
    case .breakdown(let breakdown): "  It \(breakdown.sentence).\n\(breakdown.block)"
    case .otherTrace: "  The traces differ, and no golden says which is right.\n"
    }
  }
}

extension Breakdown {
  /// The last that the process said, each line behind a bar.
  var block: String {
    printed.split(separator: "\n", omittingEmptySubsequences: true).map { "  | \($0)\n" }.joined()
  }
}
