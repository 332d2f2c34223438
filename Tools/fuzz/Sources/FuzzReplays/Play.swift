import Foundation
import TouchLogs

/// A log made of any bytes: a fuzzer that had to spell numbers would seldom land a finger twice.
enum Play {
  /// A byte for the screen, then five a sample: who and what, across, down, how much later, and the rest.
  static func log(of bytes: [UInt8]) -> TouchLog {
    var log = TouchLog(about: LogDescription(screen: screen(bytes.first ?? 0)))
    var time = 0.0
    var rest = bytes.dropFirst()
    while rest.count >= 5 {
      let (change, pace) = (rest[rest.startIndex], rest[rest.startIndex + 3])
      let sample = sample(Array(rest.prefix(5)))
      rest = rest.dropFirst(5)
      time += seconds(pace)
      if let content = content(change, sample) {
        log.frames.append(Frame(time: time, content: content))
      } else if change & 0x40 != 0, let last = log.frames.indices.last, !log.frames[last].samples.isEmpty {
        log.frames[last].content = .touches(log.frames[last].samples + [sample])
      } else {
        log.frames.append(Frame(time: time, samples: [sample]))
      }
    }
    log.stopTime = bytes.last.map { time + seconds($0) }
    return log
  }

  /// Most are a phone's.
  private static func screen(_ byte: UInt8) -> Screen {
    let odd: [Double] = [.nan, .infinity, 0, -1, 1e-9, 1e9, 1e300, 0.5]
    guard byte >= 200 else { return .phone }
    return Screen(width: odd[Int(byte & 7)], height: odd[Int(byte >> 3 & 7)], scale: byte & 1 == 0 ? 3 : 1e-9)
  }

  private static func sample(_ bytes: [UInt8]) -> Sample {
    let phases: [Sample.Phase] = [.began, .moved, .moved, .ended, .cancelled, .stationary, .moved, .moved]
    let place = CGPoint(x: points(bytes[1]), y: points(bytes[2]))
    var sample = Sample(finger: Int(bytes[0] >> 3 & 3), phase: phases[Int(bytes[0] & 7)], location: place)
    sample.type = Sample.Kind.allCases[Int(bytes[4] & 3)]
    sample.tapCount = bytes[4] & 4 == 0 ? 1 : .max
    if bytes[4] & 8 != 0 { (sample.force, sample.azimuthAngle) = (points(bytes[1]), points(bytes[2])) }
    if bytes[4] & 16 != 0 {
      sample.estimationUpdateIndex = Int(bytes[4])
      sample.estimatedPropertiesExpectingUpdates = [.force]
    }
    if bytes[4] & 32 != 0 { sample.coalesced = [TimedSample(time: points(bytes[3]), sample: sample)] }
    return sample
  }

  /// What is no touch; nil for most.
  private static func content(_ change: UInt8, _ sample: Sample) -> Frame.Content? {
    switch change {
    case 0xF8: .motion(Motion(phase: .began))
    case 0xF9: .motion(Motion(phase: .ended))
    case 0xFA: .presses([Press(press: sample.finger, phase: .began, type: 4)])
    case 0xFB: .presses([Press(press: sample.finger, phase: .ended, type: 4)])
    case 0xFC: .application(.willResignActive)
    case 0xFD: .application(.didBecomeActive)
    case 0xFE: .estimates([sample])
    case 0xFF: .remoteControl(RemoteControl(subtype: 100))
    default: nil
    }
  }

  /// On the screen and a little beyond it; a few numbers that are nowhere.
  private static func points(_ byte: UInt8) -> Double {
    let odd: [Double] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, 1e9, -1e9, 1e10, 5e-324, 1e-9, -0.0, 0.1, 1e6, -1e6, 195.333, 844,
    ]
    return byte < 240 ? Double(byte) * 4 - 50 : odd[Int(byte & 15)]
  }

  /// Up to some 0.8 s, in steps of a report's; a few that no clock ticks.
  ///
  /// No leap of more than an hour: a control that repeats while a finger rests on it does so for all of that time.
  private static func seconds(_ byte: UInt8) -> Double {
    let odd: [Double] = [
      .nan, .infinity, -1, 5e-324, 1e-300, 1e-12, 1e-9, 1e-6, 1e-3, 3, 10, 60, 600, 3600, 0, 0,
    ]
    return byte < 240 ? Double(byte & 63) / 80 : odd[Int(byte & 15)]
  }

  /// Taps, a drag and a pinch all over the stage.
  static let seed: [UInt8] = places.reduce(into: [0]) { bytes, place in
    let (x, y) = place
    bytes += [0, x, y, 63, 0, 1, x, y - 20, 2, 0, 1, x, y - 25, 2, 0, 3, x, y - 25, 1, 0]
    bytes += [0, x, y, 63, 0, 8, x + 10, y, 1, 0, 9, x + 30, y, 1, 0, 11, x + 30, y, 1, 0, 3, x, y, 1, 0]
  }

  private static let places: [(x: UInt8, y: UInt8)] = [
    (30, 30), (30, 90), (80, 90), (60, 150), (16, 200), (100, 200),
  ]
}
