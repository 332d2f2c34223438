import Foundation
import Testing
@testable import TouchLogs

@Suite struct SampleTests {
  private static let plain = Sample(finger: 0, phase: .began, location: CGPoint(x: 1, y: 2))

  private static var numbers: [WritableKeyPath<Sample, Double?>] {
    [
      \.force, \.maximumPossibleForce, \.majorRadius, \.majorRadiusTolerance, \.altitudeAngle, \.azimuthAngle,
      \.rollAngle,
    ]
  }

  @Test func millionsOfSamplesAreCopiedSoOneTakesTwoLinesOfACache() {
    #expect(MemoryLayout<Sample>.stride == 128)
  }

  @Test func everyNumberIsThereByItselfAndBitForBit() {
    for (place, path) in Self.numbers.enumerated() {
      for value in [0, -0.0, 0.1, .infinity, Double(nan: 7, signaling: false)] {
        var sample = Self.plain
        sample[keyPath: path] = value
        #expect(sample[keyPath: path]?.bitPattern == value.bitPattern)
        for (other, path) in Self.numbers.enumerated() where other != place {
          #expect(sample[keyPath: path] == nil)
        }
        #expect(sample != Self.plain)
        sample[keyPath: path] = nil
        #expect(sample == Self.plain)
        #expect(sample.hashValue == Self.plain.hashValue)
      }
    }
  }

  @Test func whatFewSamplesHaveLeavesNothingBehindWhenItIsTakenAway() {
    var sample = Self.plain
    sample.estimatedProperties = [.force]
    sample.estimatedPropertiesExpectingUpdates = [.force, .roll]
    sample.estimationUpdateIndex = 0
    sample.coalesced.append(TimedSample(time: 1, sample: Self.plain))
    sample.coalesced.append(TimedSample(time: 2, sample: Self.plain))
    sample.coalesced[0].time = 1.5
    sample.predicted = [TimedSample(time: 3, sample: Self.plain)]
    let copy = sample
    #expect(copy.coalesced.map(\.time) == [1.5, 2])
    #expect(copy.estimatedPropertiesExpectingUpdates == [.force, .roll])
    sample.estimatedProperties = []
    sample.estimatedPropertiesExpectingUpdates = []
    sample.estimationUpdateIndex = nil
    sample.coalesced = []
    #expect(sample != Self.plain)
    sample.predicted.removeAll()
    #expect(sample == Self.plain)
    #expect(sample.hashValue == Self.plain.hashValue)
    #expect(copy.predicted.map(\.time) == [3])
  }
}
