/// Fingers that do nothing but go on, as in most events: what was found out about them in one event holds for the
/// next, as long as nothing else happens.
///
/// All that is left out by it are questions whose answers it keeps: that neither the application nor the window
/// sends events in a way of its own, which recognizers hear of the fingers, which view each of them is on, and that
/// nobody on the way up the chain does anything but pass its moves on.
///
/// Whatever lands, lifts, is refused or cancelled ends it.
@MainActor final class SteadyFingers {
  // While events go by, none of these is retained.
  private let touches: [UITouch]
  private let fingers: [SteadyFinger]
  private let listeners: [SteadyListener]
  private let event: UIEvent
  private let window: UIWindow
  /// Only compared.
  private let application: ObjectIdentifier
  /// Of a pointer among them.
  private let buttonMask: UIEvent.ButtonMask
  /// How many of them no view hears of.
  private let deafCount: Int
  /// Of `ChainChanges`, when it was found out.
  private let changes = ChainChanges.count

  /// Nil where they can't be told of without asking anew.
  /// - Parameter event: that they went on with, and that they were told of.
  init?(_ event: UIEvent, in window: UIWindow, for delivery: TouchDelivery) {
    guard EventPaths.arePlain(delivery.application, window), delivery.isSettled, delivery.drags == nil,
      event.live.areThose(of: delivery.live)
    else { return nil }
    var fingers: [SteadyFinger] = []
    var deafCount = 0
    for touch in event.live {
      guard touch.storedWindow === window, touch.storedPhase == .moved else { return nil }
      if delivery.deaf.contains(touch) {
        deafCount += 1
      } else {
        guard let view = touch.storedView else { return nil }
        for finger in fingers where finger.isOn(view) { return nil }
        fingers.append(SteadyFinger(touch, on: view, as: delivery.alone(touch)))
      }
    }
    guard deafCount == delivery.deaf.count else { return nil }
    var listeners: [SteadyListener] = []
    for recognizer in delivery.gestures.listeners(of: event.live) {
      let own = recognizer.attempt.touches
      if own.isEmpty { continue }
      guard event.live.those({ own.holds($0) }).areThose(of: own) else { return nil }
      listeners.append(
        SteadyListener(recognizer, of: own, delivery.set(of: own), hearingOf: event, of: event.live))
    }
    (touches, self.deafCount) = (event.live, deafCount)
    buttonMask = delivery.isPointed ? .primary : []
    (self.event, self.window, application) = (event, window, ObjectIdentifier(delivery.application))
    (self.fingers, self.listeners) = (fingers, listeners)
  }

  /// Has the fingers go where a report of all of them says.
  /// - Returns: whether that is one more such step.
  func goesOn(
    by report: inout FingerMoves, at time: TimeInterval, for delivery: TouchDelivery
  ) -> Bool {
    event.goOn(&report, at: time)
    var allMove = true
    for place in report.moves.indices {
      let moves = touches.lend(place) { $0.goOn(by: report.moves[place], at: time) }
      allMove = allMove && moves
    }
    guard allMove, holds(for: delivery) else { return false }
    (event.modifierFlags, event.buttonMask) = ([], buttonMask)
    delivery.gestures.countEvent()
    return true
  }

  /// Whether the event is one more such step.
  func isStep(_ event: UIEvent, for delivery: TouchDelivery) -> Bool {
    event === self.event && holds(for: delivery) && allMove
  }

  private var allMove: Bool {
    for place in touches.indices {
      if touches.lend(place, { $0.storedPhase }) != .moved { return false }
    }
    return true
  }

  /// Whether fingers that go on may be told of by it at all.
  @inline(__always) private func holds(for delivery: TouchDelivery) -> Bool {
    delivery.drags == nil && !Decisions.areHopsHeard && isUndisturbed(for: delivery)
      && SharedApplication.isCurrent(application)
  }

  /// Whether all that was found out still holds.
  @inline(__always) private func isUndisturbed(for delivery: TouchDelivery) -> Bool {
    changes == ChainChanges.count && delivery.deaf.count == deafCount && delivery.isSettled
      && Forwarding.passesUnasked
  }

  /// Tells the recognizers that have the fingers, then the views.
  func tell(for delivery: TouchDelivery) {
    for place in listeners.indices { listeners.lend(place) { $0.tell(for: delivery) } }
    guard isUndisturbed(for: delivery), allMove else {
      return delivery.tellViews(in: window, of: event, busy: touches)
    }
    var isCalm = true
    for place in fingers.indices {
      fingers.lend(place) { finger in
        if isCalm, finger.passes() { return }
        finger.tellView(of: event, for: delivery)
        isCalm = isUndisturbed(for: delivery)
      }
    }
    if !isCalm { delivery.takeClaimed { _ in true } }
  }
}

/// One that a view hears of, and whom its moves reach.
@MainActor private final class SteadyFinger {
  private let touch: UITouch
  /// The same, as views are told of it.
  private let alone: [UITouch]
  /// The same, as watchers are.
  private let move: ResponderCall
  /// Only compared.
  private let view: ObjectIdentifier
  /// Nil where somebody on the way may keep the move.
  private let chain: PassingChain?
  /// The same: while events go by it is not retained.
  private let borrowed: Unmanaged<PassingChain>?

  init(_ touch: UITouch, on view: UIView, as alone: [UITouch]) {
    (self.touch, self.alone, self.view) = (touch, alone, ObjectIdentifier(view))
    move = .touchesMoved(alone)
    chain = Forwarding.unhandledMove(from: view)
    borrowed = chain.map(Unmanaged.passUnretained)
  }

  func isOn(_ view: UIView) -> Bool { self.view == ObjectIdentifier(view) }

  /// Tells of the responders that pass the move on, from the view up to where it ends.
  /// - Returns: false, and nothing is told, where somebody is to be called.
  func passes() -> Bool {
    guard let borrowed else { return false }
    borrowed.lend { chain in
      if !Decisions.tell(passingAgain: chain, by: touch.identifier) {
        Decisions.tell(passing: chain, move, from: nil)
      }
    }
    return true
  }

  func tellView(of event: UIEvent, for delivery: TouchDelivery) {
    delivery.tellMove(of: touch, alone: alone, event)
  }
}

/// A recognizer that has some of them.
@MainActor private final class SteadyListener {
  private let recognizer: UIGestureRecognizer
  private let touches: [UITouch]
  /// The same.
  private let all: Set<UITouch>
  private let event: UIEvent
  /// All of the fingers.
  private let moved: [UITouch]

  init(
    _ recognizer: UIGestureRecognizer, of touches: [UITouch], _ all: Set<UITouch>, hearingOf event: UIEvent,
    of moved: [UITouch]
  ) {
    (self.recognizer, self.touches, self.all, self.event, self.moved) = (recognizer, touches, all, event, moved)
  }

  func tell(for delivery: TouchDelivery) {
    if recognizer.attempt.has(touches) {
      delivery.gestures.deliver(moved: all, of: event, to: recognizer)
    } else {
      // It has left some of them to others meanwhile.
      delivery.gestures.deliver(moved: moved, of: event, to: recognizer, for: delivery)
    }
  }
}
