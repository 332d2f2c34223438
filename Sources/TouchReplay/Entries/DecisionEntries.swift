import HeadlessUIKit
import Traces

/// Puts into entries what is told as it falls, without regard to what was told before.
@MainActor struct DecisionEntries {
  typealias Entry = (subject: String, event: TraceEvent)

  let subjects: Subjects
  /// Also of what is said only where everything is to be said.
  let tellsEverything: Bool

  /// Nil for what is told with other decisions, or not to be said.
  func entry(of decision: consuming Decision) -> Entry? {
    switch decision {
    case .looksFor, .asks, .contains, .refuses, .answers, .finds, .hit, .calls, .passes, .unhandled, .returned,
      .gesture:
      nil
    case .drops(let touch, let reason): drop(.touch(finger: touch.identifier), of: window(of: touch), say(reason))
    case .dropsEvent(let event, let reason): drop(.event("\(event.type)"), of: "application", say(reason))
    case .dropsCorrection(let finger): drop(.touch(finger: finger), of: "application", .nothingAwaitsCorrection)
    case .takes(let touch, let view, let recognizer):
      (subjects.name(of: view), .custody(TouchCustody(.taken, touch, by: recognizer, subjects)))
    case .withholds(let touch, _, let hold as ContentTouchHold):
      hold.view.map { (subjects.name(of: $0), .scroll(.held(finger: touch.identifier))) }
    case .withholds(let touch, let view, let recognizer):
      (subjects.name(of: view), .custody(TouchCustody(.withheld, touch, by: recognizer, subjects)))
    case .releases(let touch, let view):
      (subjects.name(of: view), .custody(TouchCustody(.released, finger: touch.identifier)))
    case .press(let press, let decision): entry(of: decision, press)
    case .scroll(let list, let decision): (subjects.name(of: list), .scroll(ScrollStep(decision, subjects)))
    case .list(let list, let decision): (subjects.name(of: list), .list(ListStep(decision)))
    case .drag(let view, let touch, let decision):
      (subjects.name(of: view), .drag(DragStep(decision, by: touch)))
    case .tracking(let control, let end): (subjects.name(of: control), .tracking(Traces.TrackingEnd(end)))
    case .value(let control, let from, let to):
      (subjects.name(of: control), .value(ValueChange(from: ValueChange.Value(from), to: ValueChange.Value(to))))
    case .action(let action): (name(ofSender: action.sender), .action(Action(action, subjects)))
    case .firstResponder(let responder, let change):
      (subjects.name(of: responder), .firstResponder(Traces.FirstResponderChange(change, subjects)))
    case .follows(let control, let touch, let events, let place):
      whole(subjects.name(of: control), .follow(Follow(touch, events, place)))
    case .cancels(let touch, let view, let reason):
      whole(subjects.name(of: view), .lost(LostTouch(finger: touch.identifier, because: say(reason))))
    case .hop(let hop): entry(of: hop)
    case .keyWindow(let window, let isKey): (subjects.name(of: window), .keyWindow(isKey: isKey))
    case .application(let notice): ("application", .application(notice.rawValue))
    case .feedback(let words): ("device", .note("feedback: \(words)"))
    case .warns(let responder, let text): (subjects.name(of: responder), .note("warning: \(text)"))
    }
  }

  private func entry(of decision: PressDecision, _ press: UIPress) -> Entry {
    switch decision {
    case .taken(let responder, let recognizer):
      (subjects.name(of: responder), .custody(TouchCustody(.taken, press, by: recognizer, subjects)))
    case .withheld(let responder, let recognizer):
      (subjects.name(of: responder), .custody(TouchCustody(.withheld, press, by: recognizer, subjects)))
    case .released(let responder):
      (subjects.name(of: responder), .custody(TouchCustody(.released, press, by: nil, subjects)))
    case .dropped(let reason):
      drop(.press(press.identifier), of: press.window.map(subjects.name) ?? "application", say(reason))
    }
  }

  private func entry(of hop: EventHop) -> Entry? {
    guard tellsEverything else { return nil }
    let (subject, hop) = hop.entry(subjects)
    return (subject, .hop(hop))
  }

  private func drop(_ what: Dropped.What, of subject: String, _ reason: Reason) -> Entry {
    (subject, .dropped(Dropped(what, reason)))
  }

  /// Nil where not everything is to be said.
  private func whole(_ subject: @autoclosure () -> String, _ event: @autoclosure () -> TraceEvent) -> Entry? {
    tellsEverything ? (subject(), event()) : nil
  }

  private func say(_ reason: DropReason) -> Reason { Reason(reason, subjects) }

  private func window(of touch: UITouch) -> String { touch.window.map(subjects.name) ?? "application" }

  private func name(ofSender sender: Any?) -> String {
    if let recognizer = sender as? UIGestureRecognizer { return subjects.name(of: recognizer) }
    let responder = (sender as? UIBarButtonItem)?.button ?? sender as? UIResponder
    return responder.map(subjects.name) ?? "application"
  }
}
