/// How far an event has come on its way from whoever posted it to the view, in the order of the way.
public enum Hop: Hashable, Sendable {
  /// It was handed in.
  case posted(Source)
  /// It stands in the application's queue, behind that many others.
  case queued(behind: Int)
  case dequeued(Source)
  /// It is an event now, with each finger, or of presses each button, that is down and what that did.
  case made(String, [Part])
  /// The subject's `sendEvent(_:)` is called.
  case sent
  /// A finger landed, and these recognizers will hear of it, in this order.
  case listening(finger: Int, [Listener])
  /// The recognizers that hear of it, before any view.
  case toRecognizers([String])
  /// The views that hear of it.
  case toViews([String])
  /// What waited for it runs: gestures' targets, resets, layout, then the main queue.
  case turnEnds

  /// What was handed in.
  public struct Source: Hashable, Sendable {
    /// `touches`, `motion`, …
    public var what: String
    /// In the order of the report; empty for what has none.
    public var fingers: [Int]

    public init(_ what: String, fingers: [Int] = []) {
      self.what = what
      self.fingers = fingers
    }
  }

  /// One finger of an event, or one press.
  public struct Part: Hashable, Sendable {
    /// Its number.
    public var finger: Int
    /// `began`, `stationary`, …
    public var phase: String

    public init(finger: Int, phase: String) {
      self.finger = finger
      self.phase = phase
    }
  }

  /// A recognizer that hears of a finger.
  public struct Listener: Hashable, Sendable {
    /// Its path.
    public var recognizer: String
    /// What it listens for.
    public var demand: GestureDemand

    public init(_ recognizer: String, demand: GestureDemand) {
      self.recognizer = recognizer
      self.demand = demand
    }
  }
}

/// A touch that ends for its view although its finger did not lift.
public struct LostTouch: Hashable, Sendable {
  /// Its number.
  public var finger: Int
  /// Why it ends.
  public var reason: Reason

  public init(finger: Int, because reason: Reason) {
    self.finger = finger
    self.reason = reason
  }
}

/// What a control made of the finger that it tracks.
public struct Follow: Hashable, Sendable {
  /// The number of the finger.
  public var finger: Int
  /// The control's events, as UIKit calls them.
  public var events: [String]
  /// Where the finger is.
  public var place: Place

  public init(finger: Int, events: [String], place: Place) {
    self.finger = finger
    self.events = events
    self.place = place
  }

  /// Where the finger is, seen from the control; ordered by how far outside.
  public struct Place: Hashable, Comparable, Sendable {
    /// Points beyond the control's bounds; nil within them.
    public var beyond: Double?
    /// Beyond which edge it is farthest.
    public var edge: Reason.Edge?
    /// How far around the bounds it still counts as inside, in points.
    public var margin: Double

    public init(beyond: Double?, edge: Reason.Edge?, margin: Double) {
      self.beyond = beyond
      self.edge = edge
      self.margin = margin
    }

    /// Less is nearer, and nearest is within the bounds.
    public static func < (one: Place, other: Place) -> Bool { one.beyond ?? -1 < other.beyond ?? -1 }
  }
}
