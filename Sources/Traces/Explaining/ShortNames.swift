/// Paths as short as they can be told apart: the last name alone, or with as many above it as it takes.
struct ShortNames {
  private let names: [String: String]
  /// Of the longest name, as far as that is worth a column.
  let width: Int

  private static let widest = 24

  init(_ paths: [String]) {
    let all = Set(paths)
    var names: [String: String] = [:]
    var count = 1
    var open = all.sorted()
    while !open.isEmpty {
      let endings = Dictionary(grouping: all) { Self.ending(of: $0, count) }
      open = open.filter { path in
        let ending = Self.ending(of: path, count)
        guard endings[ending]?.count == 1 || ending == path else { return true }
        names[path] = Escaping.escaped(ending)
        return false
      }
      count += 1
    }
    self.names = names
    width = min(Self.widest, names.values.map(\.columnWidth).max() ?? 0)
  }

  func name(of path: String) -> String { names[path] ?? path }

  private static func ending(of path: String, _ count: Int) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).suffix(count).joined(separator: "/")
  }
}
