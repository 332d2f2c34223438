import HeadlessUIKit
import Traces

/// What controls and first responders decided, as a trace says it.
@MainActor enum ControlWords {
  static func of(_ end: HeadlessUIKit.TrackingEnd) -> Traces.TrackingEnd {
    switch end {
    case .refused: .refused
    case .stopped: .stopped
    }
  }

  static func of(_ value: ControlValue) -> ValueChange.Value {
    switch value {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .index(let index): .index(index)
    case .text(let text): .text(text)
    }
  }

  static func of(_ action: SentAction, _ subjects: Subjects) -> Action {
    let outcome: Action.Outcome =
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
    return Action(for: action.events.names, action.name, outcome)
  }

  static func of(
    _ change: HeadlessUIKit.FirstResponderChange, _ subjects: Subjects
  ) -> Traces.FirstResponderChange {
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
