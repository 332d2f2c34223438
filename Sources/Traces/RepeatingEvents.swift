extension TraceEvent {
  /// May come with every frame of a drag.
  var repeats: Bool {
    switch self {
    case .call(let call): call.method.repeats
    case .action(let action):
      action.isOfChange || !action.events.isEmpty && action.events.allSatisfy(Action.repeating.contains)
    case .value: true
    case .gesture(let step): step.repeats
    case .scroll(let step): step.repeats
    case .hop(let hop): hop.repeats
    case .follow(let follow): follow.repeats
    default: false
    }
  }

  /// Takes the next event of the same subject into the run that this one began, if it is one of it.
  mutating func goesOn(with next: TraceEvent) -> Bool {
    switch (self, next) {
    case (.call(let call), .call(let other)):
      return call.method == other.method && call.outcome == other.outcome && call.fingers == other.fingers
        && call.from == other.from
    case (.action(let action), .action(let other)): return action == other
    case (.hop(let hop), .hop(let other)): return hop == other
    case (.follow(var follow), .follow(let other)):
      guard follow.events == other.events, follow.finger == other.finger else { return false }
      follow.place = max(follow.place, other.place)
      self = .follow(follow)
      return true
    case (.gesture(let step), .gesture(let other)): return step == other
    case (.value(var change), .value(let other)):
      change.to = other.to
      self = .value(change)
      return true
    case (.scroll(let step), .scroll(let other)):
      guard let both = step.joined(with: other) else { return false }
      self = .scroll(both)
      return true
    default: return false
    }
  }
}

extension Action {
  /// The events that a finger causes again and again between landing and lifting.
  fileprivate static let repeating = ["touchDragInside", "touchDragOutside", "valueChanged"]
}

extension Call.Method {
  /// Comes again and again between a beginning and an end.
  var repeats: Bool {
    switch self {
    case .touchesMoved, .touchesEstimatedPropertiesUpdated, .pressesChanged: true
    default: false
    }
  }
}
