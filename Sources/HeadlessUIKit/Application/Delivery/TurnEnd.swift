/// What waits for the end of a turn, in the order in which it came.
@MainActor struct TurnEnd {
  enum Work {
    /// Recognizers have targets to be called, as with every event of a finger that pans: so this is no closure.
    case gestures
    case action(@MainActor () -> Void)
  }

  /// Recognizers are the first to be called; they are not in `waiting` then.
  private var gesturesComeFirst = false
  private var waiting: [Work] = []
  /// How many of them have been taken.
  private var taken = 0

  nonisolated init() {}

  var isEmpty: Bool { !gesturesComeFirst && waiting.isEmpty }

  mutating func add(_ work: Work) {
    TurnNews.note()
    if case .gestures = work, waiting.isEmpty {
      gesturesComeFirst = true
    } else {
      waiting.append(work)
    }
  }

  /// Takes the first one out; nil where nothing waits.
  mutating func next() -> Work? {
    if gesturesComeFirst {
      gesturesComeFirst = false
      return .gestures
    }
    guard taken < waiting.count else { return nil }
    let next = waiting[taken]
    taken += 1
    if taken == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      taken = 0
    }
    return next
  }
}

/// Counts whatever comes to wait for the end of a turn, in all applications: whoever keeps something that a turn's
/// end looks for notes it here.
///
/// Most turns are of a finger that goes on, and leave nothing to do. As long as nothing has come since one ended
/// that left nothing to the next, none has to look for it.
enum TurnNews {
  @exclusivity(unchecked) private(set) nonisolated(unsafe) static var count: UInt = 1
  static func note() { count &+= 1 }
}
