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
    /// Who passed the call on to it; nil for the responder called first.
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
  /// Whether no two stops are alike, so that each is a line of its own.
  let isWithoutTwins: Bool
  /// What the stops' lines say of them, whatever the call.
  let texts: StopTexts

  public init(_ stops: [Stop]) {
    self.stops = stops
    isWithoutTwins = !Self.hasTwins(stops)
    texts = StopTexts(stops)
  }

  /// Names along a chain are of different lengths, nearly always: only those of one length are compared.
  private static func hasTwins(_ stops: [Stop]) -> Bool {
    var lengths: UInt64 = 0
    for place in stops.indices {
      let length = UInt64(1) << UInt64(stops[place].subject.utf8.count & 63)
      if lengths & length != 0, stops[..<place].contains(stops[place]) { return true }
      lengths |= length
    }
    return false
  }
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
  public var entries: [TraceEntry] { route.stops.indices.map { entry(of: $0) } }

  /// The entry of one stop.
  func entry(of index: Int) -> TraceEntry {
    let stop = route.stops[index]
    let call = Call(method: method, fingers: fingers, points: points, from: stop.from, outcome: stop.outcome)
    return TraceEntry(frame: frame, time: time, subject: stop.subject, event: .call(call))
  }
}
