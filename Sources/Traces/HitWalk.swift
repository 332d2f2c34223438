/// Every view that one hit test asked, in the order of asking: windows from the top down, subviews front to back.
public struct HitWalk: Hashable, Sendable {
  /// In the order of asking; empty where no window was asked.
  public var asks: [Ask]
  public init(asks: [Ask] = []) { self.asks = asks }

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
