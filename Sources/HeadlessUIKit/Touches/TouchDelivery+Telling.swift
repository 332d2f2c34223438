/// What views hear of their touches: every touch that a view was told of ends for it exactly once, by
/// `touchesEnded` or by `touchesCancelled`.
extension TouchDelivery {
  /// Tells a window's recognizers, then its views: in the order in which their first finger landed, and each of
  /// began, moved, ended, cancelled in this order.
  func tellViews(in window: UIWindow, of event: UIEvent) {
    let busy = event.live.busy(in: window)
    gestures.deliver(busy, of: event, in: window, for: self)
    tellViews(in: window, of: event, busy: busy)
    if busy.count == event.live.count, busy.onlyMove, event === self.event { noteSteady(event, in: window) }
  }

  /// All fingers that are down went on: most often they will do so again.
  private func noteSteady(_ event: UIEvent, in window: UIWindow) {
    if let steady, steady.isStep(event, for: self) { return }
    // Where the tree changes with every event, nothing that is found out would hold.
    let isCalm = changes == ChainChanges.count
    changes = ChainChanges.count
    steady = isCalm ? SteadyFingers(event, in: window, for: self) : nil
  }

  /// Whether every finger that is down is heard of, by the view that it hit, as it goes on.
  private var isUndisturbed: Bool { isSettled && deaf.isEmpty && !Decisions.areHopsHeard }

  /// - Parameter busy: the fingers of which the recognizers were told.
  func tellViews(in window: UIWindow, of event: UIEvent, busy: [UITouch]) {
    if onlyMoves(busy) {
      for place in busy.indices { tellMove(of: busy[place], alone: alone(busy[place]), event) }
      return takeClaimed { _ in true }
    }
    // Recognizers' code may have changed what the fingers do.
    let busyYet = event.live.busy(in: window)
    let open = absorb(deaf.isEmpty ? busyYet : busyYet.filter { !deaf.contains($0) })
    takeClaimed { owed.contains($0.touch) || $0.unheard }
    release()
    if open.count == 1 {
      tell(open[0], alone: open, in: window, of: event)
    } else {
      tell(open, in: window, of: event)
    }
    takeClaimed { _ in true }
  }

  /// Whether nothing is to be thought of but fingers that go on, each on a view of its own: then telling them one
  /// by one is all there is to do.
  private func onlyMoves(_ busy: [UITouch]) -> Bool {
    guard isUndisturbed, busy.onlyMove else { return false }
    for place in busy.indices.dropFirst() {
      for other in busy[..<place] where other.storedView === busy[place].storedView { return false }
    }
    return true
  }

  /// - Parameter touches: the same touch.
  func tellMove(of touch: UITouch, alone touches: [UITouch], _ event: UIEvent) {
    // What was told so far may have cancelled it.
    guard let view = touch.storedView, touch.storedPhase == .moved, deaf.isEmpty || !deaf.contains(touch) else {
      return
    }
    if !owed.holds(touch) { owed.append(touch) }
    if let chain = Forwarding.unhandledMove(from: view) {
      return Decisions.tell(passing: chain, .touchesMoved(touches), from: nil)
    }
    Forwarding.callMoved(view, touches) { $0.touchesMoved(set(of: touches), with: event) }
  }

  /// - Parameter alone: the same touch.
  private func tell(_ touch: UITouch, alone touches: [UITouch], in window: UIWindow, of event: UIEvent) {
    Decisions.tell(hop: .tellsViews(window, touch.storedView.map { [$0] } ?? []))
    guard let view = touch.storedView, !deaf.contains(touch), UITouch.Phase.told.contains(touch.phase) else {
      return
    }
    tell(view, touches, touch.phase, event)
  }

  private func tell(_ open: [UITouch], in window: UIWindow, of event: UIEvent) {
    let groups = groups(of: open)
    Decisions.tell(hop: .tellsViews(window, groups.map(\.view)))
    for (view, touches) in groups {
      for phase in UITouch.Phase.told {
        // What was told so far may have cancelled the rest.
        let awaited = touches.those { $0.phase == phase && !deaf.contains($0) }
        if !awaited.isEmpty { tell(view, awaited, phase, event) }
      }
    }
  }

  /// As `byView`, where most often every finger is on a view of its own.
  private func groups(of touches: [UITouch]) -> [(view: UIView, touches: [UITouch])] {
    var groups: [(view: UIView, touches: [UITouch])] = []
    groups.reserveCapacity(touches.count)
    for place in touches.indices {
      guard let view = touches[place].view else { continue }
      for group in groups.indices where groups[group].view === view { return touches.byView }
      groups.append((view, alone(touches[place])))
    }
    return groups
  }

  func tell(_ view: UIView, _ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    if phase == .began || phase == .moved {
      for place in touches.indices where !owed.holds(touches[place]) { owed.append(touches[place]) }
    } else {
      owed.removeAll(where: touches.contains)
      deaf.insert(contentsOf: touches)
    }
    // The set is made only where somebody takes it.
    switch phase {
    case .began:
      Forwarding.call(view, .touchesBegan(touches), as: .began) { $0.touchesBegan(set(of: touches), with: event) }
    case .moved:
      Forwarding.callMoved(view, touches) { $0.touchesMoved(set(of: touches), with: event) }
    case .ended:
      Forwarding.call(view, .touchesEnded(touches), as: .ended) { $0.touchesEnded(set(of: touches), with: event) }
    default:
      Forwarding.call(view, .touchesCancelled(touches), as: .cancelled) {
        $0.touchesCancelled(set(of: touches), with: event)
      }
    }
  }

  // MARK: Cancelling

  /// The view, or what it is in, is about to leave its window: whoever was told of a touch in it is told that it is
  /// over.
  func viewWillLeaveWindow(_ view: UIView) {
    application.gestures.viewWillLeaveWindow(view)
    tellEnding { $0.view?.isDescendant(of: view) == true }
    cancel(dropping: DropReason.outsideWindow) { $0.view?.isDescendant(of: view) == true }
  }

  /// Whoever was told of a touch on the view, or on what is in it, is told that it is over.
  func lose(touchesOn view: UIView) {
    cancel(dropping: DropReason.animated) { $0.view?.isDescendant(of: view) == true }
  }

  /// Everything that is down is over: the application stops being active, or begins to ignore interaction.
  func cancelAll(dropping reason: DropReason) {
    steady = nil
    application.gestures.cancelAll()
    drags?.cancelAll()
    cancel(dropping: { _ in reason }) { _ in true }
    deaf.insert(contentsOf: live)
    unseen.insert(contentsOf: live)
  }

  /// Cancels touches that their view was told of; a touch that its view has not heard of is dropped without a word
  /// to it.
  func cancel(dropping reason: (UIView) -> DropReason, where isOver: (UITouch) -> Bool) {
    let over = (withheld.lifted + live).filter { !deaf.contains($0) && $0.view != nil && isOver($0) }
    withheld.forget(over)
    let told = over.filter(owed.contains)
    deaf.insert(contentsOf: told)
    for touch in over {
      guard let view = touch.view else { continue }
      if deaf.contains(touch) {
        Decisions.tell(.cancels(touch, of: view, reason(view)))
      } else {
        refuse(touch, reason(view))
      }
    }
    tellCancelled(told)
  }

  /// Tells views that touches are over for them, whatever their fingers go on to do.
  func tellCancelled(_ touches: [UITouch]) {
    deaf.insert(contentsOf: touches)
    for touch in touches {
      ending.append((touch, touch.phase))
      touch.phase = .cancelled
      touch.timestamp = max(touch.timestamp, application.clock.now)
    }
    tellEnding(where: touches.contains)
  }

  /// Tells the views of some touches that are ending, one view after the other: a view that another one's handler
  /// takes out of the window meanwhile hears of its own touches first.
  private func tellEnding(where isMeant: (UITouch) -> Bool) {
    guard let event = event ?? lastEvent else { return }
    while let view = ending.first(where: { isMeant($0.touch) && $0.touch.view != nil })?.touch.view {
      let group = ending.filter { $0.touch.view === view && isMeant($0.touch) }
      ending.removeAll { ended in group.contains { $0.touch === ended.touch } }
      tell(view, group.map(\.touch), .cancelled, event)
      for (touch, phase) in group {
        touch.view = nil
        if application.gestures.receive(touch) { touch.phase = phase }
      }
    }
    keepLiveDeaf()
  }

  /// Nobody asks any more whether a finger is deaf that has lifted.
  func keepLiveDeaf() { deaf.keep(live) }
}

extension UITouch.Phase {
  /// In the order in which an event's touches are told.
  static let told: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
}
