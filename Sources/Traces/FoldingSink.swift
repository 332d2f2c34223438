/// Folds runs of alike calls, so that a drag of 10,000 samples is a handful of lines.
///
/// The rule: calls of a method that repeats while fingers are down (moved, updated, changed) join an open run when
/// *responder, method, fingers, who passed it on* and *outcome* are all the same; else they open a run of their
/// own. So do actions for a control's drag and value events and for changes of a gesture, when *sender, events,
/// action* and *outcome* are the same, and a control's changes of value, whose run is told from the first value to
/// the last, as a scroll view's content is. So several responders and fingers fold side by side, each with its own
/// count, and a responder that changes its mind shows as a run that ends and another that starts. A run is told as
/// its first call, the number of calls, and the frame of the last. Whatever else happens ends all runs: they go out
/// in the order in which they were opened, and then what ended them. What a timer did has no frame to count and is
/// never folded.
///
/// Memory is bounded: when `limit` runs are open, one more ends them all.
///
/// Calls along a route are one run for all of its stops, as long as nothing comes that may join a single one of
/// them: then each stop has a run of its own from there on. What comes out is the same.
public final class FoldingSink: TraceSink {
  /// As many runs as a hand of ten fingers makes on a deep chain; beyond them, folding would hide rather than show.
  public static let limit = 64

  private let emit: (TraceEntry, FoldedRun) -> Void
  private let emitLines: (RoutedLines) -> Void
  @exclusivity(unchecked) private var runs: [TraceLine] = []
  /// Runs of whole calls.
  @exclusivity(unchecked) private var calls: [CallRun] = []
  /// How many lines `calls` stand for.
  @exclusivity(unchecked) private var callLines = 0
  /// Where the next call is looked for first: calls come in the same order in every frame.
  @exclusivity(unchecked) private var expected = 0
  /// Calls along routes that joined runs, and which: until these end, the next one along the route need not look.
  @exclusivity(unchecked) private var routed: [Routed] = []
  /// Entries that joined runs and may come again, and which.
  @exclusivity(unchecked) private var repeated: [Repeated] = []
  /// How often all runs were ended.
  private var ended = 0

  private struct CallRun {
    let call: RoutedCall
    /// How many of `runs` were opened before it.
    let before: Int
    let more = OpenRun()

    // Both are asked of runs where these lie: to take one out is more than what is asked.
    @inline(__always) var lines: RoutedLines {
      RoutedLines(call, more.more > 0 ? FoldedRun(count: 1 + more.more, lastFrame: more.lastFrame) : FoldedRun())
    }

    @inline(__always) func isOf(_ method: Call.Method, _ fingers: [Int], _ route: CallRoute) -> Bool {
      call.route === route && call.method == method && call.fingers == fingers
    }
  }

  private struct Repeated {
    let entry: RepeatedEntry
    var place: Int
    /// Since.
    let more = OpenRun()
  }

  private struct Routed {
    let method: Call.Method
    let fingers: [Int]
    let route: CallRoute
    var places: [Int]
    /// Since.
    var more = OpenRun()
  }

  /// How many runs were looked at, over all: a count that tests hold against the number of calls.
  @exclusivity(unchecked) private(set) var looks = 0

  /// - Parameter emit: gets every line, in order.
  public convenience init(emit: @escaping (TraceLine) -> Void) {
    self.init(
      emit: { emit(TraceLine($0, count: $1.count, lastFrame: $1.lastFrame)) },
      emitLines: { for line in $0.lines { emit(line) } })
  }

  /// - Parameters:
  ///   - emit: gets every entry whose line comes alone, and the run that the line stands for.
  ///   - emitLines: gets those of a call along a route, all at once; in order among the others.
  package init(emit: @escaping (TraceEntry, FoldedRun) -> Void, emitLines: @escaping (RoutedLines) -> Void) {
    (self.emit, self.emitLines) = (emit, emitLines)
  }

  public func receive(_ entry: TraceEntry) { _ = place(entry) }

  /// Has the entry join a run, or open one.
  /// - Returns: which of `runs`; nil of an entry that is never folded.
  private func place(_ entry: TraceEntry) -> Int? {
    guard let frame = entry.frame, entry.event.repeats else {
      flush()
      emit(entry, FoldedRun())
      return nil
    }
    if case .call(let call) = entry.event, hasRun(of: call.method, fingers: call.fingers) { spread() }
    if let joined = join(entry, in: frame) { return joined }
    if runs.count + callLines == Self.limit { flush() }
    runs.append(TraceLine(entry))
    expected = 0
    return runs.count - 1
  }

  public func receive(_ call: RoutedCall) {
    guard let frame = call.frame, call.method.repeats else {
      flush()
      return emitLines(RoutedLines(call))
    }
    if let run = run(of: call.method, fingers: call.fingers, along: call.route), run.goesOn(in: frame) { return }
    if isNew(call) {
      calls.append(CallRun(call: call, before: runs.count))
      callLines += call.route.stops.count
    } else {
      receiveEach(call)
    }
  }

  /// Whether each of its stops opens a run, so that they can have one together.
  private func isNew(_ call: RoutedCall) -> Bool {
    guard call.route.isWithoutTwins, runs.count + callLines + call.route.stops.count <= Self.limit else {
      return false
    }
    if hasRun(of: call.method, fingers: call.fingers) { return false }
    for index in runs.indices {
      if case .call(let other) = runs[index].entry.event, other.method == call.method, other.fingers == call.fingers
      {
        return false
      }
    }
    return true
  }

  /// Whether whole calls of the method with these fingers are a run.
  private func hasRun(of method: Call.Method, fingers: [Int]) -> Bool {
    for place in calls.indices where calls[place].call.method == method && calls[place].call.fingers == fingers {
      return true
    }
    return false
  }

  /// Gives each stop of the whole calls a run of its own, in its place among the others.
  private func spread() {
    for run in calls.reversed() {
      let call = run.call
      let places = run.before..<run.before + call.route.stops.count
      runs.insert(contentsOf: run.lines.lines, at: run.before)
      run.more.settle()
      for index in routed.indices {
        routed[index].places = routed[index].places.map { $0 < run.before ? $0 : $0 + places.count }
      }
      for index in repeated.indices where repeated[index].place >= run.before {
        repeated[index].place += places.count
      }
      routed.append(
        Routed(
          method: call.method, fingers: call.fingers, route: call.route, places: Array(places), more: run.more))
    }
    calls.removeAll(keepingCapacity: true)
    callLines = 0
    expected = 0
  }

  private func receiveEach(_ call: RoutedCall) {
    let before = ended
    var places: [Int] = []
    for entry in call.entries {
      if let place = place(entry) { places.append(place) }
    }
    // Where there were too many runs, some of these have ended already.
    if ended == before {
      routed.append(Routed(method: call.method, fingers: call.fingers, route: call.route, places: places))
    }
  }

  public func run(of method: Call.Method, fingers: [Int], along route: CallRoute) -> OpenRun? {
    for index in calls.indices where calls[index].isOf(method, fingers, route) {
      looks += 1
      return calls[index].more
    }
    for index in routed.indices
    where routed[index].route === route && routed[index].method == method && routed[index].fingers == fingers {
      looks += routed[index].places.count
      expected = routed[index].places.last.map { $0 + 1 } ?? 0
      return routed[index].more
    }
    return nil
  }

  @discardableResult
  public func receive(_ entry: RepeatedEntry, in frame: Int, at time: Double) -> OpenRun? {
    for index in repeated.indices where repeated[index].entry === entry {
      looks += 1
      expected = repeated[index].place + 1
      let run = repeated[index].more
      return run.goesOn(in: frame) ? run : nil
    }
    guard let place = place(entry.entry(in: frame, at: time)) else { return nil }
    let known = Repeated(entry: entry, place: place)
    repeated.append(known)
    return known.more
  }

  /// Ends all runs; to be called after the last entry.
  public func flush() {
    guard !runs.isEmpty || !calls.isEmpty else { return }
    ended += 1
    for index in routed.indices {
      for place in routed[index].places { extend(place, by: routed[index].more) }
      routed[index].more.end()
    }
    for index in repeated.indices {
      extend(repeated[index].place, by: repeated[index].more)
      repeated[index].more.end()
    }
    var next = 0
    for place in calls.indices {
      calls[place].more.end()
      tellRuns(from: &next, to: calls[place].before)
      emitLines(calls[place].lines)
    }
    tellRuns(from: &next, to: runs.count)
    // Some of them are empty, mostly.
    if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
    if !calls.isEmpty { calls.removeAll(keepingCapacity: true) }
    if !routed.isEmpty { routed.removeAll(keepingCapacity: true) }
    if !repeated.isEmpty { repeated.removeAll(keepingCapacity: true) }
    (callLines, expected) = (0, 0)
  }

  private func tellRuns(from next: inout Int, to end: Int) {
    while next < end {
      emit(runs[next].entry, FoldedRun(count: runs[next].count, lastFrame: runs[next].lastFrame))
      next += 1
    }
  }

  private func extend(_ place: Int, by run: OpenRun) {
    guard run.more > 0 else { return }
    runs[place].count += run.more
    runs[place].lastFrame = max(run.lastFrame, runs[place].lastFrame ?? 0)
  }

  /// - Returns: which run goes on with it; nil where none does.
  private func join(_ entry: TraceEntry, in frame: Int) -> Int? {
    var index = expected
    for _ in runs.indices {
      looks += 1
      if index >= runs.count { index = 0 }
      if runs[index].entry.subject == entry.subject, runs[index].entry.event.goesOn(with: entry.event) {
        runs[index].count += 1
        runs[index].lastFrame = frame
        expected = index + 1
        return index
      }
      index += 1
    }
    return nil
  }
}
