import Traces
import Verification

/// One failure on a page: what happened otherwise, why, the lines, and what to do next.
struct HTMLFailure {
  private let outcome: Outcome
  private let number: Int

  /// - Parameter number: its place among the failures, from 1; what links lead to.
  init(_ outcome: Outcome, number: Int) {
    self.outcome = outcome
    self.number = number
  }

  /// A difference has at most ten hunks of sixty lines, but nobody bounds a line.
  private static let longest = 60_000

  var text: String {
    """
    <article id="f\(number)">
    <h2>\(HTMLText.escaped(outcome.recording.title)) \(Self.badge(of: outcome))</h2>
    <p class="quiet path">\(HTMLText.escaped(outcome.recording.path))</p>
    \(story)\(note)</article>

    """
  }

  /// The verdict in its colour.
  static func badge(of outcome: Outcome) -> String {
    "<span class=\"badge \(HTMLReport.Kind(outcome))\">\(outcome.label)</span>"
  }

  static func cut(_ text: String, _ most: Int) -> String {
    CutText.of(text, atMost: most, note: " (cut here)")
  }

  private var story: String {
    // Its own words tell the trouble as well.
    if outcome.trouble != nil { return words }
    switch outcome.verdict {
    case .differs(let account): return difference(account)
    case .orderDependent(let evidence):
      return paragraph("It fails after others and matches alone.") + shown(by: evidence)
    case .unstable(let instability):
      return paragraph("It is unstable: \(instability.sentence).") + shown(by: instability.evidence)
    case .broken(let breakdown): return paragraph(breakdown.sentence) + printed(breakdown.printed)
    case .unreadable(let sentence, _): return paragraph(sentence)
    case .matches, .missing, .obsolete: return words
    }
  }

  /// What a terminal would show, with long lines broken.
  private var words: String { "<pre class=\"words\">\(HTMLText.escaped(outcome.text))</pre>\n" }

  /// What a terminal's words have by themselves, below them.
  private var note: String {
    guard let remark = outcome.remark, story != words else { return "" }
    return "<p class=\"quiet\">Note: \(HTMLText.escaped(Self.cut(remark, 2_000))).</p>\n"
  }

  private func shown(by evidence: Evidence) -> String {
    switch evidence {
    case .difference(let account): difference(account)
    case .breakdown(let breakdown): paragraph(breakdown.sentence) + printed(breakdown.printed)
    case .otherTrace: paragraph("The traces differ, and no golden says which is right.")
    }
  }

  private func difference(_ account: DifferenceAccount) -> String {
    var text = "<p><span class=\"quiet\">\(HTMLText.escaped(account.headline))</span></p>\n"
    if let sentence = account.sentence {
      text += "<p class=\"sentence\">\(HTMLText.escaped(Self.cut(sentence, 2_000)))</p>\n"
    }
    let first = [
      account.header?.golden.map { "- \($0)" }, account.header?.actual.map { "+ \($0)" },
      account.golden.map { "- \($0)" }, account.actual.map { "+ \($0)" },
    ]
    text += HTMLText.difference(Self.cut(first.compactMap { $0 }.joined(separator: "\n"), Self.longest))
    if !account.reasons.isEmpty {
      let reasons = account.reasons.map { "<li>\(HTMLText.marked($0))</li>\n" }.joined()
      text += "<p class=\"why\">Why</p>\n<ul>\n\(reasons)</ul>\n"
    }
    let (gone, new) = (Counted.grouped(account.removed), Counted.grouped(account.added))
    text += """
      <details>
      <summary>The whole difference <span class="gone">−\(gone)</span> <span class="new">+\(new)</span></summary>
      \(HTMLText.difference(Self.cut(account.diff, Self.longest)))</details>

      """
    guard case .differs = outcome.verdict, !account.advice.isEmpty else { return text }
    let steps = account.advice.map { "<dt>\($0.label)</dt><dd><code>\(HTMLText.escaped($0.words))</code></dd>" }
    return text + "<dl>\(steps.joined())</dl>\n"
  }

  private func paragraph(_ words: String) -> String {
    "<p class=\"sentence\">\(HTMLText.escaped(Self.cut(words, 2_000)))</p>\n"
  }

  private func printed(_ words: String) -> String {
    words.isEmpty ? "" : "<pre>\(HTMLText.escaped(Self.cut(words, Self.longest)))</pre>\n"
  }
}
