/// The fingers of one block as writer and reader both know them before the next row: what they foresee alike needs no
/// bytes.
struct FingerTable {
  /// The number that a new touch is foreseen to have.
  private(set) var nextFinger: Int
  private(set) var isEstimates = false
  /// What rows share; they and slots name it by its place. The first is what a log begins with.
  private(set) var attributes = [Attributes()]
  private var slots: [Slot] = []
  private var slotOfFinger: [Int: Int] = [:]
  /// Slots of fingers that are down, the latest to appear first.
  private var recent: [Int] = []
  private var lastSlot = none
  private var lastAttributes: UInt16 = 0
  private var frame = 0
  private var minors: (owner: UInt16, place: UInt16)?

  private static let none = -1

  private struct Slot {
    var finger: Int
    var attributes: UInt16
    /// Which slot appeared after this one the last time.
    var successor = none
    /// The frame it was last in, counted from 1.
    var frame = 0
    var isDown = true
  }

  init(firstFinger: Int) { nextFinger = firstFinger }

  /// The slot foreseen for the next row; nil for a touch with the next number.
  var foreseen: Int? {
    guard let latest = recent.first else { return nil }
    if lastSlot != Self.none {
      let successor = slots[lastSlot].successor
      if successor != Self.none, slots[successor].isDown { return successor }
    }
    return latest
  }

  /// Whether a frame is foreseen to begin with a row of this slot: at the start, and where it is in the frame already.
  func foreseesFrame(at slot: Int) -> Bool { frame == 0 || slots[slot].frame == frame }

  func finger(_ slot: Int) -> Int { slots[slot].finger }
  func attributes(_ slot: Int) -> UInt16 { slots[slot].attributes }
  func isNew(_ slot: Int) -> Bool { slots[slot].frame == 0 }
  func slot(ofFinger finger: Int) -> Int? { slotOfFinger[finger] }
  func rank(of slot: Int) -> Int? { recent.firstIndex(of: slot) }
  func slot(atRank rank: Int) -> Int? { recent.indices.contains(rank) ? recent[rank] : nil }

  /// A slot for a finger not seen in this block before.
  mutating func open(_ finger: Int) -> Int {
    let fresh = attributes[Int(lastAttributes)].forNewTouch
    slots.append(Slot(finger: finger, attributes: place(of: fresh, after: lastAttributes)))
    slotOfFinger[finger] = slots.count - 1
    if finger >= nextFinger { nextFinger = finger &+ 1 }
    return slots.count - 1
  }

  /// The place of a row's attributes, which a row before had at `old`.
  ///
  /// A row makes three new places at most, so that a block's rows never run out of them.
  mutating func place(of new: Attributes, after old: UInt16) -> UInt16 {
    if attributes[Int(old)] == new { return old }
    attributes.append(new)
    return UInt16(attributes.count - 1)
  }

  /// The place of what the coalesced and predicted samples of a row are foreseen to have.
  mutating func placeForMinors(of owner: UInt16) -> UInt16 {
    if let known = minors, known.owner == owner { return known.place }
    let place = place(of: attributes[Int(owner)].forMinor, after: owner)
    minors = (owner, place)
    return place
  }

  /// Takes in a main row.
  mutating func note(_ row: RowShape) {
    let slot = Int(row.slot)
    if row.startsFrame {
      frame += 1
      isEstimates = row.isEstimates
    }
    if lastSlot != Self.none { slots[lastSlot].successor = slot }
    lastSlot = slot
    lastAttributes = row.attributes
    slots[slot].attributes = row.attributes
    slots[slot].frame = frame
    slots[slot].isDown = row.phase != .ended && row.phase != .cancelled
    if recent.first == slot, slots[slot].isDown { return }
    recent.removeAll { $0 == slot }
    if slots[slot].isDown { recent.insert(slot, at: 0) }
  }
}
