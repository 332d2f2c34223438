import Foundation

/// How fast something went lately, in its units a second.
struct VelocityTracker {
  private var samples: [(time: TimeInterval, place: CGPoint)] = []
  private var now: TimeInterval = 0

  mutating func note(_ place: CGPoint, at time: TimeInterval, window: TimeInterval) {
    while let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((time, place))
    rest(until: time, window: window)
  }

  /// Time passes and nothing moves.
  mutating func rest(until time: TimeInterval, window: TimeInterval) {
    now = time
    // The newest two stay, so that slow reports have a velocity; a newest one that is too old means a standstill.
    while samples.count > 2, let first = samples.first, now - first.time > window { samples.removeFirst() }
    if let last = samples.last, now - last.time > window { samples.removeAll() }
  }

  /// Zero where fewer than two places are known, or all at times that no clock can tell apart.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last,
      last.time - first.time >= Limits.shortestTime
    else { return .zero }
    return (last.place - first.place) * CGFloat(1 / (last.time - first.time))
  }

  mutating func clear() { samples.removeAll() }
}
