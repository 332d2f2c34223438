/// Every view that one hit test asked, in the order of asking: windows from the top down, subviews front to back.
public struct HitWalk: Hashable, Sendable {
  /// In the order of asking; empty where no window was asked.
  public var asks: [Ask] {
    get { noted?.asks ?? made }
    set { (noted, made) = (nil, newValue) }
  }
  private var made: [Ask]
  /// In the place of `made` until somebody changes it.
  private var noted: (any NotedWalk)?
  /// The paths of views that nobody asked, right below views that didn't say no, and of windows: they and what is
  /// in them are there. What is neither these nor below one that said no is nowhere.
  public var unasked: [String]

  public init(asks: [Ask] = [], unasked: [String] = []) { (made, self.unasked) = (asks, unasked) }

  /// A walk of which notes were taken.
  package init(_ notes: any NotedWalk, unasked: [String]) { (made, noted, self.unasked) = ([], notes, unasked) }

  public static func == (one: HitWalk, other: HitWalk) -> Bool { one.asks == other.asks }
  public func hash(into hasher: inout Hasher) { hasher.combine(asks) }

  /// One `hitTest(_:with:)` call.
  public struct Ask: Hashable, Sendable {
    /// The path of the view that was asked.
    public var subject: String
    /// How many views stand between it and the screen: 0 for a window.
    public var depth: Int
    /// Where the point was, in the view's own coordinates.
    public var point: Point
    /// The view's own bounds at that moment.
    public var bounds: Rect
    /// Why it said no by itself; nil where it contains the point, or where an override never asked.
    public var refusal: Reason?
    /// What it returned.
    public var answer: String?
    /// True where what it returned is neither itself nor what a subview said: an override's own answer.
    public var isOwnAnswer: Bool

    public init(
      subject: String, depth: Int, point: Point, bounds: Rect, refusal: Reason? = nil, answer: String? = nil,
      isOwnAnswer: Bool = false
    ) {
      self.subject = subject
      self.depth = depth
      self.point = point
      self.bounds = bounds
      self.refusal = refusal
      self.answer = answer
      self.isOwnAnswer = isOwnAnswer
    }
  }
}

/// Notes of a walk, put into words when somebody wants to know: of most hit tests nobody does.
package protocol NotedWalk: AnyObject, Sendable {
  /// In the order of asking.
  var asks: [HitWalk.Ask] { get }
}
