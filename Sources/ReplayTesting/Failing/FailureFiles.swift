import Foundation
import Goldens
import Verification

/// What a failed replay leaves for whoever looks into it: the patch that would make the golden right, the trace,
/// and the touches as a log where they are a file nowhere else.
struct FailureFiles: Sendable {
  /// Names the folder that they are written into, for runs whose machine is gone when somebody looks.
  static let variable = "TOUCHSTONE_ARTIFACTS"
  /// The same, as Bazel names it.
  static let bazelVariable = "TEST_UNDECLARED_OUTPUTS_DIR"

  struct File: Hashable, Sendable {
    /// `home-press.patch`
    let name: String
    /// Where it goes in the folder, beside nobody else's: where the golden lies in the package,
    /// `recordings/home/press.patch`; of a golden elsewhere, by the recording's title, `home/press.patch`.
    let place: String
    let bytes: [UInt8]
    var text: String { String(decoding: bytes, as: UTF8.self) }

    var isLog: Bool { name.hasSuffix(FileEnding.log) }
  }
  let files: [File]
  /// Nil where nothing was traced.
  let patch: GoldenPatch?

  /// Nil where there is nothing to leave. The patch is empty where the trace is what the golden on disk says by
  /// now.
  /// - Parameter folder: from which the patch is to be applied: that in which the tests run.
  init?(_ outcome: Outcome, folder: String = FileManager.default.currentDirectoryPath) {
    // What no log has a place for is in the test's own code all the same.
    let log = outcome.touches.flatMap { try? $0.bytes() }
    guard outcome.actual != nil || log != nil else { return nil }
    let path = URL(fileURLWithPath: outcome.recording.store.path).standardizedFileURL.path
    let isInside = path.hasPrefix(folder + "/")
    let shown = String(path.dropFirst(isInside ? folder.count + 1 : 1))
    // As it was: what lies there now may be what this run wrote.
    patch = outcome.actual.map { GoldenPatch(from: outcome.golden, to: $0, path: shown) }
    let title = outcome.recording.title.split(separator: "/").filter { $0 != ".." }
    let name = title.joined(separator: "-")
    let place = isInside ? (shown as NSString).deletingPathExtension : title.joined(separator: "/")
    let parts: [(ending: String, bytes: [UInt8]?)] = [
      (".patch", patch.map { Array($0.text.utf8) }),
      (FileEnding.golden, outcome.actual.map { Array("\($0)".utf8) }),
      (FileEnding.log, log),
    ]
    files = parts.compactMap { ending, bytes in
      bytes.map { File(name: name + ending, place: place + ending, bytes: $0) }
    }
  }

  /// Where the environment wants them; nil where it names no folder.
  static func folder(_ environment: [String: String]) -> String? {
    environment.variable(variable) ?? environment.variable(bazelVariable)
  }

  /// Writes them where the environment wants them.
  /// - Returns: their paths; empty where the environment names no folder.
  func write(environment: [String: String]) throws -> [String] {
    guard let folder = Self.folder(environment) else { return [] }
    return try files.map { file in
      let path = "\(folder)/\(file.place)"
      let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try Data(file.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
      return path
    }
  }
}
