import HeadlessUIKit
import Traces

/// What scroll views decided, as a trace says it.
@MainActor enum ScrollWords {
  static func of(_ decision: ScrollDecision, _ subjects: Subjects) -> ScrollStep {
    switch decision {
    case .releases(let touch, let reason): .released(finger: touch.identifier, of(reason))
    case .refusesDrag(let refusal, let touches):
      .refused(fingers: touches.map(\.identifier), of(refusal, subjects))
    case .beginsDragging(let place, let lock): .began(at: Point(place), lock: lock.map(of))
    case .drags(let start, let end): .moved(from: Point(start), to: Point(end))
    case .endsDragging(let place, let velocity):
      .ended(at: Point(place), velocity: Point(x: velocity.x * 1000, y: velocity.y * 1000))
    case .decelerates(_, let target, let aim): .decelerates(to: Point(target), of(aim))
    case .animates(_, let target): .animates(to: Point(target))
    case .comesToRest(let place, let reason): .cameToRest(at: Point(place), of(reason))
    case .jumps(let start, let end): .jumped(from: Point(start), to: Point(end))
    }
  }

  private static func of(_ reason: ReleaseReason) -> ScrollStep.Release {
    switch reason {
    case .timeIsUp: .timeIsUp
    case .lifted: .lifted
    case .withAnother: .withAnother
    case .willNotScroll: .willNotScroll
    }
  }

  private static func of(_ refusal: RefusedDrag, _ subjects: Subjects) -> ScrollStep.Refusal {
    switch refusal {
    case .nothingToScroll(let axis): .nothingToScroll(of(axis))
    case .handsOver(let axis, let outer): .handsOver(of(axis), to: subjects.name(of: outer))
    case .cannotCancel(let view): .cannotCancel(view: subjects.name(of: view))
    case .touchesShouldCancelSaidNo(let view): .touchesShouldCancelSaidNo(view: subjects.name(of: view))
    }
  }

  private static func of(_ axis: ScrollAxis) -> ScrollStep.Axis {
    switch axis {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  private static func of(_ aim: ScrollAim) -> ScrollStep.Aim {
    switch aim {
    case .speed: .speed
    case .page: .page
    case .delegate: .delegate
    }
  }

  private static func of(_ reason: RestReason) -> ScrollStep.Rest {
    switch reason {
    case .arrived: .arrived
    case .touched: .touched
    case .interrupted: .interrupted
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the scroll view tells it better: that it holds a touch, that it follows a finger.
  func isScrollViews(_ decision: GestureDecision) -> Bool {
    if type(of: self) == ContentTouchHold.self { return true }
    if case .moves(_, .changed, _) = decision { return isScrollViews }
    return false
  }

  /// Whether it is the recognizer by which its view scrolls.
  var isScrollViews: Bool {
    guard let list = view as? UIScrollView else { return false }
    return list.panGestureRecognizer === self
  }
}
