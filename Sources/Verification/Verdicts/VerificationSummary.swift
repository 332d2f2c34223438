import Traces

/// What came of a whole run, counted while outcomes come in.
public struct VerificationSummary: Hashable, Sendable {
  /// Recordings that were looked at, however they ended; obsolete goldens are none.
  public private(set) var recordings = 0
  /// Frames that were replayed, in all.
  public private(set) var frames = 0
  /// Samples in them.
  public private(set) var samples = 0
  /// How many of each verdict that there was; what is known to fail is counted here too.
  public var verdicts: [Verdict.Name: Int] {
    var counts: [Verdict.Name: Int] = [:]
    for name in Verdict.Name.allCases where all[name] > 0 { counts[name] = all[name] }
    return counts
  }
  /// Where the golden could not be written.
  public private(set) var unwritten = 0
  /// Failures that a list of known ones has.
  public private(set) var known = 0
  /// Matches that a list of known failures has.
  public private(set) var passingAgain = 0
  /// Outcomes that fail the run.
  public private(set) var failures = 0
  /// The log of the first failure.
  public private(set) var firstFailure: String?
  /// The command that takes the reader on, without the tool's name: the first failure's, else a look at what
  /// matched.
  public private(set) var next: String?
  private var worst: Int32 = 0
  private var all = VerdictCounts()
  /// Counts for people: known failures are not among their verdicts.
  private var told = VerdictCounts()

  public init() {}

  /// How many have that verdict, known failures among them.
  public func count(_ name: Verdict.Name) -> Int { all[name] }

  /// Counts one more outcome. They may come in any order but for `next` and `firstFailure`, which are the first's.
  public mutating func add(_ outcome: Outcome) {
    if outcome.verdict != .obsolete { recordings += 1 }
    frames += outcome.frames
    samples += outcome.samples
    all[outcome.verdict.name] += 1
    switch outcome.expectation {
    case .fails: known += 1
    case .passesAgain: passingAgain += 1
    case nil: told[outcome.verdict.name] += 1
    }
    if outcome.trouble != nil { unwritten += 1 }
    worst = max(worst, outcome.exitCode)
    if outcome.exitCode != 0 { failures += 1 }
    if outcome.exitCode != 0, firstFailure == nil {
      firstFailure = outcome.recording.path
      next = outcome.next
    } else if firstFailure == nil, next == nil {
      next = outcome.next
    }
  }

  /// 0 all verified; 1 a verdict other than *matches*; 2 something could not be run or written, which wins over 1;
  /// 4 nothing was there to verify.
  public var exitCode: Int32 { recordings == 0 && worst == 0 ? 4 : worst }

  /// `63 match`, `60 match, 2 differ, 1 has no golden`.
  public var counts: String {
    let parts = Self.words.compactMap { name, one, many in
      told[name] > 0 ? Counted.text(told[name], one, many) : nil
    }
    let listed = [
      (known, "is known to fail", "are known to fail"),
      (passingAgain, "matches although known to fail", "match although known to fail"),
    ].compactMap { count, one, many in count > 0 ? Counted.text(count, one, many) : nil }
    let all = parts + listed
    guard let first = all.first else { return "nothing to verify" }
    return all.dropFirst().reduce(first) { $0 + ", " + $1 }
  }

  /// In the order of telling.
  private static let words: [(Verdict.Name, String, String)] = [
    (.matches, "matches", "match"),
    (.differs, "differs", "differ"),
    (.missing, "has no golden", "have no golden"),
    (.unstable, "is unstable", "are unstable"),
    (.orderDependent, "is order-dependent", "are order-dependent"),
    (.crashed, "crashed", "crashed"),
    (.timedOut, "timed out", "timed out"),
    (.outOfMemory, "ran out of memory", "ran out of memory"),
    (.obsolete, "golden is obsolete", "goldens are obsolete"),
    (.unreadable, "could not be run", "could not be run"),
  ]
}

/// How many of each verdict. No dictionary: for one of a type of our own the runtime goes through all conformances
/// of the program, a good part of what a run of one recording takes.
private struct VerdictCounts: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: Verdict.Name.allCases.count)

  subscript(name: Verdict.Name) -> Int {
    get { counts[Self.place(of: name)] }
    set { counts[Self.place(of: name)] = newValue }
  }

  private static func place(of name: Verdict.Name) -> Int {
    guard let place = Verdict.Name.allCases.firstIndex(of: name) else { preconditionFailure("\(name) is no case") }
    return place
  }
}
