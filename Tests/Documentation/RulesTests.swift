import Foundation
import Testing

/// What the articles say of the model in words, held against the model.
@Suite struct RulesTests {
  private static let catalog = "Sources/HeadlessUIKit/HeadlessUIKit.docc"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Page.root.appending(path: path), encoding: .utf8)
  }

  @Test func `every rule that a page names is one`() throws {
    let rules = Set(try Self.text("\(Self.catalog)/Rules.md").matches(of: /(?m)^\| ([A-Z][0-9]+) \|/).map(\.1))
    #expect(rules.count > 200)
    for page in try Page.all() where !["Rules.md", "Conformance.md"].contains(where: page.path.hasSuffix) {
      for named in try Self.text(page.path).matches(of: /\(([A-Z][0-9]+)(?:(?:,| to| and) ([A-Z][0-9]+))?\)/) {
        for id in [named.1, named.2].compactMap(\.self) { #expect(rules.contains(id), "\(page.path) names \(id)") }
      }
    }
  }

  @Test func `what is said to be absent is`() throws {
    let page = try Self.text("\(Self.catalog)/AbsentOnPurpose.md")
    let names = page.matches(of: /(?m)^\| (.+?) \|/).flatMap { $0.1.matches(of: /`((?:UI|CA|NS)\w+)`/).map(\.1) }
    #expect(names.count > 1)
    let sources = Page.root.appending(path: "Sources/HeadlessUIKit")
    let code = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }.joined()
    // Once over all of it: a search for each name takes half a second.
    let declared = Set(code.matches(of: /(?:class|struct|enum|protocol|typealias) (\w+)/).map(\.1))
    #expect(declared.contains("UIView"))
    for name in names { #expect(!declared.contains(name), "\(name) has come to be") }
  }
}
