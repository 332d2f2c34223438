public import Verification

/// What came of a run, to be told to machines: every recording's outcome, in the order of the run.
public struct RunReport: Sendable {
  /// In the order of the run.
  public var entries: [Entry]
  /// How long the whole run took; handed in, as nothing here reads a clock.
  public var seconds: Double
  /// The run was ended from outside, and some recordings are missing here.
  public var isInterrupted: Bool
  /// By which signal, where that ended this very process; what is known of another run is that it was interrupted.
  public var endingSignal: Int32?
  /// The run ended itself after that many failures, and some recordings are missing here.
  public var stoppedAfter: Int?
  /// Which part of a run this is; nil for the whole of it.
  public var share: ShardShare?
  /// Pictures of who gets the touches, as SVG, by the folder of the recordings that they are about; for pages.
  public var maps: [String: [UInt8]] = [:]

  /// One recording's outcome, or one obsolete golden's.
  public struct Entry: Sendable {
    /// The verdict, and what it rests on.
    public var outcome: Outcome
    /// How long it took.
    public var seconds: Double

    public init(_ outcome: Outcome, seconds: Double) {
      self.outcome = outcome
      self.seconds = seconds
    }
  }

  public init(
    entries: [Entry], seconds: Double, isInterrupted: Bool = false, stoppedAfter: Int? = nil,
    share: ShardShare? = nil
  ) {
    self.entries = entries
    self.seconds = seconds
    self.isInterrupted = isInterrupted
    self.stoppedAfter = stoppedAfter
    self.share = share
  }

  /// The counts.
  public var summary: VerificationSummary {
    entries.reduce(into: VerificationSummary()) { $0.add($1.outcome) }
  }

  /// Seconds of each recording, by path; for balancing the shards of a later run.
  public var durations: [String: Double] {
    Dictionary(
      entries.filter { $0.outcome.verdict != .obsolete }.map { ($0.outcome.recording.path, $0.seconds) },
      uniquingKeysWith: { $1 })
  }

  /// The logs that failed the run, in its order.
  public var failed: [String] {
    entries.filter { $0.outcome.exitCode != 0 && $0.outcome.verdict != .obsolete }.map(\.outcome.recording.path)
  }

  /// What is wrong, in the order of the run.
  var failures: [Outcome] { entries.map(\.outcome).filter { $0.exitCode != 0 } }

  /// 0, 1 or 2 as the worst outcome says; 128 and the signal's number where one ended the process, else 2 of a run
  /// that was interrupted, of which something was not run; 4 for a run of nothing, unless it is a shard, which may
  /// be empty.
  public var exitCode: Int32 {
    if let endingSignal { return 128 + endingSignal }
    if isInterrupted { return 2 }
    let code = summary.exitCode
    return code == 4 && (share?.planned ?? 0) > 0 ? 0 : code
  }
}
