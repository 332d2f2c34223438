/// What became of one press of a button, in the order in which it happened: which recognizers came between, and who
/// heard of it.
public struct PressStory: Sendable {
  /// The press, as the log numbers it.
  public let number: Int
  /// The frame and the time of its beginning, or of what was first heard of it.
  public let frame: Int?
  /// Seconds since the log's first frame.
  public let time: Double
  /// When it was over; nil where the trace ends before.
  public internal(set) var end: Double?
  /// The path of the responder that it began at; nil where it never came to one.
  public internal(set) var responder: String?
  /// In the order in which things happened.
  public internal(set) var steps: [StoryStep] = []

  init(_ number: Int, _ entry: TraceEntry) {
    self.number = number
    (frame, time) = (entry.frame, entry.time)
  }

  /// `press 0, frame 3 (1000 ms): profile/form/name`, with its line end.
  public var heading: String {
    let place = StoryHeading.place(frame: frame, time: time)
    return "press \(number)\(place)" + (responder.map { ": \(Escaping.escaped($0))" } ?? "") + "\n"
  }

  /// Everything that happened, a line each, with the rule that decided it.
  public var text: String {
    let names = ShortNames(steps.map(\.who))
    return steps.map { $0.line(names) + "\n" }.joined()
  }
}
