import Foundation

/// One try of a recognizer, from its first touch to its reset.
@MainActor struct GestureAttempt {
  /// Fingers that are down, in the order in which they came.
  private(set) var touches: [UITouch] = []
  /// Those and the ones that have lifted, without the ignored ones.
  private(set) var seen: [UITouch] = []
  /// States that were assigned and wait for others to fail, in order; empty when nothing waits.
  var pending: [UIGestureRecognizer.State] = []
  /// Why the first of them was assigned.
  var pendingReason: GestureReason?
  /// When it came into play, counted over all recognizers; nil while it is not in play.
  var entered: Int?
  /// When it recognized, counted likewise.
  var activated: Int?
  /// Its targets are to be called at the end of the turn.
  var owesAction = false
  /// The type that keeps others away.
  var type: UITouch.TouchType?
  /// Answers about failure requirements, which are asked for once.
  var requires: [UIGestureRecognizer: Bool] = [:]

  nonisolated init() {}

  mutating func take(_ touch: UITouch) {
    touches.append(touch)
    if seen.count == Limits.attemptTouches { seen.removeFirst() }
    seen.append(touch)
    if type == nil { type = touch.type }
  }

  mutating func lift(_ lifted: [UITouch]) { touches.removeAll(where: lifted.contains) }

  mutating func forget(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    seen.removeAll { $0 === touch }
  }

  mutating func forgetTouches() { touches = [] }
}
