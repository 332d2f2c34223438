import Traces

/// Gathers a trace touch by touch: what each hit, which responders heard of it, and what was dropped.
final class TouchStories: TraceSink {
  private var stories: [TouchStory] = []
  /// Where each finger's story is.
  private var places: [Int: Int] = [:]
  /// The chain that is being climbed.
  private var climb: Climb?
  private var otherLines: [String] = []

  private struct Climb {
    var chain = ResponderChain()
    let call: Call
    let entry: TraceEntry
  }

  func receive(_ entry: TraceEntry) {
    switch entry.event {
    case .hit(let hit):
      endClimb()
      places[hit.finger] = stories.count
      stories.append(TouchStory(hit, frame: entry.frame, time: entry.time))
    case .call(let call):
      if climb?.call.method == call.method, climb?.chain.append(entry) == true { return }
      endClimb()
      begin(call, entry)
    case .dropped(let dropped):
      if case .touch(let finger) = dropped.what {
        change(finger, entry) { $0.drop(dropped.reason) }
      } else {
        otherLines.append("\(TraceLine(entry)) (\(dropped.reason.rule))")
      }
    case .gesture, .custody, .scroll, .tracking, .value, .action, .firstResponder, .keyWindow, .application, .mark,
      .note:
      otherLines.append("\(TraceLine(entry))")
    }
  }

  /// Every touch in the order of landing, and whatever was about none.
  func finish() -> (touches: [TouchStory], others: String) {
    endClimb()
    return (stories, otherLines.isEmpty ? "" : "besides\n" + otherLines.map { "  \($0)\n" }.joined())
  }

  /// A call that somebody made by hand begins a chain of its own.
  private func begin(_ call: Call, _ entry: TraceEntry) {
    var first = entry
    var alone = call
    alone.from = nil
    first.event = .call(alone)
    climb = Climb(call: call, entry: entry)
    climb?.chain.append(first)
  }

  private func endClimb() {
    guard let climb else { return }
    self.climb = nil
    let by = climb.call.from.map { ", called by \(Escaping.escaped($0))" } ?? ""
    let text = "\(climb.chain)\(by)"
    guard climb.call.method.isOfTouches else {
      let frame = climb.entry.frame.map { "frame \($0)" } ?? "timer"
      return otherLines.append("\(frame): \(climb.call.method.rawValue): \(text)")
    }
    for finger in climb.call.fingers {
      change(finger, climb.entry) { $0.heard(climb.call.method, text, frame: climb.entry.frame) }
    }
  }

  /// A finger whose landing is not in the log has a story too.
  private func change(_ finger: Int, _ entry: TraceEntry, _ change: (inout TouchStory) -> Void) {
    let place = places[finger] ?? stories.count
    if place == stories.count {
      stories.append(TouchStory(finger: finger, frame: entry.frame, time: entry.time))
      places[finger] = place
    }
    change(&stories[place])
  }
}

extension Call.Method {
  fileprivate var isOfTouches: Bool {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .touchesEstimatedPropertiesUpdated: true
    default: false
    }
  }
}
