/// The parts of a block as they deflate best: neighbours joined where one code table for both takes less than two.
///
/// A table takes 20 to 80 bytes, which is much of a short column. What is short is tried in all joints that promise
/// something; of long parts only the beginning is.
struct JoinedParts {
  private(set) var parts: [[UInt8]] = []
  private(set) var ways: [Deflate.Way] = []

  /// A block of no more bytes is tried in joints of half of them.
  private static let smallBlock = 12 << 10
  /// Of a part of a large block, so many bytes are enough to choose its way by.
  private static let trial = 1 << 11
  /// What may be joined to such a part.
  private static let appendix = 1 << 9
  /// In bits: how much longer a joint may be than the best until longer ones aren't tried.
  private static let hope = 160
  /// In bits: what the end of a part that is tried alone is filled up by, on average.
  private static let filling = 4

  private struct Joint {
    let start: Int
    let way: Deflate.Way
    /// In bits, with all that comes before.
    let cost: Int
  }

  static func isSmall(_ parts: [[UInt8]]) -> Bool { parts.reduce(0) { $0 + $1.count } <= smallBlock }

  init(_ parts: [[UInt8]]) {
    let isSmall = Self.isSmall(parts)
    let longest = isSmall ? Self.smallBlock / 2 : Self.trial + Self.appendix
    let tried = isSmall ? parts : parts.map { Array($0.prefix(Self.trial)) }
    // By end: with which joint the parts up to it take least.
    var best: [Joint] = []
    // By part: how it is shortest by itself.
    var single: [Deflate.Way] = []
    for end in parts.indices {
      var joint: [UInt8] = []
      var least: Joint?
      for start in stride(from: end, through: 0, by: -1) {
        joint = tried[start] + joint
        if start < end, joint.count > longest { break }
        let isWhole = joint.count == parts[start...end].reduce(0) { $0 + $1.count }
        let ways = isWhole ? Deflate.Way.thorough : Deflate.Way.all
        // A joint is hardly ever shortest in a way in which none of its parts is.
        let promising = start == end ? ways : ways.filter { way in single[start...].contains { way.isLike($0) } }
        let (way, count) = Deflate.shortest(joint, of: promising)
        if start == end { single.append(way) }
        let cost = count * 8 - Self.filling + (start > 0 ? best[start - 1].cost : 0)
        guard let known = least else {
          least = Joint(start: start, way: way, cost: cost)
          continue
        }
        if cost < known.cost { least = Joint(start: start, way: way, cost: cost) }
        if cost > known.cost + Self.hope { break }
      }
      if let least { best.append(least) }
    }
    var end = parts.count
    while end > 0 {
      let joint = best[end - 1]
      self.parts.append(parts[joint.start..<end].reduce(into: []) { $0 += $1 })
      ways.append(joint.way)
      end = joint.start
    }
    self.parts.reverse()
    ways.reverse()
  }
}
