import Foundation
import Testing

/// What the README and the articles show is true.
///
/// `TOUCHSTONE_UPDATE=all` writes what commands print into the pages; the test still fails that once. Read what it
/// wrote.
@Suite struct PagesTests {
  static let pages = (try? Page.all()) ?? []

  @Test func `there are pages`() throws { #expect(try Page.all().count > 4) }

  @Test(arguments: pages) func `somebody holds every block of a page`(page: Page) async throws {
    var correction: [Int: [String]] = [:]
    let found = try await Holders.all().complaints(about: page, correction: &correction)
    for complaint in found { Issue.record("\(complaint)") }
    if ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE"] == "all" { try page.write(correction) }
  }
}

extension Page {
  /// Puts what commands printed below them, by the line of the command.
  fileprivate func write(_ correction: [Int: [String]]) throws {
    guard !correction.isEmpty else { return }
    let file = Self.root.appending(path: path)
    let old = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    var isReplacing = false
    for (index, line) in old.enumerated() {
      if isReplacing, line.hasPrefix("$ ") || line == "```" { isReplacing = false }
      if !isReplacing { lines.append(String(line)) }
      if let output = correction[index + 1] {
        lines += output
        isReplacing = true
      }
    }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
