import Traces

/// What would make a golden say what was traced, as a unified diff: `git apply` and `patch -p1` take it.
///
/// Whole, unlike the difference that people are shown; of a golden that is not there yet, all lines are new.
public struct GoldenPatch: Hashable, Sendable {
  /// Empty where nothing differs.
  public let text: String

  /// Equal lines around a change, as tools expect.
  private static let context = 3

  /// - Parameters:
  ///   - golden: nil where there is none.
  ///   - path: the golden's, from where the patch is to be applied.
  public init(from golden: Golden?, to actual: ActualTrace, path: String) {
    let old = golden.map { LineStore($0.bytes, from: 0) } ?? LineStore()
    let new = LineStore(Array(actual.description.utf8), from: 0)
    var changes = LineDiff(of: old, and: new).changes
    guard let last = changes.last else {
      text = ""
      return
    }
    let unended = golden?.lacksLastLineEnd == true ? old.count - 1 : nil
    // Where more is to follow the last line, it changes, too: it gets an end.
    if let unended, last.golden.lowerBound > unended {
      changes[changes.count - 1] = LineDiff.Change(
        golden: unended..<old.count, actual: last.actual.lowerBound - 1..<last.actual.upperBound)
    }
    // A name with a line end or a quote would end the line early; no golden of ours is called so. One with a space
    // is over at the tab.
    let name = Escaping.escaped(path) + (path.contains(" ") ? "\t" : "")
    var text = "--- \(golden == nil ? "/dev/null" : "a/\(name)")\n+++ b/\(name)\n"
    for hunk in Self.hunks(of: changes) { Self.write(hunk, old, new, unended, to: &text) }
    self.text = text
  }

  /// Changes that are near each other go together.
  private static func hunks(of changes: [LineDiff.Change]) -> [[LineDiff.Change]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last, change.golden.lowerBound - last.golden.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  /// - Parameter unended: the last line of the golden, where that has no end.
  private static func write(
    _ changes: [LineDiff.Change], _ old: LineStore, _ new: LineStore, _ unended: Int?, to text: inout String
  ) {
    func write(_ sign: String, _ line: Int) {
      text += "\(sign)\(old.text(line))\n\(line == unended ? "\\ No newline at end of file\n" : "")"
    }
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(context, first.golden.lowerBound)
    let after = min(context, old.count - last.golden.upperBound)
    let gone = first.golden.lowerBound - before..<last.golden.upperBound + after
    let come = first.actual.lowerBound - before..<last.actual.upperBound + after
    text += "@@ -\(place(gone)) +\(place(come)) @@\n"
    var next = gone.lowerBound
    for change in changes {
      for line in next..<change.golden.lowerBound { write(" ", line) }
      for line in change.golden { write("-", line) }
      for line in change.actual { text += "+\(new.text(line))\n" }
      next = change.golden.upperBound
    }
    for line in next..<gone.upperBound { write(" ", line) }
  }

  /// Lines are counted from 1; of none, the one before is named.
  private static func place(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}
