public import Foundation

/// The only clock of the event system: it stands still until it is told the time.
///
/// Stage code schedules on it what it would give a `Timer` or `asyncAfter` on a device, and so replays the same on
/// every run. Due actions run in order of their time; those of equal time in order of scheduling.
@preconcurrency @MainActor
public final class VirtualClock {
  /// The clock of the application that runs now.
  public static var current: VirtualClock { UIApplication.shared.clock }

  /// In seconds, on the clock of the log that is replayed; never goes backwards.
  @exclusivity(unchecked) public private(set) var now: TimeInterval = 0
  @exclusivity(unchecked) private var waiting: [Entry] = [] {
    didSet { findEarliest() }
  }
  /// At hand where every event asks for it.
  @exclusivity(unchecked) private var earliest: TimeInterval?
  private var scheduled = 0
  /// Whether it has ended.
  private(set) var isOver = false
  /// How many scroll views there are that a finger scrolls, or that glide.
  @exclusivity(unchecked) private var scrolling = 0

  /// Stands at zero, with nothing scheduled.
  public nonisolated init() {}

  private struct Entry {
    let due: TimeInterval
    let order: Int
    /// In which it runs; nil for any.
    var modes: RunLoopModes?
    let action: @MainActor () -> Void
    /// Runs in its place where the clock ends before.
    var otherwise: (@MainActor () -> Void)?
  }

  /// What `schedule` answers: a way to call it off.
  public struct Ticket: Hashable, Sendable {
    fileprivate let order: Int
  }

  /// Runs the action once, that many seconds from now; at once due when zero or less, yet never before this
  /// returns.
  ///
  /// Complexity: O(n) in the number of waiting actions.
  @discardableResult
  public func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Ticket {
    precondition(!seconds.isNaN, "a delay must be a number of seconds")
    return schedule(at: now + max(0, seconds), action)
  }

  /// Runs the action once, at a time of this clock; at once due where that is over.
  /// - Parameters:
  ///   - modes: what is due in none of the main run loop's modes waits until it is in one; nil for no wait.
  ///   - otherwise: run in the place of the action where the clock ends before.
  func schedule(
    at time: TimeInterval, in modes: RunLoopModes? = nil, otherwise: (@MainActor () -> Void)? = nil,
    _ action: @escaping @MainActor () -> Void
  ) -> Ticket {
    let entry = Entry(
      due: max(now, time), order: scheduled, modes: modes, action: action, otherwise: otherwise)
    scheduled += 1
    if isOver { return Ticket(order: entry.order) }
    let place = waiting.firstIndex { $0.due > entry.due } ?? waiting.endIndex
    waiting.insert(entry, at: place)
    return Ticket(order: entry.order)
  }

  /// Calls it off; nothing happens when it has run.
  public func cancel(_ ticket: Ticket) {
    guard let place = waiting.firstIndex(where: { $0.order == ticket.order }) else { return }
    // Let go of when it is out: what it keeps may schedule and cancel as it dies.
    let cancelled = waiting.remove(at: place)
    withExtendedLifetime(cancelled) {}
  }

  /// When the next action is due: now, where it was due before and had to wait; nil when none waits.
  public var nextDue: TimeInterval? { earliest }

  /// Sets the time, and runs nothing. A time before `now` leaves the clock as it is.
  package func advance(to time: TimeInterval) {
    now = max(now, time)
  }

  /// Sets the time and runs what is due at it, but not what those actions schedule anew.
  package func fire(at time: TimeInterval) {
    advance(to: time)
    let due = waiting.prefix { $0.due <= now }.map(\.order)
    for order in due {
      guard let place = waiting.firstIndex(where: { $0.order == order }), comes(at: place) else { continue }
      waiting.remove(at: place).action()
    }
  }

  // MARK: The main run loop's modes

  /// The main run loop's.
  var mode: RunLoopModes { scrolling > 0 ? .tracking : .usual }

  private func comes(at place: Int) -> Bool {
    guard let modes = waiting[place].modes else { return true }
    return modes.contains(mode)
  }

  private func findEarliest() {
    for place in waiting.indices where comes(at: place) {
      earliest = max(waiting[place].due, now)
      return
    }
    earliest = nil
  }

  /// It runs in other modes from now on; nothing happens when it has run.
  func change(_ ticket: Ticket, to modes: RunLoopModes) {
    guard let place = waiting.firstIndex(where: { $0.order == ticket.order }) else { return }
    waiting[place].modes = modes
  }

  /// A scroll view begins to be scrolled by a finger, or ends gliding.
  func scrolling(_ begins: Bool) {
    scrolling += begins ? 1 : -1
    findEarliest()
  }

  /// Starts anew at a time, with nothing waiting.
  package func restart(at time: TimeInterval) {
    now = time
    takeAll()
  }

  /// Stands still for good: nothing that waits comes any more, nor is it retained, nor what is scheduled from then
  /// on. A timer that runs and a link would keep each other, and their targets, for ever.
  package func end() {
    isOver = true
    for entry in takeAll() { entry.otherwise?() }
  }

  /// Let go of when they are out: what they keep may schedule and cancel as it dies.
  @discardableResult private func takeAll() -> [Entry] {
    let all = waiting
    waiting = []
    return all
  }
}

/// The virtual clock's time, in seconds; zero off the main actor, where no clock is.
public func CACurrentMediaTime() -> TimeInterval {
  MainTurn.isCurrent ? MainActor.assumeIsolated { VirtualClock.current.now } : 0
}
