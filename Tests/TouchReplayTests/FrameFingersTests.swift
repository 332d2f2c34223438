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

  private func areMoves(_ samples: [Sample]) -> Bool {
    var fingers = FrameFingers()
    return fingers.takeMoves(of: samples)
  }

  @Test func `a contact says what its sample says`() throws {
    let frames = [
      [sample(0, .began, at: 1)], [sample(0, .moved, at: 2), sample(1, .began, at: 3)], [pressed(0)],
      [sample(0, .stationary, at: 2), pressed(1), sample(2, .cancelled, at: 9)], [],
    ]
    for frame in frames {
      let contacts = try FrameFingers.contacts(frame, of: 1)
      #expect(contacts.map(\.identifier) == frame.map(\.finger))
      #expect(contacts.map(\.state.location) == frame.map(\.location))
      #expect(contacts.map(\.state.tapCount) == frame.map(\.tapCount))
      #expect(contacts.map { Double($0.state.force) } == frame.map { $0.force ?? 0 })
      #expect(contacts.map(\.coalesced.count) == frame.map(\.coalesced.count))
    }
  }

  @Test func `moves say what their samples say, whatever the frames before`() {
    var fingers = FrameFingers()
    var pointer = sample(7, .moved, at: 4)
    pointer.type = .indirectPointer
    for frame in [[sample(0, .moved, at: 1)], [sample(0, .stationary, at: 2), pointer], [pointer]] {
      let areMoves = fingers.takeMoves(of: frame)
      #expect(areMoves)
      #expect(fingers.moves.map(\.identifier) == frame.map(\.finger))
      #expect(fingers.moves.map(\.type.rawValue) == frame.map(\.type.rawValue))
      #expect(fingers.moves.map(\.moves) == frame.map { $0.phase == .moved })
      #expect(fingers.moves.map(\.location) == frame.map(\.location))
      #expect(fingers.moves.map(\.previousLocation) == frame.map(\.previousLocation))
    }
  }

  @Test func `a frame is no frame of moves where one sample says more`() {
    var far = sample(1, .moved, at: 1)
    far.location.x = .nan
    var forceless = sample(1, .moved, at: 1)
    forceless.force = 0
    for other in [pressed(1), sample(1, .began, at: 1), sample(1, .ended, at: 1), far, forceless] {
      #expect(!areMoves([sample(0, .moved, at: 1), other]))
      #expect(!areMoves([other, sample(0, .moved, at: 1)]))
    }
    #expect(!areMoves([]))
  }

  @Test func `the first sample that is out of reach is told, wherever it stands`() {
    for place in 0..<3 {
      var samples = (0..<3).map { sample($0, .moved, at: 1) }
      samples[place].location.y = 1e10
      #expect(throws: ReplayError.outOfReach(finger: place, frame: 4)) {
        try FrameFingers.contacts(samples, of: 4)
      }
    }
  }
}
