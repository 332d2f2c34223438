import Traces

/// Sentences broken between words, for a terminal that would break them anywhere. Where a table doesn't fit, what
/// keeps its columns apart is made narrow first.
///
/// What is data and what somebody copies stays whole: lines of a difference, of what a stage printed, and commands.
enum WrappedText {
  /// Narrower ones are not worth it.
  private static let fewestColumns = 40
  private static let whole = ["- ", "+ ", "  | ", "  All: ", "  Meant: ", "  Right: ", "  On a desk: ", "Next: "]
  /// What stands in front of sentences that go on under their first word.
  private static let labels =
    ["  Why: "] + ["why not", "meant", "chain", "listening"].map(ExplanationLabel.padded)

  /// - Parameter columns: of the terminal; nil where it is none, and nothing is broken.
  static func of(_ text: String, columns: Int?) -> String {
    guard let columns, columns >= fewestColumns else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0), columns: columns) }.joined(separator: "\n")
  }

  /// A line that goes on under what stands behind its label.
  static func of(_ text: String, behind label: String, columns: Int?) -> String {
    guard let columns, columns >= fewestColumns else { return label + text }
    return broken(label + text, behind: label, columns: columns)
  }

  private static func line(_ text: String, columns: Int) -> String {
    guard !whole.contains(where: text.hasPrefix) else { return text }
    return broken(text, behind: labels.first(where: text.hasPrefix), columns: columns)
  }

  private static func broken(_ text: String, behind label: String?, columns: Int) -> String {
    guard text.columnWidth > columns else { return text }
    let leading = text.prefix { $0 == " " }.count
    let narrow = label == nil ? tightened(text, from: leading) : text
    guard narrow.columnWidth > columns else { return narrow }
    let indent = String(repeating: " ", count: label?.count ?? max(2, leading))
    var lines: [String] = []
    let start = label ?? String(repeating: " ", count: leading)
    var current = start
    var isEmpty = true
    // Nothing stands between two spaces of a table's gap, which stays one.
    for word in narrow.dropFirst(start.count).split(separator: " ", omittingEmptySubsequences: false) {
      if isEmpty, word.isEmpty { continue }
      if !isEmpty, current.columnWidth + 1 + word.columnWidth > columns {
        lines.append(current)
        (current, isEmpty) = (indent, true)
      }
      current += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// With no more than two spaces side by side, but for those that it begins with.
  private static func tightened(_ text: String, from leading: Int) -> String {
    String(repeating: " ", count: leading) + text.dropFirst(leading).replacing(#/ {3,}/#, with: "  ")
  }
}
