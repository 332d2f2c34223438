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

  @Test func `an event or a button that UIKit has no name for is refused`() async {
    await #expect(throws: ReplayError.unknownSubtype(subtype: 57, frame: 1)) {
      try await replay(.remoteControl(RemoteControl(subtype: 57)))
    }
    await #expect(throws: ReplayError.unknownPress(type: 99, frame: 1)) {
      try await replay(.presses([Press(press: 0, phase: .began, type: 99)]))
    }
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
