import Foundation
import HeadlessUIKit
import Traces

/// Stations of events, as a trace says them.
@MainActor enum HopWords {
  /// Nil for a station that is no news.
  static func of(_ hop: EventHop, _ subjects: Subjects) -> (subject: String, hop: Hop)? {
    switch hop {
    case .posted(let source): ("application", .posted(of(source)))
    case .queued(let count): ("application", .queued(behind: count))
    case .dequeued(let source): ("application", .dequeued(of(source)))
    case .made(let event): ("application", .made("\(event.type)", parts(of: event)))
    case .sends(let responder, _): (subjects.name(of: responder), .sent)
    case .attaches(let touch, let recognizers):
      ("window", .listening(finger: touch.identifier, heard(recognizers).map { listener($0, subjects) }))
    case .tellsRecognizers(let window, let recognizers):
      (subjects.name(of: window), .toRecognizers(heard(recognizers).map { subjects.name(of: $0) }))
    case .tellsViews(let window, let views): (subjects.name(of: window), .toViews(views.map(subjects.name)))
    }
  }

  /// Without a scroll view's hold, which the scroll view tells better.
  private static func heard(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    recognizers.filter { !($0 is ContentTouchHold) }
  }

  private static func listener(_ recognizer: UIGestureRecognizer, _ subjects: Subjects) -> Hop.Listener {
    Hop.Listener(subjects.name(of: recognizer), demand: DemandWords.of(recognizer))
  }

  private static func parts(of event: UIEvent) -> [Hop.Part] {
    if let event = event as? UIPressesEvent {
      return event.allPresses.sorted { $0.identifier < $1.identifier }
        .map { Hop.Part(finger: $0.identifier, phase: "\($0.phase)") }
    }
    return event.fingersInTrace.map { Hop.Part(finger: $0.identifier, phase: "\($0.phase)") }
  }

  private static func of(_ source: EventSource) -> Hop.Source {
    switch source {
    case .touches(let fingers): Hop.Source("touches", fingers: fingers)
    case .corrections(let fingers): Hop.Source("corrections", fingers: fingers)
    case .motion: Hop.Source("motion")
    case .presses: Hop.Source("presses")
    case .remoteControl: Hop.Source("remote control")
    case .application(let notice): Hop.Source(notice.rawValue)
    }
  }
}

extension Follow {
  @MainActor init(_ touch: UITouch, _ events: UIControl.Event, _ place: TrackedPlace) {
    var outside: (beyond: Double, edge: Reason.Edge)?
    if case .outside(let beyond, let edge, _) = Outside.reason(for: place.location, in: place.bounds) {
      outside = (beyond, edge)
    }
    let isWithin = place.bounds.contains(place.location)
    self.init(
      finger: touch.identifier, events: events.names,
      place: Place(
        beyond: isWithin ? nil : outside?.beyond, edge: isWithin ? nil : outside?.edge, margin: Double(place.margin)
      ))
  }
}
