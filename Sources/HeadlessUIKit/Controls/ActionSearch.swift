/// Who performs an action that names no target.
///
/// The search starts at the key window's first responder; where that can't reach anybody, at the sender, or at the
/// button of a bar's item; and at the application where the sender is no responder. (Apple's own pages disagree
/// about the start.)
@MainActor enum ActionSearch {
  /// Responders that could not, of the search that is going on.
  private static var asked: [UIResponder]?
  private static var depth = 0

  static func target(of action: Selector, from sender: Any?) -> (target: AnyObject?, asked: [UIResponder]) {
    let outer = asked
    asked = []
    defer { asked = outer }
    var starts: [UIResponder] = []
    if let first = UIApplication.shared.keyWindow?.firstResponder { starts.append(first) }
    starts.append(sender as? UIResponder ?? (sender as? UIBarButtonItem)?.button ?? UIApplication.shared)
    for start in starts {
      if let found = start.target(forAction: action, withSender: sender) {
        return (found as AnyObject, asked ?? [])
      }
    }
    return (nil, asked ?? [])
  }

  /// One hop of the default `target(forAction:withSender:)`.
  static func hop(at responder: UIResponder, _ action: Selector, _ sender: Any?) -> Any? {
    precondition(
      depth < Limits.chainLength,
      "the responder chain loops: \(type(of: responder)) is asked \(depth) hops deep; look for a `next` that leads back"
    )
    if isOpen(responder), responder.canPerformAction(action, withSender: sender) { return responder }
    if asked?.contains(where: { $0 === responder }) == false { asked?.append(responder) }
    depth += 1
    defer { depth -= 1 }
    return responder.next?.target(forAction: action, withSender: sender)
  }

  /// Controllers may leave out what comes up to them from those that they present.
  private static func isOpen(_ responder: UIResponder) -> Bool {
    guard let controller = responder as? UIViewController, controller.presentedViewController != nil else {
      return true
    }
    return controller.performsActionsWhilePresentingModally
  }
}

extension UIApplication {
  /// What `sendAction(_:to:from:for:)` does.
  func perform(_ action: Selector, on target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let control = sender as? UIControl
    control?.tracker.unsent = nil
    let events = control?.tracker.sending ?? []
    func tell(_ outcome: @autoclosure () -> SentAction.Outcome) {
      Decisions.tell(.action(SentAction(from: sender, for: events, action.description, outcome())))
    }
    guard let target else {
      let (found, asked) = ActionSearch.target(of: action, from: sender)
      guard let found, let method = ActionLookup.method(action, of: found) else {
        tell(found.map { .notImplemented(by: $0) } ?? .foundByNobody(asked: asked))
        return false
      }
      tell(.foundBy(found, asked: asked))
      method(sender, event)
      return true
    }
    let object = target as AnyObject
    guard let method = ActionLookup.method(action, of: target) else {
      tell(.notImplemented(by: object))
      return false
    }
    tell(.performedBy(object))
    method(sender, event)
    return true
  }
}
