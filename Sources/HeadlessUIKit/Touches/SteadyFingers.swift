/// Fingers that do nothing but go on, as in most events: what was found out about them in one event holds for the
/// next, as long as nothing else happens.
///
/// All that is left out by it are questions whose answers it keeps: that neither the application nor the window
/// sends events in a way of its own, which recognizers hear of the fingers, which view each of them is on, and that
/// nobody on the way up the chain does anything but pass its moves on.
@MainActor final class SteadyFingers {
  private let touches: [UITouch]
  private let fingers: [SteadyFinger]
  private let listeners: [SteadyListener]
  private let window: UIWindow
  /// How many of them no view hears of.
  private let deafCount: Int
  /// Of `ChainChanges`, when it was found out.
  private let changes = ChainChanges.count

  /// Nil where they can't be told of without asking anew.
  /// - Parameter event: that they went on with, and that they were told of.
  init?(_ event: UIEvent, in window: UIWindow, for delivery: TouchDelivery) {
    guard EventPaths.arePlain(delivery.application, window), delivery.isSettled, delivery.drags == nil else {
      return nil
    }
    var fingers: [SteadyFinger] = []
    var deafCount = 0
    for touch in event.live {
      guard touch.home === window, touch.stage == .moved else { return nil }
      if delivery.deaf.contains(touch) {
        deafCount += 1
        fingers.append(SteadyFinger(touch))
      } else {
        guard let view = touch.receiver, !fingers.contains(where: { $0.isOn(view) }) else { return nil }
        fingers.append(SteadyFinger(touch, on: view, as: delivery.alone(touch)))
      }
    }
    guard deafCount == delivery.deaf.count else { return nil }
    var listeners: [SteadyListener] = []
    for recognizer in delivery.gestures.listeners(of: event.live) {
      let own = recognizer.attempt.touches
      if own.isEmpty { continue }
      guard event.live.those({ own.holds($0) }).areThose(of: own) else { return nil }
      listeners.append(SteadyListener(recognizer, of: own, delivery.set(of: own)))
    }
    (touches, self.window, self.deafCount) = (event.live, window, deafCount)
    (self.fingers, self.listeners) = (fingers, listeners)
  }

  /// Whether the event is one more such step.
  func isStep(_ event: UIEvent, for delivery: TouchDelivery) -> Bool {
    guard changes == ChainChanges.count, delivery.deaf.count == deafCount, delivery.isSettled, delivery.drags == nil,
      !Decisions.areHopsHeard, Forwarding.passesUnasked, event.live.count == touches.count,
      SharedApplication.isCurrent(delivery.application)
    else { return false }
    for place in touches.indices where event.live[place] !== touches[place] || touches[place].stage != .moved {
      return false
    }
    return true
  }

  /// Tells the recognizers that have the fingers, then the views.
  /// - Parameter event: is such a step.
  func tell(of event: UIEvent, for delivery: TouchDelivery) {
    for place in listeners.indices {
      Unmanaged.passUnretained(listeners[place]).lend { $0.tell(of: event, touches, for: delivery) }
    }
    guard isStep(event, for: delivery) else { return delivery.tellViews(in: window, of: event, busy: touches) }
    var isUndisturbed = true
    for place in fingers.indices {
      Unmanaged.passUnretained(fingers[place]).lend { finger in
        if isUndisturbed, finger.passes() { return }
        finger.tellView(of: event, for: delivery)
        isUndisturbed = isStep(event, for: delivery)
      }
    }
    if !isUndisturbed { delivery.takeClaimed { _ in true } }
  }
}

/// One of them, and whom its moves reach.
@MainActor private final class SteadyFinger {
  private let touch: UITouch
  /// The same, as views are told of it; empty where none hears of it.
  private let alone: [UITouch]
  /// Only compared.
  private let view: ObjectIdentifier?
  /// Nil where somebody on the way may keep the move.
  private let chain: PassingChain?

  /// No view hears of it.
  init(_ touch: UITouch) {
    (self.touch, alone, view, chain) = (touch, [], nil, nil)
  }

  init(_ touch: UITouch, on view: UIView, as alone: [UITouch]) {
    (self.touch, self.alone, self.view) = (touch, alone, ObjectIdentifier(view))
    chain = Forwarding.unhandledMove(from: view)
  }

  func isOn(_ view: UIView) -> Bool { self.view == ObjectIdentifier(view) }

  /// Tells of the responders that pass the move on, from the view up to where it ends.
  /// - Returns: false, and nothing is told, where somebody is to be called.
  func passes() -> Bool {
    if let chain { Decisions.tell(passing: chain, .touchesMoved(alone), from: nil) }
    return chain != nil || alone.isEmpty
  }

  func tellView(of event: UIEvent, for delivery: TouchDelivery) {
    if !alone.isEmpty { delivery.tellMove(of: touch, alone: alone, event) }
  }
}

/// A recognizer that has some of them.
@MainActor private final class SteadyListener {
  private let recognizer: UIGestureRecognizer
  private let touches: [UITouch]
  /// The same.
  private let all: Set<UITouch>

  init(_ recognizer: UIGestureRecognizer, of touches: [UITouch], _ all: Set<UITouch>) {
    (self.recognizer, self.touches, self.all) = (recognizer, touches, all)
  }

  /// - Parameter moved: all of the fingers.
  func tell(of event: UIEvent, _ moved: [UITouch], for delivery: TouchDelivery) {
    if recognizer.attempt.has(touches) {
      delivery.gestures.deliver(moved: all, of: event, to: recognizer)
    } else {
      // It has left some of them to others meanwhile.
      delivery.gestures.deliver(moved: moved, of: event, to: recognizer, for: delivery)
    }
  }
}
