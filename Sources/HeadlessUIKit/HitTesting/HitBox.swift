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

  init(around boxes: ArraySlice<SortedBox>) {
    (minX, minY, maxX, maxY) = (.infinity, .infinity, -.infinity, -.infinity)
    for box in boxes { form(around: box.box) }
  }

  private mutating func form(around other: HitBox) {
    (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
    (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
  }

  func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// A point as boxes are asked for it.
  struct Point {
    fileprivate let x, y: Float

    init(_ point: HitPoint) { (x, y) = (Float(point.x), Float(point.y)) }
  }
}

/// A box with the place it is of, to be put beside its neighbours.
struct SortedBox {
  let box: HitBox
  /// Which of the siblings.
  let slot: Int32
  /// How far along a curve that visits neighbours soon after each other.
  private var key: UInt64 = 0

  init(box: HitBox, slot: Int32) {
    self.box = box
    self.slot = slot
  }

  /// Along Morton's curve through the boxes' centres.
  static func sortAlongCurve(_ boxes: inout [SortedBox]) {
    let all = HitBox(around: boxes[...])
    let most = Double(UInt32.max)
    let scale = (x: most / Double(max(all.maxX - all.minX, 1)), y: most / Double(max(all.maxY - all.minY, 1)))
    for place in boxes.indices {
      let box = boxes[place].box
      let x = UInt32(clamping: Int(Double((box.minX + box.maxX) / 2 - all.minX) * scale.x))
      let y = UInt32(clamping: Int(Double((box.minY + box.maxY) / 2 - all.minY) * scale.y))
      boxes[place].key = spread(x) | spread(y) << 1
    }
    boxes.sort { ($0.key, $0.slot) < ($1.key, $1.slot) }
  }

  /// The bits of a number with a zero bit after each.
  private static func spread(_ number: UInt32) -> UInt64 {
    var bits = UInt64(number)
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333
    return (bits | bits << 1) & 0x5555_5555_5555_5555
  }
}

extension ArraySlice<SortedBox> {
  /// The frontmost of them; -1 of none.
  var front: Int32 {
    var front: Int32 = -1
    for box in self where box.slot > front { front = box.slot }
    return front
  }
}
