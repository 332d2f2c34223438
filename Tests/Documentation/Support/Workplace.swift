import Foundation
import Subprocess
import SystemPackage

/// A copy of what a page's commands work on, in a folder of its own that goes with it.
///
/// The repository's recordings are there, the examples, and the goldens of the tests that pages show.
/// `Tools/replay` is the built tool, and `replay` the one that the documentation's own package makes, with the
/// gallery's stages and its own.
final class Workplace: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "documentation-\(UUID().uuidString)"
    let files = FileManager.default
    for folder in ["Tools", "bin"] {
      try files.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
    try files.copyItem(atPath: Page.root.appending(path: "recordings").path, toPath: "\(path)/recordings")
    let pages = Page.root.appending(path: "Tests/Documentation")
    try files.copyItem(atPath: pages.appending(path: "Snippets/Goldens").path, toPath: "\(path)/Goldens")
    for name in try files.contentsOfDirectory(atPath: pages.appending(path: "Examples").path) {
      try files.copyItem(atPath: pages.appending(path: "Examples/\(name)").path, toPath: "\(path)/\(name)")
    }
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    try files.createSymbolicLink(atPath: "\(path)/Tools/replay", withDestinationPath: "\(products)/replay")
    try files.createSymbolicLink(atPath: "\(path)/bin/replay", withDestinationPath: "\(products)/DocumentedTool")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What the command prints on both streams, line by line, and its exit code.
  func run(_ command: String) async throws -> (code: Int32, lines: [String]) {
    let system = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", "exec 2>&1\n" + command],
      // Nobody's settings, and not those of a continuous integration server.
      environment: .custom(["PATH": "\(path)/bin:\(system)", "HOME": path, "COLUMNS": "120", "LANG": "C.UTF-8"]),
      workingDirectory: FilePath(path), output: .string(limit: 1 << 22), error: .discarded)
    let code: Int32 = if case .exited(let code) = result.terminationStatus { code } else { -1 }
    var lines = result.standardOutput.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return (code, lines)
  }
}
