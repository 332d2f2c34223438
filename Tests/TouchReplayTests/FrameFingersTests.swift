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
      #expect(contacts.map { Double($0.state.measures.force) } == frame.map { $0.force ?? 0 })
      #expect(contacts.map(\.coalesced.count) == frame.map(\.coalesced.count))
    }
  }

  @Test func `moves say what their samples say, whatever the frames before`() {
    var fingers = FrameFingers()
    var pointer = sample(7, .moved, at: 4)
    pointer.type = .indirectPointer
    let frames = [
      [sample(0, .moved, at: 1)], [sample(0, .stationary, at: 2), pointer], [pressed(3), pointer], [pointer],
      [pressed(3), pressed(4)],
    ]
    for frame in frames {
      let areMoves = fingers.takeMoves(of: frame)
      #expect(areMoves)
      #expect(fingers.report.moves.map(\.identifier) == frame.map(\.finger))
      #expect(fingers.report.moves.map(\.type.rawValue) == frame.map(\.type.rawValue))
      #expect(fingers.report.moves.map(\.moves) == frame.map { $0.phase == .moved })
      #expect(fingers.report.moves.map(\.location) == frame.map(\.location))
      #expect(fingers.report.moves.map(\.previousLocation) == frame.map(\.previousLocation))
      #expect(fingers.report.moves.map { $0.measures.map { Double($0.force) } } == frame.map(\.force))
      #expect(fingers.report.auxiliaries.map(\.identifier) == frame.filter { !$0.coalesced.isEmpty }.map(\.finger))
      #expect(fingers.report.auxiliaries.allSatisfy { $0.moment.time == 1 && !$0.isPredicted })
    }
  }

  @Test func `places say what their samples say, also of what was between`() throws {
    var second = pressed(2)
    second.coalesced.append(TimedSample(time: 1.5, sample: sample(2, .stationary, at: 6.5)))
    second.predicted = [
      TimedSample(time: 2, sample: pressedAlone(2)), TimedSample(time: 3, sample: pressedAlone(2)),
    ]
    var log = TouchLog()
    for (time, samples) in [[sample(0, .began, at: 1)], [pressed(0), sample(1, .moved, at: 2), second], [second]]
      .enumerated()
    {
      log.frames.append(Frame(time: Double(time), samples: samples))
    }
    var reader = try LogReader(log.bytes())
    var places = FingerPlaces()
    #expect(try reader.next() != nil)
    for frame in log.frames.dropFirst() {
      let isPlaces = reader.nextPlaces(&places)
      #expect(isPlaces && places.frame == frame)
      guard case .touches(let samples) = frame.content else { continue }
      var (ofPlaces, ofSamples) = (FrameFingers(), FrameFingers())
      let areMoves = ofPlaces.takeMoves(of: places) && ofSamples.takeMoves(of: samples)
      #expect(areMoves)
      for (one, other) in zip(ofPlaces.report.auxiliaries, ofSamples.report.auxiliaries) {
        #expect(one.identifier == other.identifier && one.isPredicted == other.isPredicted)
        #expect(one.moment.time == other.moment.time && one.moment.state == other.moment.state)
      }
      #expect(ofPlaces.report.auxiliaries.count == ofSamples.report.auxiliaries.count)
      #expect(ofPlaces.report.moves.map(\.location) == ofSamples.report.moves.map(\.location))
    }
  }

  private func pressedAlone(_ finger: Int) -> Sample {
    var sample = pressed(finger)
    sample.coalesced = []
    return sample
  }

  @Test func `a frame is no frame of moves where one sample says more`() {
    func changed(_ change: (inout Sample) -> Void) -> Sample {
      var sample = pressed(1)
      change(&sample)
      return sample
    }
    let others = [
      sample(1, .began, at: 1), sample(1, .ended, at: 1), changed { $0.location.x = .nan },
      changed { $0.majorRadius = .infinity }, changed { $0.estimatedProperties = .force },
      changed { $0.estimationUpdateIndex = 1 }, changed { $0.coalesced[0].time = .nan },
      changed { $0.coalesced[0].sample.rollAngle = .nan },
      changed { $0.coalesced[0].sample.estimatedPropertiesExpectingUpdates = .force },
      changed { $0.predicted = [TimedSample(time: 1, sample: sample(1, .moved, at: 1e10))] },
    ]
    #expect(areMoves([sample(0, .moved, at: 1), changed { _ in }]))
    for other in others {
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
