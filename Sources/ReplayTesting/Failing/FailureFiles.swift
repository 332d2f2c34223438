import Foundation
import Goldens
import Verification

/// What a failed replay leaves for whoever looks into it: the patch that would make the golden right, and the
/// trace.
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
    let text: String
  }
  let files: [File]
  let patch: GoldenPatch

  /// Nil where nothing was traced. The patch is empty where the trace is what the golden on disk says by now.
  /// - Parameter folder: from which the patch is to be applied: that in which the tests run.
  init?(_ outcome: Outcome, folder: String = FileManager.default.currentDirectoryPath) {
    guard let actual = outcome.actual else { return nil }
    let path = URL(fileURLWithPath: outcome.recording.store.path).standardizedFileURL.path
    let isInside = path.hasPrefix(folder + "/")
    let shown = String(path.dropFirst(isInside ? folder.count + 1 : 1))
    // As it was: what lies there now may be what this run wrote.
    patch = GoldenPatch(from: outcome.golden, to: actual, path: shown)
    let title = outcome.recording.title.split(separator: "/").filter { $0 != ".." }
    let name = title.joined(separator: "-")
    let place = isInside ? (shown as NSString).deletingPathExtension : title.joined(separator: "/")
    files = [
      File(name: "\(name).patch", place: "\(place).patch", text: patch.text),
      File(name: "\(name).golden", place: "\(place).golden", text: "\(actual)"),
    ]
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
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return path
    }
  }
}
