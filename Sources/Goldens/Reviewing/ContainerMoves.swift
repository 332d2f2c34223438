/// Views that lie one level deeper or higher than before, as paths that begin otherwise.
struct ContainerMoves {
  private let moves: [Renaming]

  init(_ moves: Set<Renaming>) {
    // What is below several of them is told by the nearest one.
    self.moves = moves.sorted { ($0.old.utf8.count, $1.old) > ($1.old.utf8.count, $0.old) }
  }

  var isEmpty: Bool { moves.isEmpty }

  /// A text with every path that begins with a moved view's as it is now, and all between them as it is.
  func moved(_ text: String) -> String {
    guard !moves.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let path = rest.prefix { !Self.isBetweenPaths($0) }
      result += moved(path: path)
      rest = rest.dropFirst(path.count)
      if let between = rest.popFirst() { result.append(between) }
    }
    return result
  }

  private func moved(path: Substring) -> String {
    for move in moves where Self.names(path, move.old) { return move.new + path.dropFirst(move.old.count) }
    return String(path)
  }

  /// Whether a line has a path that a moved view had before.
  func nameOld(_ line: String) -> Bool { names(line) { $0.old } }

  /// Whether a line has a path that a moved view has now.
  func nameNew(_ line: String) -> Bool { names(line) { $0.new } }

  private func names(_ line: String, _ path: (Renaming) -> String) -> Bool {
    line.split(whereSeparator: Self.isBetweenPaths).contains { word in
      moves.contains { Self.names(word, path($0)) }
    }
  }

  /// Whether a path is that view's, or that of one below it.
  private static func names(_ path: Substring, _ view: String) -> Bool {
    guard path.hasPrefix(view) else { return false }
    let rest = path.utf8.dropFirst(view.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  private static func isBetweenPaths(_ character: Character) -> Bool { " ,:()\"".contains(character) }
}
