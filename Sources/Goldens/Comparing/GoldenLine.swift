/// A line of a golden, taken apart at its columns.
public struct GoldenLine: Hashable, Sendable, CustomStringConvertible {
  /// The whole line, without its end.
  public let description: String
  /// Nil for what a timer did.
  public let frame: Int?
  /// Since the log's first frame, as printed.
  public let milliseconds: String
  /// The path of a view, or the name of a responder.
  public let subject: String
  /// What happened, in one to three words: `hit`, `touch began`.
  public let what: String
  /// The rest of the line, with its reason; often empty.
  public let detail: String

  /// Nil where the line has no such columns: somebody edited it.
  public init?(_ line: String) {
    let pieces = line.split(separator: " ", maxSplits: 2)
    guard pieces.count == 3, pieces[0] == "-" || Int(pieces[0]) != nil else { return nil }
    description = line
    frame = Int(pieces[0])
    milliseconds = String(pieces[1])
    var rest = pieces[2].drop { $0 == " " }
    subject = Self.cut(&rest)
    what = Self.cut(&rest)
    detail = String(rest)
    guard !subject.isEmpty, !what.isEmpty else { return nil }
  }

  /// The view that a hit went to, without who answered; nil for other lines.
  public var hitView: String? {
    // A view may be called `nothingToSee`.
    guard what == "hit", detail != "nothing", !detail.hasPrefix("nothing: ") else { return nil }
    return detail.components(before: ", answered by ")
  }

  /// Who answered a hit by itself.
  public var answeredBy: String? {
    guard let view = hitView, view.count < detail.count else { return nil }
    return String(detail.dropFirst(view.count + ", answered by ".count))
  }

  /// Takes what stands before two spaces, and the spaces after it.
  private static func cut(_ rest: inout Substring) -> String {
    var end = rest.startIndex
    while end < rest.endIndex, !rest[end...].hasPrefix("  ") { end = rest.index(after: end) }
    defer { rest = rest[end...].drop { $0 == " " } }
    return String(rest[..<end])
  }
}

extension String {
  /// What stands before the last such text; all of it where there is none.
  fileprivate func components(before text: String) -> String {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(text) { return String(self[..<start]) }
    }
    return self
  }
}
