import Traces

/// Finds a view by what a person calls it: its whole path, or the last names of it.
package enum ViewName {
  /// - Throws: where no view is called that, with the nearest that is; or where several are, even by a whole path.
  package static func path(for name: String, among paths: [String]) throws(ViewNameError) -> String {
    let whole = paths.count { $0 == name }
    if whole == 1 { return name }
    guard whole == 0 else { throw .namesakes(name, whole) }
    let ending = paths.filter { $0.hasSuffix("/" + name) }
    if let path = ending.first, Set(ending).count == 1 {
      guard ending.count == 1 else { throw .namesakes(path, ending.count) }
      return path
    }
    guard ending.isEmpty else { throw .several(name, Array(ending.prefix(ViewNameError.most)), ending.count) }
    throw .unknown(name, nearest: nearest(to: name, among: paths))
  }

  /// The paths whose last names are spelled most alike.
  private static func nearest(to name: String, among paths: [String]) -> [String] {
    let depth = name.split(separator: "/").count
    let ranked = paths.enumerated().map { place, path in
      let ending = path.split(separator: "/").suffix(depth).joined(separator: "/")
      return (distance: Spelling.distance(ending.lowercased(), name.lowercased()), place: place, path: path)
    }.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return ranked.filter { $0.distance <= max(2, name.count / 2) }.prefix(ViewNameError.most).map(\.path)
  }
}

/// A name that means no view, or more than one. Prints one sentence.
public enum ViewNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// With the paths that are spelled most alike.
  case unknown(String, nearest: [String])
  /// With some of the paths that end in the name, and how many do.
  case several(String, [String], Int)
  /// With how many views that whole path means.
  case namesakes(String, Int)

  /// How many paths are told.
  static let most = 5

  public var description: String {
    switch self {
    case .unknown(let name, let nearest):
      let hint =
        nearest.isEmpty
        ? "views are called as traces and `replay explain` call them"
        : "did you mean \(Self.list(nearest, or: "or"))?"
      return "there is no view '\(Escaping.escaped(name))'; \(hint)"
    case .several(let name, let paths, let count):
      let more = count > paths.count ? " and \(count - paths.count) more" : ""
      return "\(count) views are called '\(Escaping.escaped(name))': "
        + "\(paths.map(Escaping.escaped).joined(separator: ", "))\(more); give more of the path"
    case .namesakes(let path, let count):
      return "\(count) views are called '\(Escaping.escaped(path))'; "
        + "give each an accessibilityIdentifier of its own"
    }
  }

  private static func list(_ paths: [String], or: String) -> String {
    let names = paths.map(Escaping.escaped)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(or) \(last)"
  }
}
