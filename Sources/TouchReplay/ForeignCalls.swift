import HeadlessUIKit

/// Calls that other code makes by hand, in windows that the application under test never showed.
///
/// While a replay waits for the main queue, another test of the process may call `touchesBegan` on its own views. What
/// comes of such a call belongs to no trace, up to its return.
@MainActor struct ForeignCalls {
  private var depth = 0

  mutating func covers(_ decision: Decision, in application: UIApplication) -> Bool {
    switch decision {
    case .calls(let responder, _, _):
      guard depth > 0 || Self.isForeign(responder, to: application) else { return false }
      depth += 1
      return true
    case .returned:
      guard depth > 0 else { return false }
      depth -= 1
      return true
    case .unhandled(let responder, _): return depth > 0 || Self.isForeign(responder, to: application)
    default: return depth > 0
    }
  }

  private static func isForeign(_ responder: UIResponder, to application: UIApplication) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    guard let window = view?.window else { return false }
    return !application.hasShown(window)
  }
}
