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
  var thresholds: ControlThresholds { UIApplication.shared.thresholds.controls }

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
    let goesOn = continueTracking(touch, with: event)
    guard tracker.touch === touch else { return }
    guard goesOn else {
      isTracking = false
      letGoOfFinger()
      return Decisions.tell(.tracking(self, .stopped))
    }
    let isInside = isInside(touch, with: event)
    take(touch, isInside: isInside, highlights: isInside, with: event)
    guard tracker.touch === touch else { return }
    tell(touch, isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// The highlight stays until the actions have been sent, and goes whatever they set.
  func lift(_ touch: UITouch, with event: UIEvent?) {
    let isInside = isInside(touch, with: event)
    take(touch, isInside: isInside, highlights: isInside || isHighlighted, with: event)
    guard tracker.touch === touch else { return }
    tracker.touch = nil
    endTracking(touch, with: event)
    if isInside { willLiftInside() }
    tell(touch, isInside ? eventsOfLiftInside : .touchUpOutside, with: event)
    if tracker.touch == nil { letGoOfFinger() }
  }

  /// Takes the finger's place, and tells of the border that it has crossed.
  private func take(_ touch: UITouch, isInside: Bool, highlights: Bool, with event: UIEvent?) {
    let crosses = isInside != isTouchInside
    isTouchInside = isInside
    if isHighlighted != highlights { isHighlighted = highlights }
    guard crosses, tracker.touch === touch else { return }
    tell(touch, isInside ? .touchDragEnter : .touchDragExit, with: event)
  }

  /// An override that leaves out super keeps the highlight, and the event, but not the finger.
  func cancel(with event: UIEvent?) {
    let touch = tracker.touch
    cancelTracking(with: event)
    if tracker.touch === touch { tracker.touch = nil }
  }

  /// What `cancelTracking(with:)` does, also where code calls it.
  func cancelTracked(with event: UIEvent?) {
    let touch = tracker.touch
    isTracking = false
    letGoOfFinger()
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
  private func tell(_ touch: UITouch?, _ events: Event, with event: UIEvent?) {
    if let touch, Decisions.areHopsHeard {
      let primary: Event = primaryEvents.isDisjoint(with: events) ? [] : .primaryActionTriggered
      Decisions.tell(.follows(self, touch, events.union(primary), place(of: touch)))
    }
    send(events, with: event)
  }

  private func place(of touch: UITouch) -> TrackedPlace {
    TrackedPlace(location: touch.location(in: self), bounds: bounds, margin: thresholds.trackingMargin)
  }

  /// Sends what was added for the events, and then, where the control's own is among them, for the primary action.
  func send(_ events: Event, with event: UIEvent?) {
    if handlers.entries.isEmpty { return }
    sendAlone(events, with: event)
    if !primaryEvents.isDisjoint(with: events) { sendAlone(.primaryActionTriggered, with: event) }
  }

  /// Sends what was added up to now, except what an action removes meanwhile.
  private func sendAlone(_ events: Event, with event: UIEvent?) {
    for entry in handlers.entries {
      let meant = entry.events.intersection(events)
      if meant.isEmpty { continue }
      let outer = (tracker.sending, tracker.unsent)
      (tracker.sending, tracker.unsent) = (meant, .inControl)
      switch entry.handler {
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
