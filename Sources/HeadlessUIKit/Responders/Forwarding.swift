/// One hop up the responder chain, and the way the event system makes the first call.
///
/// Each call is bracketed by `calls` and `returned`, so that a watcher can tell who kept an event from who passed it on.
extension UIResponder {
  /// What every event method's default does: the next responder is called, or nobody is there.
  func pass(_ call: @autoclosure () -> ResponderCall, _ body: (UIResponder) -> Void) {
    guard let next else { return Decisions.tell(.unhandled(self, call())) }
    Forwarding.call(next, call(), from: self, body)
  }
}

@MainActor enum Forwarding {
  /// Responders that are being called right now, the event's first one at the bottom.
  private static var callees: [UIResponder] = []

  static func call(
    _ responder: UIResponder, _ call: @autoclosure () -> ResponderCall, from sender: UIResponder? = nil,
    _ body: (UIResponder) -> Void
  ) {
    precondition(
      callees.count < Limits.chainLength,
      "the responder chain loops: \(type(of: responder)) is called \(callees.count) hops deep; look for a `next` that leads back"
    )
    let told = Decisions.areWatched ? call() : nil
    if let told { Decisions.tell(.calls(responder, told, from: sender)) }
    callees.append(responder)
    body(responder)
    callees.removeLast()
    if let told { Decisions.tell(.returned(responder, told)) }
  }

  /// Whether the responder is being called at this moment, here or further down.
  static func isCalling(_ responder: UIResponder) -> Bool { callees.contains { $0 === responder } }
}
