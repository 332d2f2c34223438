import HeadlessUIKit
import Traces

/// What recognizers decided, as a trace says it.
@MainActor enum GestureWords {
  static func of(
    _ decision: GestureDecision, by recognizer: UIGestureRecognizer, _ subjects: Subjects
  ) -> GestureStep {
    let fingers = recognizer.fingersInTrace
    switch decision {
    case .moves(let from, let to, let reason):
      return GestureStep(what(from, to), fingers: fingers, because: reason.map { of($0, subjects) })
    case .waits(let others):
      return GestureStep(.waits, fingers: fingers, because: .waits(for: others.map { subjects.name(of: $0) }))
    case .refusesTouch(let touch, let reason):
      return GestureStep(.refusedTouch(finger: touch.identifier), because: of(reason, subjects))
    case .refusesPress(let press, let reason):
      return GestureStep(.refusedPress(press.identifier), because: of(reason, subjects))
    case .refusesState(let state): return GestureStep(.refusedState(word(state)))
    case .acts: return GestureStep(.action(word(recognizer.state)))
    }
  }

  /// Written out, as a drag says it with every sample.
  private static func word(_ state: UIGestureRecognizer.State) -> String {
    switch state {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  static func taken(
    _ touch: UITouch, by recognizer: UIGestureRecognizer, _ subjects: Subjects
  ) -> TouchCustody {
    TouchCustody(.taken, finger: touch.identifier, by: subjects.name(of: recognizer))
  }

  static func withheld(
    _ touch: UITouch, by recognizer: UIGestureRecognizer, _ subjects: Subjects
  ) -> TouchCustody {
    TouchCustody(.withheld, finger: touch.identifier, by: subjects.name(of: recognizer))
  }

  /// Of a press, what came between it and its responder.
  static func custody(
    of press: UIPress, _ decision: PressDecision, _ subjects: Subjects
  ) -> (subject: UIResponder, custody: TouchCustody)? {
    var custody = TouchCustody(.released, finger: press.identifier)
    custody.isPress = true
    switch decision {
    case .taken(let responder, let recognizer):
      (custody.what, custody.by) = (.taken, subjects.name(of: recognizer))
      return (responder, custody)
    case .withheld(let responder, let recognizer):
      (custody.what, custody.by) = (.withheld, subjects.name(of: recognizer))
      return (responder, custody)
    case .released(let responder): return (responder, custody)
    case .dropped: return nil
    }
  }

  private static func what(
    _ from: UIGestureRecognizer.State, _ to: UIGestureRecognizer.State
  ) -> GestureStep.What {
    switch to {
    case .began: .began
    case .changed, .possible: .changed
    case .ended: from == .possible ? .recognized : .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  private static func of(
    _ reason: HeadlessUIKit.GestureReason, _ subjects: Subjects
  ) -> Traces.GestureReason {
    switch reason {
    case .moved(let way, let needed): .moved(way, needs: needed)
    case .swiped(let way, let needed): .swiped(way, needs: needed)
    case .strayed(let way, let allowed): .strayed(way, allows: allowed)
    case .swipedLate(let way, let needed, let time): .swipedLate(way, needs: needed, within: time)
    case .movedTooFar(let way, let allowed): .movedTooFar(way, allows: allowed)
    case .tapped(let times): .tapped(times: times)
    case .heldTooLong(let time): .heldTooLong(time)
    case .noFurtherTap(let time): .noFurtherTap(within: time)
    case .held(let time): .held(time)
    case .lifted(let time, let needed): .lifted(after: time, needs: needed)
    case .spread(let way, let needed): .spread(way, needs: needed)
    case .turned(let angle, let needed): .turned(angle, needs: needed)
    case .tooManyFingers(let count, let allowed): .tooManyFingers(count, allows: allowed)
    case .tooFewFingers(let count, let needed): .tooFewFingers(count, needs: needed)
    case .awayFromEdge(let distance, let allowed): .awayFromEdge(distance, allows: allowed)
    case .liftedAll: .liftedAll
    case .cancelledTouches: .cancelledTouches
    case .prevented(let other): .prevented(by: subjects.name(of: other))
    case .recognized(let other): .recognized(subjects.name(of: other))
    case .requiresItself(let others): .requiresItself(through: others.map { subjects.name(of: $0) })
    case .viewSaysNo(let view): .viewSaysNo(subjects.name(of: view))
    case .delegateSaysNo: .delegateSaysNo
    case .subclassSaysNo: .subclassSaysNo
    case .willNotScroll: .willNotScroll
    case .nothingToScroll: .nothingToScroll
    case .wrongType: .wrongType
    case .wrongButtons: .wrongButtons
    case .disabled: .disabled
    case .detached: .detached
    }
  }
}
