import TouchLogs

/// Which of a device's places each finger that is down has: always the lowest free one.
struct ContactSlots {
  private var slots: [Int: Int] = [:]
  /// Places that were taken once, the lowest last.
  private var free: [Int] = []
  /// How many places were ever taken at once.
  private(set) var mostTaken = 0

  /// The place of a finger; a new one for a finger that has none.
  mutating func slot(of finger: Int) -> (slot: Int, isNew: Bool) {
    if let slot = slots[finger] { return (slot, false) }
    let slot = free.popLast() ?? mostTaken
    mostTaken = max(mostTaken, slot + 1)
    slots[finger] = slot
    return (slot, true)
  }

  func holds(_ finger: Int) -> Bool { slots[finger] != nil }

  mutating func leave(_ finger: Int) {
    guard let slot = slots.removeValue(forKey: finger) else { return }
    free.insert(slot, at: free.firstIndex { $0 < slot } ?? free.endIndex)
  }

  var isEmpty: Bool { slots.isEmpty }

  /// How many places a whole log takes.
  static func needed(by frames: [Frame]) -> Int {
    var slots = ContactSlots()
    for sample in frames.lazy.flatMap(\.samples) {
      _ = slots.slot(of: sample.finger)
      if sample.isOver { slots.leave(sample.finger) }
    }
    return slots.mostTaken
  }
}

extension Sample {
  /// Whether the finger is up after it.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
