import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchRecording
import TouchReplay
import Traces

/// A stage of which only the application's life counts.
private enum LivingStage: Stage {
  static let turn = StageTurn.synchronous
  static var whenBuilt: () -> Void = {}

  static func build(in window: UIWindow) {
    window.rootViewController = UIViewController()
    whenBuilt()
  }
}

@Suite(.serialized) @MainActor struct ApplicationWatchTests {
  private let list = LogList()
  private static let life: [ApplicationChange] = [
    .willResignActive, .didEnterBackground, .willEnterForeground, .didBecomeActive,
  ]

  /// Replays an application's life, a change a second from 1 on.
  ///
  /// Watches begin when the stage is built and end before the replay does: notifications are the whole process'.
  private func live(_ changes: [ApplicationChange] = Self.life, watching: @escaping () -> Void) async throws {
    let frames = changes.enumerated().map { Frame(time: Double($0 + 1), content: .application($1)) }
    LivingStage.whenBuilt = watching
    defer { LivingStage.whenBuilt = {} }
    let log = TouchLog(frames: frames, stopTime: 9)
    try await Replayer(on: StageTarget(LivingStage.self)).replay(log, into: TraceList())
  }

  private func end(_ watch: ApplicationWatch) {
    VirtualClock.current.schedule(after: 7) { watch.end() }
  }

  @Test func `every change of the application's state is captured at its time`() async throws {
    let recorder = TouchRecorder(into: list)
    try recorder.start()
    try await live { end(recorder.watchApplication()) }
    try recorder.stop()
    #expect(list.log.frames.map(\.content) == Self.life.map { .application($0) })
    #expect(list.log.frames.map(\.time) == [1, 2, 3, 4])
  }

  @Test func `what goes to the background is written at once, as nothing may follow`() async throws {
    let recorder = TouchRecorder(into: list)
    try recorder.start()
    try await live([.willResignActive, .didEnterBackground]) { end(recorder.watchApplication()) }
    #expect(list.log.frames.count == 2)
  }

  @Test func `a watch listens no more after its end, nor when nobody keeps it`() async throws {
    let recorder = TouchRecorder(into: list)
    try recorder.start()
    var ended: ApplicationWatch?
    try await live {
      ended = recorder.watchApplication()
      ended?.end()
      _ = recorder.watchApplication()
    }
    try recorder.stop()
    #expect(ended != nil)
    #expect(list.log.frames.isEmpty)
  }
}
