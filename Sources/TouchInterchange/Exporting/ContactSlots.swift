import TouchLogs

/// Which of a device's places each finger that is down has: always the lowest free one.
struct ContactSlots {
  private var fingers: [Int?] = []

  /// How many places were ever taken at once.
  var mostTaken: Int { fingers.count }

  /// The place of a finger; a new one for a finger that has none.
  mutating func slot(of finger: Int) -> (slot: Int, isNew: Bool) {
    if let slot = fingers.firstIndex(of: finger) { return (slot, false) }
    if let free = fingers.firstIndex(of: nil) {
      fingers[free] = finger
      return (free, true)
    }
    fingers.append(finger)
    return (fingers.count - 1, true)
  }

  func holds(_ finger: Int) -> Bool { fingers.contains(finger) }

  mutating func leave(_ finger: Int) {
    if let slot = fingers.firstIndex(of: finger) { fingers[slot] = nil }
  }

  var isEmpty: Bool { fingers.allSatisfy { $0 == nil } }

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
