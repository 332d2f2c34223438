/// The responders through which a call goes that each of them only passes on, from the first one called to the
/// last.
///
/// The same object as long as it is the same responders and they are called the same: whoever folds the calls of a
/// drag knows them by it.
public final class CallRoute: Sendable {
  /// A responder on the way.
  public struct Stop: Hashable, Sendable {
    /// Its path or name.
    public var subject: String
    /// Who passed the call on to it; nil for the first responder called.
    public var from: String?
    /// Whether there was somebody to pass it on to.
    public var outcome: Call.Outcome

    public init(subject: String, from: String?, outcome: Call.Outcome) {
      self.subject = subject
      self.from = from
      self.outcome = outcome
    }
  }
  /// In the order of the way.
  public let stops: [Stop]

  public init(_ stops: [Stop]) { self.stops = stops }
}

/// One call on its way along a route: an entry for each stop.
public struct RoutedCall: Sendable {
  /// The log's frame that caused it, counted from 1; nil for what a timer did.
  public var frame: Int?
  /// Seconds since the log's first frame.
  public var time: Double
  /// Which of the responders' methods.
  public var method: Call.Method
  /// The fingers that it is about, in landing order.
  public var fingers: [Int]
  /// Where they were, in the responders' window, in the order of `fingers`.
  public var points: [Point]
  /// Who was called.
  public var route: CallRoute

  public init(
    frame: Int?, time: Double, method: Call.Method, fingers: [Int], points: [Point], route: CallRoute
  ) {
    self.frame = frame
    self.time = time
    self.method = method
    self.fingers = fingers
    self.points = points
    self.route = route
  }

  /// What it is for whoever takes entries one by one.
  public var entries: [TraceEntry] {
    route.stops.map { stop in
      let call = Call(method: method, fingers: fingers, points: points, from: stop.from, outcome: stop.outcome)
      return TraceEntry(frame: frame, time: time, subject: stop.subject, event: .call(call))
    }
  }
}
