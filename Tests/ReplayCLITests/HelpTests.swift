import Foundation
import Testing

@testable import ReplayCLI

/// Each verb's help is a golden, so that a flag that changes is seen in review.
///
/// `TOUCHSTONE_UPDATE=all` writes them anew; the test still fails that once.
struct HelpTests {
  static let verbs = [
    "replay", "verify", "merge", "explain", "audit", "record", "stages", "new-stage", "review", "accept", "reject",
    "pending", "prune", "info", "show", "text", "pack", "pack-all", "import", "export", "shrink", "repair", "slice",
    "trim", "split", "join",
  ]

  @Test(arguments: verbs)
  func `help is what its golden says`(verb: String) async throws {
    let desk = try Desk()
    let run =
      verb == "replay" ? try await Tool.run("--help", in: desk) : try await Tool.run(verb, "--help", in: desk)
    #expect(run.code == 0)
    #expect(run.errors == "")
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Help/\(verb).txt")
    let expected = (try? Data(contentsOf: golden)).map { String(decoding: $0, as: UTF8.self) }
    #expect(run.output == expected)
    if run.output != expected, ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE"] == "all" {
      try Data(run.output.utf8).write(to: golden, options: .atomic)
    }
  }

  /// As the golden does, what is ready to print follows what the parser makes of the commands.
  @Test func `the root's page is what the parser would print`() async throws {
    let made = try await Tool.run("help", in: try Desk()).output
    #expect(RootHelp.text == made, "`TOUCHSTONE_UPDATE=all swift test --filter HelpTests` writes RootHelp anew")
    guard RootHelp.text != made, ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE"] == "all" else { return }
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Sources/ReplayCLI/RootHelp.swift")
    var parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
    try #require(parts.count == 3)
    let lines = made.split(separator: "\n", omittingEmptySubsequences: false)
    parts[1] = "\n" + lines.map { ($0.isEmpty ? "" : "    " + $0) + "\n" }.joined() + "    "
    try Data(parts.joined(separator: "\"\"\"").utf8).write(to: file)
  }

  @Test func `only the root's page of the usual width lies ready`() {
    #expect(RootHelp.page(for: ["--help"], columns: 132) == nil)
    #expect(RootHelp.page(for: ["verify", "--help"], columns: nil) == nil)
    #expect(RootHelp.page(for: [], columns: nil) == nil)
    #expect(RootHelp.page(for: ["-h"], columns: nil) == RootHelp.text)
  }

  @Test func `every verb that the root lists has its golden here`() async throws {
    let run = try await Tool.run("--help", in: try Desk())
    let listed = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { $0 != "See" && !$0.hasPrefix("-") }
    #expect(Set(listed + ["replay"]) == Set(Self.verbs))
  }
}
