/// Siblings so many that they may have an index.
struct HitCrowd {
  private var index: HitIndex?
  private var indexing = HitIndexing()

  /// Which of the rearmost so many is the frontmost that contains the point, or has to be asked; below zero where
  /// none.
  ///
  /// Takes time in proportion to the logarithm of the count, once many have been searched a few times.
  mutating func frontmost(
    at point: HitPoint, behind front: Int32, among start: UnsafeMutablePointer<HitPlace>, count: Int32
  ) -> Int32 {
    if index == nil, indexing.isDue() { index = HitIndex(start, count: Int(count)) }
    if let slot = index?.frontmost(at: point, behind: front, in: start) {
      indexing.wasUsed()
      return slot
    }
    var slot = front
    while slot > 0 {
      slot -= 1
      let place = start + Int(slot)
      if place.pointee.isAsked || place.pointee.own(point) != nil { return slot }
    }
    return -1
  }

  /// The index no longer knows where the place is.
  mutating func setApart(_ slot: Int) {
    if index?.setApart(slot) == false { dropIndex() }
  }

  mutating func dropIndex() {
    guard index != nil else { return }
    index = nil
    indexing.wasDropped()
  }
}
