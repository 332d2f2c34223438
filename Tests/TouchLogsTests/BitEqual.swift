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

/// A frame as text in which every `Double` is its bit pattern.
func bits(_ frame: Frame) -> String {
  switch frame.content {
  case .touches(let samples): "\(frame.time.bitPattern) touches " + samples.map(bits).joined(separator: "; ")
  case .estimates(let samples): "\(frame.time.bitPattern) estimates " + samples.map(bits).joined(separator: "; ")
  case .presses(let presses):
    "\(frame.time.bitPattern) presses "
      + presses.map { "\($0.press) \($0.phase) \($0.type) \($0.force.bitPattern)" }.joined(separator: "; ")
  default: "\(frame.time.bitPattern) \(frame.content)"
  }
}

func bits(_ sample: Sample) -> String {
  let numbers: [Double?] = [
    sample.location.x, sample.location.y, sample.previousLocation.x, sample.previousLocation.y, sample.force,
    sample.maximumPossibleForce, sample.majorRadius, sample.majorRadiusTolerance, sample.altitudeAngle,
    sample.azimuthAngle, sample.rollAngle,
  ]
  let minors = (sample.coalesced + sample.predicted).map { "(\($0.time.bitPattern) \(bits($0.sample)))" }
  return """
    \(sample.finger) \(sample.phase) \(sample.tapCount) \(sample.window) \(sample.type) \
    \(sample.estimatedProperties.rawValue) \(sample.estimatedPropertiesExpectingUpdates.rawValue) \
    \(String(describing: sample.estimationUpdateIndex)) \
    \(numbers.map { $0.map { "\($0.bitPattern)" } ?? "-" }) \(sample.coalesced.count) \(minors)
    """
}
