import Foundation
import Testing

/// A page of the documentation: the README, or an article of a DocC catalog.
struct Page: Sendable, CustomTestStringConvertible {
  /// From the package's root.
  let path: String
  let blocks: [Block]

  /// A fenced block of a page.
  struct Block: Sendable {
    /// What stands behind the opening fence.
    let language: String
    /// Of its first line, counted from 1.
    let line: Int
    var lines: [String]
  }

  /// - Throws: `PageError` where a fence is not closed.
  init(path: String, text: String) throws {
    self.path = path
    var blocks: [Block] = []
    var open: (block: Block, indent: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let content = line.drop { $0 == " " }
      if let (block, indent) = open {
        if content == "```" {
          blocks.append(block)
          open = nil
        } else {
          open?.block.lines.append(String(line.dropFirst(min(indent, line.count - content.count))))
        }
      } else if content.hasPrefix("```") {
        let block = Block(language: String(content.dropFirst(3)), line: index + 2, lines: [])
        open = (block, line.count - content.count)
      }
    }
    if let open { throw PageError(words: "\(path):\(open.block.line): the block has no end") }
    self.blocks = blocks
  }

  var testDescription: String { path }
}

struct PageError: Error, CustomStringConvertible {
  let words: String
  var description: String { words }
}

extension Page {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  /// The README and every article, by path.
  static func all() throws -> [Page] {
    let catalogs = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "Sources").path)
      .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { "Sources/\($0)" }
    return try (["README.md"] + catalogs).sorted().map { path in
      try Page(path: path, text: String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }
}
