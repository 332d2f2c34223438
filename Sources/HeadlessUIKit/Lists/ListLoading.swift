/// How much a list knows of what its data source has.
enum ListLoading {
  /// Everything is asked for when somebody needs it.
  case awaited
  case asking
  /// Everything is known, and is asked for once more in the next layout.
  case onceMore
  case done

  /// Has everything asked for anew: unless it is being asked for right now.
  mutating func expire() { if self != .asking { self = .awaited } }
}
