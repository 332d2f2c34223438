import Foundation
import Testing

/// The examples for continuous integration: their commands are run, with what the servers put in.
@Suite struct ContinuousIntegrationTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Page.root.appending(path: path), encoding: .utf8)
  }

  /// What a server puts in for the number of a shard.
  private static let places = ["${{ matrix.shard }}", "$$((BUILDKITE_PARALLEL_JOB + 1))", "$CI_NODE_INDEX", "{}"]

  @Test(arguments: ["github.yml", "gitlab.yml", "buildkite.yml", "parallel.sh"])
  func `four shards of an example make one run`(name: String) async throws {
    let workplace = try Workplace()
    let shards = try Self.text("Tests/Documentation/Examples/\(name)").split(separator: "\n").compactMap { line in
      line.firstRange(of: "replay verify").map { String(line[$0.lowerBound...]) }
    }
    #expect(shards.count == 1)
    for shard in shards {
      for number in 1...4 {
        var command = shard.replacing("verify recordings ", with: "verify recordings/raised-tab-bar ")
          .replacing("$CI_NODE_TOTAL", with: "4")
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

  private static let hasParallel = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/parallel") }

  @Test(.enabled(if: hasParallel, "GNU parallel is not installed: apt-get install parallel"))
  func `GNU parallel makes the shards of one run, whatever order they end in`() async throws {
    let workplace = try Workplace()
    let recipe = try Self.text("Tests/Documentation/Examples/parallel.sh").replacing("seq 4", with: "seq 4 -1 1")
    let (code, lines) = try await workplace.run(recipe)
    #expect(code == 0, "\(lines.joined(separator: "\n"))")
    let merged = try await workplace.run("replay merge shard-*.json --report json=all.json")
    #expect(merged.code == 0, "\(merged.lines.joined(separator: "\n"))")
    let whole = try await workplace.run("replay verify recordings")
    let counts = #/: (.+ match)\./#
    #expect(merged.lines.last?.firstMatch(of: counts)?.1 == whole.lines.last?.firstMatch(of: counts)?.1)
  }

  @Test func `Jenkins gets a report where its step looks for one`() async throws {
    let pipeline = try Self.text("Tests/Documentation/Examples/Jenkinsfile")
    let command = try #require(pipeline.firstMatch(of: #/'swift run -c release app-(replay verify .+)'/#)?.1)
    let file = try #require(pipeline.firstMatch(of: #/junit '(.+)'/#)?.1)
    let workplace = try Workplace()
    let (code, lines) = try await workplace.run("\(command) && test -s \(file)")
    #expect(code == 0, "\(lines.joined(separator: "\n"))")
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
