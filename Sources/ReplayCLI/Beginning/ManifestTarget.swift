import Foundation

/// What a manifest says of one target, as far as its text tells: nothing is run to read it.
struct ManifestTarget {
  /// The target's call, from its name to the bracket that closes it.
  private let text: Substring
  private let manifest: String

  /// Nil where no target of that name is declared with more than its name.
  init?(_ name: String, in manifest: String) {
    let manifest = Self.withoutComments(manifest)
    let pattern = "[.]([a-z]+T|t)arget\\(\\s*name:\\s*\"\(NSRegularExpression.escapedPattern(for: name))\"\\s*,"
    // In dependencies a target is named in the same words, at most with a condition behind them.
    let declaration = manifest.range(of: pattern + "(?!\\s*condition:)", options: .regularExpression)
    guard let declaration else { return nil }
    text = Self.call(in: manifest[declaration.upperBound...])
    self.manifest = manifest
  }

  /// Whether a target or a product of that name is among its dependencies.
  func names(_ dependency: String) -> Bool { text.contains("\"\(dependency)\"") }

  /// Whether its own settings make `import UIKit` mean HeadlessUIKit: in place, or by what the manifest declares.
  var importsUIKit: Bool {
    guard let settings = text.range(of: "swiftSettings:") else { return false }
    var seen: Set<Substring> = []
    return hasAlias(text[settings.upperBound...], &seen)
  }

  private func hasAlias(_ expression: Substring, _ seen: inout Set<Substring>) -> Bool {
    if expression.contains("UIKit=HeadlessUIKit") { return true }
    for word in expression.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      guard seen.insert(word).inserted, let declared = declaration(of: word) else { continue }
      if hasAlias(declared, &seen) { return true }
    }
    return false
  }

  /// What stands behind its name, up to the next declaration of the manifest.
  private func declaration(of word: Substring) -> Substring? {
    guard let found = manifest.range(of: "\\b(let|var|func) \(word)\\b", options: .regularExpression) else {
      return nil
    }
    let rest = manifest[found.upperBound...]
    let end = rest.range(of: "\n(let|var|func|for) ", options: .regularExpression)
    return rest[..<(end?.lowerBound ?? rest.endIndex)]
  }

  /// Up to the bracket that closes what is open already.
  private static func call(in text: Substring) -> Substring {
    var (depth, isQuoted) = (1, false)
    for place in text.indices {
      switch text[place] {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      default: break
      }
      if depth == 0 { return text[..<place] }
    }
    return text
  }

  private static func withoutComments(_ manifest: String) -> String {
    manifest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var isQuoted = false
      for place in line.indices {
        if line[place] == "\"" { isQuoted.toggle() }
        if !isQuoted, line[place...].hasPrefix("//") { return line[..<place] }
      }
      return line
    }.joined(separator: "\n")
  }
}
