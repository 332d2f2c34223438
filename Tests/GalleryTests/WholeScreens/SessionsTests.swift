import Testing
import TouchLogs
import TouchReplay
import Traces

@testable import Gallery

@MainActor struct SessionsTests {
  private static let screens: [any Example.Type] = [TabBarAppStage.self, LayeredCanvasStage.self]
  private static let sizes = [Screen(width: 320, height: 480, scale: 2), .phone, .tablet]

  /// Every finger that a view was told of, with its calls.
  private func lives(of trace: TraceList) -> [Int: [Call.Method]] {
    var lives: [Int: [Call.Method]] = [:]
    for entry in trace.entries {
      guard case .call(let call) = entry.event, call.from == nil else { continue }
      for finger in call.fingers { lives[finger, default: []].append(call.method) }
    }
    return lives
  }

  @Test(arguments: 0..<2) func `a session of a hand has thousands of samples`(screen: Int) {
    let stage = Self.screens[screen]
    let long = stage.recordings.filter { $0.log.frames.count > 1_000 }
    #expect(long.count == 3)
    for recording in long { #expect(20...120 ~= (recording.log.duration)) }
  }

  @Test(arguments: 0..<2, 0..<3)
  func `on any screen every touch that began has exactly one end`(screen: Int, size: Int) async throws {
    var hand = HumanHand(seed: UInt64(size), screen: Self.sizes[size], rate: 60)
    hand.play(samples: 3_000)
    let trace = TraceList()
    try await Replayer(on: StageTarget(Self.screens[screen])).replay(hand.log(screen: hand.screen), into: trace)
    let lives = lives(of: trace)
    #expect(lives.count > 20)
    for (finger, calls) in lives {
      let ends = calls.filter { $0 == .touchesEnded || $0 == .touchesCancelled }
      #expect(calls.first == .touchesBegan && ends.count == 1 && calls.last == ends.first, "finger \(finger)")
    }
  }

  @Test func `a session replays the same twice`() async throws {
    let once = try await ReplayedExample("restless-at-120-hz", of: LayeredCanvasStage.self)
    let again = try await ReplayedExample("restless-at-120-hz", of: LayeredCanvasStage.self)
    #expect(once.entries == again.entries)
  }
}

extension TouchLog {
  /// In seconds, from the first frame to the last.
  fileprivate var duration: Double { (frames.last?.time ?? 0) - (frames.first?.time ?? 0) }
}
