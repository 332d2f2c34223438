import Foundation
import Goldens

/// What programs are told of one failure: by an assertion as the last line of its message, by the tool in its JSON
/// report; the same of the same failure.
///
/// Keys are in alphabetical order, those without a value left out. `schemaVersion` rises when a key changes its
/// meaning or goes.
public struct FailureRecord: Hashable, Sendable, Codable {
  /// The form of a failure that is told.
  public var schemaVersion = 1
  /// What came of the recording.
  public var verdict: Verdict.Name
  /// As reports call it: `home/press`.
  public var title: String
  /// The golden's path from the root.
  public var golden: String
  /// The log's path from the root; none where the test has the touches in its own code.
  public var log: String?
  /// Where the trace waits for its review; none where nothing was written.
  public var pending: String?
  /// The first line of the golden that is gone, of its header or its trace; none where none is.
  public var expected: String?
  /// What is there instead.
  public var actual: String?
  /// The frame of that line, else of the gone one; none for what a timer did, and for a line of the header.
  public var frame: Int?
  /// Its time, as in the line: milliseconds since the first frame.
  public var milliseconds: String?
  /// The rules that decided it, most telling first.
  public var rules: [String]
  /// Paths of files that were left for whoever looks into it.
  public var artifacts: [String]

  /// - Parameter artifacts: paths of what was left.
  public init(_ outcome: Outcome, artifacts: [String] = []) {
    let recording = outcome.recording
    verdict = outcome.verdict.name
    title = recording.title
    golden = Self.fromRoot(recording.store.path)
    log = outcome.hasLogFile ? Self.fromRoot(recording.path) : nil
    let isPending = outcome.action == .writePending
    pending = isPending ? (try? recording.store.pendingPath()).map(Self.fromRoot) : nil
    let account = outcome.verdict.account
    expected = account?.header.map(\.golden) ?? account?.golden
    actual = account?.header.map(\.actual) ?? account?.actual
    let columns = (actual ?? expected).flatMap { GoldenLine($0) }
    frame = columns?.frame
    milliseconds = columns?.milliseconds
    rules = account?.rules ?? []
    self.artifacts = artifacts
  }

  private static func fromRoot(_ path: String) -> String { URL(fileURLWithPath: path).path }

  /// One line of JSON, without its end.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Text, numbers and lists of text always have a JSON form.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Verdict {
  /// How the trace differed, where that is what the verdict is about.
  fileprivate var account: DifferenceAccount? {
    switch self {
    case .differs(let account): account
    case .orderDependent(.difference(let account)): account
    case .unstable(let instability):
      if case .difference(let account) = instability.evidence { account } else { nil }
    case .matches, .missing, .obsolete, .broken, .unreadable, .orderDependent: nil
    }
  }
}
