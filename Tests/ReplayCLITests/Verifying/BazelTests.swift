import Foundation
import Subprocess
import SystemPackage
import Testing

/// A run as Bazel makes one: read-only links for files, and everything asked for in the environment.
struct BazelTests {
  /// Runfiles with links to logs and goldens in a store, and to the tool.
  private struct Workspace {
    let desk: Desk
    let names: [String]

    init() async throws {
      desk = try Desk()
      names = (10..<30).map { "rec/\($0 < 20 ? "a" : "b")/\($0)" }
      try await desk.record(as: "store/rec/a/10")
      let (log, golden) = (try desk.bytes("store/rec/a/10.touchlog"), try desk.text("store/rec/a/10.golden"))
      for name in names {
        let file = name.split(separator: "/").last.map(String.init) ?? ""
        try desk.write(log, to: "store/\(name).touchlog")
        try desk.write(golden.replacing("10.touchlog", with: "\(file).touchlog"), to: "store/\(name).golden")
        for ending in ["touchlog", "golden"] { try link("\(name).\(ending)") }
      }
      try FileManager.default.createSymbolicLink(
        atPath: desk.path + "/runfiles/_main/replay", withDestinationPath: Tool.path.string)
      for folder in ["outputs1", "outputs2", "outputs0"] { try desk.write("", to: "\(folder)/.keep") }
    }

    private func link(_ name: String) throws {
      let url = desk.url("runfiles/_main/\(name)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: url.path, withDestinationPath: desk.path + "/store/\(name)")
    }

    func lock() throws {
      for folder in ["rec/a", "rec/b"] {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o555], ofItemAtPath: desk.path + "/runfiles/_main/\(folder)")
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o555], ofItemAtPath: desk.path + "/store/\(folder)")
      }
    }

    func unlock() {
      for folder in ["runfiles/_main/rec/a", "runfiles/_main/rec/b", "store/rec/a", "store/rec/b"] {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: desk.path + "/\(folder)")
      }
    }

    /// - Parameter shard: which of two, counted from 1; 0 for a test that isn't sharded.
    func run(shard: Int, _ more: [String: String] = [:]) async throws -> Tool.Run {
      var variables = Tool.nobody
      variables["BAZEL_TEST"] = "1"
      variables["TEST_SRCDIR"] = desk.path + "/runfiles"
      variables["TEST_WORKSPACE"] = "_main"
      variables["XML_OUTPUT_FILE"] = desk.path + "/test\(shard).xml"
      variables["TEST_UNDECLARED_OUTPUTS_DIR"] = desk.path + "/outputs\(shard)"
      variables["TEST_PREMATURE_EXIT_FILE"] = desk.path + "/premature\(shard)"
      if shard > 0 {
        variables["TEST_TOTAL_SHARDS"] = "2"
        variables["TEST_SHARD_INDEX"] = "\(shard - 1)"
        variables["TEST_SHARD_STATUS_FILE"] = desk.path + "/status\(shard)"
      }
      for (name, value) in more { variables[Environment.Key(stringLiteral: name)] = value }
      let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../Tools/bazel/replay_test.sh")
      let result = try await Subprocess.run(
        .path(FilePath(script.path)), arguments: ["replay", "rec"], environment: .inherit.updating(variables),
        workingDirectory: FilePath(desk.path), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
      return Tool.Run(
        code: Tool.code(of: result.terminationStatus), output: result.standardOutput,
        errors: result.standardError)
    }
  }

  @Test func `shards answer where Bazel looks, write nothing else, and are the whole run together`() async throws {
    let workspace = try await Workspace()
    try workspace.lock()
    defer { workspace.unlock() }
    let desk = workspace.desk
    let before = try desk.listing().filter { $0.hasPrefix("store/") || $0.hasPrefix("runfiles/") }
    for shard in 0...2 {
      let run = try await workspace.run(shard: shard)
      #expect(run.code == 0, "\(run.errors)\(run.output)")
      #expect(desk.has("test\(shard).xml"))
      #expect(!desk.has("premature\(shard)"))
      #expect(desk.has("status\(shard)") == (shard > 0))
    }
    let after = try desk.listing().filter { $0.hasPrefix("store/") || $0.hasPrefix("runfiles/") }
    #expect(after == before)

    let cases = try (1...2).map { try desk.text("test\($0).xml").components(separatedBy: "<testcase ").count - 1 }
    #expect(cases.reduce(0, +) == 20)
    #expect(!cases.contains(0))
    let merged = try await Tool.run(
      "merge", "outputs2/replay.json", "outputs1/replay.json", "--report", "json=all.json", in: desk)
    #expect(merged.code == 0)
    func timeless(_ name: String) throws -> [Substring] {
      try desk.text(name).split(separator: "\n").filter { !$0.contains("\"seconds\" : ") }
    }
    #expect(try timeless("all.json") == timeless("outputs0/replay.json"))
  }

  @Test func `a shard in which the filter leaves nothing says that it understood`() async throws {
    let workspace = try await Workspace()
    let run = try await workspace.run(shard: 1, ["TESTBRIDGE_TEST_ONLY": "nosuch"])
    #expect(run.code == 4)
    #expect(workspace.desk.has("status1"))
  }

  @Test func `a failing shard fails, a filter chooses, failing fast ends the run`() async throws {
    let workspace = try await Workspace()
    for name in ["rec/a/12", "rec/b/22"] { try workspace.desk.edit("store/\(name).golden", "row14", "row13") }
    let all = try await workspace.run(shard: 0)
    #expect(all.code == 1)
    #expect(all.output.contains(": 18 match, 2 differ."))
    let some = try await workspace.run(shard: 0, ["TESTBRIDGE_TEST_ONLY": "rec/a/1[0-1]"])
    #expect(some.code == 0)
    #expect(some.output.hasPrefix("2 recordings, "))
    let first = try await workspace.run(shard: 0, ["TESTBRIDGE_TEST_RUNNER_FAIL_FAST": "1"])
    #expect(first.output.contains("\nstopped after 1 failure: 3 of 20 recordings, "))
    #expect(!workspace.desk.has("store/rec/a/12.golden.new"))
  }

  @Test(arguments: [("2", "2"), ("2", "-1"), ("2", "one"), ("many", "0"), ("2", "")])
  func `a shard that can't be is told by its variable`(count: String, index: String) async throws {
    let desk = try Desk()
    try await desk.record()
    let run = try await Tool.run(
      "verify", ".", in: desk, environment: ["TEST_TOTAL_SHARDS": count, "TEST_SHARD_INDEX": index])
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("replay: TEST_SHARD_INDEX is '"))
  }
}
