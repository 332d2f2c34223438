import HeadlessUIKit
import Traces

extension Traces.TrackingEnd {
  /// What ended a control's tracking, as a trace says it.
  init(_ end: HeadlessUIKit.TrackingEnd) {
    self =
      switch end {
      case .passedUp: .passedUp
      case .refused: .refused
      case .stopped: .stopped
      }
  }
}

extension ValueChange.Value {
  /// A control's value, as a trace says it.
  init(_ value: ControlValue) {
    self =
      switch value {
      case .number(let number): .number(number)
      case .flag(let flag): .flag(flag)
      case .index(let index): .index(index)
      case .text(let text): .text(text)
      }
  }
}

extension Action {
  /// An action that was sent, as a trace says it.
  @MainActor init(_ action: SentAction, _ subjects: Subjects) {
    let outcome: Outcome =
      switch action.outcome {
      case .performed: .performed
      case .performedBy(let target): .performedBy(subjects.name(ofObject: target))
      case .foundBy(let target, let asked):
        .foundBy(subjects.name(ofObject: target), asked: asked.map(subjects.name))
      case .foundByNobody(let asked): .foundByNobody(asked: asked.map(subjects.name))
      case .notImplemented(let target): .notImplemented(by: subjects.name(ofObject: target))
      case .targetGone: .targetGone
      case .kept(let keeper): .kept(by: subjects.name(of: keeper))
      }
    let isOfChange = (action.sender as? UIGestureRecognizer)?.state == .changed
    self.init(for: action.events.names, action.name, outcome, isOfChange: isOfChange)
  }
}

extension Traces.FirstResponderChange {
  /// What became of a first responder's place, as a trace says it.
  @MainActor init(_ change: HeadlessUIKit.FirstResponderChange, _ subjects: Subjects) {
    self =
      switch change {
      case .becomes: .becomes
      case .resigns: .resigns
      case .loses: .loses
      case .cannotBecome: .refused(.cannotBecome)
      case .hasNoWindow: .refused(.hasNoWindow)
      case .cannotResign: .refused(.cannotResign)
      case .waitsFor(let present): .refused(.waitsFor(subjects.name(of: present)))
      }
  }
}
