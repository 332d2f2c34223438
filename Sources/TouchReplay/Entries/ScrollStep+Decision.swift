import HeadlessUIKit
import Traces

extension ScrollStep {
  /// What a scroll view decided, as a trace says it.
  @MainActor init(_ decision: ScrollDecision, _ subjects: Subjects) {
    self =
      switch decision {
      case .releases(let touch, let reason): .released(finger: touch.identifier, Release(reason))
      case .refusesDrag(let refusal, let touches):
        .refused(fingers: touches.map(\.identifier), Refusal(refusal, subjects))
      case .beginsDragging(let place, let lock): .began(at: Point(place), lock: lock.map { Axis($0) })
      case .drags(let start, let end): .moved(from: Point(start), to: Point(end))
      case .endsDragging(let place, let velocity):
        .ended(at: Point(place), velocity: Point(x: velocity.x * 1000, y: velocity.y * 1000))
      case .decelerates(_, let target, let aim): .decelerates(to: Point(target), Aim(aim))
      case .animates(_, let target): .animates(to: Point(target))
      case .comesToRest(let place, let reason): .cameToRest(at: Point(place), Rest(reason))
      case .jumps(let start, let end): .jumped(from: Point(start), to: Point(end))
      }
  }
}

extension ScrollStep.Release {
  fileprivate init(_ reason: ReleaseReason) {
    self =
      switch reason {
      case .timeIsUp: .timeIsUp
      case .lifted: .lifted
      case .withAnother: .withAnother
      case .willNotScroll: .willNotScroll
      }
  }
}

extension ScrollStep.Refusal {
  @MainActor fileprivate init(_ refusal: RefusedDrag, _ subjects: Subjects) {
    self =
      switch refusal {
      case .nothingToScroll(let axis): .nothingToScroll(ScrollStep.Axis(axis))
      case .handsOver(let axis, let outer): .handsOver(ScrollStep.Axis(axis), to: subjects.name(of: outer))
      case .cannotCancel(let view): .cannotCancel(view: subjects.name(of: view))
      case .touchesShouldCancelSaidNo(let view): .touchesShouldCancelSaidNo(view: subjects.name(of: view))
      }
  }
}

extension ScrollStep.Axis {
  fileprivate init(_ axis: ScrollAxis) {
    self =
      switch axis {
      case .horizontal: .horizontal
      case .vertical: .vertical
      }
  }
}

extension ScrollStep.Aim {
  fileprivate init(_ aim: ScrollAim) {
    self =
      switch aim {
      case .speed: .speed
      case .page: .page
      case .bar: .bar
      case .delegate: .delegate
      }
  }
}

extension ScrollStep.Rest {
  fileprivate init(_ reason: RestReason) {
    self =
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
