/// A path with wildcards, as shells have them: `*` and `?` within a name, `**` for any folders, `[a-z]`.
public struct PathPattern: Hashable, Sendable {
  /// As it was given.
  public let text: String
  /// With one slash where there are several, and without steps that lead nowhere, as found paths are spelled.
  private let plain: String

  /// Nil where nothing in the text is a wildcard; a bracket that never closes is none.
  public init?(_ text: String) {
    let opening = text.firstIndex(of: "[")
    let hasSet = opening.map { text[$0...].contains("]") } ?? false
    guard hasSet || text.contains(where: { "*?".contains($0) }) else { return nil }
    self.text = text
    var plain = text
    for step in ["//", "/./"] {
      while plain.contains(step) { plain = plain.replacing(step, with: "/") }
    }
    self.plain = plain
  }

  /// The folder that everything it matches lies in: `recordings` of `recordings/*/tap-*.touchlog`.
  public var folder: String {
    let fixed = plain.prefix { !"*?[".contains($0) }
    guard let slash = fixed.lastIndex(of: "/") else { return "." }
    return slash == fixed.startIndex ? "/" : String(fixed[..<slash])
  }

  /// Answers for whole paths, which begin as the pattern does.
  /// - Throws: where brackets hold what is no set of letters.
  func matcher() throws -> (String) -> Bool {
    let regex = try Regex(expression)
    return { $0.wholeMatch(of: regex) != nil }
  }

  /// What regular expressions read more into than a letter.
  private static let special: Set<Character> = Set(#"\^$.|?*+()[]{}"#)

  private var expression: String {
    var result = folder == "." && !plain.hasPrefix("./") ? #"(?:\./)?"# : ""
    var rest = Substring(plain)
    while let character = rest.popFirst() {
      switch character {
      case "*" where rest.hasPrefix("*/"):
        rest.removeFirst(2)
        result += "(?:[^/]+/)*"
      case "*" where rest.hasPrefix("*"):
        rest.removeFirst()
        result += ".*"
      case "*": result += "[^/]*"
      case "?": result += "[^/]"
      case "[":
        guard let end = rest.firstIndex(of: "]") else { fallthrough }
        let letters = rest[..<end]
        let isNegated = letters.hasPrefix("!") || letters.hasPrefix("^")
        let body = letters.dropFirst(isNegated ? 1 : 0).map { "\\[&~^".contains($0) ? "\\\($0)" : "\($0)" }
        result += "[\(isNegated ? "^/" : "")\(body.joined())]"
        rest = rest[rest.index(after: end)...]
      default: result += Self.special.contains(character) ? "\\\(character)" : "\(character)"
      }
    }
    return result
  }
}
