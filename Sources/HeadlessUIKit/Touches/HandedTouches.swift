/// The last arrays and sets of touches that were handed out: all who hear of an event hear of the same few, and so
/// they do of the next one.
@MainActor struct HandedTouches {
  /// Of four fingers each alone, in pairs, and all together.
  private static let most = 12
  private var known: [Handed] = []

  private struct Handed {
    let touches: [UITouch]
    /// Nil until somebody asks for it.
    var set: Set<UITouch>?
  }

  nonisolated init() {}

  /// The touches as a set, in landing order when iterated.
  mutating func set(of touches: [UITouch]) -> Set<UITouch> {
    for place in known.indices where known[place].touches.areThose(of: touches) {
      if let set = known[place].set { return set }
      let set = Set(landing: touches)
      known[place].set = set
      return set
    }
    let set = Set(landing: touches)
    add(Handed(touches: touches, set: set))
    return set
  }

  /// The touch as an array.
  mutating func alone(_ touch: UITouch) -> [UITouch] {
    for place in known.indices where known[place].touches.count == 1 && known[place].touches[0] === touch {
      return known[place].touches
    }
    let touches = [touch]
    add(Handed(touches: touches))
    return touches
  }

  /// Others will be handed out: some of them have lifted.
  mutating func forget() { known.removeAll(keepingCapacity: true) }

  private mutating func add(_ handed: Handed) {
    if known.count == Self.most { forget() }
    known.append(handed)
  }
}
