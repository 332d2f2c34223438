import Foundation

/// One try of a recognizer, from its first touch to its reset.
@MainActor struct GestureAttempt {
  private var fingers = AttemptInputs<UITouch>()
  var buttons = AttemptInputs<UIPress>()
  /// Presses that the class has no use for, and that go to others.
  var declined: [UIPress] = []
  /// States that were assigned while the recognizer waited for others to fail, in order. Each stays until its
  /// action was sent, so that a recognizer which goes on in the event that frees it has begun first.
  var pending: [UIGestureRecognizer.State] = []
  /// Why the first of them was assigned.
  var pendingReason: GestureReason?
  /// When it came into play, counted over all recognizers; nil while it is not in play.
  var entered: Int?
  /// When it recognized, counted likewise.
  var activated: Int?
  /// Its targets are to be called at the end of the turn.
  var owesAction = false
  /// The event, or the end of the turn, with which it went on while it had nobody to call.
  var silentStep: Int?
  /// The type that keeps others away.
  private(set) var type: UITouch.TouchType?
  /// Of the last event that it heard of.
  var buttonMask: UIEvent.ButtonMask = []
  var modifierFlags: UIKeyModifierFlags = []
  /// Answers about failure requirements, which are asked for once.
  var requires: [UIGestureRecognizer: Bool] = [:]

  nonisolated init() {}

  /// Fingers that are down, in the order in which they came.
  var touches: [UITouch] { fingers.down }
  /// Those and the ones that have lifted, without the ignored ones.
  var seen: [UITouch] { fingers.seen }
  /// The middle of those that are down, in points of the screen; nil where there are none.
  var middle: CGPoint? { fingers.down.middle }
  /// How many are down.
  var touchCount: Int { fingers.down.count }
  /// Whether those that are down have just these numbers.
  func hasNumbers(_ numbers: [Int]) -> Bool {
    guard fingers.down.count == numbers.count else { return false }
    for place in numbers.indices where fingers.down[place].identifier != numbers[place] { return false }
    return true
  }
  /// Whether just these are down.
  func has(_ touches: [UITouch]) -> Bool { fingers.down.areThose(of: touches) }
  /// Nothing came of it yet, or all that came was ignored.
  var isEmpty: Bool { fingers.seen.isEmpty && buttons.seen.isEmpty }

  /// In play, and nothing of it waits for others or is yet to be told.
  var isUnderWay: Bool { entered != nil && pending.isEmpty }

  mutating func take(_ touch: UITouch) {
    fingers.take(touch)
    if type == nil { type = touch.type }
  }

  mutating func lift(_ lifted: [UITouch]) { fingers.lift(lifted) }
  mutating func forget(_ touch: UITouch) { fingers.forget(touch) }

  mutating func letGo() {
    fingers.letGo()
    buttons.letGo()
  }
}
