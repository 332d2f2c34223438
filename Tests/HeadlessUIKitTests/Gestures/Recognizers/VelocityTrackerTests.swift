import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct VelocityTrackerTests {
  /// Every place that is known, and no more than that.
  private struct Plain {
    var samples: [(time: TimeInterval, place: CGPoint)] = []

    mutating func note(_ place: CGPoint, at time: TimeInterval, window: TimeInterval) {
      samples.removeAll { $0.time >= time }
      samples.append((time, place))
      rest(until: time, window: window)
    }

    mutating func rest(until now: TimeInterval, window: TimeInterval) {
      while samples.count > 2, now - samples[0].time > window { samples.removeFirst() }
      if let last = samples.last, now - last.time > window { samples = [] }
    }

    var velocity: CGPoint {
      guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
      return (last.place - first.place) * CGFloat(1 / (last.time - first.time))
    }
  }

  @Test func `a long way, rests, and times that come again are told as they are by one that keeps every place`() {
    var (tracker, plain) = (VelocityTracker(), Plain())
    var time = 0.0
    for step in 0..<1_000 {
      let place = CGPoint(x: Double(step * step % 97), y: Double(step))
      time += [0.016, 0.008, 0.016, 0, 0.033, 0.016, 0.09, 0.016, -0.01, 0.016][step % 10]
      if step % 211 == 210 {
        time += 0.5
        tracker.rest(until: time, window: 0.1)
        plain.rest(until: time, window: 0.1)
        #expect(tracker.velocity == .zero)
      }
      tracker.note(place, at: time, window: 0.1)
      plain.note(place, at: time, window: 0.1)
      #expect(tracker.velocity == plain.velocity)
    }
    tracker.clear()
    #expect(tracker.velocity == .zero)
  }
}
