/// What entries say in a touch's story that have no column for it.
extension TraceEvent {
  /// `value 0.25 → 0.5`, `sends touchUpInside → Press`, `says: went 56 pt`
  var besideWords: String {
    let detail = self.detail
    return switch self {
    case .action(let action): "sends \(detail)\(action.remedy)"
    case .note: "says: \(detail)"
    case .drag(let step): step.story
    case .firstResponder(.becomes): "becomes first responder"
    case .firstResponder(.resigns): "resigns as first responder"
    default: detail.isEmpty ? what : "\(what) \(detail)"
    }
  }

  /// Whether it is what a person would say came of a touch.
  var isOutcome: Bool {
    switch self {
    case .action, .note, .value, .list, .firstResponder, .drag: true
    default: false
    }
  }

  /// The id of the rule that it follows, where it says.
  var besideRule: String? {
    switch self {
    case .action(let action): action.rule
    case .list(let step): step.rule
    case .drag(let step): step.rule
    default: nil
    }
  }

  /// The fifth column, without the count of a run.
  private var detail: String {
    var writer = LineWriter()
    writeDetail(of: "", FoldedRun(), to: &writer)
    return writer.text
  }
}

extension Action {
  /// What is to be done where its target doesn't know it, as is soon forgotten.
  fileprivate var remedy: String {
    if case .notImplemented = outcome { ": name it in its ActionMethods" } else { "" }
  }

  fileprivate var rule: String {
    switch outcome {
    case .foundBy, .foundByNobody: "K21"
    case .notImplemented: "K22"
    case .targetGone: "K24"
    case .performed, .performedBy, .kept: "K20"
    }
  }
}

extension TrackingEnd {
  /// What a control does, in words.
  var story: String {
    switch self {
    case .passedUp: "does not track it: it is that of a view in it"
    case .refused: "does not track it"
    case .stopped: "stops tracking it"
    }
  }

  var rule: String {
    switch self {
    case .passedUp: "K102"
    case .refused: "K7"
    case .stopped: "K14"
    }
  }
}

extension LostTouch {
  /// A touch that its view knows of ends by another rule than one that never came to it.
  var rule: String {
    switch reason {
    case .outsideWindow: "T33"
    case .ignoringInteraction: "A15"
    default: reason.rule
    }
  }
}

extension ResponderChain {
  /// `began, goes no further`, `began, passed up: list > home > window > application; nobody took it`
  func story(of call: Call, isByLog: Bool) -> String {
    let word = call.method.rawValue.split(separator: " ").last.map(String.init) ?? call.method.rawValue
    var text = word + (isByLog ? " by the system, as the log has it" : "")
    let above = links.dropFirst().map { Escaping.escaped($0.subject.lastName) }.joined(separator: " > ")
    if !above.isEmpty { text += ", passed up: \(above)" }
    switch links.last?.outcome {
    case .taken: text += ", goes no further"
    case .unhandled: text += above.isEmpty ? ", and nobody is above" : "; nobody took it"
    case .passed, nil: break
    }
    return text + (call.from.map { ", called by \(Escaping.escaped($0.lastName))" } ?? "")
  }

  /// The rule by which it ended where it did; nil where somebody took it.
  var rule: String? { links.last?.outcome == .unhandled ? "R17" : nil }
}

extension Call.Method {
  var isOfPresses: Bool {
    switch self {
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: true
    default: false
    }
  }

  var isOfTouches: Bool {
    switch self {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled, .touchesEstimatedPropertiesUpdated: true
    default: false
    }
  }
}
