import Foundation

/// An upright rectangle somewhat larger than what it stands for.
///
/// In single precision, so that twice as many are at hand: rounding keeps the order of numbers, so a point between
/// two edges is between them also when all three are rounded.
struct HitBox {
  /// In points: more than adding up coordinates can lose, where none is beyond `HitPlace.greatestNumber`.
  private static let slack: CGFloat = 0x1p-16

  private(set) var minX, minY, maxX, maxY: Float

  init(_ rectangle: CGRect) {
    let (corner, size) = (rectangle.origin, rectangle.size)
    (minX, minY) = (Float(corner.x - Self.slack), Float(corner.y - Self.slack))
    (maxX, maxY) = (Float(corner.x + size.width + Self.slack), Float(corner.y + size.height + Self.slack))
  }

  init(around boxes: ArraySlice<PlacedBox>) {
    (minX, minY, maxX, maxY) = (.infinity, .infinity, -.infinity, -.infinity)
    for box in boxes { form(around: box.box) }
  }

  private mutating func form(around other: HitBox) {
    (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
    (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
  }

  fileprivate var isWide: Bool { maxX - minX > maxY - minY }
}

/// A box with the place it is of, to be put beside its neighbours.
struct PlacedBox {
  let box: HitBox
  /// Which of the siblings.
  let slot: Int32

  /// Twice as far along as the middle of the box.
  fileprivate func middle(alongX: Bool) -> Float { alongX ? box.minX + box.maxX : box.minY + box.maxY }
}

extension [PlacedBox] {
  /// Puts some of them in up to four parts, each of which lies together. All but the last have the same count, a
  /// power of four, so that there are as few parts of parts as can be.
  /// - Returns: that count.
  mutating func quarter(_ range: Range<Int>) -> Int {
    var size = 1
    while size * 4 < range.count { size *= 4 }
    // Single boxes lie together anyhow.
    if size > 1 {
      let middle = range.lowerBound + size * 2
      halve(range, at: middle)
      halve(range.lowerBound..<Swift.min(middle, range.upperBound), at: range.lowerBound + size)
      if middle < range.upperBound { halve(middle..<range.upperBound, at: middle + size) }
    }
    return size
  }

  /// Puts those that lie first, along the longer side of all of them, before the middle: by Hoare's way to the nth
  /// of a list, that leaves both parts unsorted. Takes time in proportion to the count.
  private mutating func halve(_ range: Range<Int>, at middle: Int) {
    guard middle < range.upperBound else { return }
    let alongX = HitBox(around: self[range]).isWide
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      let pivot = self[(low + high) / 2].middle(alongX: alongX)
      var (left, right) = (low, high)
      while left <= right {
        while self[left].middle(alongX: alongX) < pivot { left += 1 }
        while self[right].middle(alongX: alongX) > pivot { right -= 1 }
        guard left <= right else { break }
        swapAt(left, right)
        (left, right) = (left + 1, right - 1)
      }
      if middle <= right { high = right } else if middle >= left { low = left } else { return }
    }
  }
}

extension ArraySlice<PlacedBox> {
  /// The frontmost of them; -1 of none.
  var front: Int32 {
    var front: Int32 = -1
    for box in self where box.slot > front { front = box.slot }
    return front
  }
}
