import Foundation

/// Which recognizers get which touches, and when.
extension GestureArena {
  /// Decides which recognizers fingers that land have, before the application is sent the event: the hit view's,
  /// then each superview's. The set stays.
  func attach(_ landed: [UITouch], of event: UIEvent) {
    var admission = Admission(event: event)
    for touch in landed where touch.attached == nil { attach(touch, by: &admission) }
  }

  /// Tells the recognizers of a window's touches, each of began, moved, ended, cancelled in this order.
  /// - Parameter changed: those of the window's that do anything in the event.
  func deliver(_ changed: [UITouch], of event: UIEvent, in window: UIWindow, for delivery: TouchDelivery) {
    let isMove = changed.onlyMove
    if !isMove {
      for place in changed.indices where changed[place].storedPhase == .began {
        let touch = changed[place]
        // Of an event that code has made.
        if touch.attached == nil { attach([touch], of: event) }
        touch.isHeard = true
      }
    }
    let listeners = listeners(of: changed)
    Decisions.tell(hop: .tellsRecognizers(window, listeners))
    for place in listeners.indices {
      if isMove {
        deliver(moved: changed, of: event, to: listeners[place], for: delivery)
      } else {
        deliver(changed, of: event, to: listeners[place])
      }
    }
  }

  /// Recognizers of fingers whose landing an override of `sendEvent` kept go on as if they had not landed.
  func leaveUnheard(_ landed: [UITouch]) {
    for touch in landed where !touch.isHeard {
      for recognizer in touch.attached ?? [] {
        recognizer.attempt.forget(touch)
        if recognizer.attempt.isEmpty { withdraw(recognizer) }
      }
    }
  }

  private func attach(_ touch: UITouch, by admission: inout Admission) {
    let chosen = listeners(around: touch.hitView) { admission.admits(touch, to: $0) }
    touch.attached = chosen
    Decisions.tell(hop: .attaches(touch, chosen.filter { !$0.isDiscreet }))
    for recognizer in chosen {
      enter(recognizer)
      recognizer.attempt.take(touch)
    }
  }

  /// A view's recognizers, then each superview's, of those that are admitted.
  ///
  /// Whoever is asked for that may disable recognizers, take them off their views, or take the views away: those
  /// hear of nothing either.
  func listeners(
    around start: UIView?, where isAdmitted: (UIGestureRecognizer) -> Bool
  ) -> [UIGestureRecognizer] {
    guard let start else { return [] }
    var chosen: [UIGestureRecognizer] = []
    var view = start
    while true {
      // As most have none.
      if view.hasRecognizers || view.contentOverrides.contains(.recognizers) {
        for recognizer in view.askedRecognizers where recognizer.view === view && isAdmitted(recognizer) {
          chosen.append(recognizer)
        }
      }
      guard let next = view.superview else { break }
      view = next
    }
    guard !chosen.isEmpty, start.window != nil else { return [] }
    return chosen.those { recognizer in
      recognizer.isEnabled && recognizer.view.map { start.stands(in: $0) } ?? false
    }
  }

  /// Those that have any of the touches, each once.
  func listeners(of touches: [UITouch]) -> [UIGestureRecognizer] {
    // Those of one touch are each there once.
    let first = touches.first?.attached ?? []
    var place = 1
    while place < touches.count, let next = touches[place].attached, next.areThose(of: first) { place += 1 }
    // Fingers on views that are near each other have the same.
    if place >= touches.count { return first }
    return listeners(among: touches.map(\.attached))
  }

  /// Those that some touches, or presses, are attached to: each once, in the order in which they first come.
  func listeners(among attached: [[UIGestureRecognizer]?]) -> [UIGestureRecognizer] {
    var listeners: [UIGestureRecognizer] = []
    for recognizers in attached {
      for recognizer in recognizers ?? [] where !listeners.holds(recognizer) { listeners.append(recognizer) }
    }
    return listeners
  }

  /// Of an event in which nothing lands or lifts. Apart from fingers that are steady.
  @inline(never) func deliver(
    moved touches: [UITouch], of event: UIEvent, to recognizer: UIGestureRecognizer, for delivery: TouchDelivery
  ) {
    let own = recognizer.attempt.touches
    let mine = touches.areThose(of: own) ? touches : touches.those { own.holds($0) }
    if !mine.isEmpty { deliver(moved: delivery.set(of: mine), of: event, to: recognizer) }
  }

  /// Of touches that the recognizer has.
  func deliver(moved touches: Set<UITouch>, of event: UIEvent, to recognizer: UIGestureRecognizer) {
    if !recognizer.state.isFinal {
      recognizer.noteButtons(of: event)
      tell(recognizer) { recognizer.touchesMoved(touches, with: event) }
    }
    recognizer.keepPlace()
  }

  private func deliver(_ touches: [UITouch], of event: UIEvent, to recognizer: UIGestureRecognizer) {
    let wasActive = recognizer.state.isActive
    for phase in UITouch.Phase.told where touches.count > 1 || touches.first?.phase == phase {
      let mine = touches.those { $0.phase == phase && recognizer.receives($0) }
      if mine.isEmpty { continue }
      if !recognizer.state.isFinal { tell(recognizer, mine, phase, event) }
      recognizer.keepPlace()
      if phase == .ended || phase == .cancelled { recognizer.attempt.lift(mine) }
      guard phase == .began, wasActive, recognizer.state.isActive, recognizer.cancelsTouchesInView else { continue }
      for touch in mine where recognizer.receives(touch) {
        application.touchDelivery.claim(touch, for: recognizer, unheard: true)
      }
    }
  }

  private func tell(
    _ recognizer: UIGestureRecognizer, _ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    let all = application.touchDelivery.set(of: touches)
    recognizer.noteButtons(of: event)
    switch phase {
    case .began: tell(recognizer) { recognizer.touchesBegan(all, with: event) }
    case .moved: tell(recognizer) { recognizer.touchesMoved(all, with: event) }
    case .ended: tell(recognizer) { recognizer.touchesEnded(all, with: event) }
    default: recognizer.touchesCancelled(all, with: event)
    }
  }

  // MARK: Cancelling

  /// The view leaves its window: recognizers of it and of what is in it lose their touches.
  func viewWillLeaveWindow(_ view: UIView) {
    cancel(because: .detached) { $0.view?.isDescendant(of: view) ?? true }
  }

  /// The system takes all touches away.
  func cancelAll() { cancel(because: .cancelledTouches) { _ in true } }

  private func cancel(because reason: GestureReason, where isOver: (UIGestureRecognizer) -> Bool) {
    for recognizer in inPlay where isOver(recognizer) {
      cancelTouches(recognizer.attempt.touches, of: recognizer)
      cancelPresses(recognizer.attempt.buttons.down, of: recognizer)
      expel(recognizer, because: reason)
    }
  }

  /// Whether any recognizer still hears of the finger.
  func receive(_ touch: UITouch) -> Bool { touch.attached?.contains { $0.receives(touch) } ?? false }

  /// One finger is lost: its recognizers hear that it was cancelled.
  func cancel(_ touch: UITouch) {
    let receivers = touch.attached?.filter { $0.receives(touch) } ?? []
    for recognizer in receivers { cancelTouches([touch], of: recognizer) }
  }

  private func cancelTouches(_ touches: [UITouch], of recognizer: UIGestureRecognizer) {
    guard !touches.isEmpty, let event = application.touchDelivery.event else { return }
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = .cancelled }
    if !recognizer.state.isFinal { recognizer.touchesCancelled(Set(landing: touches), with: event) }
    // Others may go on with the same fingers.
    for (touch, phase) in zip(touches, phases) { touch.phase = phase }
    recognizer.attempt.lift(touches)
  }

  /// Tells recognizers of corrected values in touches that they got.
  func correct(_ touches: [UITouch]) {
    for recognizer in listeners(among: touches.map(\.attached)) {
      let mine = touches.filter(recognizer.hasSeen)
      if !mine.isEmpty { recognizer.touchesEstimatedPropertiesUpdated(Set(landing: mine)) }
    }
  }
}
