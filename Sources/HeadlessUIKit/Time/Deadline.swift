import Foundation

/// One thing that happens by the clock unless something comes first; a new one takes the place of the last.
@MainActor struct Deadline {
  private var ticket: VirtualClock.Ticket?
  /// Of the clock, where that is known.
  private var moment: TimeInterval?

  nonisolated init() {}

  /// Whether one was set and not called off since; also when it has come.
  var isSet: Bool { ticket != nil }

  /// In seconds from now.
  mutating func set(after seconds: TimeInterval, _ happen: @escaping @MainActor () -> Void) {
    callOff()
    ticket = VirtualClock.current.schedule(after: seconds, happen)
  }

  /// At a moment of the clock.
  mutating func set(at moment: TimeInterval, _ happen: @escaping @MainActor () -> Void) {
    callOff()
    ticket = VirtualClock.current.schedule(at: moment, happen)
    self.moment = moment
  }

  /// It comes at another moment of the clock; nil for never. Where the moment is the same it keeps its turn among
  /// what comes then.
  mutating func move(to moment: TimeInterval?, _ happen: @escaping @MainActor () -> Void) {
    if let moment, moment == self.moment { return }
    if let moment { set(at: moment, happen) } else { callOff() }
  }

  mutating func callOff() {
    if let ticket { VirtualClock.current.cancel(ticket) }
    (ticket, moment) = (nil, nil)
  }
}

extension Deadline {
  /// Then the recognizer fails, for a reason that tells the seconds.
  mutating func set(
    after seconds: TimeInterval, failing recognizer: UIGestureRecognizer, _ reason: (TimeInterval) -> GestureReason
  ) {
    let reason = reason(seconds)
    set(after: seconds) { [weak recognizer] in recognizer?.fail(reason) }
  }
}
