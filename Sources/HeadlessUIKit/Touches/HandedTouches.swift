/// The last arrays and sets of touches that were handed out: all who hear of an event hear of the same few, and so
/// they do of the next one.
@MainActor struct HandedTouches {
  /// Of four fingers each alone, in pairs, and all together.
  private static let most = 12
  private var known: [Handed] = []

  @MainActor private struct Handed {
    let touches: [UITouch]
    /// Nil until somebody asks for it.
    private(set) var set: Set<UITouch>?

    init(_ touches: [UITouch]) { self.touches = touches }

    mutating func makeSet() -> Set<UITouch> {
      let made = Set(landing: touches)
      set = made
      return made
    }
  }

  nonisolated init() {}

  /// The touches as a set, in landing order when iterated.
  mutating func set(of touches: [UITouch]) -> Set<UITouch> {
    for place in known.indices where known[place].touches.areThose(of: touches) {
      return known[place].set ?? known[place].makeSet()
    }
    return known[add(touches)].makeSet()
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
  mutating func forget() { known.removeAll(keepingCapacity: true) }

  /// - Returns: its place among those known.
  @discardableResult private mutating func add(_ touches: [UITouch]) -> Int {
    if known.count == Self.most { forget() }
    known.append(Handed(touches))
    return known.count - 1
  }
}
