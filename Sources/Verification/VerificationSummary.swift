/// What came of a whole run, counted while outcomes come in.
public struct VerificationSummary: Hashable, Sendable {
  /// Recordings that were looked at, however they ended; obsolete goldens are none.
  public private(set) var recordings = 0
  /// Frames that were replayed, in all.
  public private(set) var frames = 0
  /// Samples in them.
  public private(set) var samples = 0
  /// Recordings whose trace is their golden's.
  public private(set) var matching = 0
  /// Recordings whose trace is another than their golden's.
  public private(set) var differing = 0
  /// Recordings without a golden.
  public private(set) var missing = 0
  /// Goldens whose log is gone.
  public private(set) var obsolete = 0
  /// Recordings that could not be read or replayed.
  public private(set) var unreadable = 0
  /// Where the golden could not be written.
  public private(set) var unwritten = 0
  /// The log of the first failure.
  public private(set) var firstFailure: String?
  /// The command that takes the reader on, without the tool's name: the first failure's, else a look at what
  /// matched.
  public private(set) var next: String?

  public init() {}

  /// Counts one more outcome. They may come in any order but for `next` and `firstFailure`, which are the first's.
  public mutating func add(_ outcome: Outcome) {
    if case .obsolete = outcome.verdict {} else { recordings += 1 }
    frames += outcome.frames
    samples += outcome.samples
    switch outcome.verdict {
    case .matches: matching += 1
    case .differs: differing += 1
    case .missing: missing += 1
    case .obsolete: obsolete += 1
    case .unreadable: unreadable += 1
    }
    if outcome.trouble != nil { unwritten += 1 }
    if outcome.exitCode != 0, firstFailure == nil {
      firstFailure = outcome.recording.path
      next = outcome.next
    } else if firstFailure == nil, next == nil {
      next = outcome.next
    }
  }

  /// 0 all verified; 1 a verdict other than *matches*; 2 something could not be run or written, which wins over 1;
  /// 4 nothing was there to verify.
  public var exitCode: Int32 {
    if unreadable + unwritten > 0 { return 2 }
    if differing + missing + obsolete > 0 { return 1 }
    return recordings == 0 ? 4 : 0
  }

  /// `63 match`, `60 match, 2 differ, 1 has no golden`.
  public var counts: String {
    var parts: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { parts.append("\(Self.grouped(count)) \(count == 1 ? one : many)") }
    }
    add(matching, "matches", "match")
    add(differing, "differs", "differ")
    add(missing, "has no golden", "have no golden")
    add(obsolete, "golden is obsolete", "goldens are obsolete")
    add(unreadable, "could not be run", "could not be run")
    return parts.isEmpty ? "nothing to verify" : parts.joined(separator: ", ")
  }

  /// `41,207`, in every locale.
  public static func grouped(_ number: Int) -> String {
    var groups = ""
    for (place, digit) in "\(abs(number))".reversed().enumerated() {
      if place > 0, place % 3 == 0 { groups.append(",") }
      groups.append(digit)
    }
    return (number < 0 ? "-" : "") + String(groups.reversed())
  }
}
