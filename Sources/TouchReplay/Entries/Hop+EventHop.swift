import Foundation
import HeadlessUIKit
import Traces

extension EventHop {
  /// The station, as a trace says it, and whose it is.
  @MainActor func entry(_ subjects: Subjects) -> (subject: String, hop: Hop) {
    switch self {
    case .posted(let source): ("application", .posted(Hop.Source(source)))
    case .queued(let count): ("application", .queued(behind: count))
    case .dequeued(let source): ("application", .dequeued(Hop.Source(source)))
    case .made(let event): ("application", .made("\(event.type)", event.partsInTrace))
    case .sends(let responder, _): (subjects.name(of: responder), .sent)
    case .attaches(let touch, let recognizers):
      ("window", .listening(finger: touch.identifier, recognizers.heard.map { Hop.Listener($0, subjects) }))
    case .tellsRecognizers(let window, let recognizers):
      (subjects.name(of: window), .toRecognizers(recognizers.heard.map { subjects.name(of: $0) }))
    case .tellsViews(let window, let views): (subjects.name(of: window), .toViews(views.map(subjects.name)))
    }
  }
}

extension [UIGestureRecognizer] {
  /// Without a scroll view's hold, which the scroll view tells better.
  @MainActor fileprivate var heard: [UIGestureRecognizer] { filter { !($0 is ContentTouchHold) } }
}

extension Hop.Listener {
  @MainActor fileprivate init(_ recognizer: UIGestureRecognizer, _ subjects: Subjects) {
    self.init(subjects.name(of: recognizer), demand: GestureDemand(recognizer))
  }
}

extension UIEvent {
  /// Its fingers, or presses, with their phases.
  fileprivate var partsInTrace: [Hop.Part] {
    if let event = self as? UIPressesEvent {
      return event.allPresses.sorted { $0.identifier < $1.identifier }
        .map { Hop.Part(finger: $0.identifier, phase: "\($0.phase)") }
    }
    return fingersInTrace.map { Hop.Part(finger: $0.identifier, phase: "\($0.phase)") }
  }
}

extension Hop.Source {
  fileprivate init(_ source: EventSource) {
    switch source {
    case .touches(let fingers): self.init("touches", fingers: fingers)
    case .corrections(let fingers): self.init("corrections", fingers: fingers)
    case .motion: self.init("motion")
    case .presses: self.init("presses")
    case .remoteControl: self.init("remote control")
    case .application(let notice): self.init(notice.rawValue)
    }
  }
}
