import Foundation
import Gallery
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// Frames in which fingers only go on take a way of their own through delivery; whoever says more of one, be it no
/// more than a number for a correction that never comes, takes the other. Nobody can tell from what comes of it.
@MainActor struct MovesTests {
  @Test func `moves come to the same as reports that say more`() async throws {
    for example in Examples.all {
      for recording in example.recordings.prefix(1) {
        try await compare(recording.log, on: example, "\(example.name)/\(recording.name)")
      }
    }
  }

  @Test func `so do those of any hand, with several fingers and such as rest`() async throws {
    for (seed, example) in Examples.all.enumerated() {
      var hand = HumanHand(seed: UInt64(seed), screen: example.screen)
      hand.play(samples: 150)
      try await compare(resting(hand.log(screen: example.screen, stage: example.name)), on: example, example.name)
    }
  }

  @Test func `views find the same numbers in their touches and events on both ways`() async throws {
    for seed in 0..<8 {
      var hand = HumanHand(seed: UInt64(seed), screen: .phone, rate: 120)
      hand.play(samples: 600)
      let log = measured(resting(hand.log(screen: .phone, stage: ReadingStage.name)))
      try await compare(log, on: ReadingStage.self, "\(seed)")
      var reader = try LogReader(log.bytes())
      let read = TraceList()
      try await Replayer(on: StageTarget(ReadingStage.self)).replay(&reader, into: read)
      #expect(try await read.entries == replay(log, on: ReadingStage.self), "\(seed)")
      let notes = read.entries.filter { if case .note = $0.event { true } else { false } }
      #expect(notes.count > 300 && Set(notes.map { "\($0.event)" }).count > 300, "\(seed)")
    }
  }

  @Test func `nor whether an application's own sendEvent has every event go the long way`() async throws {
    var count = 0
    for (seed, example) in Examples.all.enumerated() {
      guard type(of: example.makeApplication()) == UIApplication.self else { continue }
      var hand = HumanHand(seed: UInt64(seed), screen: example.screen)
      hand.play(samples: 90)
      let log = resting(hand.log(screen: example.screen, stage: example.name))
      LongWay.example = example
      let (short, long) = (try await replay(log, on: example), try await replay(log, on: LongWay.self))
      let difference = zip(short, long).first { $0 != $1 }
      #expect(difference == nil && short.count == long.count, "\(example.name)")
      count += 1
    }
    #expect(count > 50)
  }

  @Test func `nor whether a log is read as it is replayed`() async throws {
    for (seed, example) in Examples.all.enumerated() {
      var hand = HumanHand(seed: UInt64(seed), screen: example.screen)
      hand.play(samples: 60)
      let log = resting(hand.log(screen: example.screen, stage: example.name))
      var reader = try LogReader(log.bytes())
      let read = TraceList()
      let played = try await Replayer(on: StageTarget(example)).replay(&reader, into: read)
      let held = try await replay(log, on: example)
      #expect(played.frames == log.frames.count && reader.report.isComplete, "\(example.name)")
      #expect(read.entries == held, "\(example.name)")
    }
  }

  private func compare(_ log: TouchLog, on stage: any Stage.Type, _ name: String) async throws {
    let (short, long) = (try await replay(log, on: stage), try await replay(numbered(log), on: stage))
    let difference = zip(short, long).first { $0 != $1 }
    #expect(difference == nil, "\(name)")
    #expect(short.count == long.count && !short.isEmpty, "\(name)")
  }

  private func replay(_ log: TouchLog, on stage: any Stage.Type) async throws -> [TraceEntry] {
    let trace = TraceList()
    try await Replayer(on: StageTarget(stage)).replay(log, into: trace)
    return trace.entries
  }

  /// With a number for a correction in every sample, of which none comes.
  private func numbered(_ log: TouchLog) -> TouchLog {
    changing(log) { sample, count in sample.estimationUpdateIndex = sample.estimationUpdateIndex ?? count }
  }

  /// With what devices measure, in some samples and not in others, and with samples between and to come.
  private func measured(_ log: TouchLog) -> TouchLog {
    changing(log) { sample, count in
      if count % 17 > 5 { (sample.majorRadius, sample.majorRadiusTolerance) = (Double(20 + count / 7 % 3), 5.25) }
      if count % 23 > 11 { (sample.force, sample.maximumPossibleForce) = (Double(count % 9) / 4, 6.5) }
      if count % 31 > 20 {
        (sample.altitudeAngle, sample.azimuthAngle, sample.rollAngle) = (1, Double(count % 3), 0.25)
      }
      if sample.phase == .began { return }
      let timed = (0..<count % 3).map { TimedSample(time: Double(count - $0), sample: sample) }
      if count % 13 > 7 { sample.coalesced = timed }
      if count % 19 > 9 { sample.predicted = timed }
    }
  }

  /// Every fifth finger rests where it was, and every seventh is said to move there.
  private func resting(_ log: TouchLog) -> TouchLog {
    changing(log) { sample, count in
      guard sample.phase == .moved, count % 5 == 0 || count % 7 == 0 else { return }
      sample.location = sample.previousLocation
      if count % 5 == 0 { sample.phase = .stationary }
    }
  }

  private func changing(_ log: TouchLog, _ change: (inout Sample, Int) -> Void) -> TouchLog {
    var log = log
    var count = 0
    log.frames = log.frames.map { frame in
      frame.reporting { sample in
        count += 1
        change(&sample, count)
      }
    }
    return log
  }
}

/// An example whose application has a `sendEvent` of its own.
private enum LongWay: Stage {
  static var example: any Example.Type = Examples.all[0]

  static var name: String { example.name }
  static var screen: Screen { example.screen }
  static var turn: StageTurn { example.turn }
  static var detail: TraceDetail { example.detail }
  static var thresholds: TouchThresholds { example.thresholds }
  static func makeApplication() -> UIApplication { SendingApplication() }
  static func makeDelegate() -> (any UIApplicationDelegate)? { example.makeDelegate() }
  static func makeWindow(frame: CGRect) -> UIWindow { example.makeWindow(frame: frame) }
  static func build(in window: UIWindow) { example.build(in: window) }
}

private final class SendingApplication: UIApplication {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

/// Tells of every number that its touches have, and of those beside them in the event.
private enum ReadingStage: Stage {
  static let name = "reading"

  static func build(in window: UIWindow) {
    window.isMultipleTouchEnabled = true
    for (index, frame) in [window.bounds, CGRect(x: 0, y: 0, width: 200, height: 400)].enumerated() {
      let view = Reading(frame: frame)
      view.isMultipleTouchEnabled = index == 0
      window.addSubview(view)
    }
  }
}

private final class Reading: UIView {
  private func tell(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for touch in touches {
      let coalesced = event?.coalescedTouches(for: touch) ?? []
      let predicted = event?.predictedTouches(for: touch) ?? []
      StageTrace.note(
        words(touch) + coalesced.map { " < " + words($0) }.joined()
          + predicted.map { " > " + words($0) }.joined())
    }
  }

  private func words(_ touch: UITouch) -> String {
    let places = [touch.location(in: self), touch.previousLocation(in: self)].flatMap { [$0.x, $0.y] }
    let measures = [
      touch.force, touch.maximumPossibleForce, touch.majorRadius, touch.majorRadiusTolerance, touch.altitudeAngle,
      touch.azimuthAngle(in: self), touch.rollAngle,
    ]
    return "\(touch.phase.rawValue) \(touch.timestamp) \(places + measures)"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches, event) }
}
