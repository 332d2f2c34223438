import Foundation
import Gallery
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// Frames in which fingers only go on take a way of their own through delivery; whoever says more of one, be it
/// that it has no force, takes the other. Nobody can tell from what comes of it.
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
      #expect(read.entries.map { "\($0)" } == held, "\(example.name)")
    }
  }

  private func compare(_ log: TouchLog, on example: any Example.Type, _ name: String) async throws {
    let (plain, forceless) = (try await replay(log, on: example), try await replay(saying(0, log), on: example))
    let difference = zip(plain, forceless).first { $0 != $1 }
    #expect(difference == nil, "\(name)")
    #expect(plain.count == forceless.count && !plain.isEmpty, "\(name)")
  }

  private func replay(_ log: TouchLog, on stage: any Stage.Type) async throws -> [String] {
    let trace = TraceList()
    try await Replayer(on: StageTarget(stage)).replay(log, into: trace)
    return trace.entries.map { "\($0)" }
  }

  /// With that force in every sample.
  private func saying(_ force: Double, _ log: TouchLog) -> TouchLog {
    changing(log) { sample, _ in sample.force = sample.force ?? force }
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
    for index in log.frames.indices {
      guard case .touches(var samples) = log.frames[index].content else { continue }
      for place in samples.indices {
        count += 1
        change(&samples[place], count)
      }
      log.frames[index].content = .touches(samples)
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
