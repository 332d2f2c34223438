import Foundation
import Testing

/// The page that says what is there, held against the sources.
@Suite struct CoverageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func rows(under title: String) throws -> [[String]] {
    let page = Self.root.appendingPathComponent("Sources/HeadlessUIKit/HeadlessUIKit.docc/Coverage.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = text.components(separatedBy: "## ").first { $0.hasPrefix(title) } ?? ""
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    return rows.filter { $0[0] != "Symbol" && !$0[0].hasPrefix("---") }
  }

  /// Names of public types, functions and constants of the module.
  private func declared() throws -> Set<String> {
    let folder = Self.root.appendingPathComponent("Sources/HeadlessUIKit")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
      $0 as? URL
    }
    let word = /(?:public|open)(?: final| class)? (?:class|struct|enum|protocol|typealias|func|let) (\w+)/
    var names: Set<String> = []
    for file in files ?? [] where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: word) { names.insert(String(match.1)) }
    }
    return names
  }

  @Test func `what the page says is there is declared`() throws {
    let (rows, names) = (try rows(under: "There"), try declared())
    #expect(rows.count > 40)
    #expect(rows.map { $0[0] }.filter { !names.contains($0) } == [])
  }

  @Test func `what the page says has a number of files, or none, and then its words`() throws {
    for row in try rows(under: "There") {
      #expect(row.count == 3 && (row[1].isEmpty || Int(row[1]) != nil) && row.last?.hasSuffix(".") == true)
    }
  }
}
