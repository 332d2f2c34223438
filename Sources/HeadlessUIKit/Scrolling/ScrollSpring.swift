import Foundation

/// Content on its way back to an edge that it is beyond, or flies over: a critically damped spring, in closed form.
struct ScrollSpring: Equatable {
  let edge: CGFloat
  /// From the edge to where it starts.
  let beyond: CGFloat
  /// In points a second, at the start.
  let velocity: CGFloat
  let thresholds: ScrollThresholds

  private var frequency: Double { thresholds.bounceFrequency }
  private var pull: CGFloat { velocity + frequency * beyond }

  /// - Parameter time: in seconds since the start.
  func offset(at time: TimeInterval) -> CGFloat { edge + (beyond + pull * time) * exp(-frequency * time) }

  /// The rest of the way, from another place: somebody else moved the content meanwhile.
  func moved(to place: CGFloat, at time: TimeInterval) -> ScrollSpring {
    let velocity = (pull - frequency * (beyond + pull * time)) * exp(-frequency * time)
    return ScrollSpring(edge: edge, beyond: place - edge, velocity: velocity, thresholds: thresholds)
  }

  /// Seconds until it is as good as back for good: whole steps of the clock after it last turned. None where it
  /// never leaves, and none for a spring that never comes back.
  var duration: TimeInterval {
    guard frequency > 0, pull.isFinite, beyond.isFinite else { return 0 }
    let turn = pull == 0 ? 0 : max(0, velocity / (frequency * pull))
    if isNear(at: 0), isNear(at: turn) { return 0 }
    // With a turn that near there is one way only, that to the edge: it turns late, long after it is there.
    let start = isNear(at: turn) ? 0 : turn
    var steps = 0.0
    while !isNear(at: start + steps * thresholds.scrollStep) { steps += 1 }
    return start + steps * thresholds.scrollStep
  }

  private func isNear(at time: TimeInterval) -> Bool {
    abs(offset(at: time) - edge) <= thresholds.restDistance
  }
}
