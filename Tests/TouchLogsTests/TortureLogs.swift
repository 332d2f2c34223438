import Foundation
import TouchLogs

/// Logs that have everything, and the worst of it.
enum TortureLogs {
  /// Every kind of frame in an order that two blocks must keep.
  static var everyKind: TouchLog {
    var log = TouchLog(
      about: LogDescription(
        screen: Screen(width: 393.5, height: 852, scale: 2.75), stage: "home", device: "iPhone \"15\"\n\u{1b}[2J",
        others: [.init(key: "note", value: "übung"), .init(key: "note", value: "again")]))
    let touches = Finger(at: 1).drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 300, y: 400), steps: 5).frames
    log.frames = [
      Frame(time: 0.5, content: .application(.didBecomeActive)),
      touches[0], touches[1],
      Frame(time: 1.1, content: .mark("here, # \"quoted\" \\ \u{202e}")),
      Frame(time: 1.1, content: .motion(Motion(phase: .began))),
      touches[2],
      Frame(time: 1.2, samples: []),
      Frame(time: 1.2, content: .estimates([])),
      Frame(time: 1.2, content: .presses([])),
      Frame(
        time: 1.3,
        content: .presses([
          Press(press: 0, phase: .began, type: 4, force: 0.25),
          Press(press: 1, phase: .ended, type: -9, force: -0.0),
        ])),
      Frame(time: 1.3, content: .remoteControl(RemoteControl(subtype: 103))),
      touches[3],
      Frame(time: 1.4, content: .motion(Motion(phase: .cancelled, subtype: 7))),
      touches[4], touches[5], touches[6],
      Frame(time: 9, content: .mark("")),
    ]
    log.stopTime = 10
    return log
  }

  /// A pencil with everything a `UITouch` can say, coalesced and predicted samples, and later corrections.
  static var pencil: TouchLog {
    var hand = SplitMix64(seed: 5)
    var frames: [Frame] = []
    var previous = CGPoint(x: 100, y: 100)
    for step in 0..<40 {
      let time = 100 + Double(step) / 60
      let place = CGPoint(x: previous.x + hand.unit() * 4, y: previous.y + hand.unit() * 4)
      var sample = Sample(
        finger: 3, phase: step == 0 ? .began : step == 39 ? .ended : .moved, location: place,
        previousLocation: step == 0 ? place : previous)
      sample.type = .pencil
      sample.force = hand.unit()
      sample.maximumPossibleForce = 25.0 / 6
      sample.altitudeAngle = hand.unit()
      if step % 3 == 0 { sample.azimuthAngle = hand.unit() }
      sample.estimatedProperties = step % 2 == 0 ? [.force] : []
      sample.estimatedPropertiesExpectingUpdates = [.force, .azimuth]
      sample.estimationUpdateIndex = 1000 + step
      let owner = sample
      for part in 1...(1 + step % 4) {
        var minor = owner
        minor.location.x = previous.x + CGFloat(part)
        minor.estimationUpdateIndex = part == 2 ? nil : part
        sample.coalesced.append(TimedSample(time: time - Double(part) / 240, sample: minor))
      }
      if step % 5 == 0 {
        var minor = owner
        minor.finger = 77
        minor.phase = .cancelled
        sample.predicted.append(TimedSample(time: time + 1 / 240, sample: minor))
      }
      frames.append(Frame(time: time, samples: [sample]))
      if step % 4 == 0 { frames.append(Frame(time: time, content: .estimates([owner]))) }
      previous = place
    }
    return TouchLog(about: LogDescription(screen: .tablet), frames: frames, stopTime: 200)
  }

  static let oddDoubles: [Double] = [
    0, -0.0, .infinity, -.infinity, .nan, Double(bitPattern: 0x7FF0_0000_0000_0001),
    Double(bitPattern: 0xFFFF_FFFF_FFFF_FFFF), .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNormalMagnitude, .ulpOfOne, .pi, 1e300, -1e-300,
    606.66665649414062, 195, 0.1,
  ]

  /// Every odd number in every place, and numbers of fingers, taps and windows at the ends of `Int`.
  static var oddBits: TouchLog {
    var generator = SplitMix64(seed: 1)
    func double() -> Double {
      let pick = generator.next()
      return pick % 3 == 0
        ? Double(bitPattern: generator.next()) : oddDoubles[Int(pick / 3 % UInt64(oddDoubles.count))]
    }
    func int() -> Int {
      let pick = generator.next()
      return [Int.min, Int.max, 0, -1, Int(pick >> 40), 1][Int(pick % 6)]
    }
    func make(_ depth: Int) -> Sample {
      let phase = Sample.Phase.allCases[Int(generator.next() % 5)]
      var sample = Sample(
        finger: generator.next() % 2 == 0 ? Int(generator.next() % 4) : int(), phase: phase,
        location: CGPoint(x: double(), y: double()), previousLocation: CGPoint(x: double(), y: double()),
        tapCount: int(), window: int())
      sample.type = Sample.Kind.allCases[Int(generator.next() % 4)]
      if generator.next() % 2 == 0 { sample.force = double() }
      if generator.next() % 2 == 0 { sample.maximumPossibleForce = double() }
      if generator.next() % 2 == 0 { sample.majorRadius = double() }
      if generator.next() % 2 == 0 { sample.majorRadiusTolerance = double() }
      if generator.next() % 2 == 0 { sample.altitudeAngle = double() }
      if generator.next() % 2 == 0 { sample.azimuthAngle = double() }
      if generator.next() % 2 == 0 { sample.rollAngle = double() }
      if generator.next() % 2 == 0 { sample.estimationUpdateIndex = int() }
      sample.estimatedProperties = .init(rawValue: int())
      sample.estimatedPropertiesExpectingUpdates = .init(rawValue: int())
      guard depth == 0 else { return sample }
      for _ in 0..<(generator.next() % 3) {
        sample.coalesced.append(TimedSample(time: double(), sample: make(1)))
      }
      for _ in 0..<(generator.next() % 3) {
        sample.predicted.append(TimedSample(time: double(), sample: make(1)))
      }
      return sample
    }
    var frames: [Frame] = []
    for index in 0..<40 {
      let samples = (0...(generator.next() % 3)).map { _ in make(0) }
      frames.append(Frame(time: double(), content: index % 7 == 3 ? .estimates(samples) : .touches(samples)))
      if index % 11 == 0 { frames.append(Frame(time: double(), content: .mark("\(index)"))) }
    }
    return TouchLog(
      about: LogDescription(screen: Screen(width: -0.0, height: .nan, scale: .infinity)), frames: frames,
      stopTime: -.nan)
  }
}
