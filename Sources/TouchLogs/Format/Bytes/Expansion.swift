/// How much a log unpacks to against its own length: what keeps a small file from being hours of work.
///
/// What is unpacked are the inflated bytes of its blocks, and `Limit.unpackedPerRow` for each of their rows and
/// events. All that comes up to a block's end may be `Limit.unpackedBytes`, and `Limit.unpackedPerByte` for each
/// byte up to there. Motion of a hand unpacks to a fifth of that; what doesn't move at all, to more, and a writer
/// fills it up.
struct Expansion {
  private var unpacked = 0

  /// Takes in a block that unpacks to so much and ends so far from the log's start.
  /// - Throws: where that is too much; nothing is taken in then, and nothing is to be inflated.
  mutating func take(_ more: Int, upTo end: Int) throws(Malformed) {
    guard leastLength(unpacking: more) <= end else {
      throw Malformed(
        "up to it the log unpacks to over \(Limit.unpackedPerByte) times its length, which no recorder's does")
    }
    unpacked += more
  }

  /// How long a block must be at least that begins at an offset, by what it unpacks to.
  func least(from offset: Int) -> (_ unpacked: Int) -> Int { { leastLength(unpacking: $0) - offset } }

  /// How long a log must be at least up to the end of a block that unpacks to so much.
  private func leastLength(unpacking more: Int) -> Int {
    (max(0, unpacked + more - Limit.unpackedBytes) + Limit.unpackedPerByte - 1) / Limit.unpackedPerByte
  }
}
