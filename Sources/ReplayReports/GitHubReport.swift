import Goldens
import Verification

/// A run as annotations of GitHub Actions: a line a failure, shown beside the golden or the log.
enum GitHubReport {
  static func text(of report: RunReport) -> String {
    report.entries.filter { $0.outcome.exitCode != 0 }.map { line(for: $0.outcome) }.joined()
  }

  private static func line(for outcome: Outcome) -> String {
    let file =
      switch outcome.verdict {
      case .differs, .obsolete: outcome.recording.store.path
      case .matches, .missing, .unreadable: outcome.recording.path
      }
    let title = "\(outcome.recording.title) \(outcome.verdict.name)"
    return "::error file=\(property(file)),title=\(property(title))::\(data(outcome.text))\n"
  }

  /// The workflow commands' own escapes; everything else is theirs to show.
  private static func data(_ text: String) -> String {
    var text = Substring(text)
    while text.last == "\n" { text.removeLast() }
    return replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"])
  }

  private static func property(_ text: String) -> String {
    replacing(text[...], ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A", ":": "%3A", ",": "%2C"])
  }

  private static func replacing(_ text: Substring, _ escapes: [Character: String]) -> String {
    text.map { escapes[$0] ?? String($0) }.joined()
  }
}
