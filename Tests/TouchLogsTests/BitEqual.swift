import Foundation
import TouchLogs

/// Whether two logs are the same bit for bit: `==` on `Double` takes -0 for 0 and no NaN for itself.
func sameBits(_ one: TouchLog, _ other: TouchLog) -> Bool {
  bits(one.about) == bits(other.about) && one.stopTime?.bitPattern == other.stopTime?.bitPattern
    && one.unknown == other.unknown && sameBits(one.frames, other.frames)
}

func sameBits(_ one: [Frame], _ other: [Frame]) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { bits($0) == bits($1) }
}

/// Whether the frames are some of the log's, in its order.
func areSome(_ frames: [Frame], of log: [Frame]) -> Bool {
  var rest = log.map(bits)[...]
  return frames.map(bits).allSatisfy { frame in
    rest = rest.drop { $0 != frame }
    return rest.popFirst() == frame
  }
}

func bits(_ about: LogDescription) -> String {
  let screen = [about.screen.width, about.screen.height, about.screen.scale].map(\.bitPattern)
  return "\(screen) \(about.stage ?? "-") \(about.device ?? "-") \(about.others)"
}

/// A frame in which every `Double` is its bit pattern.
struct FrameBits: Equatable {
  let time: UInt64
  let samples: [SampleBits]
  /// What of it are no touches.
  let words: String
}

/// A sample, likewise.
struct SampleBits: Equatable {
  let doubles: [UInt64?]
  let numbers: [Int?]
  let minors: [FrameBits]
}

func bits(_ frame: Frame) -> FrameBits {
  let (samples, words): ([Sample], String) =
    switch frame.content {
    case .touches(let samples): (samples, "touches")
    case .estimates(let samples): (samples, "estimates")
    case .presses(let presses):
      ([], presses.map { "\($0.press) \($0.phase) \($0.type) \($0.force.bitPattern)" }.joined(separator: "; "))
    default: ([], "\(frame.content)")
    }
  return FrameBits(time: frame.time.bitPattern, samples: samples.map { bits($0) }, words: words)
}

func bits(_ sample: Sample) -> SampleBits {
  SampleBits(
    doubles: [
      sample.location.x, sample.location.y, sample.previousLocation.x, sample.previousLocation.y, sample.force,
      sample.maximumPossibleForce, sample.majorRadius, sample.majorRadiusTolerance, sample.altitudeAngle,
      sample.azimuthAngle, sample.rollAngle,
    ].map { $0?.bitPattern },
    numbers: [
      sample.finger, sample.phase.rawValue, sample.tapCount, sample.window, sample.type.rawValue,
      sample.estimatedProperties.rawValue, sample.estimatedPropertiesExpectingUpdates.rawValue,
      sample.estimationUpdateIndex, sample.coalesced.count,
    ],
    minors: (sample.coalesced + sample.predicted).map { minor in
      FrameBits(time: minor.time.bitPattern, samples: [bits(minor.sample)], words: "")
    })
}
