extension GestureStep {
  /// What it did, in words: `began: moved 12 of 10 pt`.
  func story(_ entry: TraceEntry, for demand: GestureDemand?) -> StoryStep {
    let miss = reason?.miss
    let why = reason.map { ": \($0.storyText)" + (miss.map { ", \($0)" } ?? "") } ?? ""
    let rule = reason?.rule(for: demand)
    switch what {
    case .began, .cancelled, .failed, .recognized:
      let isUnderstood = what == .began || what == .recognized
      var step = StoryStep(entry, word + why, rule: rule ?? (isUnderstood ? "G1" : nil), miss: miss)
      step.isOutcome = isUnderstood
      return step
    case .ended: return StoryStep(entry, word + why, rule: rule ?? demand.ruleOfEnding)
    case .changed: return StoryStep(entry, word, repeats: true)
    case .waits:
      let others = others.map { Escaping.escaped($0.lastName) }.joined(separator: ", ")
      return StoryStep(entry, "would recognize, and waits for \(others) to fail", rule: "G38")
    case .refusedState(let state):
      return StoryStep(entry, "is assigned \(state), to which no way leads", rule: "G4")
    case .refusedTouch:
      return StoryStep(entry, "does not get it" + why, rule: reason == .delegateSaysNo ? "G17" : rule)
    case .refusedPress:
      return StoryStep(entry, "does not get it" + why, rule: reason == .delegateSaysNo ? "G76" : rule)
    case .action(let state):
      return StoryStep(entry, "calls its targets, \(state)", rule: "G3", repeats: state == "changed")
    }
  }

  /// Those that it waits for.
  private var others: [String] {
    if case .waits(let others)? = reason { others } else { [] }
  }

  /// What another touch's story says of it, in short.
  var summary: String? {
    switch what {
    case .changed, .action: nil
    case .waits: "waits"
    default: word
    }
  }

  /// Nothing more comes of the attempt but its action.
  var isLast: Bool {
    switch what {
    case .ended, .recognized, .cancelled, .failed: true
    default: false
    }
  }
}

extension GestureDemand? {
  /// The rule by which a gesture ends where no reason is told: a press does when a finger lifts.
  fileprivate var ruleOfEnding: String {
    if case .press? = self { "G57" } else { "G1" }
  }
}

extension Follow {
  /// What the control made of it, in words: `touchDragExit: the finger is 75 pt right of its bounds, …`.
  func story(_ entry: TraceEntry) -> StoryStep {
    let names = events.joined(separator: ", ")
    let saysPlace = !repeats && events.first != "touchDown" && events.first != "touchCancel"
    let text = saysPlace ? "\(names): the finger is \(place.text)" : names
    return StoryStep(entry, text, rule: rule, repeats: repeats)
  }

  private var rule: String? {
    switch events.first {
    case "touchDown": events.contains("touchDownRepeat") ? "K9" : "K6"
    case "touchDragExit", "touchDragEnter", "touchDragInside", "touchDragOutside": "K15"
    case "touchUpOutside": "K17"
    case "touchCancel": "K19"
    default: events.contains("touchUpInside") ? "K17" : nil
    }
  }
}

extension ScrollStep {
  /// What the scroll view did, in words.
  func story(_ entry: TraceEntry) -> StoryStep {
    switch self {
    case .held: StoryStep(entry, "holds it back until it is clear whether the finger scrolls", rule: "S1")
    case .released(_, .timeIsUp): StoryStep(entry, "hands it on: it did not move in time", rule: "S4")
    case .released(_, .lifted): StoryStep(entry, "hands it on: it lifted without having moved far", rule: "S6")
    case .released(_, .withAnother): StoryStep(entry, "hands it on: another finger lifted", rule: "S6")
    case .released(_, .willNotScroll): StoryStep(entry, "hands it on: the drag scrolls nothing", rule: "S1")
    case .refused(_, let refusal): StoryStep(entry, "does not scroll: \(refusal.text)", rule: refusal.rule)
    case .cameToRest(_, .touched): StoryStep(entry, "\(word) \(detail)", rule: "S19")
    case .began, .cameToRest, .ended: StoryStep(entry, "\(word) \(detail)", rule: "S14")
    case .moved, .jumped: StoryStep(beside: entry)
    case .decelerates, .animates: StoryStep(entry, "\(word) \(detail)")
    }
  }

  private var detail: String {
    var writer = LineWriter()
    write(to: &writer)
    return writer.text
  }
}
