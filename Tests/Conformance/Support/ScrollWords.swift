import HeadlessUIKit

/// What scroll views decide, in words that tests can compare.
@MainActor enum ScrollWords {
  static func of(_ decision: ScrollDecision) -> String {
    switch decision {
    case .releases(let touch, let reason): "releases \(touch.identifier): \(reason)"
    case .refusesDrag(.nothingToScroll(let axis), _): "refuses the drag: nothing \(axis)"
    case .refusesDrag(.handsOver(_, let outer), _): "leaves the drag to \(Words.name(outer))"
    case .refusesDrag(.cannotCancel(let view), _): "refuses the drag: can't cancel \(Words.name(view))"
    case .refusesDrag(.touchesShouldCancelSaidNo(let view), _): "refuses the drag: \(Words.name(view)) keeps it"
    case .beginsDragging: "begins dragging"
    case .drags: "drags"
    case .endsDragging: "ends dragging"
    case .decelerates: "decelerates"
    case .animates: "animates"
    case .comesToRest(_, let reason): "comes to rest: \(reason)"
    case .jumps: "jumps"
    }
  }
}
