extension Hop {
  /// The fourth column.
  var word: String {
    switch self {
    case .posted: "posted"
    case .queued: "queued"
    case .dequeued: "dequeued"
    case .made: "event made"
    case .sent: "sendEvent"
    case .listening: "listeners"
    case .toRecognizers: "to recognizers"
    case .toViews: "to views"
    case .turnEnds: "turn ends"
    }
  }

  var hasDetail: Bool {
    switch self {
    case .sent, .turnEnds: false
    default: true
    }
  }

  /// Comes with every event.
  var repeats: Bool {
    if case .listening = self { false } else { true }
  }

  /// `touches 0 1`, `first`, `behind 2`, `touches: 0 began, 1 moved`, `0  board/pan, board/tap0`
  func write(to writer: inout LineWriter) {
    switch self {
    case .posted(let source), .dequeued(let source):
      writer.words(source.what)
      for finger in source.fingers {
        writer.words(" ")
        writer.integer(finger)
      }
    case .queued(let count): writer.words(count == 0 ? "first" : "behind \(count)")
    case .made(let what, let parts):
      writer.words(what)
      for (place, part) in parts.enumerated() {
        writer.words(place == 0 ? ": " : ", ")
        writer.integer(part.finger)
        writer.words(" \(part.phase)")
      }
    case .listening(let finger, let listeners):
      writer.integer(finger)
      writer.words("  ")
      write(listeners.map(\.recognizer), to: &writer)
    case .toRecognizers(let names), .toViews(let names): write(names, to: &writer)
    case .sent, .turnEnds: break
    }
  }

  private func write(_ names: [String], to writer: inout LineWriter) {
    if names.isEmpty { writer.words("none") }
    for (place, name) in names.enumerated() {
      if place > 0 { writer.words(", ") }
      writer.name(name)
    }
  }
}

extension LostTouch {
  /// `0  home/list is in no window`
  func write(to writer: inout LineWriter) {
    writer.integer(finger)
    writer.words("  ")
    writer.words(reason.text(naming: writer.naming))
  }
}

extension Follow {
  /// A finger that stays where it is, inside or outside.
  var repeats: Bool { events == ["touchDragInside"] || events == ["touchDragOutside"] }

  /// `0  touchDragExit, 75.2 pt right of its bounds`
  func write(to writer: inout LineWriter) {
    writer.integer(finger)
    writer.words("  ")
    writer.words(events.joined(separator: " "))
    writer.words(", ")
    writer.words(place.text)
  }
}

extension Follow.Place {
  /// `within its bounds`, `75.2 pt right of its bounds, 5.2 pt beyond its margin of 70`
  public var text: String {
    guard let beyond, let edge else { return "within its bounds" }
    var writer = LineWriter()
    writer.number(beyond)
    writer.words(" pt \(edge.beyond) its bounds, ")
    if beyond == margin {
      writer.words("on the edge of its margin, which is \(edge.isOutside ? "outside" : "inside")")
      return writer.text
    }
    writer.number(abs(beyond - margin))
    writer.words(beyond > margin ? " pt beyond" : " pt within")
    writer.words(" its margin of ")
    writer.number(margin)
    return writer.text
  }
}

extension Reason.Edge {
  /// Points on it are outside.
  var isOutside: Bool { self == .bottom || self == .right }
}
