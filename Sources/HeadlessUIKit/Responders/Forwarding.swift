/// One hop up the responder chain, and the way the event system makes the first call.
///
/// Each call is bracketed by `calls` and `returned`, so that a watcher can tell those who kept an event from those
/// who passed it on.
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
  @exclusivity(unchecked) private static var callees: [Unmanaged<UIResponder>] = [] {
    didSet { isAnyCalled = !callees.isEmpty }
  }
  /// The same, as every move asks: to come by an array Swift looks each time whether it was made already.
  @exclusivity(unchecked) private static var isAnyCalled = false
  @exclusivity(unchecked) private static var chains = PassingChains()

  /// Calls the responder's method by `body`, unless all that this would do is to pass a touch on: then who comes
  /// next is called in its place, and so on up the chain.
  static func call(
    _ responder: UIResponder, _ call: @autoclosure () -> ResponderCall, as method: TouchOverrides = [],
    from sender: UIResponder? = nil, _ body: (UIResponder) -> Void
  ) {
    let told = Decisions.areWatched ? call() : nil
    guard !method.isEmpty, told == nil || Decisions.arePassesHeard, responder.onlyPassesOn(method) else {
      return enter(responder, told, from: sender, body)
    }
    let chain = chain(from: responder, method)
    if let told { Decisions.tell(passing: chain, told, from: sender) }
    // Nobody else's code has run since it was asked who is next, nor does it where nobody is.
    guard let taker = chain.taker else { return }
    let bottom = callees.count
    callees += chain.responders
    enter(taker, told, from: chain.responders.last?.takeUnretainedValue(), body)
    callees.removeLast(callees.count - bottom)
  }

  /// The same of touches that moved, whose view keeps them most often: of these it is told apart from other calls,
  /// as they come with every sample.
  static func callMoved(_ responder: UIResponder, _ touches: [UITouch], _ body: (UIResponder) -> Void) {
    if responder.onlyPassesOn(.moved) { return call(responder, .touchesMoved(touches), as: .moved, body) }
    let isTold = Decisions.areWatched
    check(callees.count, at: responder)
    if isTold { Decisions.tell(callingMoved: responder, touches) }
    callees.append(Unmanaged.passUnretained(responder))
    body(responder)
    callees.removeLast()
    if isTold { Decisions.tell(returnedMoved: responder, touches) }
  }

  /// The way of touches that move, where it is known and nobody on it keeps them.
  static func unhandledMove(from responder: UIResponder) -> PassingChain? {
    guard passesUnasked, let chain = chains.chain(from: responder, .moved), chain.isUnhandled else { return nil }
    return chain
  }

  /// Whether responders need not be called that would only pass a touch on.
  static var passesUnasked: Bool { !isAnyCalled && (Decisions.arePassesHeard || !Decisions.areWatched) }

  /// At hand, so that the body is no closure, which would keep what it works with.
  @inline(__always) private static func enter(
    _ responder: UIResponder, _ told: ResponderCall?, from sender: UIResponder?, _ body: (UIResponder) -> Void
  ) {
    check(callees.count, at: responder)
    if let told { Decisions.tell(.calls(responder, told, from: sender)) }
    callees.append(Unmanaged.passUnretained(responder))
    body(responder)
    callees.removeLast()
    if let told { Decisions.tell(.returned(responder, told)) }
  }

  /// Where somebody is being called already, the application may have another `next` than else.
  private static func chain(from responder: UIResponder, _ method: TouchOverrides) -> PassingChain {
    guard callees.isEmpty else { return find(from: responder, method) }
    if let known = chains.chain(from: responder, method) { return known }
    let chain = find(from: responder, method)
    chains.keep(chain, from: responder, method)
    return chain
  }

  private static func find(from responder: UIResponder, _ method: TouchOverrides) -> PassingChain {
    let bottom = callees.count
    var next: UIResponder? = responder
    while let present = next, present.onlyPassesOn(method) {
      check(callees.count, at: present)
      callees.append(Unmanaged.passUnretained(present))
      next = present.next
    }
    let chain = PassingChain(Array(callees[bottom...]), next: next.map { Unmanaged.passUnretained($0) })
    callees.removeLast(callees.count - bottom)
    return chain
  }

  private static func check(_ depth: Int, at responder: UIResponder) {
    precondition(
      depth < Limits.chainLength,
      "the responder chain loops: \(type(of: responder)) is called \(depth) hops deep; look for a `next` that leads back"
    )
  }

  /// Whether the responder is being called at this moment, here or further down.
  static func isCalling(_ responder: UIResponder) -> Bool {
    let own = Unmanaged.passUnretained(responder).toOpaque()
    for callee in callees where callee.toOpaque() == own { return true }
    return false
  }
}
