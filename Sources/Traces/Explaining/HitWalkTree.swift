/// A hit walk as an indented tree, front to back, with the rule of every refusal.
///
/// ```
/// window ✓ > home ✓                       asked front to back:
///   tabBar         ✗ no: 12 pt above its bounds 0,0 390x83                                     H9
///     centerButton - not asked, tabBar said no; it does contain the point (36,12 of 72x72)     H11
///   list ✓ > row14 ✓ hit
/// ```
/// A view whose only subview that was asked said yes shares its line. A row of more than `rowLimit` siblings that
/// said no is cut, with their number.
public struct HitWalkTree: CustomStringConvertible {
  /// Siblings that said no are listed up to this many.
  public static let rowLimit = 20

  private var rows: [Row] = []

  /// The tree of that walk. Linear in the number of views that were asked.
  public init(_ walk: HitWalk, rowLimit: Int = Self.rowLimit) {
    let asks = walk.asks
    let children = Self.childCounts(of: asks)
    let answer = walk.answer
    /// For each view above the one at hand: how deep it is, and how far its subviews are indented.
    var above: [(depth: Int, subject: String, indent: Int)] = []
    var refused = (siblings: 0, parent: -1)
    var index = 0
    while index < asks.count {
      let depth = asks[index].depth
      while let last = above.last, last.depth >= depth { above.removeLast() }
      let indent = above.last?.indent ?? 0
      var row = Row(indent: indent, names: Self.name(of: asks[index], in: above.last?.subject))
      if asks[index].refusal != nil, children[index] == 0 {
        refused = (refused.parent == above.count ? refused.siblings + 1 : 1, above.count)
        if refused.siblings > rowLimit {
          rows.count(refused.siblings - rowLimit, indent: indent)
          index += 1
          continue
        }
      } else {
        refused = (0, -1)
      }
      above.append((depth, asks[index].subject, indent + 1))
      while asks[index].refusal == nil, children[index] == 1, asks[index + 1].refusal == nil,
        !asks[index].isOwnAnswer
      {
        row.names += " ✓ > " + Self.name(of: asks[index + 1], in: asks[index].subject)
        index += 1
        above.append((asks[index].depth, asks[index].subject, indent + 1))
      }
      row.remark(on: asks[index], answer: answer, hasChildren: children[index] > 0)
      rows.append(row)
      index += 1
    }
    if let first = rows.firstIndex(where: \.hasChildren) { rows[first].saysOrder = true }
  }

  /// The tree, each line with its line end; says so where no view was asked.
  public var description: String {
    guard !rows.isEmpty else { return "no view was asked\n" }
    let mark = rows.filter(\.isRefusal).map(\.nameWidth).max() ?? 0
    let texts = rows.map { $0.text(markAt: mark) }
    let rule = zip(rows, texts).filter { $0.0.rule != nil }.map(\.1.columnWidth).max() ?? 0
    return zip(rows, texts).map { row, text in
      guard let id = row.rule else { return text + "\n" }
      return text + String(repeating: " ", count: rule - text.columnWidth + 5) + id + "\n"
    }.joined()
  }

  /// How many asks stand directly below each.
  private static func childCounts(of asks: [HitWalk.Ask]) -> [Int] {
    var counts = [Int](repeating: 0, count: asks.count)
    var above: [Int] = []
    for index in asks.indices {
      while let last = above.last, asks[last].depth >= asks[index].depth { above.removeLast() }
      if let parent = above.last { counts[parent] += 1 }
      above.append(index)
    }
    return counts
  }

  private static func name(of ask: HitWalk.Ask, in parent: String?) -> String {
    Escaping.escaped(parent.map(ask.subject.below) ?? ask.subject)
  }
}

/// One line of the tree.
private struct Row {
  var indent: Int
  var names: String
  var isRefusal = false
  var hasChildren = false
  var saysOrder = false
  var words = ""
  var rule: String?

  /// Where the order is announced, as long as the names leave room.
  private static let orderColumn = 40

  var nameWidth: Int { 2 * indent + names.columnWidth }

  func text(markAt column: Int) -> String {
    let start = String(repeating: " ", count: 2 * indent) + names
    let pad = isRefusal ? String(repeating: " ", count: column - nameWidth) : ""
    let line = start + pad + (words.isEmpty ? "" : " " + words)
    guard saysOrder else { return line }
    let gap = max(2, Self.orderColumn - line.columnWidth)
    return line + String(repeating: " ", count: gap) + "asked front to back:"
  }

  mutating func remark(on ask: HitWalk.Ask, answer: String?, hasChildren: Bool) {
    self.hasChildren = hasChildren
    if let refusal = ask.refusal {
      isRefusal = true
      rule = refusal.rule
      words = Self.words(for: refusal, ask)
    } else if ask.isOwnAnswer {
      rule = ask.answer == nil ? ask.depth == 0 ? "H24" : "H23" : Reason.overrideAnswered(by: ask.subject).rule
      words = "✓ answers \(ask.answer.map(Escaping.escaped) ?? "nothing") itself"
    } else {
      words = ask.answer == ask.subject && ask.answer == answer ? "✓ hit" : "✓"
    }
  }

  private static func words(for refusal: Reason, _ ask: HitWalk.Ask) -> String {
    switch refusal {
    case .notAsked(let parent, _):
      "- not asked, \(Escaping.escaped(parent.lastName)) said no; it does\(ask.contains ? "" : " not") contain the point"
        + " (\(ask.place))"
    case .covered(let view): "- \(Reason.covered(by: view.lastName).text)"
    case .overrideAnswered(let view): "- \(Reason.overrideAnswered(by: view.lastName).text)"
    default: "✗ no: \(refusal.text)"
    }
  }
}

extension [Row] {
  /// Says how many more siblings said no, in one row.
  fileprivate mutating func count(_ more: Int, indent: Int) {
    if more > 1 { removeLast() }
    append(Row(indent: indent, names: "and \(more) more that said no"))
  }
}

extension HitWalk.Ask {
  /// Whether the bounds contain the point: left and top edge in, right and bottom edge out.
  var contains: Bool {
    point.x >= bounds.x && point.x < bounds.x + bounds.width && point.y >= bounds.y
      && point.y < bounds.y + bounds.height
  }

  /// `36,12 of 72x72`
  fileprivate var place: String {
    var writer = LineWriter()
    writer.point(point)
    writer.words(" of ")
    writer.size(bounds)
    return writer.text
  }
}
