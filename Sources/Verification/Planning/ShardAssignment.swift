import Goldens

/// Which shard has which recording: the same answer in every process that asks with the same recordings.
struct ShardAssignment {
  /// By a recording's place, from 0.
  let shards: [Int]

  /// By name alone, so that a recording stays where it is when others come and go.
  init(byName paths: [String], count: Int) {
    shards = paths.map { Fingerprint($0).part(of: count) }
  }

  /// By how long each took: the longest first, each to the shard that has least to do so far.
  ///
  /// What was never timed counts as what the others took on average. Takes `O(n log n + n * count)`.
  init(balancing paths: [String], by durations: [String: Double], count: Int) {
    let known = paths.compactMap { durations[$0] }.filter { $0.isFinite && $0 >= 0 }
    let usual = known.isEmpty ? 1 : known.reduce(0, +) / Double(known.count)
    let costs = paths.map { path in
      durations[path].flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? usual
    }
    // Starting a replay has its own cost, so a thousand that took nothing are not all given to one shard.
    shards = Dealing.owners(of: costs, atLeast: max(usual / 100, 0.000_1), among: count)
  }
}
