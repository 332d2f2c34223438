import Traces

/// Sentences broken between words, for a terminal that would break them anywhere.
///
/// What is data and what somebody copies stays whole: lines of a difference, of what a stage printed, and commands.
enum WrappedText {
  /// Narrower ones are not worth it.
  private static let fewestColumns = 40
  private static let whole = ["- ", "+ ", "  | ", "  All: ", "  Meant: ", "  Right: ", "  On a desk: "]
  private static let why = "  Why: "

  /// - Parameter columns: of the terminal; nil where it is none, and nothing is broken.
  static func of(_ text: String, columns: Int?) -> String {
    guard let columns, columns >= fewestColumns else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String($0), columns: columns) }.joined(separator: "\n")
  }

  private static func line(_ text: String, columns: Int) -> String {
    guard text.columnWidth > columns, !whole.contains(where: text.hasPrefix) else { return text }
    let leading = text.prefix { $0 == " " }.count
    let indent = String(repeating: " ", count: text.hasPrefix(why) ? why.count : max(2, leading))
    var lines: [String] = []
    var current = String(repeating: " ", count: leading)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, current.columnWidth + 1 + word.columnWidth > columns {
        lines.append(current)
        (current, isEmpty) = (indent, true)
      }
      current += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [current]).joined(separator: "\n")
  }
}
