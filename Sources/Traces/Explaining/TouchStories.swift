/// Gathers a trace touch by touch, and press by press. What belongs to neither is kept apart, a line each.
///
/// A step of several fingers is told in one touch's story; the others refer to it. Complete only for traces that
/// tell everything: others lack who listened, and what controls made of fingers.
public final class TouchStories: TraceSink {
  /// In the order of landing.
  public private(set) var stories: [TouchStory] = []
  /// Those of buttons, in the order of their beginnings.
  public var presses: [PressStory] { pressStories.stories }
  /// What was about no touch and no press, as a trace says it.
  public private(set) var others: [String] = []

  /// The story of each finger that landed last under its number.
  private var places: [Int: Int] = [:]
  /// The story of the touch that landed last on each view.
  private var viewPlaces: [String: Int] = [:]
  private var attempts = StoryAttempts()
  private var pressStories = PressStories()
  /// Touches that are kept from their views, by finger.
  private var withheld: [Int: [Int]] = [:]
  /// The chain that is being climbed.
  private var climb: Climb?
  /// Whose story the last entry was, and in which turn.
  private var last: (frame: Int?, time: Double, told: Told)?
  private enum Told {
    /// By their places.
    case stories([Int])
    /// By its number.
    case press(Int)
  }
  /// Fingers that the log itself cancels in this turn.
  private var cancelledByLog: Set<Int> = []

  private struct Climb {
    var chain = ResponderChain()
    let call: Call
    let entry: TraceEntry
  }

  /// Empty, and ready for the first entry.
  public init() {}

  public func receive(_ entry: TraceEntry) {
    if case .call(let call) = entry.event {
      if climb?.call.method == call.method, climb?.chain.append(entry) == true { return }
      endClimb()
      return begin(call, entry)
    }
    endClimb()
    switch entry.event {
    case .hit(let hit):
      places[hit.finger] = stories.count
      if let view = hit.view { viewPlaces[view] = stories.count }
      stories.append(TouchStory(hit, frame: entry.frame, time: entry.time))
    case .hop(let hop): note(hop, entry)
    case .gesture(let step): tell(step, entry)
    case .custody(let custody) where custody.isPress:
      pressStories.tell(custody, entry)
      last = (entry.frame, entry.time, .press(custody.finger))
    case .custody(let custody): tell(custody, entry)
    case .dropped(let dropped):
      switch dropped.what {
      case .touch(let finger): tell(dropped.reason, of: finger, entry)
      case .press(let press): pressStories.tell(dropped.reason, of: press, entry)
      case .call, .event: others.append("\(TraceLine(entry)) (\(dropped.reason.rule))")
      }
    case .scroll(let step): tell(step, entry)
    case .follow(let follow): add(follow.story(entry), to: [follow.finger])
    case .lost(let lost):
      add(StoryStep(entry, "loses it: \(lost.reason.text)", rule: lost.rule), to: [lost.finger])
    case .tracking(let end): tellBeside(StoryStep(entry, end.story, rule: end.rule), entry)
    case .drag(let step): add(StoryStep(beside: entry), to: [step.finger])
    case .list, .value, .action, .firstResponder, .note: tellBeside(StoryStep(beside: entry), entry)
    case .call, .keyWindow, .application, .mark: others.append("\(TraceLine(entry))")
    }
  }

  /// To be called after the last entry.
  public func finish() {
    endClimb()
    for (recognizer, attempt) in attempts.silent {
      for place in attempt.stories {
        let end = TraceEntry(
          frame: nil, time: last?.time ?? stories[place].time, subject: recognizer, event: .note(""))
        stories[place].add(StoryStep(end, "undecided to the end", rule: "G8"))
      }
    }
  }

  // MARK: Whose story

  private func add(_ step: StoryStep, to fingers: [Int]) {
    add(step, toStories: fingers.map { story(of: $0, step) })
  }

  private func add(_ step: StoryStep, toStories chosen: [Int]) {
    for place in chosen { stories[place].add(step) }
    last = (step.frame, step.time, .stories(chosen))
  }

  /// A finger whose landing is not in the log has a story too.
  private func story(of finger: Int, _ step: StoryStep) -> Int {
    if let place = places[finger] { return place }
    places[finger] = stories.count
    stories.append(TouchStory(finger: finger, frame: step.frame, time: step.time))
    return stories.count - 1
  }

  /// What names no finger belongs to what came right before it in the same turn; else to the last touch on the
  /// view.
  private func tellBeside(_ step: StoryStep, _ entry: TraceEntry) {
    if let last, last.frame == entry.frame, last.time == entry.time {
      switch last.told {
      case .stories(let places): return add(step, toStories: places)
      case .press(let press): return pressStories.add(step, to: press, entry)
      }
    }
    guard let place = viewPlaces[entry.subject] else {
      return others.append("\(TraceLine(entry))")
    }
    add(step, toStories: [place])
  }

  // MARK: Recognizers

  private func note(_ hop: Hop, _ entry: TraceEntry) {
    switch hop {
    case .listening(let finger, let listeners):
      guard let place = places[finger] else { return }
      stories[place].listeners = listeners
      for listener in listeners {
        pressStories.forget(listener.recognizer)
        if let late = attempts.join(listener, story: place, at: entry.time) {
          stories[place].add(StoryStep(entry, who: listener.recognizer, late.text, rule: "G53", miss: late.miss))
        }
      }
    case .made("presses", let parts): pressStories.note(parts, entry)
    case .made(_, let parts):
      cancelledByLog = Set(parts.filter { $0.phase == "cancelled" }.map(\.finger))
      for part in parts where part.phase == "ended" { lift(part.finger, entry) }
    default: break
    }
  }

  private func lift(_ finger: Int, _ entry: TraceEntry) {
    guard let place = places[finger] else { return }
    for listener in stories[place].listeners {
      guard let late = attempts.lift(listener.recognizer, after: entry.time - stories[place].time) else { continue }
      stories[place].add(StoryStep(entry, who: listener.recognizer, late.text, rule: "G52", miss: late.miss))
    }
  }

  private func tell(_ reason: Reason, of finger: Int, _ entry: TraceEntry) {
    var rule = reason.rule
    if case .taken(let recognizer) = reason, case .scroll? = attempts.demand(of: recognizer) { rule = "S5" }
    let who = places[finger].flatMap { stories[$0].hit?.view }
    var step = StoryStep(entry, who: who, "hears nothing of it: \(reason.text)", rule: rule)
    step.isOutcome = true
    add(step, to: [finger])
  }

  private func tell(_ step: GestureStep, _ entry: TraceEntry) {
    if case .refusedTouch(let finger) = step.what {
      return add(step.story(entry, for: nil), to: [finger])
    }
    let listens = attempts.isOpen(entry.subject)
    if let press = pressStories.press(for: step, entry, listensToFingers: listens) {
      pressStories.tell(step, of: press, entry)
      last = (entry.frame, entry.time, .press(press))
      return
    }
    let told = step.story(entry, for: attempts.demand(of: entry.subject))
    let fingers = step.fingers.map { story(of: $0, told) }
    let chosen = attempts.stories(of: entry.subject) ?? fingers
    let isFirst = attempts.isSilent(entry.subject)
    let present = fingers.first(where: chosen.contains) ?? attempts.teller(of: entry.subject)
    guard let teller = present ?? chosen.last else { return others.append("\(TraceLine(entry))") }
    attempts.note(step, of: entry.subject, at: entry.time, teller: teller)
    stories[teller].add(told)
    for place in chosen where place != teller {
      refer(to: stories[teller].finger, step, entry, in: place, anew: isFirst)
    }
    last = (entry.frame, entry.time, .stories([teller]))
  }

  /// One line for all that the other touch's story tells of the recognizer.
  private func refer(to finger: Int, _ step: GestureStep, _ entry: TraceEntry, in place: Int, anew: Bool) {
    guard let summary = step.summary else { return }
    let ending = ": see touch \(finger)"
    let present = stories[place].steps.lastIndex { $0.who == entry.subject && $0.text.hasSuffix(ending) }
    guard let present, !anew else {
      return stories[place].add(StoryStep(entry, summary + ending))
    }
    let words = stories[place].steps[present].text.dropLast(ending.count)
    stories[place].steps[present].text = "\(words), \(summary)\(ending)"
  }

  private func tell(_ custody: TouchCustody, _ entry: TraceEntry) {
    let view = Escaping.escaped(entry.subject.lastName)
    let finger = custody.finger
    switch custody.what {
    case .taken:
      var (purpose, rule) = ("", "G20")
      if let by = custody.by, case .scroll? = attempts.demand(of: by) { (purpose, rule) = (" to scroll", "S9") }
      let text = "takes it from \(view)\(purpose), which hears that it is cancelled"
      var step = StoryStep(entry, who: custody.by, text, rule: rule)
      step.isOutcome = true
      add(step, to: [finger])
    case .withheld:
      let place = places[finger].map { stories[$0] }
      let isLanding = !(place?.hasBegun(in: entry.subject) ?? false)
      let step = StoryStep(
        entry, who: custody.by, "keeps its \(isLanding ? "landing" : "lifting") from \(view) until it has decided",
        rule: isLanding ? "G23" : "G25")
      withheld[finger, default: []].append(story(of: finger, step))
      add(step, to: [finger])
    case .released:
      var step = StoryStep(entry, "hears now what was kept from it", rule: "G23")
      let kept = withheld[finger]?.isEmpty == false ? withheld[finger]?.removeFirst() : nil
      let place = kept ?? story(of: finger, step)
      if stories[place].hasBegun(in: entry.subject) { step.rule = "G25" }
      add(step, toStories: [place])
    }
  }

  private func tell(_ step: ScrollStep, _ entry: TraceEntry) {
    let told = step.story(entry)
    switch step {
    case .held(let finger), .released(let finger, _): add(told, to: [finger])
    case .refused(let fingers, _): add(told, to: fingers)
    default:
      guard let teller = attempts.stories(draggingIn: entry.subject)?.first else {
        return others.append("\(TraceLine(entry))")
      }
      add(told, toStories: [teller])
    }
  }

  // MARK: Calls

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
    let (call, entry) = (climb.call, climb.entry)
    if call.method.isOfPresses, let press = call.fingers.last {
      pressStories.tell(climb.chain, call, entry)
      last = (entry.frame, entry.time, .press(press))
      return
    }
    guard call.method.isOfTouches else {
      let by = call.from.map { ", called by \(Escaping.escaped($0))" } ?? ""
      let frame = entry.frame.map { "frame \($0)" } ?? "timer"
      return others.append("\(frame): \(call.method.rawValue): \(climb.chain)\(by)")
    }
    let isByLog = call.method == .touchesCancelled && call.fingers.contains(where: cancelledByLog.contains)
    let step = StoryStep(
      entry, climb.chain.story(of: call, isByLog: isByLog), rule: climb.chain.rule, repeats: call.method.repeats)
    add(step, to: call.fingers)
  }
}
