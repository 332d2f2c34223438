/// An action on its way, as watchers are told of it: before the method is called, or when it is clear that none
/// will be.
@MainActor package struct SentAction {
  package var sender: Any?
  /// What a control sends it for; empty where code sent it by hand.
  package var events: UIControl.Event
  /// The selector, or the `UIAction`'s title.
  package var name: String
  package var outcome: Outcome

  package enum Outcome {
    /// A `UIAction` runs its closure.
    case performed
    /// By the target that was named.
    case performedBy(AnyObject)
    /// By the first of the responder chain that can. No target was named; those asked before it could not.
    case foundBy(AnyObject, asked: [UIResponder])
    /// No target was named, and none of these can.
    case foundByNobody(asked: [UIResponder])
    /// The target that was named has no method of that name.
    case notImplemented(by: AnyObject)
    /// The target died.
    case targetGone
    /// An override of `sendAction` didn't call super.
    case kept(by: UIResponder)
  }

  init(from sender: Any?, for events: UIControl.Event, _ name: String, _ outcome: Outcome) {
    self.sender = sender
    self.events = events
    self.name = name
    self.outcome = outcome
  }
}

extension UIAction {
  /// The title, else the discoverability title; empty where there is neither.
  var traceName: String { title.isEmpty ? discoverabilityTitle ?? "" : title }
}
