import Foundation

/// What recognizers of this module use and others don't see.
extension UIGestureRecognizer {
  var arena: GestureArena { SharedApplication.current.gestures }
  @inline(__always) var thresholds: GestureThresholds { SharedApplication.borrow { $0.thresholds.gestures } }
  var isInPlay: Bool { attempt.entered != nil }

  /// The state that it has or, while it waits for others to fail, would have.
  var standing: State { attempt.pending.last ?? state }

  /// Assigns a state and says why.
  func move(to state: State, because reason: GestureReason?) {
    because = reason
    self.state = state
    because = nil
  }

  func fail(_ reason: GestureReason) { move(to: .failed, because: reason) }

  /// Takes a state that the event system decided on, by way of the overridable setter.
  func obey(_ state: State, because reason: GestureReason? = nil) {
    because = reason
    decree = state
    self.state = state
    decree = nil
    because = nil
  }

  /// Ends what it recognizes, and leaves the fingers that are down to nobody. Whether it is enabled stays, for
  /// that is code's.
  func giveUp() { arena.expel(self, because: .disabled) }

  /// Whether nothing comes of it that its targets are to be called now.
  var hasNobodyToCall: Bool { ownAction == nil && targets.isEmpty && attempt.pending.isEmpty }

  /// Keeps what an event says of buttons and keys.
  func noteButtons(of event: UIEvent) {
    attempt.buttonMask = event.buttonMask
    attempt.modifierFlags = event.modifierFlags
  }

  /// The numbers of the fingers that it has, as the log gives them.
  package var fingersInTrace: [Int] {
    var fingers: [Int] = []
    fingers.reserveCapacity(attempt.touches.count)
    for touch in attempt.touches { fingers.append(touch.identifier) }
    return fingers
  }

  /// Whether these are the numbers of the fingers that it has.
  package func hasFingersInTrace(_ fingers: [Int]) -> Bool { attempt.hasNumbers(fingers) }

  func receives(_ touch: UITouch) -> Bool { attempt.touches.holds(touch) }

  /// Its touches without those that lift in the event that is being delivered.
  var fingersDown: [UITouch] { attempt.touches.those { $0.phase != .ended && $0.phase != .cancelled } }

  /// Whether the touch is of this attempt, down or lifted.
  func hasSeen(_ touch: UITouch) -> Bool { attempt.seen.holds(touch) }

  func receives(_ press: UIPress) -> Bool { attempt.buttons.down.holds(press) }
  func hasSeen(_ press: UIPress) -> Bool { attempt.buttons.seen.holds(press) }

  /// Whether both got one finger, or one button, in their present attempts.
  func sharesInput(with other: UIGestureRecognizer) -> Bool {
    attempt.seen.contains { other.hasSeen($0) } || attempt.buttons.seen.contains { other.hasSeen($0) }
  }

  // MARK: Places, in points of the screen

  /// The middle of the touches; the last one known when none is down.
  var middle: CGPoint {
    keepPlace()
    return lastPlace
  }

  /// For when all have lifted.
  func keepPlace() {
    if let middle = attempt.middle { lastPlace = middle }
  }

  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = self.view?.window ?? view?.window else { return point }
    let base = window.convertFromScreen(point)
    return view.map { window.convert(base, to: $0) } ?? base
  }

  /// A way on the screen, as a view sees it: turned and scaled, not moved.
  func convert(way: CGPoint, to view: UIView?) -> CGPoint {
    let (start, end) = (convert(.zero, to: view), convert(way, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// The reverse of `convert(way:to:)`.
  func convert(way: CGPoint, from view: UIView?) -> CGPoint {
    guard let window = self.view?.window ?? view?.window else { return way }
    func place(_ point: CGPoint) -> CGPoint {
      window.convert(view.map { window.convert(point, from: $0 as UIView) } ?? point, to: nil as UIWindow?)
    }
    let (start, end) = (place(.zero), place(way))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
