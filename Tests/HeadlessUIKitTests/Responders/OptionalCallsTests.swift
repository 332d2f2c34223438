import Foundation
import Testing

/// What delegates have by a default can be called with a question mark: held against the sources.
@Suite struct OptionalCallsTests {
  /// By the name of the protocol: what stands in its file of calls, and what everything else says of it.
  private func sources() throws -> [(name: String, calls: String, rest: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/HeadlessUIKit")
    let files = (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let mark = "+OptionalCalls.swift"
    let texts = try files.filter { !$0.path.hasSuffix(mark) }.map { try String(contentsOf: $0, encoding: .utf8) }
    let extensions = extensions(in: texts)
    return try files.filter { $0.path.hasSuffix(mark) }.map { file in
      let name = String(file.lastPathComponent.dropLast(mark.count))
      return (name, try String(contentsOf: file, encoding: .utf8), extensions[name, default: ""])
    }
  }

  /// What gives a protocol's methods defaults, by its name.
  private func extensions(in texts: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for piece in texts.flatMap({ $0.components(separatedBy: "\nextension ").dropFirst() }) {
      let end = piece.range(of: "\n}\n")?.lowerBound ?? piece.endIndex
      guard let opening = piece.range(of: " {\n"), opening.upperBound <= end else { continue }
      found[String(piece[..<opening.lowerBound]), default: ""] += piece[opening.upperBound..<end] + "\n"
    }
    return found
  }

  /// Methods as `tableView(_:heightForRowAt:)`, the labels of all that the name is followed by.
  private func methods(_ text: String, named name: Regex<(Substring, Substring)>) -> Set<String> {
    Set(
      text.matches(of: name).map { match in
        var depth = 1
        let parameters = text[match.range.upperBound...].prefix { letter in
          if letter == "(" { depth += 1 }
          if letter == ")" { depth -= 1 }
          return depth > 0
        }
        let labels = parameters.matches(of: /(?:^|,)\s*(\w+)(?:\s+\w+)?\s*:/).map { "\($0.1):" }.joined()
        return "\(match.1)(\(labels))"
      })
  }

  @Test func `every optional method of a delegate can be called with a question mark`() throws {
    let sources = try sources()
    #expect(sources.count > 30)
    var missing: [String] = []
    for (name, calls, rest) in sources {
      let kinds = calls.components(separatedBy: "  public struct ").dropFirst()
      var called: Set<String> = []
      for kind in kinds {
        let method = kind.prefix(1).lowercased() + kind.dropFirst().prefix { $0.isLetter || $0.isNumber }
        called.formUnion(
          methods(kind, named: /func (callAsFunction)\(/).map { $0.replacing("callAsFunction", with: method) })
      }
      missing += methods(rest, named: /public func (\w+)\(/).subtracting(called).sorted().map { "\(name).\($0)" }
    }
    // A popover's delegate answers these by its older methods; the calls are those of the protocol above.
    let inherited = ["presentationControllerDidDismiss(_:)", "presentationControllerShouldDismiss(_:)"]
    #expect(missing == inherited.map { "UIPopoverPresentationControllerDelegate.\($0)" })
  }
}
