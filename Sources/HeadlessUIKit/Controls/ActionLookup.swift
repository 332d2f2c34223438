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
