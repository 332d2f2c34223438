import Foundation
import Goldens

/// What a run is to verify: decided before anything is replayed.
public struct RunPlan: Hashable, Sendable {
  /// In the order in which they are told.
  public let recordings: [RecordingFile]
  /// Goldens that this run calls obsolete: none where it is a part of what could be run.
  public let obsolete: [String]
  /// What the other shards must agree with; nil for a whole run.
  public let share: ShardShare?

  /// - Parameters:
  ///   - found: what was searched.
  ///   - isMeant: nil where everything is meant; else goldens are not judged, since their logs may be left out.
  ///   - durations: seconds by path, from an earlier run; empty divides by name.
  public init(
    _ found: FoundRecordings, where isMeant: ((String) -> Bool)? = nil, shard: Shard? = nil,
    durations: [String: Double] = [:]
  ) {
    let meant = isMeant.map { isMeant in found.recordings.filter { isMeant($0.path) } } ?? found.recordings
    let judged = isMeant == nil ? found.obsolete : []
    guard let shard else {
      (recordings, obsolete, share) = (meant, judged, nil)
      return
    }
    let names = meant.map { Self.name($0.path) }
    let assignment =
      durations.isEmpty
      ? ShardAssignment(byName: names, count: shard.count)
      : ShardAssignment(
        balancing: names,
        by: Dictionary(durations.map { (Self.name($0.key), $0.value) }, uniquingKeysWith: { max($0, $1) }),
        count: shard.count)
    recordings = zip(meant, assignment.shards).filter { $0.1 == shard.index - 1 }.map(\.0)
    obsolete = []
    share = ShardShare(
      index: shard.index, count: shard.count, planned: meant.count,
      plan: Self.fingerprint(of: meant, judged, count: shard.count), obsolete: judged)
  }

  /// The same for `./a/b` and `a//b`, so that how a folder was named moves nothing to another shard; and, as no
  /// whole path is, the same wherever the working folder lies.
  static func name(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Names and sizes: shards of two checkouts are told apart where a log is another.
  private static func fingerprint(of recordings: [RecordingFile], _ obsolete: [String], count: Int) -> String {
    var fingerprint = Fingerprint("\(count)")
    for recording in recordings {
      var status = stat()
      let size = stat(recording.path, &status) == 0 ? Int(status.st_size) : -1
      fingerprint.add("\n\(name(recording.path)) \(size)".utf8)
    }
    for golden in obsolete { fingerprint.add("\n\(name(golden))".utf8) }
    return fingerprint.hex
  }
}

/// What a shard knows of the whole run, so that a merge can tell whether all of it is there.
public struct ShardShare: Hashable, Sendable, Codable {
  /// Counted from 1.
  public var index: Int
  /// Of how many.
  public var count: Int
  /// Recordings of all shards together.
  public var planned: Int
  /// Stands for what all shards together verify.
  public var plan: String
  /// Goldens whose log is gone, which the merge is to judge.
  public var obsolete: [String]

  public init(index: Int, count: Int, planned: Int, plan: String, obsolete: [String]) {
    self.index = index
    self.count = count
    self.planned = planned
    self.plan = plan
    self.obsolete = obsolete
  }
}
