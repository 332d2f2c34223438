import Foundation
import ReplayReports
import Verification

/// Which recordings are meant, as `SelectionOptions` describes it.
struct RecordingSelection {
  var paths: [String]
  var filter: [PathRegex] = []
  var skip: [PathRegex] = []
  var rerunFailed: String?
  var shard: Shard?
  var balance: String?

  /// Searches, chooses and divides; nothing is replayed.
  /// - Parameter shard: where the command line names none.
  func plan(shard given: Shard? = nil, filter ambient: PathRegex? = nil) throws -> RunPlan {
    let failed = try rerunFailed.map { try InputFile.report(at: $0).failed }
    let found = try RecordingSearch.find(searched(failed))
    let filters = try (filter + (ambient.map { [$0] } ?? [])).map { try $0.matcher() }
    let skips = try skip.map { try $0.matcher() }
    let isPart = !filters.isEmpty || !skips.isEmpty || failed != nil
    let chosen = failed.map { Set($0.map { RecordingFile(path: $0).standardPath }) }
    let durations = try balance.map { try InputFile.report(at: $0).durations } ?? [:]
    return RunPlan(
      found,
      where: isPart
        ? { path in
          (filters.isEmpty || filters.contains { $0(path) }) && !skips.contains { $0(path) }
            && chosen?.contains(RecordingFile(path: path).standardPath) ?? true
        } : nil,
      shard: shard ?? given, durations: durations)
  }

  private func searched(_ failed: [String]?) throws -> [String] {
    if paths.isEmpty { return failed ?? [] }
    return try paths.flatMap { path in
      path == "-" ? try Self.paths(listedIn: InputFile.bytes(of: "/dev/stdin")) : [path]
    }
  }

  /// - Throws: where a name is no text, with that name.
  private static func paths(listedIn bytes: [UInt8]) throws -> [String] {
    let paths = paths(listedIn: String(decoding: bytes, as: UTF8.self))
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      let error = InputFileError(path: path, problem: .missing)
      if error.hasUnreadableName { throw error }
    }
    return paths
  }

  /// A path a line, or each ended by a zero byte, as `git diff -z` and `find -print0` write them.
  /// - Complexity: linear in the text.
  static func paths(listedIn text: String) -> [String] {
    let endsWithZero = text.utf8.contains(0)
    return text.split { endsWithZero ? $0 == "\0" : $0.isNewline }.map(String.init)
  }

  /// Why nothing is there to verify.
  var emptiness: String {
    if let rerunFailed { return "nothing failed in \(rerunFailed)" }
    let place = paths.joined(separator: ", ")
    let patterns = filter.map { "'\($0.pattern)'" }.joined(separator: " or ")
    if !filter.isEmpty { return "nothing to verify in \(place): no path there matches \(patterns)" }
    if !skip.isEmpty { return "nothing to verify in \(place): --skip leaves nothing" }
    return "nothing to verify in \(place): there is no .touchlog file"
  }
}
