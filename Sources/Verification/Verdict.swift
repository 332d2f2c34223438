public import Goldens

/// What came of one recording.
public enum Verdict: Sendable {
  case matches
  case differs(Difference)
  /// There is no golden: a failure in every mode, also where this run writes one.
  case missing
  /// A golden whose log is gone.
  case obsolete
  /// The log or its golden can't be read, is damaged, or can't be replayed: in one sentence.
  case unreadable(String)

  /// `matches`, `differs`, `missing`, `obsolete`, `unreadable`: what reports call it.
  public var name: String {
    switch self {
    case .matches: "matches"
    case .differs: "differs"
    case .missing: "missing"
    case .obsolete: "obsolete"
    case .unreadable: "unreadable"
    }
  }

  /// True of everything but *matches*.
  public var isFailure: Bool { name != "matches" }
}

/// One recording's verdict, with what it took and what was written.
public struct Outcome: Sendable {
  /// Which recording.
  public let recording: RecordingFile
  /// What came of it.
  public var verdict: Verdict
  /// Frames that were replayed.
  public var frames = 0
  /// Samples in them.
  public var samples = 0
  /// Lines of the trace.
  public var lines = 0
  /// What was done to the golden's files.
  public var action = GoldenAction.nothing
  /// Whether the log is a file, which commands can name; false where a test wrote its fingers down itself.
  public var hasLogFile = true
  /// What was traced, where that is not what the golden says.
  public var actual: ActualTrace?
  /// Why what should have been written could not be, in one sentence.
  public var trouble: String?
  /// What a reader should know although the recording could be replayed, such as a recorder that died.
  public var remark: String?

  public init(recording: RecordingFile, verdict: Verdict) {
    self.recording = recording
    self.verdict = verdict
  }

  /// 0 where it matches; 2 where it could not be run or written; else 1.
  public var exitCode: Int32 {
    if trouble != nil { return 2 }
    switch verdict {
    case .matches: return 0
    case .unreadable: return 2
    case .differs, .missing, .obsolete: return 1
    }
  }
}
