/// What a gesture recognizer did, or what became of it.
public struct GestureStep: Hashable, Sendable {
  /// What happened to it.
  public var what: What
  /// Its fingers that are down, in the order in which they came.
  public var fingers: [Int]
  /// Why, with its numbers; nil where it needs none.
  public var reason: GestureReason?

  public init(_ what: What, fingers: [Int] = [], because reason: GestureReason? = nil) {
    self.what = what
    self.fingers = fingers
    self.reason = reason
  }

  /// A recognizer's steps; each stands in a trace where it happened.
  public enum What: Hashable, Sendable {
    /// A continuous gesture began.
    case began
    case changed
    case ended
    /// A discrete gesture happened.
    case recognized
    case cancelled
    case failed
    /// It would recognize, and waits for others to fail.
    case waits
    /// A state was assigned to which no way leads.
    case refusedState(String)
    /// A touch was not given to it.
    case refusedTouch(finger: Int)
    /// A press was not given to it.
    case refusedPress(Int)
    /// Its targets were called, in that state.
    case action(String)
  }
}

/// What recognizers did to the touches of a view, or the presses of a responder.
public struct TouchCustody: Hashable, Sendable {
  /// What can come between a touch and its view.
  public enum What: Hashable, Sendable {
    /// The view is told that the touch is cancelled.
    case taken
    /// The view hears of it later, or never.
    case withheld
    /// The view hears of it now.
    case released
  }
  /// What the view hears of it.
  public var what: What
  /// Whose touch it is.
  public var finger: Int
  /// It is a press, and no finger, that has the number.
  public var isPress = false
  /// The recognizer; nil where nobody keeps the touch any more.
  public var by: String?

  public init(_ what: What, finger: Int, by: String? = nil) {
    self.what = what
    self.finger = finger
    self.by = by
  }
}
