import Traces
import Verification

/// Puts the reports of all shards together into the one that an unsharded run would have made.
///
/// Only times differ from that: of the run, the slowest shard's counts.
public enum ReportMerge {
  /// A report, and what an error calls it.
  public struct Part: Sendable {
    /// The report's file.
    public var name: String
    /// What it says.
    public var report: RunReport

    public init(name: String, report: RunReport) {
      self.name = name
      self.report = report
    }
  }

  /// Where goldens have lost their logs, those are read, as a whole run would: they tell what was moved.
  /// - Throws: `MergeError` unless every shard of one run is there, once, and together they have every recording
  ///   once.
  public static func merged(_ parts: [Part]) throws(MergeError) -> RunReport {
    let shards = try checked(parts)
    guard let share = shards.first?.share else { throw MergeError.nothing }
    let entries = shards.flatMap { $0.part.report.entries }
    let isWhole = !parts.contains { $0.report.isInterrupted || $0.report.stoppedAfter != nil }
    if isWhole, entries.count != share.planned {
      throw .incomplete(planned: share.planned, found: entries.count)
    }
    let sorted = entries.sorted {
      $0.outcome.recording.path.utf8.lexicographicallyPrecedes($1.outcome.recording.path.utf8)
    }
    let obsolete = isWhole ? share.obsolete : []
    var all =
      sorted
      + obsolete.map {
        RunReport.Entry(Outcome(recording: RecordingFile(golden: $0), verdict: .obsolete), seconds: 0)
      }
    var lone = LoneGoldens(obsolete)
    for index in all.indices { lone.judge(&all[index].outcome) }
    return RunReport(
      entries: all,
      seconds: parts.map(\.report.seconds).max() ?? 0,
      isInterrupted: parts.contains { $0.report.isInterrupted },
      stoppedAfter: parts.compactMap(\.report.stoppedAfter).max())
  }

  private struct CheckedShard {
    let part: Part
    let share: ShardShare
  }

  private static func checked(_ parts: [Part]) throws(MergeError) -> [CheckedShard] {
    var shards: [CheckedShard] = []
    for part in parts {
      guard let share = part.report.share else { throw .noShard(part.name) }
      if let first = shards.first, (first.share.plan, first.share.count) != (share.plan, share.count) {
        throw .foreign(part.name, to: first.part.name)
      }
      if let same = shards.first(where: { $0.share.index == share.index }) {
        throw .doubled(share.index, of: share.count, same.part.name, part.name)
      }
      shards.append(CheckedShard(part: part, share: share))
    }
    guard let first = shards.first else { throw .nothing }
    let present = Set(shards.map(\.share.index))
    if let missing = (1...max(1, first.share.count)).first(where: { !present.contains($0) }) {
      throw .missing(missing, of: first.share.count)
    }
    var owners: [String: String] = [:]
    for shard in shards {
      for entry in shard.part.report.entries {
        let path = entry.outcome.recording.path
        if let other = owners.updateValue(shard.part.name, forKey: path) {
          throw .recordingTwice(path, other, shard.part.name)
        }
      }
    }
    return shards
  }
}

/// Why reports are not the shards of one run.
public enum MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  case nothing
  case noShard(String)
  case foreign(String, to: String)
  case doubled(Int, of: Int, String, String)
  case missing(Int, of: Int)
  case recordingTwice(String, String, String)
  case incomplete(planned: Int, found: Int)

  public var description: String {
    switch self {
    case .nothing: "there is nothing to merge; name the JSON reports of all shards"
    case .noShard(let name):
      "\(Escaping.escaped(name)) is a whole run's report; only those of `replay verify --shard` can be merged"
    case .foreign(let name, let first):
      "\(Escaping.escaped(name)) is of another run than \(Escaping.escaped(first)): the recordings or the number of "
        + "shards differ; merge the shards of one run"
    case .doubled(let index, let count, let first, let second):
      "shard \(index)/\(count) is there twice, in \(Escaping.escaped(first)) and \(Escaping.escaped(second)); leave one out"
    case .missing(let index, let count):
      "shard \(index)/\(count) is missing; name its report too, or run it with `replay verify --shard \(index)/\(count)`"
    case .recordingTwice(let path, let first, let second):
      "\(Escaping.escaped(path)) is in \(Escaping.escaped(first)) and in \(Escaping.escaped(second)); give every shard "
        + "the same --balance"
    case .incomplete(let planned, let found):
      "the shards have \(found) of \(planned) recordings; give every shard the same --balance"
    }
  }
}
