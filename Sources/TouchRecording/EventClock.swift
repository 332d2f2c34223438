import Foundation

/// The time of what no event tells: marks, changes of the application's state, and the end of the recording.
///
/// An event has the time of the digitizer, and comes here later. What happens meanwhile stands behind the events
/// that were captured, and before those that are on their way.
struct EventClock {
  /// No event that can be believed, and nothing else that was captured, has a later time.
  private var latest = -TimeInterval.infinity
  private var began: TimeInterval = 0
  /// The longest way that an event took of late, and when that was.
  private var way: (length: TimeInterval, at: TimeInterval) = (0, -.infinity)

  /// How long the longest way counts before the next event's does, in seconds.
  private static let memory: TimeInterval = 1
  /// In seconds; an application that was busy for longer, or stood in a debugger, is so once.
  private static let longestUsualWay: TimeInterval = 0.25

  mutating func start(at now: TimeInterval) { began = now }

  /// An event came.
  mutating func heard(of time: TimeInterval, at now: TimeInterval) {
    guard isBelievable(time, at: now) else { return }
    let length = max(0, now - time)
    if length >= way.length || !isRecent(at: now) { way = (length, now) }
    latest = max(latest, time)
  }

  /// Something else was captured at a moment of this clock.
  mutating func captured(at time: TimeInterval) { latest = max(latest, time) }

  /// This moment on the clock of events.
  ///
  /// It is set back as far as an event came late within the last second. Later no farther than is usual: what
  /// timers did since would else be replayed behind it.
  func moment(at now: TimeInterval) -> TimeInterval {
    max(latest, now - (isRecent(at: now) ? way.length : min(way.length, Self.longestUsualWay)))
  }

  /// When a recording stops that stops now; nil where that is before what was captured.
  func end(at now: TimeInterval) -> TimeInterval? { now < latest ? nil : now }

  private func isRecent(at now: TimeInterval) -> Bool { abs(now - way.at) <= Self.memory }

  /// An event of a program's own making may have any time. Where no clock runs, events are all that tells it.
  private func isBelievable(_ time: TimeInterval, at now: TimeInterval) -> Bool {
    time.isFinite && time >= began && (now == began || time <= now + Self.longestUsualWay)
  }
}
