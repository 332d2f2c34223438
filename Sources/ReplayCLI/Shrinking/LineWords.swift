import Goldens

/// Words of a trace's line behind its frame and its time: `hit home/list/row14`.
struct LineWords: Hashable, CustomStringConvertible {
  /// One blank between any two.
  let description: String

  /// A person's: blanks count as one, so that what is copied from a trace fits.
  init(_ text: String) { description = Self.withSingleBlanks(text) }

  /// Those of a line that say what happened, without what hangs on the finger's number, its place and the time.
  init(telling line: GoldenLine) {
    let telling = line.isOutcome ? [line.hitView ?? line.detail] : []
    description = Self.withSingleBlanks(([line.subject, line.what] + telling).joined(separator: " "))
  }

  var isEmpty: Bool { description.isEmpty }

  /// Whether the line has them, from a word's middle to another's, where that is so.
  func areIn(_ line: GoldenLine) -> Bool {
    Self.withSingleBlanks([line.subject, line.what, line.detail].joined(separator: " ")).contains(description)
  }

  private static func withSingleBlanks(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension GoldenLine {
  /// Whether a person would say of it that it came of a touch: which view was hit, and what the application did.
  var isOutcome: Bool { ["hit", "action", "value", "note"].contains(what) }
}
