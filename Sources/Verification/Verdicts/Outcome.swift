public import Goldens
public import TouchLogs

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
  /// What was done to the golden's files: nothing where that failed, which `trouble` tells.
  public var action = GoldenAction.nothing
  /// Whether the log is a file, which commands can name; false where a test wrote its fingers down itself.
  public var hasLogFile = true
  /// The golden as it was before anything was written, where the trace is not what it says; nil where there was
  /// none. Stays in the process that replayed.
  public var golden: Golden?
  /// What was traced, where that is not what the golden says; stays in the process that replayed.
  public var actual: ActualTrace?
  /// The touches that a test has in its own code, where the trace is not what its golden says; stays in the process
  /// that replayed.
  public var touches: TouchLog?
  /// Where the golden of a log without one came from, or went to from a golden without a log; nil where nothing
  /// says so.
  public var move: GoldenMove?
  /// Why what should have been written could not be, in one sentence.
  public var trouble: String?
  /// What a reader should know although the recording could be replayed, such as a recorder that died.
  public var remark: String?
  /// What a list of known failures says of the recording; nil where it says nothing that fits.
  public var expectation: Expectation?
  /// Stands for the whole trace: of what doesn't match, and where a verifier was asked for it.
  public var fingerprint: String?

  public init(recording: RecordingFile, verdict: Verdict) {
    self.recording = recording
    self.verdict = verdict
  }

  /// What reports call it: by its verdict, or by what a list of known failures says of it.
  package var label: String { expectation?.rawValue ?? verdict.name.rawValue }

  /// 0 where it matches or fails as it is known to; 2 where it could not be run or written; else 1.
  public var exitCode: Int32 {
    if trouble != nil { return 2 }
    switch expectation {
    case .fails: return 0
    case .passesAgain: return 1
    case nil: break
    }
    switch verdict {
    case .matches: return 0
    case .unreadable: return 2
    case .differs, .missing, .obsolete, .unstable, .orderDependent, .broken: return 1
    }
  }

  /// A match is only counted, unless something could not be written; so is a failure that is known.
  public var needsTelling: Bool { exitCode != 0 || remark != nil }
}

/// What became of a recording that is on the list of known failures.
public enum Expectation: String, Hashable, Sendable, CaseIterable, Codable {
  /// It fails as the list says: no failure of the run.
  case fails
  /// It matches: the entry must go, and fails the run until then.
  case passesAgain = "passes-again"
}
