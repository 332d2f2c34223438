import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchReplay
import Traces

/// Rule A180: an application's code finds itself on the main thread.
@MainActor @Suite(.serialized) struct MainThreadTests {
  private enum AskingStage: Stage {
    static var answers: [String: Bool] = [:]
    static func ask(_ place: String) { answers[place] = Thread.isMainThread && Thread.current.isMainThread }

    static func build(in window: UIWindow) {
      ask("build")
      DispatchQueue.main.async { MainActor.assumeIsolated { ask("async") } }
      Task { ask("task") }
      let button = UIButton(frame: window.bounds)
      button.addAction(
        UIAction { _ in
          ask("action")
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { MainActor.assumeIsolated { ask("later") } }
          Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in MainActor.assumeIsolated { ask("timer") } }
          Task {
            try await Task.sleep(for: .seconds(0.5))
            ask("slept")
          }
        }, for: .touchUpInside)
      window.addSubview(button)
    }
  }

  @Test("A180 Thread.isMainThread is true of all that an application does while a log is replayed, and not after it")
  func asked() async throws {
    let before = Thread.isMainThread
    try await Replayer(on: StageTarget(AskingStage.self)).replay(
      Finger().wait(0.5).tap(at: CGPoint(x: 9, y: 9)).wait(1).log(), into: TraceList())
    #expect(Thread.isMainThread == before)
    #expect(
      AskingStage.answers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" } == [
        "action true", "async true", "build true", "later true", "slept true", "task true", "timer true",
      ])
  }
}
