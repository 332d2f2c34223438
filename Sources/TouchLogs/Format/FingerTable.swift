/// The fingers of one block as writer and reader both know them before the next row: what they foresee alike needs no
/// bytes.
struct FingerTable {
  /// The number that a new touch is foreseen to have.
  private(set) var nextFinger: Int
  private(set) var isEstimates = false
  private var slots: [Slot] = []
  private var slotOfFinger: [Int: Int] = [:]
  /// Slots of fingers that are down, the latest to appear first.
  private var recent: [Int] = []
  private var lastSlot: Int?
  private var lastAttributes = Attributes()
  private var frame = 0

  private struct Slot {
    var finger: Int
    var attributes: Attributes
    /// Which slot appeared after this one the last time.
    var successor: Int?
    /// The frame it was last in, counted from 1.
    var frame = 0
    var isDown = true
  }

  init(firstFinger: Int) { nextFinger = firstFinger }

  /// The slot foreseen for the next row; nil for a touch with the next number.
  var foreseen: Int? {
    guard let latest = recent.first else { return nil }
    if let lastSlot, let successor = slots[lastSlot].successor, slots[successor].isDown { return successor }
    return latest
  }

  /// Whether a frame is foreseen to begin with a row of this slot: at the start, and where it is in the frame already.
  func foreseesFrame(at slot: Int) -> Bool { frame == 0 || slots[slot].frame == frame }

  func finger(_ slot: Int) -> Int { slots[slot].finger }
  func attributes(_ slot: Int) -> Attributes { slots[slot].attributes }
  func isNew(_ slot: Int) -> Bool { slots[slot].frame == 0 }
  func slot(ofFinger finger: Int) -> Int? { slotOfFinger[finger] }
  func rank(of slot: Int) -> Int? { recent.firstIndex(of: slot) }
  func slot(atRank rank: Int) -> Int? { recent.indices.contains(rank) ? recent[rank] : nil }

  /// A slot for a finger not seen in this block before.
  mutating func open(_ finger: Int) -> Int {
    slots.append(Slot(finger: finger, attributes: lastAttributes.forNewTouch))
    slotOfFinger[finger] = slots.count - 1
    if finger >= nextFinger { nextFinger = finger &+ 1 }
    return slots.count - 1
  }

  /// Takes in a main row.
  mutating func note(_ row: RowShape) {
    if row.startsFrame {
      frame += 1
      isEstimates = row.isEstimates
    }
    if let lastSlot { slots[lastSlot].successor = row.slot }
    lastSlot = row.slot
    lastAttributes = row.attributes
    slots[row.slot].attributes = row.attributes
    slots[row.slot].frame = frame
    slots[row.slot].isDown = row.phase != .ended && row.phase != .cancelled
    recent.removeAll { $0 == row.slot }
    if slots[row.slot].isDown { recent.insert(row.slot, at: 0) }
  }
}
