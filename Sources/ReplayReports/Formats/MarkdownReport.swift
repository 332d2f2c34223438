import Goldens
import Traces
import Verification

/// A run as Markdown: what it came to, a table of what is wrong, and each difference folded away below.
enum MarkdownReport {
  /// Whoever needs all has the other formats.
  private static let mostFailures = 50
  /// A summary page of GitHub is refused whole past a megabyte.
  static let mostBytes = 900_000
  private static let mostBytesOfOne = 60_000

  static func text(of report: RunReport) -> String {
    let summary = report.summary
    let failures = report.failures
    let interrupted =
      report.isInterrupted ? " (interrupted)" : report.stoppedAfter.map { " (stopped after \($0))" } ?? ""
    var text = "### \(Counted.text(summary.recordings, "recording")): \(summary.counts)\(interrupted)\n"
    guard !failures.isEmpty else { return text }
    text += "\n| recording | verdict | |\n|---|---|---|\n"
    for outcome in failures.prefix(mostFailures) { text += row(of: outcome) }
    let more = failures.count - mostFailures
    if more > 0 { text += "\nand \(more) more\n" }
    for outcome in failures.prefix(mostFailures) {
      let details = details(of: outcome)
      guard text.utf8.count + details.utf8.count <= mostBytes else {
        text += "\nThe other differences are too long for one page.\n"
        break
      }
      text += details
    }
    return text
  }

  private static func row(of outcome: Outcome) -> String {
    let title = Escaping.escaped(outcome.recording.title)
    let note = outcome.remark.map { " Note: \($0)." } ?? ""
    return "| \(code(title)) | \(outcome.label) | \(cell(cut(outcome.sentence + note, 1_000))) |\n"
  }

  private static func details(of outcome: Outcome) -> String {
    let (all, language): (String, String)
    switch outcome.verdict {
    case .differs(let account), .orderDependent(.difference(let account)): (all, language) = (account.diff, "diff")
    case .unstable(let instability):
      guard case .difference(let account) = instability.evidence else { return "" }
      (all, language) = (account.diff, "diff")
    case .broken(let breakdown), .orderDependent(.breakdown(let breakdown)):
      guard !breakdown.printed.isEmpty else { return "" }
      (all, language) = (breakdown.printed + "\n", "")
    case .matches, .missing, .obsolete, .unreadable, .orderDependent(.otherTrace): return ""
    }
    let diff = cut(all, mostBytesOfOne)
    let fence = String(repeating: "`", count: max(3, longestRun(in: diff) + 1))
    return "\n<details><summary>\(html(Escaping.escaped(outcome.recording.title)))</summary>\n\n"
      + "\(fence)\(language)\n\(diff)\(fence)\n\n</details>\n"
  }

  private static func cut(_ text: String, _ most: Int) -> String {
    CutText.of(text, atMost: most, note: "\n(cut here)\n")
  }

  /// Text of a table's cell: nothing in it is markup.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += " "
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#": result += "\\\(character)"
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
    return result
  }

  /// Code in a table's cell; a bar would end the cell even there.
  private static func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let pad = fence.count > 1 ? " " : ""
    let body = text.map { $0.isNewline ? " " : $0 == "|" ? "\\|" : String($0) }.joined()
    return "\(fence)\(pad)\(body)\(pad)\(fence)"
  }

  private static func html(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// The longest run of backticks.
  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
