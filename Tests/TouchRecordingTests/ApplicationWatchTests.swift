import Foundation
import HeadlessUIKit
import Testing
import TouchLogs
import TouchRecording

@Suite(.serialized) @MainActor struct ApplicationWatchTests {
  private let list = LogList()
  private let name = UIApplication.willResignActiveNotification

  private func recorder() throws -> TouchRecorder {
    let recorder = TouchRecorder(into: list)
    try recorder.start()
    return recorder
  }

  @Test func `a notification from another thread is captured`() async throws {
    let recorder = try recorder()
    let watch = recorder.watchApplication()
    defer { watch.end() }
    let name = name
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    // Other tests' applications may post theirs while this one waits.
    #expect(list.log.frames.contains { $0.content == .application(.willResignActive) })
  }

  @Test func `two watches capture a change once, and none when it was ended`() throws {
    let recorder = try recorder()
    recorder.watchApplication()
    let watch = recorder.watchApplication()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(list.log.frames.count == 1)
    watch.end()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(list.log.frames.count == 1)
    recorder.watchApplication()
    NotificationCenter.default.post(name: name, object: nil)
    #expect(list.log.frames.count == 2)
    recorder.watchApplication().end()
  }
}
