import Traces

/// Why a golden can't be read or written: which file, which line, and what to do about it.
public struct GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong with a golden's file.
  public enum Problem: Hashable, Sendable {
    case tooLarge(limit: Int)
    case notUTF8
    /// What some editors put in front of a text, and none shows.
    case byteOrderMark
    case windowsLineEnds
    case conflictMarker
    /// A control or invisible character, which a trace writes as an escape.
    case unprintable
    /// The line that must stand there, where another stands or none.
    case missing(line: String)
    case unknownHeaderLine
    case repeatedHeaderLine
    case newerVersion(Int, reads: Int)
    /// Of event delivery: what it holds may be right by rules that nobody here knows.
    case newerRules(Int, knows: Int)
    case notARegularFile
    case tooManyLinks
    case nothingPending
    /// Another run has left another trace since it was read.
    case changedMeanwhile
    /// No test left a note there of the goldens that it asked for.
    case noNotes
    /// The system's own words for it.
    case unreadable(String)
    /// The system's own words for it, and what to do.
    case unwritable(String, remedy: String)
  }

  /// What is wrong.
  public var problem: Problem
  /// As it was named to us; nil for text from memory.
  public var file: String?
  /// Counted from 1; nil where the whole file is meant.
  public var line: Int?

  public init(_ problem: Problem, file: String? = nil, line: Int? = nil) {
    self.problem = problem
    self.file = file
    self.line = line
  }

  /// `press.golden:3 ends in CRLF; …`, one sentence.
  public var description: String {
    let place = (file.map(Escaping.escaped) ?? "the golden") + (line.map { ":\($0)" } ?? "")
    return place + " " + words
  }

  private var words: String {
    switch problem {
    case .tooLarge(let limit):
      "is larger than \(limit) bytes, which is more than a golden may be; remove it or record a shorter log"
    case .notUTF8: "is not UTF-8; save it as UTF-8, or remove it and let replay verify write it anew"
    case .byteOrderMark: "begins with a byte order mark, which no editor shows; save it as UTF-8 without one"
    case .windowsLineEnds:
      "ends in CRLF; save it with LF line ends, and put '*.golden text eol=lf' into .gitattributes"
    case .conflictMarker: "has a merge conflict marker; settle the merge, then run replay verify again"
    case .unprintable:
      "has a control or invisible character, which no trace has; remove it, or the file, which replay verify writes anew"
    case .missing(let line):
      "should be '\(line)'; take it back from version control, or remove the file and let replay verify write it anew"
    case .unknownHeaderLine: "is no line that a golden's header has; remove it"
    case .repeatedHeaderLine: "says again what the header has said before; remove it"
    case .newerVersion(let version, let newest):
      "was made by a newer version (golden \(version), this one reads up to golden \(newest)); update Touchstone"
    case .newerRules(let rules, let newest):
      "was made by newer rules of event delivery (rules \(rules), this one knows up to rules \(newest)); update Touchstone"
    case .notARegularFile: "is not a regular file; remove it and let replay verify write it anew"
    case .tooManyLinks: "is a symbolic link in a circle; remove it and let replay verify write it anew"
    case .nothingPending: "does not exist, so there is nothing to accept or reject; run replay verify first"
    case .changedMeanwhile:
      "was left anew by another run after it was read, and was not accepted; look at it again"
    case .noNotes:
      "has no notes of a test run; run all tests with \(GoldenUse.variable) naming that folder, and then again"
    case .unreadable(let reason): "could not be read (\(reason)); make it readable and run again"
    case .unwritable(let reason, let remedy):
      "could not be written (\(reason)) and nothing was changed; \(remedy) and run again"
    }
  }
}
