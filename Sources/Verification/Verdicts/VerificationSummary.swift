/// What came of a whole run, counted while outcomes come in.
public struct VerificationSummary: Hashable, Sendable {
  /// Recordings that were looked at, however they ended; obsolete goldens are none.
  public private(set) var recordings = 0
  /// Frames that were replayed, in all.
  public private(set) var frames = 0
  /// Samples in them.
  public private(set) var samples = 0
  /// How many of each verdict; what is known to fail is counted here too.
  public private(set) var verdicts: [Verdict.Name: Int] = [:]
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
  /// Counts for people: known failures are not among their verdicts.
  private var told: [Verdict.Name: Int] = [:]

  public init() {}

  /// How many have that verdict, known failures among them.
  public func count(_ name: Verdict.Name) -> Int { verdicts[name] ?? 0 }

  /// Counts one more outcome. They may come in any order but for `next` and `firstFailure`, which are the first's.
  public mutating func add(_ outcome: Outcome) {
    if outcome.verdict != .obsolete { recordings += 1 }
    frames += outcome.frames
    samples += outcome.samples
    verdicts[outcome.verdict.name, default: 0] += 1
    switch outcome.expectation {
    case .fails: known += 1
    case .passesAgain: passingAgain += 1
    case nil: told[outcome.verdict.name, default: 0] += 1
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
      told[name].map { Self.counted($0, one, many) }
    }
    let listed = [
      (known, "is known to fail", "are known to fail"),
      (passingAgain, "matches although known to fail", "match although known to fail"),
    ].compactMap { count, one, many in count > 0 ? Self.counted(count, one, many) : nil }
    let all = parts + listed
    return all.isEmpty ? "nothing to verify" : all.joined(separator: ", ")
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

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(grouped(count)) \(count == 1 ? one : many)"
  }

  /// `41,207`, in every locale.
  public static func grouped(_ number: Int) -> String {
    var groups = ""
    for (place, digit) in "\(number.magnitude)".reversed().enumerated() {
      if place > 0, place % 3 == 0 { groups.append(",") }
      groups.append(digit)
    }
    return (number < 0 ? "-" : "") + String(groups.reversed())
  }
}
