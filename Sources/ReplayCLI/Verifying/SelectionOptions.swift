import ArgumentParser
import Foundation
import ReplayReports
import Verification

/// Which recordings are meant.
struct SelectionOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Logs, folders that are searched for *.touchlog, or patterns such as 'recordings/**/tap-*.touchlog'; - reads "
        + "a list from standard input, a path a line.", valueName: "path"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only recordings in whose path the regular expression is found; of several, any.", valueName: "regex"),
    transform: PathRegex.init)
  var filter: [PathRegex] = []

  @Option(
    help: ArgumentHelp("Not those in whose path the regular expression is found.", valueName: "regex"),
    transform: PathRegex.init)
  var skip: [PathRegex] = []

  @Option(
    help: ArgumentHelp("Only what failed in an earlier run, of which that is the JSON report.", valueName: "report")
  )
  var rerunFailed: String?

  @Option(
    help: ArgumentHelp(
      "Only the I-th of N parts, counted from 1; `replay merge` puts their JSON reports together.", valueName: "i/n"
    ),
    transform: { text in
      guard let shard = Shard(text) else { throw ValidationError("'\(text)' is no shard; give one such as 2/5.") }
      return shard
    })
  var shard: Shard?

  @Option(
    help: ArgumentHelp(
      "Divide by the times in an earlier run's JSON report, so that all shards take as long.", valueName: "report"))
  var balance: String?

  func validate() throws {
    guard !paths.isEmpty || rerunFailed != nil else {
      throw ValidationError("Name a log or a folder of logs: `replay verify recordings`.")
    }
    guard balance == nil || shard != nil else { throw ValidationError("--balance is for --shard; give both.") }
  }

  var selection: RecordingSelection {
    RecordingSelection(
      paths: paths, filter: filter, skip: skip, rerunFailed: rerunFailed, shard: shard, balance: balance)
  }
}

/// A regular expression for paths.
struct PathRegex: Sendable {
  let pattern: String

  /// - Throws: a `ValidationError` that says what is wrong with it, for what is no regular expression.
  init(_ pattern: String) throws {
    do { _ = try Regex(pattern) } catch {
      throw ValidationError(
        "'\(pattern)' is no regular expression (\(error)); give one such as 'tap-[0-9]+', or escape it by \\.")
    }
    self.pattern = pattern
  }

  /// Answers whether it is found in a path; to be made once for all of them.
  func matcher() throws -> (String) -> Bool {
    let regex = try Regex(pattern)
    return { $0.contains(regex) }
  }
}

extension InputFile {
  /// A run's report, as JSON.
  static func report(at path: String) throws -> RunReport {
    try RunReport(json: try bytes(of: path), named: path)
  }
}
