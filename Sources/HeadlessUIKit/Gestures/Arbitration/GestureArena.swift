import Foundation

/// Everything that recognizers of an application have to do with each other.
///
/// A recognizer is in play from its first touch to its reset. States are decided at the moment in which they are
/// assigned: who recognizes first prevents the others.
@MainActor package final class GestureArena {
  /// There as long as this is: it has made it, and set this.
  unowned(unsafe) var application: UIApplication!
  /// In the order in which they came into play: for one touch from the hit view's to the window's.
  @exclusivity(unchecked) private(set) var inPlay: [UIGestureRecognizer] = []
  /// Whose targets are to be called, in the order in which they moved.
  @exclusivity(unchecked) private var owing: [UIGestureRecognizer] = []
  /// Those of them whose targets are being called; kept for its room.
  @exclusivity(unchecked) private var acting: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private var counted = 0
  /// Counts events and ends of turns.
  @exclusivity(unchecked) private var events = 0
  /// Whether the end of the turn was asked for.
  @exclusivity(unchecked) private(set) var isScheduled = false
  /// Several recognizers are failing as one: who waits for them waits for all.
  private var failsTogether = false
  /// Who is being told of touches, only compared: what it has recognized by then counts when it has been told.
  @exclusivity(unchecked) private var told: ObjectIdentifier?
  /// Whether that one has recognized meanwhile.
  @exclusivity(unchecked) private var hasBegun = false

  private func count() -> Int {
    counted += 1
    return counted
  }

  func enter(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isInPlay else { return }
    recognizer.attempt.entered = count()
    inPlay.append(recognizer)
  }

  // MARK: States

  /// What comes of a state that a recognizer's own code assigns; nil where it stays as it is, for now or for good.
  func outcome(of assigned: UIGestureRecognizer.State, assignedTo recognizer: UIGestureRecognizer)
    -> UIGestureRecognizer.State?
  {
    if assigned == .possible, recognizer.isResetting { return .possible }
    if assigned == recognizer.state, assigned == .possible || assigned.isFinal { return nil }
    let isWaiting = !recognizer.attempt.pending.isEmpty
    if isWaiting, assigned == recognizer.standing { return nil }
    guard let outcome = GestureTransitions.outcome(of: assigned, in: recognizer.standing) else {
      Decisions.tell(.gesture(recognizer, .refusesState(assigned)))
      return nil
    }
    enter(recognizer)
    guard isWaiting else {
      let recognizes = recognizer.state == .possible && outcome != .failed
      return recognizes ? self.outcome(ofAttemptAt: outcome, by: recognizer) : outcome
    }
    switch outcome {
    case .ended: recognizer.attempt.pending.append(.ended)
    case .cancelled, .failed:
      guard recognizer.state.isActive else { return .failed }
      recognizer.attempt.pending = []
      return .cancelled
    default: break
    }
    return nil
  }

  private func outcome(
    ofAttemptAt goal: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer
  ) -> UIGestureRecognizer.State? {
    let reason = recognizer.because
    if let refusal = refusal(of: recognizer) {
      guard recognizer.state == .possible else { return nil }
      recognizer.because = refusal
      return .failed
    }
    guard recognizer.state == .possible else { return nil }
    let verdict = FailureRequirements(inPlay).verdict(on: recognizer)
    // Who was asked may have switched it off.
    guard recognizer.state == .possible else { return nil }
    switch verdict {
    case .free:
      recognizer.because = reason
      return goal
    case .waits(let others):
      recognizer.attempt.pending = [goal]
      recognizer.attempt.pendingReason = reason
      Decisions.tell(.gesture(recognizer, .waits(for: others)))
      return nil
    case .tooLate(let other):
      recognizer.because = .recognized(other)
      return .failed
    case .circle(let members):
      fail(members.filter { $0 !== recognizer }.map { ($0, .requiresItself(through: members)) })
      recognizer.because = .requiresItself(through: members)
      return .failed
    }
  }

  /// Who says no to a recognizer that would recognize now.
  private func refusal(of recognizer: UIGestureRecognizer) -> GestureReason? {
    let entered = recognizer.attempt.entered ?? 0
    // One that has ended keeps others from its touches until it is reset.
    for other in inPlay where other !== recognizer && other.state.isRecognized {
      // Those that were in play before had their chance, and were left to go on, when the other one recognized.
      if let since = other.attempt.activated, since < entered, other.sharesInput(with: recognizer),
        Prevention.applies(by: other, to: recognizer)
      {
        return .prevented(by: other)
      }
    }
    return Permission.refusal(of: recognizer)
  }

  /// What a state that was just taken means for the others.
  func didMove(_ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
    let state = recognizer.state
    guard state != .possible else { return }
    if state == .changed, recognizer.because == nil {
      Decisions.tell(goingOn: recognizer, from: old)
    } else {
      if state != .failed || !recognizer.isDiscreet {
        Decisions.tell(.gesture(recognizer, .moves(from: old, to: state, recognizer.because)))
      }
      recognizer.because = nil
    }
    schedule()
    if state == .failed {
      recognizer.attempt.pending = []
      return releaseWaiting()
    }
    if hasBegun, state == .cancelled, told == ObjectIdentifier(recognizer) { return unbegin(recognizer) }
    owe(recognizer)
    guard old == .possible else { return }
    if told == ObjectIdentifier(recognizer) { hasBegun = true } else { recognized(recognizer) }
  }

  /// Tells a recognizer of touches. One that begins meanwhile, and is cancelled before it returns, has not begun.
  @inline(__always) func tell(_ recognizer: UIGestureRecognizer, _ call: () -> Void) {
    let outer = (told, hasBegun)
    (told, hasBegun) = (ObjectIdentifier(recognizer), false)
    call()
    let begins = hasBegun
    (told, hasBegun) = outer
    if begins { recognized(recognizer) }
  }

  /// Nobody hears of it, and whoever waits for its failure goes on.
  private func unbegin(_ recognizer: UIGestureRecognizer) {
    hasBegun = false
    recognizer.attempt.owesAction = false
    owing.removeAll { $0 === recognizer }
    releaseWaiting()
  }

  /// What most events come to: a recognizer that is under way takes what `didMove` would, and nothing of it is news
  /// for the others.
  @inline(__always) func didGoOn(
    _ recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State, in application: UIApplication
  ) {
    Decisions.tell(goingOn: recognizer, from: old)
    if recognizer.hasNobodyToCall, !recognizer.attempt.owesAction {
      recognizer.attempt.silentStep = events
    } else {
      owe(recognizer, in: application)
    }
  }

  /// Apart, as most that go on have nobody to call.
  @inline(never) private func owe(_ recognizer: UIGestureRecognizer, in application: UIApplication) {
    schedule(in: application)
    owe(recognizer)
  }

  /// Whoever comes to be called in the turn in which the recognizer goes on is called for that, too.
  func callsCome(to recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.silentStep == events, recognizer.state == .changed else { return }
    schedule()
    owe(recognizer)
  }

  /// An event comes, or a turn ends: who had nobody to call up to now has called nobody.
  func countEvent() { events &+= 1 }

  private func owe(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.attempt.owesAction else { return }
    recognizer.attempt.owesAction = true
    owing.append(recognizer)
  }

  /// Apart, as most of what a recognizer is told of only goes on.
  @inline(never) private func recognized(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.activated = count()
    let losers = losers(to: recognizer)
    // Who was asked may have switched it off.
    if recognizer.state == .cancelled { return unbegin(recognizer) }
    if recognizer.cancelsTouchesInView { claimInput(of: recognizer) }
    fail(losers)
    releaseWaiting()
  }

  private func claimInput(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.attempt.seen {
      application.touchDelivery.claim(touch, for: recognizer, unheard: recognizer.delaysTouchesBegan)
    }
    for press in recognizer.attempt.buttons.seen {
      application.pressDelivery.claim(press, for: recognizer, unheard: recognizer.delaysTouchesBegan)
    }
  }

  /// Who fails as the recognizer recognizes.
  private func losers(to recognizer: UIGestureRecognizer) -> [(UIGestureRecognizer, GestureReason)] {
    let requirements = FailureRequirements(inPlay)
    var losers: [(UIGestureRecognizer, GestureReason)] = []
    for other in inPlay where other !== recognizer && other.state == .possible {
      if requirements.requires(other, toFailFor: recognizer) {
        losers.append((other, .recognized(recognizer)))
      } else if other.sharesInput(with: recognizer), Prevention.applies(by: recognizer, to: other) {
        losers.append((other, .prevented(by: recognizer)))
      }
    }
    return losers
  }

  /// Fails all of them before anybody who waits for one of them goes on.
  private func fail(_ losers: [(UIGestureRecognizer, GestureReason)]) {
    let outer = failsTogether
    failsTogether = true
    for (loser, reason) in losers where loser.state == .possible { loser.obey(.failed, because: reason) }
    failsTogether = outer
  }

  private func releaseWaiting() {
    guard !failsTogether else { return }
    for recognizer in inPlay where recognizer.state == .possible && !recognizer.attempt.pending.isEmpty {
      let verdict = FailureRequirements(inPlay).verdict(on: recognizer)
      // Who was asked may have switched it off.
      guard recognizer.state == .possible else { continue }
      switch verdict {
      case .free:
        recognizer.obey(recognizer.attempt.pending[0], because: recognizer.attempt.pendingReason)
      case .tooLate(let other): recognizer.obey(.failed, because: .recognized(other))
      case .waits, .circle: break
      }
    }
  }

  /// A recognizer gets no more of what it was getting: what it recognized is cancelled, what it tried fails.
  func expel(_ recognizer: UIGestureRecognizer, because reason: GestureReason) {
    guard recognizer.isInPlay else { return }
    recognizer.attempt.letGo()
    if recognizer.state == .possible {
      recognizer.obey(.failed, because: reason)
    } else if recognizer.state.isActive {
      recognizer.attempt.pending = []
      recognizer.obey(.cancelled, because: reason)
    }
  }

  /// A recognizer that has no use for what came to it is out of play, as if nothing had come.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt = GestureAttempt()
    inPlay.removeAll { $0 === recognizer }
  }

  // MARK: The end of the turn

  func schedule() { schedule(in: application) }

  private func schedule(in application: UIApplication) {
    guard !isScheduled else { return }
    isScheduled = true
    application.runGesturesAtEndOfTurn()
  }

  /// Calls the targets of those that moved, then resets those that came to a final state.
  ///
  /// To be called before the next event, too: every event finds the one before it finished.
  func endTurn(_ touches: TouchDelivery, _ presses: PressDelivery) {
    guard isScheduled else { return }
    if touches.isSettled, presses.isSettled, isQuiet {
      touches.settle()
      return rest()
    }
    for _ in 0..<Limits.gestureRounds {
      touches.settle()
      presses.settle()
      var done: [UIGestureRecognizer] = []
      for place in inPlay.indices where inPlay[place].state.isFinal { done.append(inPlay[place]) }
      guard !owing.isEmpty || !done.isEmpty else { break }
      let isCalled = act()
      for recognizer in done where !recognizer.attempt.owesAction { reset(recognizer) }
      // Nobody else's code has run, so nothing has come of it.
      if !isCalled, done.isEmpty, touches.isSettled, presses.isSettled { break }
    }
    isScheduled = false
    if !owing.isEmpty { schedule() }
  }

  /// Whether nobody is to be called, nor anybody reset.
  private var isQuiet: Bool {
    for place in owing.indices where !owing[place].hasNobodyToCall { return false }
    for place in inPlay.indices where inPlay[place].state.isFinal { return false }
    return true
  }

  /// What the end of a turn comes to where it is quiet.
  private func rest() {
    while let recognizer = owing.popLast() { recognizer.attempt.owesAction = false }
    isScheduled = false
  }

  /// - Returns: whether anybody was called, or went on.
  private func act() -> Bool {
    // Of those that call for themselves while these are called.
    var due: [UIGestureRecognizer] = []
    swap(&due, &acting)
    swap(&due, &owing)
    defer {
      due.removeAll(keepingCapacity: true)
      swap(&due, &acting)
    }
    var isCalled = false
    for place in due.indices {
      let recognizer = due[place]
      recognizer.attempt.owesAction = false
      if let ownAction = recognizer.ownAction {
        isCalled = true
        ownAction()
      }
      if !recognizer.targets.isEmpty {
        isCalled = true
        Decisions.tell(.gesture(recognizer, .acts))
        recognizer.targets.call(for: recognizer)
      }
      guard recognizer.state.isActive, !recognizer.attempt.pending.isEmpty else { continue }
      recognizer.attempt.pending.removeFirst()
      // What it did until its beginning was told comes after that, with an action of its own.
      if let next = recognizer.attempt.pending.first {
        isCalled = true
        recognizer.obey(next)
      }
    }
    return isCalled
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.isResetting = true
    recognizer.reset()
    recognizer.clearMeasurements()
    recognizer.isResetting = false
    if recognizer.state != .possible { recognizer.obey(.possible) }
    withdraw(recognizer)
  }
}
