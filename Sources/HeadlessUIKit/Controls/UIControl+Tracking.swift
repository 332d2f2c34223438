import Foundation

/// What a control keeps while fingers are on it.
@MainActor struct ControlTracker {
  /// The finger that is tracked; others that land meanwhile are kept, and come to nothing.
  var touch: UITouch?
  /// Fingers that landed while the control was disabled.
  var passedOn: [UITouch] = []
  /// The events that actions are being sent for.
  var sending: UIControl.Event = []
  /// How far the action that is being sent has come; nil once it has come all the way.
  var unsent: Halt?
  enum Halt { case inControl, toApplication }

  func passed(of touches: Set<UITouch>) -> Set<UITouch>? {
    if passedOn.isEmpty { return nil }
    let passed = passedOn.filter(touches.contains)
    return passed.isEmpty ? nil : Set(landing: passed)
  }

  mutating func takePassed(of touches: Set<UITouch>) -> Set<UITouch>? {
    defer { passedOn.removeAll(where: touches.contains) }
    return passed(of: touches)
  }
}

/// From a finger to events: one finger at a time, from landing to lifting.
extension UIControl {
  var thresholds: ControlThresholds { SharedApplication.borrow { $0.thresholds.controls } }

  func begin(_ touch: UITouch, with event: UIEvent?) {
    tracker.touch = touch
    isTouchInside = true
    let begins = beginTracking(touch, with: event)
    // The override may have had the control removed, and so cancelled, or have cancelled it itself.
    guard tracker.touch === touch else { return }
    isTracking = begins
    guard begins else {
      letGoOfFinger()
      return Decisions.tell(.tracking(self, .refused))
    }
    isHighlighted = true
    tell(touch, touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func follow(_ touch: UITouch, with event: UIEvent?) {
    let wasInside = isTouchInside
    let isInside = isInside(touch, with: event)
    isTouchInside = isInside
    if isHighlighted != isInside { isHighlighted = isInside }
    let goesOn = continueTracking(touch, with: event)
    guard tracker.touch === touch else { return }
    guard goesOn else {
      isTracking = false
      letGoOfFinger()
      return Decisions.tell(.tracking(self, .stopped))
    }
    if isInside != wasInside { tell(touch, isInside ? .touchDragEnter : .touchDragExit, with: event) }
    guard tracker.touch === touch else { return }
    tell(touch, isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// Inside, the highlight stays until the actions have been sent; it goes whatever they set (K66).
  func lift(_ touch: UITouch, with event: UIEvent?) {
    let isInside = isInside(touch, with: event)
    isTouchInside = isInside
    tracker.touch = nil
    if !isInside, isHighlighted { isHighlighted = false }
    endTracking(touch, with: event)
    if isInside { willLiftInside() }
    tell(touch, isInside ? eventsOfLiftInside : .touchUpOutside, with: event)
    if tracker.touch == nil { letGoOfFinger() }
  }

  func cancel(with event: UIEvent?) {
    let touch = tracker.touch
    letGoOfFinger()
    cancelTracking(with: event)
    tell(touch, .touchCancel, with: event)
  }

  /// Nothing more comes of the finger that is tracked.
  func letGoOfFinger() {
    tracker.touch = nil
    isTouchInside = false
    if isHighlighted { isHighlighted = false }
  }

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (place, margin) = (touch.location(in: self), thresholds.trackingMargin)
    return point(inside: place, with: event) || bounds.insetBy(dx: -margin, dy: -margin).contains(place)
  }

  // MARK: Sending

  /// Sends the events that the finger causes.
  private func tell(_ touch: UITouch?, _ all: Event, with event: UIEvent?) {
    let events = all.subtracting(unsentEvents)
    if events.isEmpty { return }
    if let touch, Decisions.areHopsHeard {
      Decisions.tell(.follows(self, touch, withPrimary(events), place(of: touch)))
    }
    send(events, with: event)
  }

  private func place(of touch: UITouch) -> TrackedPlace {
    TrackedPlace(location: touch.location(in: self), bounds: bounds, margin: thresholds.trackingMargin)
  }

  /// Where the control's own event is among them, with the primary action's.
  private func withPrimary(_ events: Event) -> Event {
    primaryEvents.isDisjoint(with: events) ? events : events.union(.primaryActionTriggered)
  }

  /// Sends what was added for the events up to now, also what an action removes meanwhile, and with a control's own
  /// event the primary action's: an action added for both is sent once (ours).
  func send(_ events: Event, with event: UIEvent?) {
    if handlers.entries.isEmpty { return }
    for (handler, meant) in handlers.handlers(for: withPrimary(events)) {
      let outer = (tracker.sending, tracker.unsent)
      (tracker.sending, tracker.unsent) = (meant, .inControl)
      switch handler {
      case .action(let action):
        sendAction(action)
        noteHalt(of: action.traceName)
      case .target(let target, let action):
        if target.isNil || target.object != nil {
          sendAction(action, to: target.object, for: event)
          noteHalt(of: action.description)
        } else {
          Decisions.tell(.action(SentAction(from: self, for: meant, action.description, .targetGone)))
        }
      }
      (tracker.sending, tracker.unsent) = outer
    }
  }

  /// Tells of an action that an override kept.
  private func noteHalt(of action: String) {
    guard let halt = tracker.unsent else { return }
    let keeper: UIResponder = halt == .inControl ? self : UIApplication.shared
    Decisions.tell(.action(SentAction(from: self, for: tracker.sending, action, .kept(by: keeper))))
  }
}
