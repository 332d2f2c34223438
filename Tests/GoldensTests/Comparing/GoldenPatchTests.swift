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
    let golden = try old.map { try Golden.of(notes($0)) }
    let actual = GoldenComparison.of(notes(new), against: golden).actual
    return GoldenPatch(from: golden, to: actual, path: "recordings/x.golden")
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

  @Test func `patch makes of the golden what was traced`() async throws {
    let tool = "/usr/bin/patch"
    guard FileManager.default.isExecutableFile(atPath: tool) else { return }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("patch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("recordings"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (old, new) = (
      ["a", "b", "c"] + (0..<30).map(String.init) + ["y"], ["b", "c", "d"] + (0..<30).map(String.init)
    )
    let file = folder.appendingPathComponent("recordings/x.golden")
    try Golden.of(notes(old)).description.write(to: file, atomically: true, encoding: .utf8)
    try patch(old, new).text.write(
      to: folder.appendingPathComponent("x.patch"), atomically: true, encoding: .utf8)
    let result = try await Subprocess.run(
      .path(FilePath(tool)), arguments: ["-s", "-p1", "-i", "x.patch"], workingDirectory: FilePath(folder.path),
      output: .discarded, error: .discarded)
    #expect(result.terminationStatus.isSuccess)
    #expect(try String(contentsOf: file, encoding: .utf8) == Golden.of(notes(new)).description)
  }
}
