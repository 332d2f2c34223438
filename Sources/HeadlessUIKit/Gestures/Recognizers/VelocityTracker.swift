import Foundation

/// How fast something went lately, in its units a second.
struct VelocityTracker {
  /// Those before `first` are over, and are let go of together.
  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  private var first = 0
  private var now: TimeInterval = 0
  /// Before it was measured anew, for the case that nothing moves any more.
  private var before = CGPoint.zero
  private var isOver = false
  /// How many may be over and still there.
  private static let mostOver = 32

  mutating func note(_ place: CGPoint, at time: TimeInterval, window: TimeInterval) {
    while samples.count > first, samples[samples.count - 1].time >= time { samples.removeLast() }
    samples.append((time, place))
    rest(until: time, window: window)
  }

  /// Time passes and nothing moves.
  @inline(__always) mutating func rest(until time: TimeInterval, window: TimeInterval) {
    now = time
    // The newest two stay, so that slow reports have a velocity; a newest one that is too old means a standstill.
    while samples.count - first > 2, now - samples[first].time > window { first += 1 }
    if samples.count > first, now - samples[samples.count - 1].time > window { return clear() }
    if first > Self.mostOver { letGoOfOver() }
  }

  @inline(never) private mutating func letGoOfOver() {
    samples.removeFirst(first)
    first = 0
  }

  /// It is measured anew, from this place on; not any more where it has come to its end.
  mutating func restart(from place: CGPoint, at time: TimeInterval, window: TimeInterval) {
    if isOver { return }
    let last = isMeasured ? velocity : before
    clear()
    note(place, at: time, window: window)
    before = last
  }

  /// What was measured is so many times as much from now on.
  mutating func multiply(by factor: CGFloat) {
    for place in samples.indices { samples[place].place = samples[place].place * factor }
  }

  /// Nothing moves any more: what was measured last stays.
  mutating func end() { isOver = true }

  private var isMeasured: Bool { samples.count - first > 1 }

  /// Zero where fewer than two places are known, or all at times that no clock can tell apart. At its end it is
  /// that of the last moves, also where it was to be measured anew since.
  var velocity: CGPoint {
    guard isMeasured else { return isOver ? before : .zero }
    let (first, last) = (samples[first], samples[samples.count - 1])
    guard last.time - first.time >= Limits.shortestTime else { return .zero }
    return (last.place - first.place) * CGFloat(1 / (last.time - first.time))
  }

  @inline(never) mutating func clear() {
    samples.removeAll(keepingCapacity: true)
    first = 0
    before = .zero
    isOver = false
  }
}

extension UIGestureRecognizer {
  /// Has what its fingers do measured anew, from this place on; out of play, from where they land.
  func restart(_ tracker: inout VelocityTracker, from place: CGPoint) {
    guard isInPlay else { return tracker.clear() }
    tracker.restart(from: place, at: arena.application.clock.now, window: thresholds.velocityWindow)
  }
}
