/// Folds runs of alike calls, so that a drag of 10,000 samples is a handful of lines.
///
/// The rule: calls of a method that repeats while fingers are down (moved, updated, changed) join an open run when
/// *responder, method, fingers, who passed it on* and *outcome* are all the same; else they open a run of their
/// own. So do actions for a control's drag and value events, when *control, events, action* and *outcome* are the
/// same, and a control's changes of value, whose run is told from the first value to the last, as a scroll view's
/// content is. So several responders and fingers fold side by side, each with its own count, and a responder that
/// changes its mind shows as a run that ends and another that starts. A run is told as its first call, the number
/// of calls, and the frame of the last. Whatever else happens ends all runs: they go out in the order in which they
/// were opened, and then what ended them. What a timer did has no frame to count and is never folded.
///
/// Memory is bounded: when `limit` runs are open, one more ends them all.
public final class FoldingSink: TraceSink {
  /// As many runs as a hand of ten fingers makes on a deep chain; beyond them, folding would hide rather than show.
  public static let limit = 64

  private let emit: (TraceLine) -> Void
  @exclusivity(unchecked) private var runs: [TraceLine] = []
  /// Where the next call is looked for first: calls come in the same order in every frame.
  @exclusivity(unchecked) private var expected = 0
  /// Calls along routes that joined runs, and which: until these end, the next one along the route need not look.
  @exclusivity(unchecked) private var routed: [Routed] = []
  /// Entries that joined runs and may come again, and which.
  @exclusivity(unchecked) private var repeated: [Repeated] = []
  /// How often all runs were ended.
  private var ended = 0

  private struct Repeated {
    let entry: RepeatedEntry
    let place: Int
    /// Since, which the run is told of when it ends.
    var more = 0
    var lastFrame = 0
  }

  private struct Routed {
    let method: Call.Method
    let fingers: [Int]
    let route: CallRoute
    let places: [Int]
    /// Calls since, which the runs are told of when they end.
    var more = 0
    var lastFrame = 0

    func isOf(_ method: Call.Method, _ fingers: [Int], _ route: CallRoute) -> Bool {
      self.route === route && self.method == method && self.fingers == fingers
    }
  }

  /// How many runs were looked at, over all: a count that tests hold against the number of calls.
  private(set) var looks = 0

  /// - Parameter emit: gets every line, in order.
  public init(emit: @escaping (TraceLine) -> Void) { self.emit = emit }

  public func receive(_ entry: TraceEntry) {
    guard let frame = entry.frame, entry.event.repeats else {
      flush()
      emit(TraceLine(entry))
      return
    }
    if join(entry, in: frame) { return }
    if runs.count == Self.limit { flush() }
    runs.append(TraceLine(entry))
    expected = 0
  }

  public func receive(_ call: RoutedCall) {
    guard let frame = call.frame, call.method.repeats else {
      for entry in call.entries { receive(entry) }
      return
    }
    if takes(call.method, fingers: call.fingers, along: call.route, in: frame) { return }
    let before = ended
    var places: [Int] = []
    for entry in call.entries {
      receive(entry)
      // A run that was just begun is the last; one that was joined stands before what is expected next.
      places.append(expected == 0 ? runs.count - 1 : expected - 1)
    }
    // Where there were too many runs, some of these have ended already.
    if ended == before {
      routed.append(Routed(method: call.method, fingers: call.fingers, route: call.route, places: places))
    }
  }

  public func takes(_ method: Call.Method, fingers: [Int], along route: CallRoute, in frame: Int) -> Bool {
    for index in routed.indices where routed[index].isOf(method, fingers, route) {
      looks += routed[index].places.count
      routed[index].more += 1
      routed[index].lastFrame = frame
      expected = routed[index].places.last.map { $0 + 1 } ?? 0
      return true
    }
    return false
  }

  public func receive(_ entry: RepeatedEntry, in frame: Int, at time: Double) {
    for index in repeated.indices where repeated[index].entry === entry {
      looks += 1
      repeated[index].more += 1
      repeated[index].lastFrame = frame
      expected = repeated[index].place + 1
      return
    }
    receive(entry.entry(in: frame, at: time))
    // A run that was just begun is the last; one that was joined stands before what is expected next.
    repeated.append(Repeated(entry: entry, place: expected == 0 ? runs.count - 1 : expected - 1))
  }

  /// Ends all runs; to be called after the last entry.
  public func flush() {
    guard !runs.isEmpty else { return }
    ended += 1
    for known in routed where known.more > 0 {
      for place in known.places { extend(place, by: known.more, to: known.lastFrame) }
    }
    for known in repeated where known.more > 0 { extend(known.place, by: known.more, to: known.lastFrame) }
    let done = runs
    runs.removeAll(keepingCapacity: true)
    routed.removeAll(keepingCapacity: true)
    repeated.removeAll(keepingCapacity: true)
    expected = 0
    for run in done { emit(run) }
  }

  private func extend(_ place: Int, by more: Int, to frame: Int) {
    runs[place].count += more
    runs[place].lastFrame = max(frame, runs[place].lastFrame ?? 0)
  }

  private func join(_ entry: TraceEntry, in frame: Int) -> Bool {
    var index = expected
    for _ in runs.indices {
      looks += 1
      if index >= runs.count { index = 0 }
      if runs[index].entry.subject == entry.subject, runs[index].entry.event.goesOn(with: entry.event) {
        runs[index].count += 1
        runs[index].lastFrame = frame
        expected = index + 1
        return true
      }
      index += 1
    }
    return false
  }
}

extension TraceEvent {
  /// May come with every frame of a drag.
  var repeats: Bool {
    switch self {
    case .call(let call): call.method.repeats
    case .action(let action): !action.events.isEmpty && action.events.allSatisfy(Action.repeating.contains)
    case .value: true
    case .gesture(let step): step.repeats
    case .scroll(let step): step.repeats
    case .hop(let hop): hop.repeats
    case .follow(let follow): follow.repeats
    default: false
    }
  }

  /// Takes the next event of the same subject into the run that this one began, if it is one of it.
  mutating func goesOn(with next: TraceEvent) -> Bool {
    switch (self, next) {
    case (.call(let call), .call(let other)):
      return call.method == other.method && call.outcome == other.outcome && call.fingers == other.fingers
        && call.from == other.from
    case (.action(let action), .action(let other)): return action == other
    case (.hop(let hop), .hop(let other)): return hop == other
    case (.follow(var follow), .follow(let other)):
      guard follow.events == other.events, follow.finger == other.finger else { return false }
      follow.place = max(follow.place, other.place)
      self = .follow(follow)
      return true
    case (.gesture(let step), .gesture(let other)): return step == other
    case (.value(var change), .value(let other)):
      change.to = other.to
      self = .value(change)
      return true
    case (.scroll(let step), .scroll(let other)):
      guard let both = step.joined(with: other) else { return false }
      self = .scroll(both)
      return true
    default: return false
    }
  }
}

extension Action {
  /// The events that a finger causes again and again between landing and lifting.
  fileprivate static let repeating = ["touchDragInside", "touchDragOutside", "valueChanged"]
}

extension Call.Method {
  /// Comes again and again between a beginning and an end.
  var repeats: Bool {
    switch self {
    case .touchesMoved, .touchesEstimatedPropertiesUpdated, .pressesChanged: true
    default: false
    }
  }
}
