import Foundation

/// One finger's way from landing to lifting: a chain of overlapping movements of minimum jerk.
struct HandStroke: Hashable, Sendable {
  enum Lift: Hashable, Sendable {
    /// When the finger has come to rest.
    case resting
    /// While it still moves.
    case fast
  }

  /// Of a movement's time, what a flick waits for before it lifts.
  static let flickShare = 0.6

  let path: [CGPoint]
  let start: TimeInterval
  /// From landing to lifting.
  let duration: TimeInterval
  private let movement: TimeInterval

  /// - Parameters:
  ///   - path: at least one point.
  ///   - duration: of all movements; a fast lift cuts it short.
  ///   - start: after the other fingers' beginning.
  init(through path: [CGPoint], for duration: TimeInterval, after start: TimeInterval = 0, lifting: Lift = .resting)
  {
    precondition(!path.isEmpty, "a stroke goes through one point or more")
    self.path = path
    self.start = start
    self.duration = lifting == .fast ? duration * Self.flickShare : duration
    // Each movement begins when the one before it is two thirds done.
    let legs = Double(Swift.max(1, path.count - 1))
    movement = duration / (1 + (legs - 1) * 2 / 3)
  }

  /// Where the finger wants to be, so long after landing.
  func place(at elapsed: TimeInterval) -> CGPoint {
    var place = path[0]
    for (leg, (from, to)) in zip(path, path.dropFirst()).enumerated() {
      let share = Self.minimumJerk((elapsed - Double(leg) * movement * 2 / 3) / movement)
      place.x += (to.x - from.x) * share
      place.y += (to.y - from.y) * share
    }
    return place
  }

  /// The smoothest way from 0 to 1: no speed and no acceleration at either end.
  private static func minimumJerk(_ time: Double) -> Double {
    let t = Swift.min(Swift.max(time, 0), 1)
    return t * t * t * (10 - 15 * t + 6 * t * t)
  }
}

/// A finger as the screen sees it, report by report.
struct TrackedFinger {
  let stroke: HandStroke
  private(set) var hasLifted = false
  private var last: Sample?
  private var tapCount = 1
  private var finger = 0
  private var x: Tremor
  private var y: Tremor

  init(stroke: HandStroke, rate: Double) {
    self.stroke = stroke
    x = Tremor(rate: rate)
    y = Tremor(rate: rate)
  }

  func lands(by elapsed: TimeInterval) -> Bool { elapsed >= stroke.start }

  mutating func land(as finger: Int, tapCount: Int) {
    self.finger = finger
    self.tapCount = tapCount
  }

  /// The report of this refresh; a finger that did not leave its pixel is stationary, one that lifts stays in
  /// place.
  mutating func report(
    _ elapsed: TimeInterval, snap: (CGPoint) -> CGPoint, random: inout SplitMix64
  ) -> Sample {
    let wanted = stroke.place(at: elapsed - stroke.start)
    let seen = snap(CGPoint(x: wanted.x + x.next(&random), y: wanted.y + y.next(&random)))
    var sample: Sample
    if let last {
      let lifts = elapsed - stroke.start >= stroke.duration
      let place = lifts ? last.location : seen
      let phase: Sample.Phase = lifts ? .ended : place == last.location ? .stationary : .moved
      sample = Sample(finger: finger, phase: phase, location: place, previousLocation: last.location)
      hasLifted = lifts
    } else {
      sample = Sample(finger: finger, phase: .began, location: seen)
    }
    sample.tapCount = tapCount
    last = sample
    return sample
  }
}

/// The tremble of a hand along one axis, in points: noise through a resonance at 9 Hz.
struct Tremor {
  private static let frequency = 9.0
  /// How far the resonance rings on from one report to the next.
  private static let ringing = 0.85
  private static let strength = 0.08

  private let swing: Double
  private var last = 0.0
  private var before = 0.0

  init(rate: Double) {
    let angle = 2 * Double.pi * Self.frequency / rate
    let square = angle * angle
    // The cosine by its series: C libraries differ in the last bit.
    swing = 2 * Self.ringing * (1 - square / 2 + square * square / 24 - square * square * square / 720)
  }

  mutating func next(_ random: inout SplitMix64) -> Double {
    let value = swing * last - Self.ringing * Self.ringing * before + random.normal() * Self.strength
    (before, last) = (last, value)
    return value
  }
}
