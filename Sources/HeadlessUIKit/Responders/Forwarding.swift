/// One hop up the responder chain, and the way the event system makes the first call.
///
/// Each call is bracketed by `calls` and `returned`, so that a watcher can tell who kept an event from who passed
/// it on.
extension UIResponder {
  /// What every event method's default does: the next responder is called, or nobody is there.
  /// - Parameter method: the touch method that it is; empty for others.
  func pass(
    _ call: @autoclosure () -> ResponderCall, as method: TouchOverrides = [], _ body: (UIResponder) -> Void
  ) {
    guard let next else { return Decisions.tell(.unhandled(self, call())) }
    Forwarding.call(next, call(), as: method, from: self, body)
  }

  /// Whether its method does nothing but pass a touch on to a `next` that is nobody else's code.
  fileprivate func onlyPassesOn(_ method: TouchOverrides) -> Bool {
    !method.isEmpty && touchOverrides.isDisjoint(with: method.union(.next))
  }
}

@MainActor enum Forwarding {
  /// Responders that are being called right now, the event's first one at the bottom; also those that only pass it
  /// on.
  ///
  /// Not retained, and only ever compared: one that its own call, or one further up, lets go of may be gone
  /// already.
  @exclusivity(unchecked) private static var callees: [Unmanaged<UIResponder>] = []

  /// Calls the responder's method by `body`, unless all that this would do is to pass a touch on: then who comes
  /// next is called in its place, and so on up the chain.
  static func call(
    _ responder: UIResponder, _ call: @autoclosure () -> ResponderCall, as method: TouchOverrides = [],
    from sender: UIResponder? = nil, _ body: (UIResponder) -> Void
  ) {
    let told = Decisions.areWatched ? call() : nil
    let shortcut = told == nil || Decisions.arePassesHeard ? method : []
    let bottom = callees.count
    var next: UIResponder? = responder
    while let present = next, present.onlyPassesOn(shortcut) {
      enter(present)
      next = present.next
    }
    var sender = sender
    if callees.count > bottom {
      if let told { Decisions.tell(.passes(callees[bottom...], told, from: sender, isUnhandled: next == nil)) }
      // Nobody else's code has run since it was asked who is next.
      sender = callees.last?.takeUnretainedValue()
    }
    if let next {
      if let told { Decisions.tell(.calls(next, told, from: sender)) }
      enter(next)
      body(next)
      callees.removeLast()
      if let told { Decisions.tell(.returned(next, told)) }
    }
    callees.removeLast(callees.count - bottom)
  }

  private static func enter(_ responder: UIResponder) {
    precondition(
      callees.count < Limits.chainLength,
      "the responder chain loops: \(type(of: responder)) is called \(callees.count) hops deep; look for a `next` that leads back"
    )
    callees.append(Unmanaged.passUnretained(responder))
  }

  /// Whether the responder is being called at this moment, here or further down.
  static func isCalling(_ responder: UIResponder) -> Bool {
    let own = Unmanaged.passUnretained(responder).toOpaque()
    for callee in callees where callee.toOpaque() == own { return true }
    return false
  }
}
