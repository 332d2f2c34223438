import Foundation
import HeadlessUIKit
import Testing
import TouchLogs

@testable import TouchReplay

@Suite struct FrameFingersTests {
  private func sample(_ finger: Int, _ phase: Sample.Phase, at x: Double) -> Sample {
    Sample(finger: finger, phase: phase, location: CGPoint(x: x, y: x / 2), tapCount: finger + 1)
  }

  /// Of a sample that says more than where it is.
  private func pressed(_ finger: Int) -> Sample {
    var sample = sample(finger, .moved, at: 7)
    (sample.force, sample.type) = (0.5, .pencil)
    sample.coalesced = [TimedSample(time: 1, sample: self.sample(finger, .moved, at: 6))]
    return sample
  }

  private func told(_ contacts: [TouchReport.Contact]) -> [String] { contacts.map { "\($0)" } }

  @Test func `what a frame says does not depend on the frames before`() throws {
    let frames = [
      [sample(0, .began, at: 1)], [sample(0, .moved, at: 2), sample(1, .began, at: 3)], [pressed(0)],
      [sample(0, .stationary, at: 2), pressed(1), sample(2, .cancelled, at: 9)], [],
      [sample(3, .ended, at: 4), sample(4, .moved, at: 5), sample(5, .moved, at: 6)],
    ]
    var fingers = FrameFingers()
    for (place, frame) in frames.enumerated() {
      var fresh = FrameFingers()
      let contacts = try fingers.contacts(frame, of: place)
      #expect(told(contacts) == told(try fresh.contacts(frame, of: place)))
      #expect(contacts.map(\.identifier) == frame.map(\.finger))
      #expect(contacts.map(\.state.location) == frame.map(\.location))
      #expect(contacts.map(\.state.tapCount) == frame.map(\.tapCount))
      #expect(contacts.map { Double($0.state.force) } == frame.map { $0.force ?? 0 })
      #expect(contacts.map(\.coalesced.count) == frame.map(\.coalesced.count))
    }
  }

  @Test func `contacts that somebody keeps stay as they were`() throws {
    var fingers = FrameFingers()
    let kept = try fingers.contacts([sample(0, .began, at: 1)], of: 1)
    _ = try fingers.contacts([sample(0, .moved, at: 2)], of: 2)
    #expect(kept[0].state.phase == .began)
    #expect(kept[0].state.location == CGPoint(x: 1, y: 0.5))
  }

  @Test func `the first sample that is out of reach is told, wherever it stands`() {
    for place in 0..<3 {
      var samples = (0..<3).map { sample($0, .moved, at: 1) }
      samples[place].location.y = 1e10
      var fingers = FrameFingers()
      #expect(throws: ReplayError.outOfReach(finger: place, frame: 4)) { try fingers.contacts(samples, of: 4) }
    }
  }
}
