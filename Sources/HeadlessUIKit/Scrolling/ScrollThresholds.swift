public import Foundation

/// Every number that scrolling rests on. Those marked *ours* are published by nobody: they are chosen, and named
/// here so that a better one has one place to go.
///
/// The 10 pt that a finger moves before anything scrolls are the pan recognizer's (G60).
public struct ScrollThresholds: Hashable, Sendable {
  /// In seconds, how long a touch on content is held while nothing else tells what it wants (S3).
  public var contentDelay: TimeInterval = 0.150

  // MARK: Dragging

  /// A drag is locked to an axis when it begins with at least this many times more way along it than across (S18);
  /// ours.
  public var directionalLockRatio: CGFloat = 2
  /// The way across that a finger goes before it opens a row (V1151): longer than a pan's, so that a pan around the
  /// list comes first, unless the finger goes both ways in one move; ours.
  public var rowHysteresis: CGFloat = 24
  /// How stiff the content is beyond its edge: the share of the first point of a drag that it follows. Articles
  /// agree on it, Apple is silent.
  public var rubberBandStiffness: CGFloat = 0.55

  // MARK: Slowing down

  /// In seconds, between two steps of content that moves by itself.
  public var scrollStep: TimeInterval = 1 / 60
  /// In points per millisecond: content this slow stops. What people have measured on devices fits it to a frame.
  public var leastGlide: CGFloat = 0.01
  /// In points: content this near to a page, to the delegate's target or to an edge is there; ours.
  public var restDistance: CGFloat = 0.5
  /// In points per millisecond: a finger slower than this leaves the content where it is. Measured between 0.19 and
  /// 0.62; the number is ours.
  public var leastFling: CGFloat = 0.25
  /// In points per millisecond: a finger at least this fast turns the page, however little it moved (S17); ours.
  public var pageTurn: CGFloat = 0.2
  /// How fast content settles on a page or on a target that the delegate chose; ours.
  public var settlingRate = UIScrollView.DecelerationRate.fast
  /// In units a second, of the critically damped spring that brings content back to its edge: as measured where a
  /// fling meets it.
  public var bounceFrequency: Double = 11
  /// What a `decelerationRate` is cut down to, for it to come to an end.
  public var greatestRate: CGFloat = 0.9999

  /// How often at most content is measured and moved again, until what it was scrolled to is where it was wanted.
  static let mostMeasurings = 8
  /// In seconds, how long `setContentOffset(_:animated: true)` takes; ours.
  public var scrollAnimation: TimeInterval = 0.3

  /// The usual ones.
  public init() {}
}
