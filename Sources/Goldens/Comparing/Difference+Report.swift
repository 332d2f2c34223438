import Traces

extension Difference: CustomStringConvertible {
  /// `differs, first in frame 1 (0 ms)`
  public var headline: String {
    guard let first else { return "differs in its header" }
    return header.isEmpty ? "differs, first in \(first.place)" : "differs in its header, then in \(first.place)"
  }

  /// What a person reads first: the first divergence, why, what follows, and the two next commands.
  ///
  /// ```
  /// raised-tab-bar-fixed/press-raised-part differs, first in frame 1 (0 ms)
  ///   The touch at 195,749 went to home/list/row14 instead of home/tabBar/centerButton.
  /// - 1  0      window               hit              home/tabBar/centerButton, answered by tabBar
  /// + 1  0      window               hit              home/list/row14
  ///   Why: tabBar is in front but the point is 12 pt above its bounds 0,0 390x83 (H9), so centerButton was …
  ///   Follows from it: 10 later lines (4 gone, 6 new).
  ///   All: replay explain LOG
  ///   Meant: replay accept LOG
  /// ```
  /// - Parameters:
  ///   - title: the log as people name it.
  ///   - log: the log's path, for the command that tells more; nil where none does.
  ///   - meant: what to do where the trace is right, for whoever reads it to do.
  public func report(title: String, log: String?, meant: String?) -> String {
    var lines = ["\(Escaping.escaped(title)) \(headline)"]
    if let thresholds { lines.append("  \(thresholds)") }
    for change in header {
      if let golden = change.golden { lines.append("- \(golden)") }
      if let actual = change.actual { lines.append("+ \(actual)") }
    }
    if let first {
      lines.append("  \(first.sentence)")
      if let golden = first.golden { lines.append("- \(golden)") }
      if let actual = first.actual { lines.append("+ \(actual)") }
      for (index, reason) in first.reasons.enumerated() {
        lines.append((index == 0 ? "  Why: " : "       ") + reason)
      }
    }
    if let follows { lines.append("  \(follows)") }
    if let missed { lines.append("  \(missed)") }
    // They are a shell's words already: escaped once more they would be other words.
    lines += Self.advice(explain: log.map(Self.explain), meant: meant).map { "  \($0.label): \($0.words)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The command that tells all of a log.
  package static func explain(_ log: String) -> String { "replay explain \(log)" }

  /// What to do next, each behind the label that the report has for it.
  package static func advice(explain: String?, meant: String?) -> [(label: String, words: String)] {
    [("All", explain), ("Meant", meant)].compactMap { label, words in words.map { (label, $0) } }
  }

  /// `Other thresholds than the golden's: tapMovement.`; nil where they are the same.
  private var thresholds: String? {
    let names = header.compactMap { GoldenHeader.Constant(headerLine: $0.golden ?? $0.actual ?? "")?.name }
    guard !names.isEmpty else { return nil }
    return "Other thresholds than the golden's: \(Set(names).sorted().joined(separator: ", "))."
  }

  /// `Follows from it: 10 later lines (4 gone, 6 new).`; nil where nothing does.
  public var follows: String? {
    let (gone, new) = later
    guard gone + new > 0 else { return nil }
    let count = gone + new == 1 ? "1 later line" : "\(gone + new) later lines"
    return "Follows from it: \(isExact ? "" : "up to ")\(count) (\(gone) gone, \(new) new)."
  }

  /// `No longer: home/tabBar/centerButton sends touchUpInside → its handler.`: what an application would have done;
  /// nil where none of that is gone. Of the hunks that are kept.
  public var missed: String? {
    let lines = hunks.flatMap(\.lines)
    let new = Set(lines.filter { $0.kind == .new }.compactMap { GoldenLine($0.text)?.deed })
    var deeds: [String] = []
    for line in lines where line.kind == .gone && line.text != first?.golden {
      guard let deed = GoldenLine(line.text)?.deed, !new.contains(deed), !deeds.contains(deed) else { continue }
      deeds.append(deed)
    }
    guard !deeds.isEmpty else { return nil }
    let most = 3
    let more = deeds.count > most ? ", and \(deeds.count - most) more" : ""
    return "No longer: \(deeds.prefix(most).joined(separator: ", "))\(more)."
  }

  /// Header changes and hunks, with `...` between hunks.
  public var description: String {
    var pieces = header.map { change in
      (change.golden.map { "- \($0)\n" } ?? "") + (change.actual.map { "+ \($0)\n" } ?? "")
    }
    pieces = pieces.isEmpty ? [] : [pieces.joined()]
    pieces += hunks.map(\.description)
    let more = hunkCount - hunks.count
    if more > 0 { pieces.append("and \(more) more \(more == 1 ? "place" : "places")\n") }
    return pieces.joined(separator: "...\n")
  }
}

extension GoldenLine {
  /// What an application did, or was asked to do, in words; nil of lines about touches on their way there.
  fileprivate var deed: String? {
    switch what {
    case "action": "\(subject) sends \(detail)"
    case "note": "\(subject) says \(detail)"
    case "value": "\(subject) changes \(detail)"
    case "selected", "deselected": "\(subject) \(what) \(detail)"
    default: nil
    }
  }
}
