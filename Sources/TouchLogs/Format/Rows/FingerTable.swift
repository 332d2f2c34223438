/// The fingers of one block as writer and reader both know them before the next row: what they foresee alike needs
/// no bytes.
struct FingerTable {
  /// The number that a new touch is foreseen to have.
  private(set) var nextFinger: Int
  private(set) var isEstimates = false
  /// What rows share; they and slots name it by its place. The first is what a log begins with.
  private(set) var attributes = [Attributes()]
  private var slots: [Slot] = []
  /// Of the first `indexed` slots: most blocks never ask.
  private var slotOfFinger: [Int: Int] = [:]
  private var indexed = 0
  /// The slot of the finger that is down and appeared last; the others are linked behind it.
  private var latest = none
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
    var isDown = false
    /// While it is down: the slots that appeared next after it and next before it.
    var newer = none
    var older = none
  }

  init(firstFinger: Int) { nextFinger = firstFinger }

  /// The slot foreseen for the next row; nil for a touch with the next number.
  var foreseen: Int? {
    guard latest != Self.none else { return nil }
    if lastSlot != Self.none {
      let successor = slots[lastSlot].successor
      if successor != Self.none, slots[successor].isDown { return successor }
    }
    return latest
  }

  /// Whether a frame is foreseen to begin with a row of this slot: at the start, and where it is in the frame
  /// already.
  func foreseesFrame(at slot: Int) -> Bool { frame == 0 || slots[slot].frame == frame }

  func finger(_ slot: Int) -> Int { slots[slot].finger }
  func attributes(_ slot: Int) -> UInt16 { slots[slot].attributes }
  func isNew(_ slot: Int) -> Bool { slots[slot].frame == 0 }

  mutating func slot(ofFinger finger: Int) -> Int? {
    while indexed < slots.count {
      slotOfFinger[slots[indexed].finger] = indexed
      indexed += 1
    }
    return slotOfFinger[finger]
  }

  /// How many fingers that are down have appeared since this one; nil where it is not down, or too far back.
  func rank(of slot: Int) -> Int? {
    var other = latest
    for rank in 0...Limit.rank where other != Self.none {
      if other == slot { return rank }
      other = slots[other].older
    }
    return nil
  }

  func slot(atRank rank: Int) -> Int? {
    guard (0...Limit.rank).contains(rank) else { return nil }
    var slot = latest
    for _ in 0..<rank where slot != Self.none { slot = slots[slot].older }
    return slot == Self.none ? nil : slot
  }

  /// A slot for a finger not seen in this block before.
  mutating func open(_ finger: Int) -> Int {
    let fresh = attributes[Int(lastAttributes)].forNewTouch
    slots.append(Slot(finger: finger, attributes: place(of: fresh, after: lastAttributes)))
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
    let index = Int(row.slot)
    if row.startsFrame {
      frame += 1
      isEstimates = row.isEstimates
    }
    if lastSlot != Self.none { slots[lastSlot].successor = index }
    lastSlot = index
    lastAttributes = row.attributes
    var slot = slots[index]
    slot.attributes = row.attributes
    slot.frame = frame
    let (wasDown, isDown) = (slot.isDown, row.phase != .ended && row.phase != .cancelled)
    slot.isDown = isDown
    slots[index] = slot
    if isDown, latest == index { return }
    if wasDown { unlink(index) }
    if isDown { link(index) }
  }

  /// Takes in a row of a finger that moves on in a frame of its own or its frame's next place, with nothing
  /// changed.
  /// - Returns: nil where no such row is foreseen.
  mutating func noteForeseen() -> RowShape? {
    guard let index = foreseen, frame > 0 else { return nil }
    var slot = slots[index]
    let startsFrame = slot.frame == frame
    if startsFrame { frame &+= 1 }
    slot.frame = frame
    slots[index] = slot
    if lastSlot != index || slot.successor != index { slots[lastSlot].successor = index }
    (lastSlot, lastAttributes) = (index, slot.attributes)
    if latest != index {
      unlink(index)
      link(index)
    }
    return RowShape(
      finger: slot.finger, slot: UInt16(truncatingIfNeeded: index), attributes: slot.attributes, role: .main,
      phase: .moved, startsFrame: startsFrame, isEstimates: isEstimates, storesPrevious: false)
  }

  /// Takes in so many rounds of rows as the last ones, each of which foresees the next and the last the first; a
  /// frame begins in each.
  mutating func noteTurns(_ rounds: Int, of rows: ArraySlice<RowShape>) {
    frame += rounds
    for row in rows { slots[Int(row.slot)].frame += rounds }
  }

  private mutating func unlink(_ index: Int) {
    let (newer, older) = (slots[index].newer, slots[index].older)
    if newer == Self.none { latest = older } else { slots[newer].older = older }
    if older != Self.none { slots[older].newer = newer }
  }

  private mutating func link(_ index: Int) {
    slots[index].newer = Self.none
    slots[index].older = latest
    if latest != Self.none { slots[latest].newer = index }
    latest = index
  }
}
