import HeadlessUIKit

/// What recognizers decide, in words that tests can compare.
extension Words {
  static func name(_ recognizer: UIGestureRecognizer) -> String { recognizer.name ?? "\(type(of: recognizer))" }

  static func of(_ decision: GestureDecision) -> String {
    switch decision {
    case .moves(_, let to, let reason): "\(to)" + (reason.map { " \(of($0))" } ?? "")
    case .waits(let others): "waits for \(names(others))"
    case .refusesTouch(let touch, let reason): "refuses \(touch.identifier) \(of(reason))"
    case .refusesPress(let press, let reason): "refuses press \(press.identifier) \(of(reason))"
    case .refusesState(let state): "refuses \(state)"
    case .acts: "acts"
    }
  }

  static func of(_ decision: PressDecision) -> String {
    switch decision {
    case .taken(let responder, let recognizer): "taken from \(name(responder)) by \(name(recognizer))"
    case .withheld(let responder, let recognizer): "kept from \(name(responder)) for \(name(recognizer))"
    case .released(let responder): "goes to \(name(responder))"
    case .dropped(let reason): "dropped \(of(reason))"
    }
  }

  static func of(_ reason: GestureReason) -> String {
    switch reason {
    case .prevented(let other): "prevented by \(name(other))"
    case .recognized(let other): "\(name(other)) recognized"
    case .requiresItself(let others): "requires itself through \(names(others))"
    case .viewSaysNo(let view): "\(name(view)) says no"
    default: "\(reason)"
    }
  }

  private static func names(_ recognizers: [UIGestureRecognizer]) -> String {
    recognizers.map(name).joined(separator: " ")
  }
}
