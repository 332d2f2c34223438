/// Some of the fingers that are down: a hand's at most, so that looking through them is less than hashing one.
struct FewTouches {
  private var touches: [UITouch] = []

  var isEmpty: Bool { touches.isEmpty }
  var count: Int { touches.count }

  func contains(_ touch: UITouch) -> Bool { touches.holds(touch) }

  mutating func insert(_ touch: UITouch) {
    if !touches.holds(touch) { touches.append(touch) }
  }

  mutating func insert(contentsOf others: [UITouch]) {
    for place in others.indices { insert(others[place]) }
  }

  mutating func remove(_ touch: UITouch) {
    for place in touches.indices where touches[place] === touch {
      touches.remove(at: place)
      return
    }
  }

  mutating func removeAll() { touches.removeAll(keepingCapacity: true) }

  /// Lets go of all but these.
  mutating func keep(_ others: [UITouch]) {
    if !touches.isEmpty { touches.removeAll { !others.holds($0) } }
  }
}
