import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

private enum BlankStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = UIViewController() }
}

/// Content that bounces, on the whole screen.
private enum BouncingStage: Stage {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 390, height: 5000)
    list.accessibilityIdentifier = "list"
    window.addSubview(list)
  }
}

@MainActor struct FrameInputTests {
  private func replay(_ content: Frame.Content) async throws -> [TraceEntry] {
    let list = TraceList()
    let log = TouchLog(frames: [Frame(time: 1, content: content)])
    try await Replayer(on: StageTarget(BlankStage.self)).replay(log, into: list)
    return list.entries
  }

  @Test func `a place that is no number is refused by name`() async {
    let paths: [WritableKeyPath<Sample, CGFloat>] = [
      \.location.x, \.location.y, \.previousLocation.x, \.previousLocation.y,
    ]
    for (path, value) in paths.flatMap({ path in [CGFloat.nan, .infinity, -.infinity].map { (path, $0) } }) {
      var sample = Sample(finger: 3, phase: .began, location: .zero)
      sample[keyPath: path] = value
      let error = await #expect(throws: ReplayError.self) { try await replay(.touches([sample])) }
      #expect(error?.description.hasPrefix("frame 1 can't be replayed: its finger 3's ") == true)
    }
  }

  @Test func `more fingers than any hands have are refused by name, those that lift are not counted`() async throws
  {
    func frames(lifting: Bool) -> [Frame] {
      (0..<300).flatMap { finger in
        let time = Double(finger)
        let down = Frame(time: time, samples: [Sample(finger: finger, phase: .began, location: .zero)])
        let up = Frame(time: time + 0.5, samples: [Sample(finger: finger, phase: .ended, location: .zero)])
        return lifting ? [down, up] : [down]
      }
    }
    let replayer = Replayer(on: StageTarget(BlankStage.self))
    let error = await #expect(throws: ReplayError.tooManyFingers(limit: 256, frame: 258)) {
      try await replayer.replay(TouchLog(frames: frames(lifting: false)), into: TraceList())
    }
    let sentence =
      "frame 258 can't be replayed: more than 256 fingers are down by then; look at it with `replay show`"
    #expect(error?.description == sentence)
    try await replayer.replay(TouchLog(frames: frames(lifting: true)), into: TraceList())
  }

  @Test func `a place farther away than any finger is refused, also between two deliveries`() async {
    let far = Sample(finger: 3, phase: .began, location: CGPoint(x: 0, y: -1e10))
    var near = Sample(finger: 3, phase: .began, location: .zero)
    near.coalesced = [TimedSample(time: 0.5, sample: far)]
    for sample in [far, near] {
      let error = await #expect(throws: ReplayError.outOfReach(finger: 3, frame: 1)) {
        try await replay(.touches([sample]))
      }
      #expect(error?.description.contains("more than a billion points from the screen; look at it with") == true)
    }
  }

  @Test(arguments: [0.016, 1e-6, 1e-12, 1e-300])
  func `a finger that crosses the farthest places in no time lets content come to rest`(
    step: TimeInterval
  ) async throws {
    let finger = Finger().down(at: CGPoint(x: 195, y: 400)).move(to: CGPoint(x: 195, y: 1e9), at: step)
      .move(to: CGPoint(x: 195, y: -1e9), at: 2 * step).move(to: CGPoint(x: 195, y: 1e9), at: 3 * step)
    var log = finger.log()
    let last = finger.frames.last?.samples.first?.location ?? .zero
    log.frames.append(Frame(time: 4 * step, samples: [Sample(finger: 0, phase: .ended, location: last)]))
    log.stopTime = 100
    let list = TraceList()
    try await Replayer(on: StageTarget(BouncingStage.self)).replay(log, into: list)
    let rests = list.entries.filter { if case .scroll(.cameToRest) = $0.event { true } else { false } }
    #expect(rests.map(\.subject) == ["list"])
  }

  @Test func `every optional value is checked too`() async {
    let paths: [WritableKeyPath<Sample, Double?>] = [
      \.force, \.maximumPossibleForce, \.majorRadius, \.majorRadiusTolerance, \.altitudeAngle, \.azimuthAngle,
      \.rollAngle,
    ]
    for path in paths {
      var sample = Sample(finger: 0, phase: .began, location: .zero)
      sample[keyPath: path] = .nan
      await #expect(throws: ReplayError.self) { try await replay(.touches([sample])) }
    }
  }

  @Test func `an event that UIKit has no name for is refused`() async {
    await #expect(throws: ReplayError.unknownSubtype(subtype: 57, frame: 1)) {
      try await replay(.remoteControl(RemoteControl(subtype: 57)))
    }
  }

  @Test func `a key, and a button that UIKit has no name for, are left out, told of once, and the rest goes on`()
    async throws
  {
    let list = TraceList()
    let types = [2044, 99, UIPress.PressType.menu.rawValue]
    let presses: [Frame.Content] = [Press.Phase.began, .ended].map { phase in
      .presses(types.enumerated().map { Press(press: $0.offset, phase: phase, type: $0.element) })
    }
    let log = TouchLog(frames: zip([1, 2], presses).map { Frame(time: $0.0, content: $0.1) })
    try await Replayer(on: StageTarget(BlankStage.self)).replay(log, into: list)
    let dropped = list.entries.compactMap { entry in
      if case .dropped(let dropped) = entry.event { (entry.subject, dropped) } else { nil }
    }
    #expect(dropped.map(\.0) == ["log", "log"])
    #expect(
      dropped.map(\.1) == [
        Dropped(.press(0), .keyOfKeyboard(usage: 44)), Dropped(.press(1), .unknownButton(type: 99)),
      ])
    let calls = list.entries.compactMap { if case .call(let call) = $0.event { call } else { nil } }
    #expect(Set(calls.map(\.method)) == [.pressesBegan, .pressesEnded])
    #expect(calls.allSatisfy { $0.fingers == [2] })
  }

  @Test func `a shake starts at the root controller where nobody is first responder`() async throws {
    let entries = try await replay(.motion(Motion(phase: .began)))
    #expect(entries.first?.subject == "root.viewController")
    #expect(entries.last?.subject == "application")
  }

  @Test func `remote control that was not asked for is dropped, and the trace says so`() async throws {
    let entries = try await replay(.remoteControl(RemoteControl(subtype: 100)))
    #expect(entries.map(\.event) == [.dropped(Dropped(.event("remoteControl"), .notReceivingRemoteControl))])
  }

  @Test func `a mark and a change of the application's state are in the trace`() async throws {
    #expect(try await replay(.mark("here")).map(\.event) == [.mark("here")])
    #expect(try await replay(.application(.willResignActive)).map(\.event) == [.application("willResignActive")])
  }
}
