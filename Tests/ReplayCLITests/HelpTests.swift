import Foundation
import Testing

/// Each verb's help is a golden, so that a flag that changes is seen in review.
///
/// `TOUCHSTONE_UPDATE=all` writes them anew; the test still fails that once.
struct HelpTests {
  static let verbs = [
    "replay", "verify", "merge", "explain", "audit", "record", "stages", "new-stage", "review", "accept", "reject",
    "pending", "prune", "info", "show", "text", "pack", "pack-all", "import", "export", "repair", "slice", "trim",
    "split", "join",
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

  @Test func `every verb that the root lists has its golden here`() async throws {
    let run = try await Tool.run("--help", in: try Desk())
    let listed = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { $0 != "See" && !$0.hasPrefix("-") }
    #expect(Set(listed + ["replay"]) == Set(Self.verbs))
  }
}
