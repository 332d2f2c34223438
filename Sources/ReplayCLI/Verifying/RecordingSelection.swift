import Foundation
import ReplayReports
import Traces
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
    let failed = try rerunFailed.map { try Self.failed(in: InputFile.report(at: $0), at: $0) }
    let found = try RecordingSearch.find(searched(failed))
    let filters = try (filter + (ambient.map { [$0] } ?? [])).map { try $0.matcher() }
    let skips = try skip.map { try $0.matcher() }
    let isPart = !filters.isEmpty || !skips.isEmpty || failed != nil
    let chosen = failed.map { Set($0.map { RecordingFile(path: $0).standardPath }) }
    if let chosen, !chosen.isEmpty, !found.recordings.contains(where: { chosen.contains($0.standardPath) }) {
      throw RerunError(report: rerunFailed ?? "", problem: .elsewhere(paths))
    }
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

  /// - Throws: of a report that doesn't say of each recording whether it failed.
  private static func failed(in report: RunReport, at path: String) throws -> [String] {
    if report.isInterrupted { throw RerunError(report: path, problem: .interrupted) }
    if let failures = report.stoppedAfter { throw RerunError(report: path, problem: .stopped(after: failures)) }
    let failed = report.failed
    if failed.isEmpty, report.exitCode == 1 { throw RerunError(report: path, problem: .onlyObsolete) }
    return failed
  }

  private func searched(_ failed: [String]?) throws -> [String] {
    if paths.isEmpty { return failed ?? [] }
    return try paths.flatMap { path in
      path == "-" ? try Self.paths(listedIn: InputFile.bytes(of: path)) : [path]
    }
  }

  /// - Throws: where a name is no text, with that name.
  private static func paths(listedIn bytes: [UInt8]) throws -> [String] {
    let paths = paths(listedIn: String(decoding: bytes, as: UTF8.self))
    for error in paths.lazy.map({ InputFileError(path: $0, problem: .missing) }) where error.hasUnreadableName {
      if !FileManager.default.fileExists(atPath: error.path) { throw error }
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
  /// - Parameter ambient: the filter of whoever runs this.
  func emptiness(filter ambient: PathRegex?) -> String {
    let filter = filter + (ambient.map { [$0] } ?? [])
    let patterns = filter.map { "'\($0.pattern)'" }.joined(separator: " or ")
    if let rerunFailed {
      if !filter.isEmpty {
        return "nothing to verify: no path of what failed in \(rerunFailed) matches \(patterns)"
      }
      return skip.isEmpty
        ? "nothing failed in \(rerunFailed)"
        : "nothing to verify: --skip leaves nothing of what failed in \(rerunFailed)"
    }
    let place = paths.joined(separator: ", ")
    if !filter.isEmpty { return "nothing to verify in \(place): no path there matches \(patterns)" }
    if !skip.isEmpty { return "nothing to verify in \(place): --skip leaves nothing" }
    return "nothing to verify in \(place): there is no .touchlog file"
  }
}

/// A report that doesn't tell what is to be run again.
private struct RerunError: Error, CustomStringConvertible {
  enum Problem {
    case interrupted, onlyObsolete
    case stopped(after: Int)
    /// None of what failed is there.
    case elsewhere([String])
  }
  let report: String
  let problem: Problem

  var description: String {
    let report = Escaping.escaped(report)
    return switch problem {
    case .interrupted:
      "\(report) is of a run that was interrupted, so that nobody knows what else fails; verify without --rerun-failed"
    case .stopped(let failures):
      "\(report) is of a run that stopped after \(Counted.text(failures, "failure")), so that nobody knows what else "
        + "fails; verify without --rerun-failed"
    case .onlyObsolete:
      "\(report) has no failure but goldens whose log is gone; `replay prune --check` lists those"
    case .elsewhere(let paths):
      "nothing that failed in \(report) is in \(paths.map(Escaping.escaped).joined(separator: ", ")); "
        + "name the paths as that run did, from the same folder"
    }
  }
}
