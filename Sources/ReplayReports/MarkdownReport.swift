import Goldens
import Verification

/// A run as Markdown: what it came to, a table of what is wrong, and each difference folded away below.
enum MarkdownReport {
  /// A summary page has a limit of a megabyte; whoever needs all has the other formats.
  private static let mostFailures = 50

  static func text(of report: RunReport) -> String {
    let summary = report.summary
    let failures = report.entries.map(\.outcome).filter { $0.exitCode != 0 }
    let interrupted = report.isInterrupted ? " (interrupted)" : ""
    let count = VerificationSummary.grouped(summary.recordings)
    var text =
      "### \(count) \(summary.recordings == 1 ? "recording" : "recordings"): \(summary.counts)\(interrupted)\n"
    guard !failures.isEmpty else { return text }
    text += "\n| recording | verdict | |\n|---|---|---|\n"
    for outcome in failures.prefix(mostFailures) { text += row(of: outcome) }
    let more = failures.count - mostFailures
    if more > 0 { text += "\nand \(more) more\n" }
    for outcome in failures.prefix(mostFailures) { text += details(of: outcome) }
    return text
  }

  private static func row(of outcome: Outcome) -> String {
    "| \(code(outcome.recording.title)) | \(outcome.verdict.name) | \(cell(sentence(of: outcome))) |\n"
  }

  private static func sentence(of outcome: Outcome) -> String {
    if let trouble = outcome.trouble { return trouble }
    return switch outcome.verdict {
    case .matches: ""
    case .differs(let difference): difference.first?.sentence ?? difference.headline
    case .missing: "no golden"
    case .obsolete: "its log is gone"
    case .unreadable(let sentence): sentence
    }
  }

  private static func details(of outcome: Outcome) -> String {
    guard case .differs(let difference) = outcome.verdict else { return "" }
    let diff = "\(difference)"
    let fence = String(repeating: "`", count: max(3, longestRun(in: diff) + 1))
    return "\n<details><summary>\(html(outcome.recording.title))</summary>\n\n"
      + "\(fence)diff\n\(diff)\(fence)\n\n</details>\n"
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
