/// One line of what happened: who, what, and why.
///
/// Entries come in the order in which things happened; a responder's call comes before what it caused.
public struct TraceEntry: Hashable, Sendable {
  /// The log's frame that caused it, counted from 1; nil for what a timer did.
  public var frame: Int?
  /// Seconds since the log's first frame.
  public var time: Double
  /// The path of the view, or the name of the responder, that it is about: `home/tabBar/centerButton`, `window`.
  public var subject: String
  /// What happened to the subject.
  public var event: TraceEvent

  public init(frame: Int?, time: Double, subject: String, event: TraceEvent) {
    self.frame = frame
    self.time = time
    self.subject = subject
    self.event = event
  }
}

/// What an entry can tell.
public enum TraceEvent: Hashable, Sendable {
  /// A finger landed and a view was looked for.
  case hit(Hit)
  /// A responder was called.
  case call(Call)
  /// A recognizer did something, or something became of it.
  case gesture(GestureStep)
  /// A recognizer came between a touch and its view.
  case custody(TouchCustody)
  /// A touch, or a whole event, got no further.
  case dropped(Dropped)
  /// A scroll view held a touch, or its content moved.
  case scroll(ScrollStep)
  /// A table or a collection selected an item, or did not.
  case list(ListStep)
  /// Something was lifted, dragged or dropped, or was not.
  case drag(DragStep)
  /// A control ended the tracking of a finger by its own answer.
  case tracking(TrackingEnd)
  /// A finger, or typing, changed a control's value.
  case value(ValueChange)
  /// An action was sent: to a target, to whoever in the chain can perform it, or to a closure.
  case action(Action)
  /// What a control made of the finger that it tracks.
  case follow(Follow)
  /// A view hears next that a touch is over whose finger did not lift.
  case lost(LostTouch)
  /// How far an event has come on its way.
  case hop(Hop)
  /// A responder took the first place of its window, lost it, or was kept from it.
  case firstResponder(FirstResponderChange)
  /// A window became key, or stopped being it.
  case keyWindow(isKey: Bool)
  /// The application changed its state, as its delegate is told.
  case application(String)
  /// A person's mark in the log.
  case mark(String)
  /// What the stage's own code wanted to be in the trace.
  case note(String)
}

/// The outcome of one hit test, with every view that was asked.
public struct Hit: Hashable, Sendable {
  /// The finger that landed.
  public var finger: Int
  /// In points of the screen.
  public var point: Point
  /// The view that will own the touch; nil when no window had one.
  public var view: String?
  /// Who decided, where an override answered something other than what its own subviews said; else nil.
  public var answeredBy: String?
  /// Every view that was asked, in order.
  public var walk: HitWalk

  public init(finger: Int, point: Point, view: String?, answeredBy: String? = nil, walk: HitWalk = HitWalk()) {
    self.finger = finger
    self.point = point
    self.view = view
    self.answeredBy = answeredBy
    self.walk = walk
  }
}

/// One call of a responder's method.
public struct Call: Hashable, Sendable {
  /// Which of the responder's methods.
  public var method: Method
  /// The fingers (or presses) that it was about, in landing order; empty for motion and remote control.
  public var fingers: [Int]
  /// Where they were, in the responder's window, in the order of `fingers`.
  public var points: [Point]
  /// Who passed it on; nil for the responder called first.
  public var from: String?
  /// Whether the call went on to the next responder.
  public var outcome: Outcome

  public init(method: Method, fingers: [Int], points: [Point], from: String? = nil, outcome: Outcome) {
    self.method = method
    self.fingers = fingers
    self.points = points
    self.from = from
    self.outcome = outcome
  }

  /// `UIResponder`'s callbacks; the raw value is how a trace calls each.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    case touchesBegan = "touch began"
    case touchesMoved = "touch moved"
    case touchesEnded = "touch ended"
    case touchesCancelled = "touch cancelled"
    case touchesEstimatedPropertiesUpdated = "touch updated"
    case motionBegan = "motion began"
    case motionEnded = "motion ended"
    case motionCancelled = "motion cancelled"
    case pressesBegan = "press began"
    case pressesChanged = "press changed"
    case pressesEnded = "press ended"
    case pressesCancelled = "press cancelled"
    case remoteControlReceived = "remote control"
  }

  /// What a responder did with a call.
  public enum Outcome: Hashable, Sendable {
    /// The method called its super, or is the default: the next responder was called.
    case passed
    /// It stayed there: an override that didn't call super.
    case taken
    /// It called its super, and there was no next responder.
    case unhandled
  }
}

/// What did not arrive, and why.
public struct Dropped: Hashable, Sendable {
  /// What can fail to arrive.
  public enum What: Hashable, Sendable {
    case touch(finger: Int)
    case press(Int)
    case call(Call.Method)
    case event(String)
  }
  /// What did not arrive.
  public var what: What
  /// Why, by which rule.
  public var reason: Reason

  public init(_ what: What, _ reason: Reason) {
    self.what = what
    self.reason = reason
  }
}

/// A place, in points.
public struct Point: Hashable, Sendable, CustomStringConvertible {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle, in points.
public struct Rect: Hashable, Sendable, CustomStringConvertible {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
