import Foundation

/// Fingers that land and lift together, once or several times at one place: a tap, or the taps before a long press.
@MainActor struct TapSequence {
  /// How many have been finished.
  private(set) var taps = 0
  /// The fingers of the tap that goes on or was the last, with where each landed, in points of the screen.
  private(set) var fingers: [(touch: UITouch, landing: CGPoint)] = []
  private var lifted = 0
  /// The middle of the first tap's fingers.
  private(set) var place: CGPoint?
  /// Those fingers' own places, likewise in points of the screen.
  private(set) var places: [CGPoint] = []

  nonisolated init() {}

  /// Fingers land.
  /// - Returns: what makes a tap impossible.
  mutating func land(_ touches: [UITouch], fingers needed: Int, movement: CGFloat) -> GestureReason? {
    if lifted == fingers.count {
      fingers = []
      lifted = 0
    }
    fingers += touches.map { ($0, $0.screenLocation) }
    if fingers.count > needed { return .tooManyFingers(fingers.count, allows: needed) }
    guard fingers.count == needed, let middle = fingers.map(\.touch).middle else { return nil }
    guard let place else {
      self.place = middle
      places = fingers.map(\.landing)
      return nil
    }
    let distance = place.distance(to: middle)
    return distance > movement ? .movedTooFar(distance, allows: movement) : nil
  }

  /// How far the finger that went farthest is from where it landed.
  var movement: CGFloat { fingers.map { $0.landing.distance(to: $0.touch.screenLocation) }.max() ?? 0 }

  /// Whether every finger that a tap needs has landed, and none has lifted.
  func isComplete(fingers needed: Int) -> Bool { fingers.count == needed && lifted == 0 }

  /// Fingers lift.
  /// - Returns: what makes a tap impossible.
  mutating func lift(_ count: Int, fingers needed: Int) -> GestureReason? {
    if fingers.count < needed { return .tooFewFingers(fingers.count, needs: needed) }
    lifted += count
    if lifted == fingers.count { taps += 1 }
    return nil
  }

  /// Whether every finger has lifted again.
  var isUp: Bool { lifted == fingers.count }
}
