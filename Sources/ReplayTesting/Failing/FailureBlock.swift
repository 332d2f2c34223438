import Foundation
import Goldens
import Verification

/// The last line of a failed assertion, for programs that read what tests print.
///
/// ```
/// touchstone {"actual":"1  0  …","expected":"1  0  …","frame":1,"golden":"/…/press.golden", … }
/// ```
/// One line of JSON after the word `touchstone` and a space; keys in alphabetical order, those without a value left
/// out. `schemaVersion` rises when a key changes its meaning or goes.
struct FailureBlock: Encodable {
  let schemaVersion = 1
  /// `differs`, `missing`, `unreadable`.
  let verdict: String
  /// As reports call it: `home/press`.
  let title: String
  /// The golden's path.
  let golden: String
  /// The log's path; none where the test has the touches in its own code.
  let log: String?
  /// Where the trace waits for its review; none where nothing was written.
  let pending: String?
  /// The first line of the golden that is gone; none where there is no golden.
  let expected: String?
  /// The first line of the trace that is new.
  let actual: String?
  /// The frame of that line, else of the gone one; none for what a timer did.
  let frame: Int?
  /// Its time, as in the line: milliseconds since the first frame.
  let milliseconds: String?
  /// The rules that decided it, most telling first.
  let rules: [String]
  /// Paths of files that were left for whoever looks into it.
  let artifacts: [String]

  init(_ outcome: Outcome, files: FailureFiles?, artifacts: [String]) {
    verdict =
      switch outcome.verdict {
      case .differs: "differs"
      case .missing: "missing"
      default: "unreadable"
      }
    title = outcome.recording.title
    golden = Self.absolute(outcome.recording.store.path)
    log = outcome.hasLogFile ? Self.absolute(outcome.recording.path) : nil
    let isPending = outcome.action == .writePending && outcome.trouble == nil
    pending = isPending ? (try? outcome.recording.store.pendingPath()).map(Self.absolute) : nil
    let patch = verdict == "differs" ? files?.patch : nil
    expected = patch?.firstGone
    actual = patch?.firstNew
    let columns = (actual ?? expected).flatMap { GoldenLine($0) }
    frame = columns?.frame
    milliseconds = columns?.milliseconds
    rules = outcome.actual?.why ?? []
    self.artifacts = artifacts
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }

  /// With its line end.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Text, numbers and lists of text always have a JSON form.
    guard let json = try? encoder.encode(self) else { return "" }
    return "touchstone \(String(decoding: json, as: UTF8.self))\n"
  }
}
