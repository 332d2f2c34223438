/// The last arrays and sets of touches that were handed out: all who hear of an event hear of the same few, and so
/// they do of the next one.
@MainActor struct HandedTouches {
  /// Of four fingers each alone, in pairs, and all together.
  private static let most = 12
  private var known: [Handed] = []
  /// An empty one, for its room.
  private var spare: Set<UITouch>?

  @MainActor private struct Handed {
    let touches: [UITouch]
    /// Nil until somebody asks for it.
    private(set) var set: Set<UITouch>?

    init(_ touches: [UITouch]) { self.touches = touches }

    /// - Parameter room: of a set that was made for few; taken where these are few, too.
    mutating func makeSet(in room: inout Set<UITouch>?) -> Set<UITouch> {
      let made = Self.filled(&room, with: touches) ?? Set(landing: touches)
      set = made
      return made
    }

    private static func filled(_ room: inout Set<UITouch>?, with touches: [UITouch]) -> Set<UITouch>? {
      for touch in touches where touch.slot >= Limits.landingSlots { return nil }
      guard var set = room.take() else { return nil }
      for touch in touches { set.insert(touch) }
      return set
    }

    mutating func takeSet() -> Set<UITouch>? { set.take() }
  }

  nonisolated init() {}

  /// The touches as a set, in landing order when iterated.
  mutating func set(of touches: [UITouch]) -> Set<UITouch> {
    for place in known.indices where known[place].touches.areThose(of: touches) {
      return known[place].set ?? known[place].makeSet(in: &spare)
    }
    return known[add(touches)].makeSet(in: &spare)
  }

  /// The touch as an array.
  mutating func alone(_ touch: UITouch) -> [UITouch] {
    for place in known.indices where known[place].touches.count == 1 && known[place].touches[0] === touch {
      return known[place].touches
    }
    let touches = [touch]
    add(touches)
    return touches
  }

  /// Others will be handed out: some of them have lifted.
  mutating func forget() {
    for place in known.indices where spare == nil { spare = known[place].takeSet() }
    spare?.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
  }

  /// - Returns: its place among those known.
  @discardableResult private mutating func add(_ touches: [UITouch]) -> Int {
    if known.count == Self.most { forget() }
    known.append(Handed(touches))
    return known.count - 1
  }
}
