import HeadlessUIKit
import Traces

/// The routes that calls of one replay went, each put into names once: a finger that moves goes the same way up the
/// chain with every sample.
@MainActor struct CallRoutes {
  /// More than touches go on one screen; where there were more, they are found anew.
  private static let limit = 256

  private let subjects: Subjects
  /// By the name of the responder called first, the newest of each.
  private var known: [ObjectIdentifier: KnownRoute] = [:]
  private var count = 0
  /// The chains that fingers which are down went last, where nobody on them comes to be called otherwise.
  private var last: [(chain: PassingChain, route: KnownRoute, borrowed: Unmanaged<KnownRoute>)] = []
  /// A chain for each of four fingers; the fifth has them all found by their names again.
  private static let mostLast = 4
  /// Routes of one stop: of calls that the responder called first has kept.
  private var taken: [KnownRoute] = []
  /// Where the last one is among these that was asked for: most often it is the next one.
  private var lastTaken = 0

  init(subjects: Subjects) { self.subjects = subjects }

  /// A route with the names that it was made of. Names stand for their responders: no two have the same object, and
  /// nobody is kept alive.
  @MainActor final class KnownRoute {
    /// The numbers of the fingers that went this way last: most often the same ones go it again.
    @exclusivity(unchecked) private(set) var fingers: [Int] = []
    /// What the sink has open for their moves; nil until it was asked.
    @exclusivity(unchecked) private var run: OpenRun? {
      didSet { borrowedRun = run.map { .passUnretained($0) } }
    }
    /// The same, for every move.
    @exclusivity(unchecked) private var borrowedRun: Unmanaged<OpenRun>?
    private let names: [Subjects.Known]
    private let sender: Subjects.Known?
    private let isUnhandled: Bool
    /// Of whose names it is made.
    private let number: Int
    let route: CallRoute
    /// Another that begins at the same responder.
    fileprivate var older: KnownRoute?
    /// Those of the names that may not be right any more.
    private let changing: [Subjects.Known]

    fileprivate convenience init(by subjects: Subjects, along chain: PassingChain, from sender: UIResponder?) {
      var names: [Subjects.Known] = []
      names.reserveCapacity(chain.responders.count)
      for responder in chain.responders { names.append(subjects.known(responder.takeUnretainedValue())) }
      self.init(
        by: subjects, through: names, from: sender, isUnhandled: chain.isUnhandled,
        ending: chain.isUnhandled ? .unhandled : .passed)
    }

    /// To one who keeps the call.
    fileprivate convenience init(by subjects: Subjects, to taker: UIResponder, from sender: UIResponder?) {
      self.init(by: subjects, through: [subjects.known(taker)], from: sender, isUnhandled: false, ending: .taken)
    }

    /// - Parameter ending: what the last of them does with the call; the others pass it on.
    private init(
      by subjects: Subjects, through names: [Subjects.Known], from sender: UIResponder?, isUnhandled: Bool,
      ending: Call.Outcome
    ) {
      number = subjects.number
      self.sender = if let sender { subjects.known(sender) } else { nil }
      (self.names, self.isUnhandled) = (names, isUnhandled)
      var changing: [Subjects.Known] = []
      for name in names where name.isProvisional { changing.append(name) }
      if let own = self.sender, own.isProvisional { changing.append(own) }
      self.changing = changing
      var stops: [CallRoute.Stop] = []
      stops.reserveCapacity(names.count)
      for name in names {
        let from = stops.last?.subject ?? self.sender?.name
        stops.append(CallRoute.Stop(subject: name.name, from: from, outcome: .passed))
      }
      if !stops.isEmpty { stops[stops.count - 1].outcome = ending }
      route = CallRoute(stops)
    }

    fileprivate var isCalledSoForGood: Bool { changing.isEmpty }

    fileprivate func ends(at taker: UIResponder) -> Bool { taker.isNoted(names[0]) }

    /// These go this way now.
    func take(_ touches: [UITouch]) {
      var areLast = touches.count == fingers.count
      for place in touches.indices where areLast { areLast = touches[place].identifier == fingers[place] }
      if areLast { return }
      run = nil
      if touches.count != fingers.count { fingers = Array(repeating: 0, count: touches.count) }
      for place in touches.indices { fingers[place] = touches[place].identifier }
    }

    /// Has a move of that finger alone be one more of the run that is known to be open, if it is.
    fileprivate func goesOn(by finger: Int, in frame: Int) -> Bool {
      guard let borrowedRun, fingers.count == 1, fingers[0] == finger else { return false }
      return borrowedRun.lend { $0.goesOn(in: frame) }
    }

    fileprivate func goesOn(with touches: [UITouch], in frame: Int, into sink: any TraceSink) -> Bool {
      take(touches)
      return goesOn(in: frame, into: sink)
    }

    /// Has a move of the fingers be one more of the run that the sink has open for such, if it has.
    /// - Returns: false where the move is to be told in full.
    func goesOn(in frame: Int, into sink: any TraceSink) -> Bool {
      if let borrowedRun, borrowedRun.lend({ $0.goesOn(in: frame) }) { return true }
      run = sink.run(of: .touchesMoved, fingers: fingers, along: route)
      return run?.goesOn(in: frame) ?? false
    }

    fileprivate func isOf(_ subjects: Subjects) -> Bool { number == subjects.number }

    fileprivate func comes(from sender: UIResponder?) -> Bool {
      guard let sender, let own = self.sender else { return sender == nil && self.sender == nil }
      return sender.isNoted(own)
    }

    fileprivate func goes(along chain: PassingChain, from sender: UIResponder?) -> Bool {
      guard isUnhandled == chain.isUnhandled, comes(from: sender), names.count == chain.responders.count else {
        return false
      }
      for place in names.indices where !chain.responders[place].takeUnretainedValue().isNoted(names[place]) {
        return false
      }
      return true
    }

    fileprivate func isCurrent(for subjects: Subjects) -> Bool {
      for name in changing where !name.isCurrent(for: subjects) { return false }
      return true
    }
  }

  /// The same object for the same responders, as long as they are called the same.
  /// - Parameters:
  ///   - chain: not empty.
  ///   - sender: who passed the call to the first of them.
  mutating func route(along chain: PassingChain, from sender: UIResponder?) -> CallRoute {
    known(along: chain, from: sender).route
  }

  /// The route with what is known of it.
  mutating func known(along chain: PassingChain, from sender: UIResponder?) -> KnownRoute {
    guard sender == nil else { return noted(along: chain, from: sender) }
    for place in last.indices where last[place].chain === chain { return last[place].route }
    let route = noted(along: chain, from: nil)
    if route.isCalledSoForGood {
      if last.count == Self.mostLast { last.removeAll(keepingCapacity: true) }
      last.append((chain, route, .passUnretained(route)))
    }
    return route
  }

  /// Has a move of the touches be one more of the run that the sink has open for such, if it has.
  /// - Returns: false where the move is to be told in full.
  mutating func goesOn(
    along chain: PassingChain, with touches: [UITouch], in frame: Int, into sink: any TraceSink
  ) -> Bool {
    for place in last.indices where last[place].chain === chain {
      return last[place].borrowed.lend { $0.goesOn(with: touches, in: frame, into: sink) }
    }
    return known(along: chain, from: nil).goesOn(with: touches, in: frame, into: sink)
  }

  /// Likewise of a finger alone, where it went along the chain before and its run is open still; else nothing is
  /// done.
  func goesOn(along chain: PassingChain, by finger: Int, in frame: Int) -> Bool {
    for place in last.indices where last[place].chain === chain {
      return last[place].borrowed.lend { $0.goesOn(by: finger, in: frame) }
    }
    return false
  }

  private mutating func noted(along chain: PassingChain, from sender: UIResponder?) -> KnownRoute {
    // The chain is the same one as long as nobody moves.
    if let route = chain.note as? KnownRoute, route.isOf(subjects), route.comes(from: sender),
      route.isCurrent(for: subjects)
    {
      return route
    }
    let route = find(along: chain, from: sender)
    chain.note = route
    return route
  }

  /// The route to one who keeps the call, likewise.
  mutating func known(to taker: UIResponder, from sender: UIResponder?) -> KnownRoute {
    if isLastTaken(by: taker, from: sender) { return taken[lastTaken] }
    if let place = placeOfTaken(by: taker, from: sender) {
      lastTaken = place
      return taken[place]
    }
    let route = KnownRoute(by: subjects, to: taker, from: sender)
    if taken.count == Self.limit { taken.removeAll() }
    lastTaken = taken.count
    taken.append(route)
    return route
  }

  private func isLastTaken(by taker: UIResponder, from sender: UIResponder?) -> Bool {
    lastTaken < taken.count
      && taken.lend(lastTaken) {
        $0.ends(at: taker) && $0.comes(from: sender) && $0.isCurrent(for: subjects)
      }
  }

  /// - Returns: nil where there is none, or it is called otherwise by now.
  @inline(never) private func placeOfTaken(by taker: UIResponder, from sender: UIResponder?) -> Int? {
    for place in taken.indices where taken[place].ends(at: taker) && taken[place].comes(from: sender) {
      return taken[place].isCurrent(for: subjects) ? place : nil
    }
    return nil
  }

  private mutating func find(along chain: PassingChain, from sender: UIResponder?) -> KnownRoute {
    let first = ObjectIdentifier(subjects.known(chain.responders[0].takeUnretainedValue()))
    var next = known[first]
    while let route = next {
      if route.goes(along: chain, from: sender), route.isCurrent(for: subjects) { return route }
      next = route.older
    }
    let route = KnownRoute(by: subjects, along: chain, from: sender)
    if count == Self.limit { (known, count) = ([:], 0) }
    route.older = known.updateValue(route, forKey: first)
    count += 1
    return route
  }
}
