import Foundation

/// The method of that name, to be called with sender and event: of the target's own `ActionMethods`, or one that
/// UIKit's classes have on a device.
@MainActor enum ActionLookup {
  static func method(_ action: Selector, of target: Any?) -> ((Any?, UIEvent?) -> Void)? {
    if let own = (target as? any ActionMethods)?.method(for: action) { return own }
    guard let responder = target as? UIResponder else { return nil }
    switch action.description {
    case "resignFirstResponder": return { _, _ in _ = responder.resignFirstResponder() }
    case "becomeFirstResponder": return { _, _ in _ = responder.becomeFirstResponder() }
    case "endEditing:":
      guard let view = responder as? UIView else { return nil }
      return { _, _ in _ = view.endEditing(true) }
    default: return nil
    }
  }
}

extension ActionLookup {
  /// Calls the target's method with that argument. Where there is none, which raises an exception on a device, the
  /// trace says so.
  @discardableResult
  static func call(_ action: Selector, of target: AnyObject, with argument: Any?, from sender: Any?) -> Bool {
    guard let method = method(action, of: target) else {
      Decisions.tell(.action(SentAction(from: sender, for: [], action.description, .notImplemented(by: target))))
      return false
    }
    method(argument, nil)
    return true
  }
}
