import Foundation
import Goldens
import Traces
import Verification

/// A run as annotations of GitHub Actions: a line a failure, shown beside the golden or the log.
enum GitHubReport {
  /// GitHub shows ten of a step and drops the others without a word; so the tenth says how many more there are.
  static let mostAnnotations = 10
  /// Longer ones are cut there by GitHub; here they say so.
  static let longestMessage = 4_000

  /// - Parameter workspace: the folder of the job's checkout, from which GitHub knows files; nil leaves them as
  ///   they are.
  static func text(of report: RunReport, workspace: String?) -> String {
    let failures = report.failures
    func line(_ outcome: Outcome) -> String { Self.line(for: outcome, workspace: workspace) }
    guard failures.count > mostAnnotations else { return failures.map(line).joined() }
    let shown = failures.prefix(mostAnnotations - 1)
    let more = failures.dropFirst(shown.count).map { Escaping.escaped($0.recording.title) }
    let words = "and \(more.count) more, which this page has no room for:\n" + more.joined(separator: "\n")
    return shown.map(line).joined() + "::error title=\(property("\(failures.count) failures"))::\(data(words))\n"
  }

  private static func line(for outcome: Outcome, workspace: String?) -> String {
    let file =
      switch outcome.verdict {
      case .differs, .obsolete: outcome.recording.store.path
      case .matches, .missing, .unreadable, .unstable, .orderDependent, .broken: outcome.recording.path
      }
    let title = "\(Escaping.escaped(outcome.recording.title)) \(outcome.label)"
    var position = ""
    if case .differs(let account) = outcome.verdict, let line = account.line { position = "line=\(line)," }
    // GitHub finds a file by its exact name; of one that would steer a terminal the job's log is worth more.
    let known = path(file, from: workspace)
    let place = Escaping.isPrintable(known) ? known : Escaping.escaped(known)
    return "::error file=\(property(place)),\(position)title=\(property(title))::\(data(outcome.text))\n"
  }

  /// As seen from a folder; as it is where it lies elsewhere.
  private static func path(_ file: String, from folder: String?) -> String {
    guard let folder, !folder.isEmpty else { return file }
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    let path = URL(fileURLWithPath: file).standardizedFileURL.path
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : file
  }

  /// The workflow commands' own escapes; everything else is theirs to show.
  private static func data(_ text: String) -> String {
    var text = Substring(text)
    while text.last == "\n" { text.removeLast() }
    if text.count > longestMessage {
      text = text.prefix(longestMessage) + "\n(cut here; the job's log has all of it)"
    }
    return replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"])
  }

  private static func property(_ text: String) -> String {
    replacing(text[...], ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A", ":": "%3A", ",": "%2C"])
  }

  private static func replacing(_ text: Substring, _ escapes: [Character: String]) -> String {
    text.map { escapes[$0] ?? String($0) }.joined()
  }
}
