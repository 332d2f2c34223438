/// A stretch of changes with the equal lines around it.
public struct Hunk: Hashable, Sendable, CustomStringConvertible {
  /// What became of a line; its raw value is how a diff marks it.
  public enum Kind: String, Hashable, Sendable {
    case same = "  "
    case gone = "- "
    case new = "+ "
  }

  /// A line of a diff, without its mark.
  public struct Line: Hashable, Sendable {
    /// What became of it.
    public var kind: Kind
    /// The line itself, without its end.
    public var text: String
  }

  /// At most as many as the limit says.
  public var lines: [Line] = []
  /// How many more the hunk has.
  public var omitted = 0

  /// Each line with `- `, `+ ` or two spaces before it and a line end after it.
  public var description: String {
    let more = omitted > 0 ? "  and \(omitted) more \(omitted == 1 ? "line" : "lines")\n" : ""
    return lines.map { $0.kind.rawValue + $0.text + "\n" }.joined() + more
  }
}

/// Puts changes that are near each other into hunks.
struct HunkBuilder {
  var golden: LineStore
  var actual: LineStore
  /// The lines that matched before the first of `golden`.
  var before: [String]
  var limits: Difference.Limits

  /// The first hunks, and how many there are. Only what is shown is ever made into text.
  func hunks(of changes: [LineDiff.Change]) -> (shown: [Hunk], count: Int) {
    var shown: [Hunk] = []
    var count = 0
    var start = 0
    while start < changes.count {
      var end = start + 1
      while end < changes.count, gap(changes[end - 1], changes[end]) <= 2 * limits.context { end += 1 }
      if count < limits.hunks { shown.append(hunk(of: changes[start..<end])) }
      count += 1
      start = end
    }
    return (shown, count)
  }

  private func gap(_ one: LineDiff.Change, _ next: LineDiff.Change) -> Int {
    next.golden.lowerBound - one.golden.upperBound
  }

  private func hunk(of changes: ArraySlice<LineDiff.Change>) -> Hunk {
    var hunk = Hunk()
    guard let first = changes.first, let last = changes.last else { return hunk }
    let start = max(-before.count, first.golden.lowerBound - limits.context)
    add(.same, start..<first.golden.lowerBound, to: &hunk)
    var place = first.golden.lowerBound
    for change in changes {
      add(.same, place..<change.golden.lowerBound, to: &hunk)
      add(.gone, change.golden, to: &hunk)
      add(.new, change.actual, to: &hunk)
      place = change.golden.upperBound
    }
    add(.same, place..<min(golden.count, last.golden.upperBound + limits.context), to: &hunk)
    return hunk
  }

  private func add(_ kind: Hunk.Kind, _ lines: Range<Int>, to hunk: inout Hunk) {
    let room = max(0, min(lines.count, limits.lines - hunk.lines.count))
    for index in lines.prefix(room) { hunk.lines.append(Hunk.Line(kind: kind, text: text(kind, index))) }
    hunk.omitted += lines.count - room
  }

  private func text(_ kind: Hunk.Kind, _ index: Int) -> String {
    if index < 0 { return before[before.count + index] }
    return kind == .new ? actual.text(index) : golden.text(index)
  }
}
