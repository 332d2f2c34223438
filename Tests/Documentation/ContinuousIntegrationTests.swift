import Foundation
import Testing

/// The examples for continuous integration: their commands are run, with what the servers put in.
@Suite struct ContinuousIntegrationTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Page.root.appending(path: path), encoding: .utf8)
  }

  /// What a server puts in for the number of a shard.
  private static let places = ["${{ matrix.shard }}", "$$((BUILDKITE_PARALLEL_JOB + 1))", "{}"]

  @Test(arguments: ["github.yml", "buildkite.yml", "parallel.sh"])
  func `four shards of an example make one run`(name: String) async throws {
    let workplace = try Workplace()
    let shards = try Self.text("Tests/Documentation/Examples/\(name)").split(separator: "\n").compactMap { line in
      line.firstRange(of: "replay verify").map { String(line[$0.lowerBound...]) }
    }
    #expect(shards.count == 1)
    for shard in shards {
      for number in 1...4 {
        var command = shard.replacing("verify recordings ", with: "verify recordings/raised-tab-bar ")
        for place in Self.places { command = command.replacing(place, with: "\(number)") }
        let (code, lines) = try await workplace.run(command)
        #expect(code == 0, "\(command): \(lines.joined(separator: "\n"))")
      }
    }
    let merge = "replay merge shard-1.json shard-2.json shard-3.json shard-4.json --report junit=replay.xml"
    let page = try Self.text("Sources/ReplayCLI/ReplayCLI.docc/ContinuousIntegration.md")
    #expect(page.contains(merge))
    let (code, lines) = try await workplace.run(merge)
    #expect(code == 0, "\(lines.joined(separator: "\n"))")
    #expect(lines.contains { $0.hasPrefix("6 recordings") })
  }

  @Test func `the rule for Bazel takes what the example gives it`() throws {
    let rule = try Self.text("Tools/bazel/replay_test.bzl")
    let example = try Self.text("Tests/Documentation/Examples/BUILD.bazel")
    #expect(rule.contains("def replay_test("))
    let given = example.matches(of: #/(?m)^    (\w+) =/#).map(\.1)
    #expect(given.count > 3)
    // `shard_count` is sh_test's own.
    for name in given where name != "shard_count" { #expect(rule.contains("\(name):")) }
  }
}
