import Foundation

/// What views have not heard of their touches yet, because somebody who may take those touches has not decided.
///
/// Stands between the window and the views: a touch is kept from its landing on, or only its lifting is. Kept
/// touches outlive their fingers, until they are released or forgotten.
@MainActor struct WithheldTouches {
  private var kept: [KeptTouch] = []

  nonisolated init() {}

  var isEmpty: Bool { kept.isEmpty }

  func contains(_ touch: UITouch) -> Bool {
    for kept in kept where kept.touch === touch { return true }
    return false
  }

  /// Those whose fingers have lifted.
  var lifted: [UITouch] { kept.filter(\.hasLifted).map(\.touch) }

  mutating func keep(_ touch: UITouch, for keeper: UIGestureRecognizer) {
    kept.append(KeptTouch(touch, for: keeper))
  }

  /// Takes down what a kept touch did in this event.
  mutating func note(_ touch: UITouch) {
    guard let place = kept.firstIndex(where: { $0.touch === touch }) else { return }
    kept[place].note()
  }

  mutating func forget(_ touches: [UITouch]) { kept.removeAll { touches.contains($0.touch) } }

  /// Takes out those that nobody keeps any more, in the order in which they were kept.
  mutating func take(where isFree: (KeptTouch) -> Bool) -> [KeptTouch] {
    let free = kept.filter(isFree)
    forget(free.map(\.touch))
    return free
  }
}

/// A touch that is kept from its view, with what the view has missed.
@MainActor struct KeptTouch {
  let touch: UITouch
  /// Who was the first to keep it.
  let keeper: UIGestureRecognizer
  /// What the touch was when it landed; nil where the view heard of that.
  let landing: TouchMoment?
  private(set) var hasMoved = false
  private(set) var hasLifted = false

  init(_ touch: UITouch, for keeper: UIGestureRecognizer) {
    self.touch = touch
    self.keeper = keeper
    landing = touch.phase == .began ? TouchMoment(touch) : nil
    note()
  }

  mutating func note() {
    if let landing, touch.screenLocation != landing.location { hasMoved = true }
    if touch.phase == .ended { hasLifted = true }
  }
}

/// What changes in a touch from one event to the next.
@MainActor struct TouchMoment {
  let location: CGPoint
  private let previousLocation: CGPoint
  private let timestamp: TimeInterval
  private let phase: UITouch.Phase
  private let force: CGFloat
  private let majorRadius: CGFloat

  init(_ touch: UITouch) {
    location = touch.screenLocation
    previousLocation = touch.previousScreenLocation
    timestamp = touch.timestamp
    phase = touch.phase
    force = touch.force
    majorRadius = touch.majorRadius
  }

  /// Makes the touch what it was at that moment.
  func restore(_ touch: UITouch) {
    touch.screenLocation = location
    touch.previousScreenLocation = previousLocation
    touch.timestamp = timestamp
    touch.phase = phase
    touch.force = force
    touch.majorRadius = majorRadius
  }
}
