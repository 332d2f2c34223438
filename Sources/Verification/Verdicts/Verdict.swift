/// What came of one recording.
public enum Verdict: Hashable, Sendable {
  case matches
  case differs(DifferenceAccount)
  /// There is no golden: a failure in every mode, also where this run writes one.
  case missing
  /// A golden whose log is gone.
  case obsolete
  /// Two replays of the log differ.
  case unstable(Instability)
  /// Fails in a process that replayed others before, and matches alone in a fresh one.
  case orderDependent(Evidence)
  /// The process that replayed it came to an end, or had to be ended.
  case broken(Breakdown)
  /// The log or its golden can't be read, is damaged, or can't be replayed: in one sentence.
  case unreadable(String, of: Part = .recording)

  /// Whom a sentence about what is unreadable is about.
  public enum Part: String, Hashable, Sendable, CaseIterable, Codable {
    /// The log, or the stage that should have replayed it; the sentence doesn't name it.
    case recording
    /// Its golden, which the sentence names.
    case golden
  }

  /// What reports call a verdict.
  public enum Name: String, Hashable, Sendable, CaseIterable, Codable {
    case matches, differs, missing, obsolete, unstable
    case orderDependent = "order-dependent"
    case crashed
    case timedOut = "timed-out"
    case outOfMemory = "out-of-memory"
    case unreadable
  }

  /// What reports call it.
  public var name: Name {
    switch self {
    case .matches: .matches
    case .differs: .differs
    case .missing: .missing
    case .obsolete: .obsolete
    case .unstable: .unstable
    case .orderDependent: .orderDependent
    case .broken(let breakdown): breakdown.kind.verdict
    case .unreadable: .unreadable
    }
  }

  /// True of everything but *matches*.
  public var isFailure: Bool { self != .matches }

  /// What a replay showed that another one might not show; nil for what any replay would say.
  var evidence: Evidence? {
    switch self {
    case .differs(let account): .difference(account)
    case .broken(let breakdown): .breakdown(breakdown)
    case .matches, .missing, .obsolete, .unstable, .orderDependent, .unreadable: nil
    }
  }
}

/// What one of several replays showed.
public enum Evidence: Hashable, Sendable {
  case difference(DifferenceAccount)
  case breakdown(Breakdown)
  /// A trace that is not the first one's, where no golden says which of the two is right.
  case otherTrace
}

/// A replay that was not what the first one was.
public struct Instability: Hashable, Sendable {
  /// Which replay it was that failed or differed, counted from 1.
  public var replay: Int
  /// How many there were.
  public var count: Int
  /// What it showed.
  public var evidence: Evidence

  /// That replay of so many was another than the first.
  public init(replay: Int, of count: Int, evidence: Evidence) {
    self.replay = replay
    self.count = count
    self.evidence = evidence
  }
}
