/// What became of one touch, in the order in which it happened: who listened to it, who heard of it, who took it,
/// and by which rule.
public struct TouchStory: Sendable {
  /// The number of its finger; below zero where the stage posted it.
  public let finger: Int
  /// The frame and the time of its landing, or of what was first heard of it.
  public let frame: Int?
  /// Seconds since the log's first frame.
  public let time: Double
  /// Nil where its landing is not in the log.
  public let hit: Hit?
  /// The recognizers on its way up that hear of it, in the order in which they do.
  public internal(set) var listeners: [Hop.Listener] = []
  /// In the order in which things happened.
  public internal(set) var steps: [StoryStep] = []

  init(_ hit: Hit, frame: Int?, time: Double) {
    finger = hit.finger
    (self.frame, self.time, self.hit) = (frame, time, hit)
  }

  /// A touch whose landing nobody saw.
  init(finger: Int, frame: Int?, time: Double) {
    self.finger = finger
    (self.frame, self.time, hit) = (frame, time, nil)
  }

  mutating func add(_ step: StoryStep) { steps.take(step) }
}

extension [StoryStep] {
  /// Takes a step in; one like the last step of the same subject joins it as long as only steps that repeat, too,
  /// lie between them.
  mutating func take(_ step: StoryStep) {
    if step.repeats {
      for place in indices.reversed() {
        if self[place].takesIn(step) { return }
        if !self[place].repeats { break }
      }
    }
    append(step)
  }
}

extension TouchStory {
  /// Whether the view has heard of it yet.
  func hasBegun(in view: String) -> Bool { steps.contains { $0.who == view && $0.text.hasPrefix("began") } }
}

/// One thing that happened to a touch, or because of it.
public struct StoryStep: Hashable, Sendable {
  /// Nil for what a timer did.
  public var frame: Int?
  /// Seconds since the log's first frame.
  public var time: Double
  /// The path of whoever did it.
  public var who: String
  /// In words, without the rule: `failed: moved 9 of 10 pt, 1 pt short`.
  public var text: String
  /// The id of the rule that decided it; nil where none did.
  public var rule: String?
  /// By how much a threshold was missed; nil where none was.
  public var miss: Miss?
  /// How many times in a row, and the frame of the last.
  public var count = 1
  /// The frame of the last in the row.
  public var lastFrame: Int?
  /// Whether it is what a person would say came of the touch: something was recognized, sent, selected or said.
  public internal(set) var isOutcome = false
  /// May come with every frame of a drag.
  var repeats = false
  /// What the text is made from, where several of it are told as one.
  private var event: TraceEvent?

  init(
    _ entry: TraceEntry, who: String? = nil, _ text: String, rule: String? = nil, miss: Miss? = nil,
    repeats: Bool = false
  ) {
    frame = entry.frame
    time = entry.time
    self.who = who ?? entry.subject
    self.text = text
    self.rule = rule
    self.miss = miss
    self.repeats = repeats
  }

  /// What other entries bring to the same finger, besides.
  init(beside entry: TraceEntry) {
    self.init(entry, entry.event.besideWords, rule: entry.event.besideRule, repeats: entry.event.repeats)
    if repeats { event = entry.event }
    isOutcome = entry.event.isOutcome
  }

  /// Joins with what comes next, if it is another one of the same.
  fileprivate mutating func takesIn(_ next: StoryStep) -> Bool {
    guard repeats, next.repeats, who == next.who, rule == next.rule else { return false }
    if var event, let other = next.event {
      guard event.goesOn(with: other) else { return false }
      self.event = event
      text = event.besideWords
    } else if text != next.text {
      return false
    }
    count += next.count
    lastFrame = next.frame
    return true
  }

  /// How far from its threshold something was.
  public struct Miss: Hashable, Sendable {
    /// Above zero.
    public var amount: Double
    /// What it is measured in.
    public var unit: Unit
    /// Whether more was needed, or less allowed.
    public var side: Side

    /// A measure, with the sign that people write.
    public enum Unit: String, Hashable, Sendable { case points = "pt", seconds = "s", degrees = "°", fingers }
    /// On which side of the threshold.
    public enum Side: String, Hashable, Sendable { case short, over }
  }
}
