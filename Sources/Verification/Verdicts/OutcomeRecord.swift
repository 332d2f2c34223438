import Goldens
import Traces

/// An outcome as JSON: what a worker answers, and what a report says of a recording. These names are the format.
public struct OutcomeRecord: Hashable, Sendable, Codable {
  /// The log's path, as it was found; of an obsolete golden, where its log would be.
  public var log: String
  /// The golden's path.
  public var golden: String
  /// What came of it.
  public var verdict: Verdict.Name
  /// Only where a list of known failures has the recording.
  public var known: Expectation?
  /// Frames that were replayed.
  public var frames: Int
  /// Samples in them.
  public var samples: Int
  /// Lines of the trace.
  public var lines: Int
  /// How long the replay took.
  public var seconds: Double
  /// What was done to the golden's files; nil for nothing.
  public var written: Written?
  /// What a person is told; nil where nothing is wrong.
  public var text: String?
  /// What programs are told of it, as assertions tell it; nil where nothing is wrong.
  public var failure: FailureRecord?
  /// Of what differs, and of what else a difference showed.
  public var difference: DifferenceAccount?
  /// Of what came to an end too early.
  public var breakdown: Breakdown?
  /// Of what is unreadable.
  public var reason: String?
  /// Whom the reason is about; nil for the recording itself.
  public var reasonOf: Verdict.Part?
  /// Of what is unstable: which replay was not like the first.
  public var replay: Replay?
  /// Why a golden could not be written.
  public var trouble: String?
  /// What a reader should know.
  public var remark: String?
  /// Stands for the whole trace.
  public var fingerprint: String?

  /// One of several replays.
  public struct Replay: Hashable, Sendable, Codable {
    /// Counted from 1.
    public var number: Int
    /// How many there were.
    public var count: Int

    private enum CodingKeys: String, CodingKey {
      case number
      case count = "of"
    }
  }

  /// What was done to the files of a golden.
  public enum Written: String, Hashable, Sendable, Codable {
    case pending, golden
    case droppedPending = "dropped-pending"
  }

  /// - Parameter seconds: how long the replay took.
  public init(_ outcome: Outcome, seconds: Double) {
    log = outcome.recording.path
    golden = outcome.recording.store.path
    verdict = outcome.verdict.name
    known = outcome.expectation
    frames = outcome.frames
    samples = outcome.samples
    lines = outcome.lines
    self.seconds = seconds
    written = Written(outcome.action)
    text = outcome.exitCode == 0 ? nil : outcome.text
    failure = outcome.exitCode == 0 ? nil : FailureRecord(outcome)
    trouble = outcome.trouble
    remark = outcome.remark
    fingerprint = outcome.fingerprint
    switch outcome.verdict {
    case .matches, .missing, .obsolete: break
    case .differs(let account): difference = account
    case .broken(let end): breakdown = end
    case .unreadable(let sentence, let part):
      reason = sentence
      reasonOf = part == .recording ? nil : part
    case .orderDependent(let evidence): set(evidence)
    case .unstable(let instability):
      replay = Replay(number: instability.replay, count: instability.count)
      set(instability.evidence)
    }
  }

  private mutating func set(_ evidence: Evidence) {
    switch evidence {
    case .difference(let account): difference = account
    case .breakdown(let end): breakdown = end
    case .otherTrace: break
    }
  }

  /// - Throws: where the verdict lacks what makes it one.
  public func outcome() throws(OutcomeRecordError) -> Outcome {
    var outcome = Outcome(recording: RecordingFile(path: log), verdict: try readVerdict())
    outcome.frames = frames
    outcome.samples = samples
    outcome.lines = lines
    outcome.action = written?.action ?? .nothing
    outcome.trouble = trouble
    outcome.remark = remark
    outcome.expectation = known
    outcome.fingerprint = fingerprint
    return outcome
  }

  private func readVerdict() throws(OutcomeRecordError) -> Verdict {
    switch verdict {
    case .matches: return .matches
    case .missing: return .missing
    case .obsolete: return .obsolete
    case .differs:
      if let difference { return .differs(difference) }
    case .unreadable:
      if let reason { return .unreadable(reason, of: reasonOf ?? .recording) }
    case .crashed, .timedOut, .outOfMemory:
      if let breakdown, breakdown.kind.verdict == verdict { return .broken(breakdown) }
    case .orderDependent:
      if let evidence { return .orderDependent(evidence) }
    case .unstable:
      if let replay {
        return .unstable(
          Instability(replay: replay.number, of: replay.count, evidence: evidence ?? .otherTrace))
      }
    }
    throw OutcomeRecordError(log: log, verdict: verdict)
  }

  private var evidence: Evidence? {
    difference.map(Evidence.difference) ?? breakdown.map(Evidence.breakdown)
  }
}

extension OutcomeRecord.Written {
  init?(_ action: GoldenAction) {
    switch action {
    case .nothing: return nil
    case .writePending: self = .pending
    case .writeGolden: self = .golden
    case .dropPending: self = .droppedPending
    }
  }

  var action: GoldenAction {
    switch self {
    case .pending: .writePending
    case .golden: .writeGolden
    case .droppedPending: .dropPending
    }
  }
}

/// A record whose verdict is not told whole.
public struct OutcomeRecordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The log that it is about.
  public let log: String
  /// What it is called.
  public let verdict: Verdict.Name

  public var description: String {
    "the report calls \(Escaping.escaped(log)) \(verdict.rawValue) without saying how; write it anew with `replay verify --report json=FILE`"
  }
}
