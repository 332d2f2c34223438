/// Gathers what is told of presses, press by press.
struct PressStories {
  /// In the order of their beginnings.
  private(set) var stories: [PressStory] = []

  /// The story of each press that began last under its number.
  private var places: [Int: Int] = [:]
  /// The event of presses that is being handled, with those that changed in it.
  private var turn: (frame: Int?, time: Double, changed: [Int])?
  /// The press of which a recognizer decided last, for what its timer decides later.
  private var decided: [String: Int] = [:]

  /// An event of presses is made, before anybody hears of it.
  mutating func note(_ parts: [Hop.Part], _ entry: TraceEntry) {
    for part in parts {
      let isNew = part.phase == "began"
      let place = isNew ? add(part.finger, entry) : story(of: part.finger, entry)
      if part.phase == "ended" || part.phase == "cancelled" { stories[place].end = entry.time }
    }
    turn = (entry.frame, entry.time, parts.filter { $0.phase != "stationary" }.map(\.finger))
  }

  /// The recognizer hears of a finger now, so what it decides next is not about a press.
  mutating func forget(_ recognizer: String) { decided[recognizer] = nil }

  /// Whose story a recognizer's step belongs to: of the press that is being handled, else of the one that it last
  /// decided about, else of the last that is down; nil where it is about fingers.
  func press(for step: GestureStep, _ entry: TraceEntry, listensToFingers: Bool) -> Int? {
    if case .refusedPress(let press) = step.what { return press }
    guard step.fingers.isEmpty else { return nil }
    if let turn, turn.frame == entry.frame, turn.time == entry.time { return turn.changed.first }
    guard !listensToFingers else { return nil }
    return decided[entry.subject] ?? stories.last { $0.end == nil }?.number
  }

  mutating func tell(_ step: GestureStep, of press: Int, _ entry: TraceEntry) {
    decided[entry.subject] = press
    var told = step.story(entry, for: nil)
    if let rule = step.reason?.ruleForPresses { told.rule = rule }
    add(told, to: press, entry)
  }

  mutating func tell(_ custody: TouchCustody, _ entry: TraceEntry) {
    let responder = Escaping.escaped(entry.subject.lastName)
    let place = story(of: custody.finger, entry)
    if stories[place].responder == nil { stories[place].responder = entry.subject }
    if let by = custody.by { decided[by] = custody.finger }
    let text =
      switch custody.what {
      case .taken: "takes it from \(responder), which hears that it is cancelled"
      case .withheld:
        "keeps its \(stories[place].end == nil ? "beginning" : "end") from \(responder) until it has decided"
      case .released: "hears now what was kept from it"
      }
    stories[place].steps.take(StoryStep(entry, who: custody.by, text, rule: "G77"))
  }

  mutating func tell(_ reason: Reason, of press: Int, _ entry: TraceEntry) {
    let responder = places[press].flatMap { stories[$0].responder }
    add(
      StoryStep(entry, who: responder, "hears nothing of it: \(reason.text)", rule: reason.rule), to: press, entry)
  }

  /// A responder heard of presses, and maybe those above it.
  mutating func tell(_ chain: ResponderChain, _ call: Call, _ entry: TraceEntry) {
    for press in call.fingers {
      let place = story(of: press, entry)
      if stories[place].responder == nil { stories[place].responder = entry.subject }
      stories[place].steps.take(
        StoryStep(entry, chain.story(of: call, isByLog: false), rule: chain.rule, repeats: call.method.repeats))
    }
  }

  mutating func add(_ step: StoryStep, to press: Int, _ entry: TraceEntry) {
    stories[story(of: press, entry)].steps.take(step)
  }

  /// A press whose beginning is not in the log has a story too.
  private mutating func story(of press: Int, _ entry: TraceEntry) -> Int { places[press] ?? add(press, entry) }

  private mutating func add(_ press: Int, _ entry: TraceEntry) -> Int {
    places[press] = stories.count
    stories.append(PressStory(press, entry))
    return stories.count - 1
  }
}

extension GestureReason {
  /// Where buttons have a rule of their own.
  fileprivate var ruleForPresses: String? {
    switch self {
    case .tapped, .heldTooLong, .noFurtherTap: "G78"
    case .held: "G80"
    default: nil
    }
  }
}
