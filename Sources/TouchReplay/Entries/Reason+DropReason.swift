import HeadlessUIKit
import Traces

extension Reason {
  /// Why a touch or an event got no further, as a trace says it.
  @MainActor init(_ reason: DropReason, _ subjects: Subjects) {
    self =
      switch reason {
      case .nothingHit: .nothingHit
      case .ignoringInteraction: .ignoringInteraction
      case .singleTouch(let view): .singleTouch(view: subjects.name(of: view))
      case .exclusive(let holder): .exclusive(holder: subjects.name(of: holder))
      case .excluded(let other): .excluded(by: subjects.name(of: other))
      case .animated: .animated
      case .outsideWindow(let view): .outsideWindow(view: subjects.name(of: view))
      case .swallowed(let responder): .swallowed(by: subjects.name(of: responder))
      case .noResponder: .noResponder
      case .inactive: .inactive
      case .landedAgain: .landedAgain
      case .taken(let recognizer): .taken(by: subjects.name(of: recognizer))
      case .cancelledUnheard: .cancelledUnheard
      case .stopsScrolling(let list): .stopsScrolling(view: subjects.name(of: list))
      case .touchesShouldNotBegin(let list): .touchesShouldNotBegin(view: subjects.name(of: list))
      case .neverLanded: .neverLanded
      case .motionOver: .motionOver
      case .notReceivingRemoteControl: .notReceivingRemoteControl
      }
  }
}
