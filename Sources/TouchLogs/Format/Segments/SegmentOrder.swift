/// Sees that segments come in their order, and that none is missing without damage that tells of it.
struct SegmentOrder {
  static let behindEnd = "it stands behind the end"

  private var last: UInt64 = 0
  private var lastWasEvents = false
  /// Whether some blocks may be missing without a word: after damage, or after a search.
  private var mayMiss: Bool

  init(isPartial: Bool = false) { mayMiss = isPartial }

  mutating func noteDamage() { mayMiss = true }

  /// Takes in a block's sequence number; a segment's events come before its samples.
  /// - Returns: how many segments are missing before it without damage having been told.
  mutating func follow(_ segment: UInt64, isEvents: Bool) throws(Malformed) -> UInt64 {
    let isSame = segment == last && lastWasEvents && !isEvents
    guard isSame || segment > last else { throw Malformed("it stands out of order") }
    let missing = isSame || mayMiss ? 0 : segment - last - 1
    (last, lastWasEvents, mayMiss) = (segment, isEvents, false)
    return missing
  }
}
