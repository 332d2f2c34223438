import Goldens

/// Words of a trace's line behind its frame and its time: `hit home/list/row14`.
struct LineWords: Hashable, CustomStringConvertible {
  /// One blank between any two.
  let description: String
  /// Whether they are words from their first letter to their last; else a part of a word will do.
  private let areWhole: Bool

  /// A person's: blanks count as one, so that what is copied from a trace fits.
  init(_ text: String) {
    description = Self.withSingleBlanks(text)
    areWhole = false
  }

  /// Those of a line that say what happened, without what hangs on the finger's number, its place and the time.
  init(telling line: GoldenLine) {
    let telling = Self.withDetail.contains(line.what) ? [line.detail] : []
    description = ([line.subject, line.what] + telling).joined(separator: " ")
    areWhole = true
  }

  private static let withDetail = ["hit", "action", "value", "note"]

  var isEmpty: Bool { description.isEmpty }

  func areIn(_ line: GoldenLine) -> Bool {
    let text = Self.withSingleBlanks([line.subject, line.what, line.detail].joined(separator: " "))
    return areWhole ? text == description || text.hasPrefix(description + " ") : text.contains(description)
  }

  private static func withSingleBlanks(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
