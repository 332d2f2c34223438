/// A touch that a recognizer took from its view.
struct TouchClaim {
  let touch: UITouch
  let recognizer: UIGestureRecognizer
  /// A view that has not heard of the touch is not to hear of it either.
  let unheard: Bool
}

/// What recognizers do to the touches that views hear of: take them, keep them back, let them go.
extension TouchDelivery {
  // MARK: Taking

  /// The view loses the touch, after all recognizers of the window have heard of the event.
  func claim(_ touch: UITouch, for recognizer: UIGestureRecognizer, unheard: Bool) {
    guard touch.view != nil, !deaf.contains(touch), !claims.contains(where: { $0.touch === touch }) else { return }
    guard live.contains(touch) || withheld.contains(touch) else { return }
    claims.append(TouchClaim(touch: touch, recognizer: recognizer, unheard: unheard || withheld.contains(touch)))
  }

  /// Cancels claimed touches in views that were told of them; others hear nothing of them.
  func takeClaimed(where isDue: (TouchClaim) -> Bool) {
    guard !claims.isEmpty else { return keepLiveDeaf() }
    let due = claims.filter(isDue)
    claims.removeAll { claim in due.contains { $0.touch === claim.touch } }
    var told: [UITouch] = []
    for claim in due {
      withheld.forget([claim.touch])
      guard let view = claim.touch.view, !deaf.contains(claim.touch) else { continue }
      if owed.contains(claim.touch) {
        Decisions.tell(.takes(claim.touch, from: view, by: claim.recognizer))
        told.append(claim.touch)
      } else {
        refuse(claim.touch, .taken(by: claim.recognizer))
      }
    }
    tellCancelled(told)
  }

  // MARK: Keeping back

  /// Keeps what must wait of this event's touches, and answers the rest.
  func absorb(_ changed: [UITouch]) -> [UITouch] {
    if isSettled, changed.onlyMove { return changed }
    if changed.count == 1 { return keepIfItMustWait(changed[0]) ? [] : changed }
    var open: [UITouch] = []
    for touch in changed {
      if !keepIfItMustWait(touch) { open.append(touch) }
    }
    return open
  }

  /// Keeps what the touch does in this event from its view, if it must wait.
  /// - Returns: whether it does.
  private func keepIfItMustWait(_ touch: UITouch) -> Bool {
    if withheld.contains(touch) {
      withheld.note(touch)
      if touch.phase == .cancelled { loseUnheard(touch) }
      return true
    }
    guard let view = touch.view, !isClaimed(touch), let keeper = keeper(of: touch) else { return false }
    Decisions.tell(.withholds(touch, from: view, for: keeper))
    withheld.keep(touch, for: keeper)
    return true
  }

  /// The view never hears of a touch that it has not heard of yet.
  func keepAway(_ touch: UITouch, because reason: DropReason) {
    guard touch.view != nil else { return }
    withheld.forget([touch])
    refuse(touch, reason)
  }

  private func loseUnheard(_ touch: UITouch) {
    withheld.forget([touch])
    refuse(touch, .cancelledUnheard)
  }

  func isClaimed(_ touch: UITouch) -> Bool { claims.contains { $0.touch === touch } }

  /// Who keeps what the touch does in this event from its view.
  private func keeper(of touch: UITouch) -> UIGestureRecognizer? {
    switch touch.phase {
    case .began: touch.keeper(\.delaysTouchesBegan)
    case .ended: touch.keeper(\.delaysTouchesEnded)
    default: nil
    }
  }

  // MARK: Letting go

  /// Tells views of kept touches that nobody keeps any more: of the landing as it was, then of where the finger is
  /// now, then of its lifting.
  ///
  /// Landing and lifting are kept by different recognizers. A finger taps a row that also listens for a double tap:
  /// the scroll view keeps the landing and lets it go when the finger lifts; the double tap keeps the lifting until
  /// it is too late for a second tap.
  func release() {
    if !withheld.isEmpty { releaseFree() }
    keepLiveDeaf()
    var place = 0
    while place < owed.count {
      let touch = owed[place]
      if live.holds(touch) || withheld.contains(touch) { place += 1 } else { owed.remove(at: place) }
    }
  }

  private func releaseFree() {
    let free = withheld.take { !isClaimed($0.touch) && keeper(of: $0) == nil }
    for (view, touches) in free.map(\.touch).byView {
      let kept = free.filter { touches.contains($0.touch) }
      // A scroll view tells that itself, and why.
      for kept in kept where !(kept.keeper is ContentTouchHold) { Decisions.tell(.releases(kept.touch, to: view)) }
      tellLanding(of: kept.filter { $0.landing != nil }, to: view)
      tell(kept.filter { $0.landing != nil && $0.hasMoved }, .moved, to: view)
      tell(kept.filter { $0.hasLifted && !keepsEnd(of: $0, from: view) }, .ended, to: view)
    }
  }

  /// Who keeps what the view hears of the touch next: of its landing, or of its lifting.
  private func keeper(of kept: KeptTouch) -> UIGestureRecognizer? {
    kept.landing == nil ? kept.touch.keeper(\.delaysTouchesEnded) : kept.touch.keeper(\.delaysTouchesBegan)
  }

  /// Keeps the lifting of a touch whose landing the view has just heard of, if anybody wants it kept.
  private func keepsEnd(of kept: KeptTouch, from view: UIView) -> Bool {
    let touch = kept.touch
    guard kept.landing != nil, !deaf.contains(touch), touch.view === view, !isClaimed(touch),
      let keeper = touch.keeper(\.delaysTouchesEnded)
    else { return false }
    Decisions.tell(.withholds(touch, from: view, for: keeper))
    withheld.keep(touch, for: keeper)
    return true
  }

  private func tellLanding(of kept: [KeptTouch], to view: UIView) {
    let now = kept.map { TouchMoment($0.touch) }
    for kept in kept { kept.landing?.restore(kept.touch) }
    tell(kept, .began, to: view)
    for (kept, moment) in zip(kept, now) {
      moment.restore(kept.touch)
      if let landing = kept.landing { kept.touch.previousScreenLocation = landing.location }
    }
  }

  private func tell(_ kept: [KeptTouch], _ phase: UITouch.Phase, to view: UIView) {
    let touches = kept.map(\.touch).filter { !deaf.contains($0) && $0.view === view }
    guard !touches.isEmpty, let event = event ?? lastEvent else { return }
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = phase }
    tell(view, touches, phase, event)
    for (touch, phase) in zip(touches, phases) where !deaf.contains(touch) { touch.phase = phase }
  }

  /// Whether nothing is withheld or claimed.
  var isSettled: Bool { claims.isEmpty && withheld.isEmpty }

  /// Does what is due outside of an event: a timer or the application's code changed what recognizers want.
  func settle() {
    takeClaimed { _ in true }
    release()
  }
}

extension UITouch {
  /// The first recognizer of the touch that has not decided and wants to keep it from the view.
  func keeper(_ wants: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
    guard let attached else { return nil }
    for recognizer in attached
    where recognizer.isInPlay && recognizer.state == .possible && recognizer.hasSeen(self) && wants(recognizer) {
      return recognizer
    }
    return nil
  }
}
