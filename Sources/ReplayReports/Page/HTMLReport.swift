import Foundation
import Traces
import Verification

/// A run as one page that needs nothing else: what it came to, each failure with its difference and its cause, the
/// map of who gets the touches where one lies beside the recordings, and every recording.
///
/// No script and nothing from elsewhere, which the page itself forbids; light or dark as the reader's system is.
enum HTMLReport {
  /// Whoever needs all has the other formats.
  static let mostFailures = 200
  static let mostRows = 20_000

  static func text(of report: RunReport) -> String {
    let summary = report.summary
    let failures = report.failures
    let shown = failures.prefix(mostFailures)
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(HTMLText.escaped("\(summary.counts) – replay verify"))</title>
      <style>
      \(HTMLStyle.text)
      </style>
      </head>
      <body>
      <main>
      \(heading(of: report, summary))
      \(bar(of: report))

      """
    if failures.count > 3 { page += contents(of: shown) }
    var told: Set<String> = []
    for (number, outcome) in shown.enumerated() {
      page += HTMLFailure(outcome, number: number + 1).text
      // Once, with the first failure of its folder.
      let folder = outcome.recording.folder
      if let map = report.maps[folder], told.insert(folder).inserted { page += picture(map, of: folder) }
    }
    let more = failures.count - shown.count
    if more > 0 {
      page += "<p class=\"quiet\">and \(Counted.grouped(more)) more failures, in the table</p>\n"
    }
    page += table(of: report)
    return page + "</main>\n</body>\n</html>\n"
  }

  private static let policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

  // MARK: What it came to

  private static func heading(of report: RunReport, _ summary: VerificationSummary) -> String {
    let state =
      report.isInterrupted
      ? "<p class=\"note\">The run was interrupted; the recordings that it did not come to are missing here.</p>\n"
      : report.stoppedAfter.map {
        "<p class=\"note\">The run ended itself after \($0) failures; the recordings behind them are missing here.</p>\n"
      } ?? ""
    let shard = report.share.map { "shard \($0.index) of \($0.count) · " } ?? ""
    let isWell = report.exitCode == 0 && !report.isInterrupted
    return """
      <header>
      <h1 class="\(isWell ? "well" : "wrong")">\(HTMLText.escaped(capitalized(summary.counts)))</h1>
      <p class="quiet">\(shard)\(Counted.text(summary.recordings, "recording")) · \
      \(Counted.grouped(summary.samples)) samples in \(Counted.grouped(summary.frames)) frames · \
      \(seconds(report.seconds))</p>
      </header>
      \(state)
      """
  }

  /// How the verdicts share the run, as a bar.
  private static func bar(of report: RunReport) -> String {
    let kinds = report.entries.map { Kind($0.outcome) }
    guard !kinds.isEmpty else { return "" }
    let parts = Kind.allCases.compactMap { kind -> String? in
      let count = kinds.count { $0 == kind }
      guard count > 0 else { return nil }
      return "<i class=\"\(kind)\" style=\"flex-grow:\(count)\" title=\"\(count) \(kind.words(of: count))\"></i>"
    }
    return "<div class=\"bar\">\(parts.joined())</div>"
  }

  private static func contents(of failures: some Sequence<Outcome>) -> String {
    let items = failures.enumerated().map { number, outcome in
      "<li><a href=\"#f\(number + 1)\">\(HTMLText.escaped(outcome.recording.title))</a> "
        + "<span class=\"quiet\">\(HTMLText.escaped(HTMLFailure.cut(outcome.sentence, 300)))</span></li>\n"
    }
    return "<nav><ol>\n\(items.joined())</ol></nav>\n"
  }

  private static func picture(_ svg: [UInt8], of folder: String) -> String {
    let name = HTMLText.escaped(folder)
    return """
      <figure>
      <img alt="Who gets the touches of \(name)" src="data:image/svg+xml;base64,\(Data(svg).base64EncodedString())">
      <figcaption class="quiet">Who gets the touches, as replay audit drew it for \(name)</figcaption>
      </figure>

      """
  }

  // MARK: All of them

  private static func table(of report: RunReport) -> String {
    var rows = ""
    var numbers = 0
    for entry in report.entries.prefix(mostRows) {
      let outcome = entry.outcome
      var name = HTMLText.escaped(outcome.recording.path)
      if outcome.exitCode != 0 {
        numbers += 1
        if numbers <= mostFailures { name = "<a href=\"#f\(numbers)\">\(name)</a>" }
      }
      rows +=
        "<tr><td>\(name)</td><td>\(HTMLFailure.badge(of: outcome))</td>"
        + "<td class=\"number\">\(Counted.grouped(outcome.samples))</td>"
        + "<td class=\"number\">\(seconds(entry.seconds))</td></tr>\n"
    }
    let more = report.entries.count - mostRows
    if more > 0 { rows += "<tr><td colspan=\"4\">and \(Counted.grouped(more)) more</td></tr>\n" }
    return """
      <details\(report.failures.isEmpty ? " open" : "")>
      <summary>All recordings</summary>
      <table>
      <thead><tr><th>recording</th><th>verdict</th><th class="number">samples</th><th class="number">time</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      </details>

      """
  }

  private static func seconds(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds > 0 else { return "0 ms" }
    if seconds < 1 { return "\(Int((seconds * 1000).rounded())) ms" }
    return "\((min(seconds, 1e9) * 10).rounded() / 10) s"
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension HTMLReport {
  /// What a reader's eye tells apart.
  enum Kind: CaseIterable {
    case matches, known, missing, differs, broken, unreadable

    init(_ outcome: Outcome) {
      switch (outcome.exitCode, outcome.verdict) {
      case (0, .matches): self = .matches
      case (0, _): self = .known
      case (2, _): self = .unreadable
      case (_, .missing), (_, .obsolete): self = .missing
      case (_, .broken): self = .broken
      default: self = .differs
      }
    }

    func words(of count: Int) -> String {
      switch self {
      case .matches: count == 1 ? "matches" : "match"
      case .known: "known to fail"
      case .missing: "without golden or log"
      case .differs: count == 1 ? "differs" : "differ"
      case .broken: "broke off"
      case .unreadable: "could not be run"
      }
    }
  }
}
