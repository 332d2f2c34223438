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
  var fingersDown: [UITouch] { attempt.touches.filter { $0.phase != .ended && $0.phase != .cancelled } }

  /// Whether the touch is of this attempt, down or lifted.
  func hasSeen(_ touch: UITouch) -> Bool { attempt.seen.holds(touch) }

  func receives(_ press: UIPress) -> Bool { attempt.buttons.down.contains { $0 === press } }
  func hasSeen(_ press: UIPress) -> Bool { attempt.buttons.seen.contains { $0 === press } }

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

extension [UITouch] {
  /// Whether each of them goes on, where it lands or lifts.
  @MainActor var onlyMove: Bool {
    for place in indices where self[place].stage != .moved { return false }
    return true
  }

  /// Those of a window that do anything in an event; the same array where all do, as in most events.
  @MainActor func busy(in window: UIWindow) -> [UITouch] {
    for place in indices where self[place].stage == .stationary || self[place].home !== window {
      return filter { $0.stage != .stationary && $0.home === window }
    }
    return self
  }

  /// Whether the other has the same ones in the same order.
  func areThose(of other: [UITouch]) -> Bool {
    guard count == other.count else { return false }
    for place in indices where self[place] !== other[place] { return false }
    return true
  }

  /// Those that are meant; the same array where all are, as in most events.
  @MainActor func those(_ isMeant: (UITouch) -> Bool) -> [UITouch] {
    var place = 0
    while place < count, isMeant(self[place]) { place += 1 }
    if place == count { return self }
    var those = Array(self[..<place])
    place += 1
    while place < count {
      if isMeant(self[place]) { those.append(self[place]) }
      place += 1
    }
    return those
  }

  func holds(_ touch: UITouch) -> Bool {
    for place in indices where self[place] === touch { return true }
    return false
  }
}

extension [UIGestureRecognizer] {
  /// Whether the other has the same ones in the same order.
  func areThose(of other: [UIGestureRecognizer]) -> Bool {
    guard count == other.count else { return false }
    for place in indices where self[place] !== other[place] { return false }
    return true
  }

  func holds(_ recognizer: UIGestureRecognizer) -> Bool {
    for own in self where own === recognizer { return true }
    return false
  }
}

extension Collection<UITouch> {
  /// In points of the screen; nil where there are none.
  @MainActor var middle: CGPoint? {
    if count == 1, let only = first { return only.screenLocation }
    guard !isEmpty else { return nil }
    var sum = CGPoint.zero
    for touch in self {
      sum.x += touch.screenLocation.x
      sum.y += touch.screenLocation.y
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { (other - self).length }
  var length: CGFloat { (x * x + y * y).squareRoot() }
  static func - (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x - other.x, y: one.y - other.y) }
  static func + (one: CGPoint, other: CGPoint) -> CGPoint { CGPoint(x: one.x + other.x, y: one.y + other.y) }
  static func * (one: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: one.x * factor, y: one.y * factor) }
}
