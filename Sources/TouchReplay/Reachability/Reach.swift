public import Traces

/// How much of a view a finger reaches.
///
/// A point is the view's where a finger landing on it hits the view or one in it. Where it isn't, the point is
/// *passed on* if an override of the view itself says so, as a round button's does of its corners; *covered* if
/// what took the touch is in front and something in front of the view can be seen there, as whoever looks expects.
/// Else it is *dead*: the view is what is to be seen, and something else gets the touch. So are the points of a
/// control where a view in it is hit, passes the touch up, and a tap does nothing.
public struct Reach: Hashable, Sendable {
  /// As traces call it.
  public let view: String
  /// The points of its bounds that are on the screen and that no superview clips.
  public let area: PointRegion
  /// How many points of the area a finger reaches.
  public private(set) var reached: Int
  /// By owner and cause, from the top down.
  public private(set) var dead: [LostPart]
  /// In the same order; nobody is to blame but the view.
  public let passedOn: [LostPart]
  /// By what is in front of it, from the top down.
  public let covers: [Cover]
  /// A superview that is dead in all of the same places for the same causes, and so says it all.
  public internal(set) var saidBy: String?

  /// Points of the view where something else gets the touch.
  public struct LostPart: Hashable, Sendable {
    /// Who gets the touches; nil where nobody does.
    public let owner: String?
    /// Why it isn't the view's.
    public let cause: Cause
    /// Which points.
    public let region: PointRegion
  }

  /// Points of the view that something in front of it covers.
  public struct Cover: Hashable, Sendable {
    /// The outermost view in front.
    public let view: String
    /// Which points.
    public let region: PointRegion
  }

  /// Points that are dead, in all.
  public var deadCount: Int { dead.reduce(0) { $0 + $1.region.count } }
  /// Points that the view itself passes on, in all.
  public var passedOnCount: Int { passedOn.reduce(0) { $0 + $1.region.count } }
  /// Points that are covered, in all.
  public var coveredCount: Int { covers.reduce(0) { $0 + $1.region.count } }
}

extension Reach {
  /// Counts points as dead that counted as reached.
  mutating func lose(_ part: LostPart) {
    reached -= part.region.count
    dead.append(part)
  }

  /// Whether everything that is dead here is so in the other, too, and because of the same view.
  func isSaid(by other: Reach) -> Bool {
    !dead.isEmpty
      && dead.allSatisfy { part in
        other.dead.contains {
          $0.owner == part.owner && $0.cause.blocker == part.cause.blocker && part.region.isSubset(of: $0.region)
        }
      }
  }
}

/// A finger that lands on one point of a view.
public struct LocalTouch: Hashable, Sendable {
  /// As traces call it.
  public let view: String
  /// In the view's own coordinates.
  public let point: Point
  /// The same point on the screen.
  public let onScreen: Point
  /// Who gets the touch; nil where nobody does.
  public let owner: String?
  /// Why it is not the view, nor one in it that does something with it; nil where it is.
  public internal(set) var cause: Cause?
}
