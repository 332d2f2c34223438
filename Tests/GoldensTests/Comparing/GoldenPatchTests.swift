import Foundation
import Subprocess
import SystemPackage
import Testing
import Traces

@testable import Goldens

@Suite struct GoldenPatchTests {
  func notes(_ words: [String]) -> [TraceEntry] {
    words.enumerated().map { Press.entry($0.offset + 1, .note($0.element), of: "home") }
  }

  func patch(_ old: [String]?, _ new: [String]) throws -> GoldenPatch {
    try patch(from: old.map { try Golden.of(notes($0)) }, new, path: "recordings/x.golden")
  }

  func patch(from golden: Golden?, _ new: [String], path: String) -> GoldenPatch {
    GoldenPatch(from: golden, to: GoldenComparison.of(notes(new), against: golden).actual, path: path)
  }

  @Test func `it is a unified diff with three lines of context`() throws {
    let patch = try patch(["a", "b", "c", "d", "e"], ["a", "b", "c", "d", "x"])
    #expect(
      patch.text == """
        --- a/recordings/x.golden
        +++ b/recordings/x.golden
        @@ -8,4 +8,4 @@
         2  16     home                 note             b
         3  32     home                 note             c
         4  48     home                 note             d
        -5  64     home                 note             e
        +5  64     home                 note             x

        """)
  }

  @Test func `a golden that is not there comes whole`() throws {
    let text = try patch(nil, ["a"]).text
    #expect(text.hasPrefix("--- /dev/null\n+++ b/recordings/x.golden\n@@ -0,0 +1,7 @@\n+golden 1\n"))
  }

  @Test func `what is the same makes no patch`() throws {
    #expect(try patch(["a", "b"], ["a", "b"]).text == "")
  }

  static let tools = [["/usr/bin/patch", "-s", "-p1", "-i"], ["/usr/bin/git", "apply"]].filter {
    FileManager.default.isExecutableFile(atPath: $0[0])
  }

  /// What a tool makes of a golden's file by the patch.
  func patched(_ old: String, _ new: [String], by tool: [String], at path: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("patch-\(UUID().uuidString)")
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try old.write(to: file, atomically: true, encoding: .utf8)
    try patch(from: try Golden(Array(old.utf8)), new, path: path).text.write(
      to: folder.appendingPathComponent("x.patch"), atomically: true, encoding: .utf8)
    let result = try await Subprocess.run(
      .path(FilePath(tool[0])), arguments: Arguments(tool.dropFirst() + ["x.patch"]),
      workingDirectory: FilePath(folder.path), output: .discarded, error: .discarded)
    #expect(result.terminationStatus.isSuccess)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(arguments: tools, ["recordings/x.golden", "my recordings/x y.golden"])
  func `tools make of the golden what was traced`(tool: [String], path: String) async throws {
    let (old, new) = (
      ["a", "b", "c"] + (0..<30).map(String.init) + ["y"], ["b", "c", "d"] + (0..<30).map(String.init)
    )
    let text = try await patched(Golden.of(notes(old)).description, new, by: tool, at: path)
    #expect(try text == Golden.of(notes(new)).description)
  }

  /// The last line is gone, gone with others, followed by more, beside the change, and far from it.
  @Test(arguments: tools, ["a b", "a", "a b c d", "a x c", "x b c"])
  func `tools take the patch of a golden whose last line has no end`(tool: [String], new: String) async throws {
    let (old, between) = (["a", "b", "c"], (0..<9).map(String.init))
    let lines = new.split(separator: " ").map(String.init)
    let isFar = lines.first == "x"
    let (was, now) = isFar ? (["a"] + between + old, ["x"] + between + old) : (old, lines)
    let golden = try Golden.of(notes(was)).description
    let text = try await patched(String(golden.dropLast()), now, by: tool, at: "x.golden")
    let expected = try Golden.of(notes(now)).description
    // What is not part of the change stays, also a missing end.
    let keepsEnd = isFar || lines.count == 3
    #expect(text == (keepsEnd ? String(expected.dropLast()) : expected))
  }
}
