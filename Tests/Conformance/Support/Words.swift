import Foundation
import HeadlessUIKit

/// Decisions in words that tests can compare.
@MainActor enum Words {
  /// A view's identifier, else the class.
  static func name(_ responder: UIResponder) -> String {
    (responder as? UIView)?.accessibilityIdentifier ?? "\(type(of: responder))"
  }

  private static func name(_ view: UIView?) -> String { view.map { name($0 as UIResponder) } ?? "nobody" }

  static func of(_ decision: Decision) -> String {
    switch decision {
    case .looksFor(let touch, let place): "looks for \(touch.identifier) at \(place.x),\(place.y)"
    case .asks(let view, let place): "asks \(name(view)) at \(place.x),\(place.y)"
    case .refuses(let view, _): "\(name(view)) refuses"
    case .contains(let view): "\(name(view)) contains"
    case .answers(let view, let answer): "\(name(view)) answers \(name(answer))"
    case .finds(let view, let answer): "\(name(view)) finds \(name(answer))"
    case .hit(let touch, let view): "\(touch.identifier) hits \(name(view))"
    case .calls(let responder, let call, let sender):
      "calls \(name(responder)) \(of(call))" + (sender.map { " from \(name($0))" } ?? "")
    case .passes(let chain, let call, _):
      chain.responders.map { "calls \(name($0.takeUnretainedValue())) \(of(call))" }.joined(separator: ", ")
    case .unhandled(let responder, let call): "unhandled after \(name(responder)) \(of(call))"
    case .returned(let responder, let call): "returned \(name(responder)) \(of(call))"
    case .drops(let touch, let reason): "drops \(touch.identifier) \(of(reason))"
    case .dropsEvent(let event, let reason): "drops \(event.type) \(of(reason))"
    case .dropsCorrection(let finger): "drops correction of \(finger)"
    case .gesture(let recognizer, let decision): "\(name(recognizer)) \(of(decision))"
    case .takes(let touch, let view, let recognizer):
      "\(name(recognizer)) takes \(touch.identifier) from \(name(view))"
    case .withholds(let touch, let view, let recognizer):
      "\(name(recognizer)) keeps \(touch.identifier) from \(name(view))"
    case .releases(let touch, let view): "\(touch.identifier) goes to \(name(view))"
    case .press(let press, let decision): "press \(press.identifier) \(of(decision))"
    case .list(let list, let decision): "\(name(list)) \(of(decision))"
    case .drag(let view, let touch, let decision): "\(name(view)) \(touch.identifier) \(of(decision))"
    case .tracking(let control, let end): "\(name(control)) tracking \(end)"
    case .value(let control, let from, let to): "\(name(control)) \(of(from)) to \(of(to))"
    case .action(let action): of(action)
    case .firstResponder(let responder, let change): "\(name(responder)) \(of(change))"
    case .scroll(let list, let decision): "\(name(list)) \(ScrollWords.of(decision))"
    case .follows(let control, let touch, let events, _):
      "\(name(control)) follows \(touch.identifier) \(events.names.joined(separator: " "))"
    case .cancels(let touch, let view, let reason): "\(name(view)) loses \(touch.identifier) \(of(reason))"
    case .hop(let hop): "hop \(hop)"
    case .keyWindow(let window, let isKey): "\(name(window)) \(isKey ? "becomes" : "resigns") key"
    case .application(let notice): notice.rawValue
    case .feedback(let words): "feedback \(words)"
    case .warns(_, let text): "warns \(text)"
    }
  }

  static func of(_ call: ResponderCall) -> String {
    switch call {
    case .touchesBegan(let touches): "began" + fingers(touches)
    case .touchesMoved(let touches): "moved" + fingers(touches)
    case .touchesEnded(let touches): "ended" + fingers(touches)
    case .touchesCancelled(let touches): "cancelled" + fingers(touches)
    case .touchesEstimatedPropertiesUpdated(let touches): "corrected" + fingers(touches)
    case .motionBegan: "motion began"
    case .motionEnded: "motion ended"
    case .motionCancelled: "motion cancelled"
    case .pressesBegan(let presses): "press began" + presses.map { " \($0.identifier)" }.joined()
    case .pressesChanged(let presses): "press changed" + presses.map { " \($0.identifier)" }.joined()
    case .pressesEnded(let presses): "press ended" + presses.map { " \($0.identifier)" }.joined()
    case .pressesCancelled(let presses): "press cancelled" + presses.map { " \($0.identifier)" }.joined()
    case .remoteControlReceived(let subtype): "remote control \(subtype.rawValue)"
    }
  }

  private static func fingers(_ touches: [UITouch]) -> String { touches.map { " \($0.identifier)" }.joined() }

  /// `touchUpInside save:`, and who performs it: `by A`, `by A after B C`.
  static func of(_ action: SentAction) -> String {
    let start = (action.events.names + [action.name]).joined(separator: " ")
    return switch action.outcome {
    case .performed: start
    case .performedBy(let target): "\(start) by \(name(ofObject: target))"
    case .foundBy(let target, let asked):
      "\(start) by \(name(ofObject: target))" + (asked.isEmpty ? "" : " after \(names(asked))")
    case .foundByNobody(let asked): "\(start) by nobody after \(names(asked))"
    case .notImplemented(let target): "\(start) not implemented by \(name(ofObject: target))"
    case .targetGone: "\(start) of a target that is gone"
    case .kept(let keeper): "\(start) kept by \(name(keeper))"
    }
  }

  private static func names(_ responders: [UIResponder]) -> String {
    responders.map { name($0) }.joined(separator: " ")
  }

  private static func name(ofObject object: AnyObject) -> String {
    (object as? UIResponder).map { name($0) } ?? "\(type(of: object))"
  }

  /// `selects 0-3`, `refuses 0-3 notAllowed`
  static func of(_ decision: ListDecision) -> String {
    switch decision {
    case .selects(let place): "selects \(place.section)-\(place.item)"
    case .deselects(let place): "deselects \(place.section)-\(place.item)"
    case .refuses(let place, let why): "refuses \(place.section)-\(place.item) \(why)"
    }
  }

  /// `lifts 2`, `proposes move`, `lifts nothing: noItems`
  static func of(_ decision: DragDecision) -> String {
    switch decision {
    case .lifts(let items): "lifts \(items)"
    case .liftsNothing(let why): "lifts nothing: \(why)"
    case .adds(let items): "adds \(items)"
    case .proposes(let operation): "proposes \(operation)"
    case .takes(let operation): "takes \(operation)"
    case .ends(let operation): "ends \(operation)"
    default: "\(decision)"
    }
  }

  static func of(_ value: ControlValue) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .index(let index): "\(index)"
    case .text(let text): "'\(text)'"
    }
  }

  static func of(_ change: FirstResponderChange) -> String {
    if case .waitsFor(let present) = change { "waits for \(name(present))" } else { "\(change)" }
  }

  static func of(_ reason: DropReason) -> String {
    switch reason {
    case .singleTouch(let view): "singleTouch \(name(view))"
    case .exclusive(let holder): "exclusive \(name(holder))"
    case .excluded(let view): "excluded by \(name(view))"
    case .outsideWindow(let view): "outsideWindow \(name(view))"
    case .animated(let view): "animated \(name(view))"
    case .taken(let recognizer): "taken by \(name(recognizer))"
    case .swallowed(let responder): "swallowed by \(name(responder))"
    case .stopsScrolling(let list): "stopsScrolling \(name(list))"
    case .touchesShouldNotBegin(let list): "touchesShouldNotBegin \(name(list))"
    default: "\(reason)"
    }
  }
}
