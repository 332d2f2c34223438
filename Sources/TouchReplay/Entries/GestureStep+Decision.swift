import HeadlessUIKit
import Traces

extension GestureStep {
  /// What a recognizer decided, as a trace says it.
  @MainActor init(_ decision: GestureDecision, by recognizer: UIGestureRecognizer, _ subjects: Subjects) {
    let fingers = recognizer.fingersInTrace
    switch decision {
    case .moves(let from, let to, let reason):
      self.init(What(from, to), fingers: fingers, because: reason.map { Traces.GestureReason($0, subjects) })
    case .waits(let others):
      self.init(.waits, fingers: fingers, because: .waits(for: others.map { subjects.name(of: $0) }))
    case .refusesTouch(let touch, let reason):
      self.init(.refusedTouch(finger: touch.identifier), because: Traces.GestureReason(reason, subjects))
    case .refusesPress(let press, let reason):
      self.init(.refusedPress(press.identifier), because: Traces.GestureReason(reason, subjects))
    case .refusesState(let state): self.init(.refusedState(Self.word(state)))
    case .acts: self.init(.action(Self.word(recognizer.state)))
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
}

extension GestureStep.What {
  fileprivate init(_ from: UIGestureRecognizer.State, _ to: UIGestureRecognizer.State) {
    self =
      switch to {
      case .began: .began
      case .changed, .possible: .changed
      case .ended: from == .possible ? .recognized : .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

extension Traces.GestureReason {
  @MainActor fileprivate init(_ reason: HeadlessUIKit.GestureReason, _ subjects: Subjects) {
    self =
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
