/// Folds runs of alike calls, so that a drag of 10,000 samples is a handful of lines.
///
/// The rule: calls of a method that repeats while fingers are down (moved, updated, changed) join an open run when
/// *responder, method, fingers, who passed it on* and *outcome* are all the same; else they open a run of their own.
/// So several responders and fingers fold side by side, each with its own count, and a responder that changes its
/// mind shows as a run that ends and another that starts. A run is told as its first call, the number of calls, and
/// the frame of the last. Whatever else happens ends all runs: they go out in the order in which they were opened,
/// and then what ended them. What a timer did has no frame to count and is never folded.
///
/// Memory is bounded: when `limit` runs are open, one more ends them all.
public final class FoldingSink: TraceSink {
  /// As many runs as a hand of ten fingers makes on a deep chain; beyond them, folding would hide rather than show.
  public static let limit = 64

  private let emit: (TraceLine) -> Void
  private var runs: [Run] = []
  /// Where the next call is looked for first: calls come in the same order in every frame.
  private var expected = 0
  /// How many runs were looked at, over all: a count that tests hold against the number of calls.
  private(set) var looks = 0

  /// - Parameter emit: gets every line, in order.
  public init(emit: @escaping (TraceLine) -> Void) { self.emit = emit }

  public func receive(_ entry: TraceEntry) {
    guard let frame = entry.frame, case .call(let call) = entry.event, call.method.repeats else {
      flush()
      emit(TraceLine(entry))
      return
    }
    if join(entry, call, in: frame) { return }
    if runs.count == Self.limit { flush() }
    runs.append(Run(line: TraceLine(entry), call: call))
    expected = 0
  }

  /// Ends all runs; to be called after the last entry.
  public func flush() {
    guard !runs.isEmpty else { return }
    let ended = runs
    runs.removeAll(keepingCapacity: true)
    expected = 0
    for run in ended { emit(run.line) }
  }

  private func join(_ entry: TraceEntry, _ call: Call, in frame: Int) -> Bool {
    var index = expected
    for _ in runs.indices {
      looks += 1
      if index >= runs.count { index = 0 }
      if runs[index].takes(entry.subject, call) {
        runs[index].line.count += 1
        runs[index].line.lastFrame = frame
        expected = index + 1
        return true
      }
      index += 1
    }
    return false
  }

  private struct Run {
    var line: TraceLine
    var call: Call

    func takes(_ subject: String, _ other: Call) -> Bool {
      line.entry.subject == subject && call.method == other.method && call.outcome == other.outcome
        && call.fingers == other.fingers && call.from == other.from
    }
  }
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
