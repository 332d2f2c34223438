import Foundation

/// The files that are built or run somewhere, and whose text a block may show.
struct KeptFiles: Sendable {
  /// Each file's lines, without their ends, by path.
  let files: [String: [String]]

  /// - Parameter folders: from the package's root; all that is in them.
  init(in folders: [String], endingIn suffixes: [String]) throws {
    var files: [String: [String]] = [:]
    for folder in folders {
      for name in try FileManager.default.subpathsOfDirectory(atPath: Page.root.appending(path: folder).path) {
        let file = Page.root.appending(path: "\(folder)/\(name)")
        guard suffixes.contains(where: name.hasSuffix), !name.contains(".build/") else { continue }
        // A folder, or no text.
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        files["\(folder)/\(name)"] = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      }
    }
    self.files = files
  }

  init(files: [String: [String]]) { self.files = files }

  /// The file that has the lines one after the other, all equally indented; nil where none has.
  ///
  /// A line `…`, or a comment of nothing else, leaves lines out.
  func holder(of lines: [String]) -> String? {
    let gaps = ["…", "// …", "# …"]
    let pieces = lines.split { gaps.contains($0.trimmingCharacters(in: .whitespaces)) }.map(Array.init)
    guard !pieces.isEmpty else { return nil }
    return files.keys.sorted().first { path in
      var rest = (files[path] ?? [])[...]
      return pieces.allSatisfy { piece in
        guard let end = Self.end(of: piece, in: rest) else { return false }
        rest = rest[end...]
        return true
      }
    }
  }

  /// Behind the first place where the piece stands.
  private static func end(of piece: [String], in lines: ArraySlice<String>) -> Int? {
    let wanted = dedented(piece)
    return lines.indices.lazy.filter { $0 + wanted.count <= lines.endIndex }
      .first { dedented(Array(lines[$0..<($0 + wanted.count)])) == wanted }.map { $0 + wanted.count }
  }

  /// Without the spaces that all of the lines begin with, and those that they end with.
  private static func dedented(_ lines: [String]) -> [String] {
    let indents = lines.filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    return lines.map { line in
      var line = String(line.dropFirst(min(indent, line.count)))
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
