import Foundation
import HeadlessUIKit
import TouchLogs
import TouchRecording
import TouchReplay
import Traces

/// A stage whose window records what it is replayed.
enum RecordedStage: Stage {
  static let turn = StageTurn.synchronous
  static var recorder: TouchRecorder?
  static var build: (UIWindow) -> Void = { _ in }

  static func makeWindow(frame: CGRect) -> UIWindow {
    let window = RecordingWindow(frame: frame)
    window.recorder = recorder
    return window
  }

  static func build(in window: UIWindow) {
    let controller = UIViewController()
    controller.view.isMultipleTouchEnabled = true
    window.rootViewController = controller
    build(window)
  }
}

/// A view that does something when it is touched.
final class Trigger: UIView {
  var act: () -> Void = {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { act() }
}

extension TouchRecorderTests {
  /// - Parameter sink: the list where nil.
  /// - Returns: what the list has then.
  func record(
    _ log: TouchLog, into sink: (any FrameSink)? = nil, options: TouchRecorder.Options = .init(),
    started: Bool = true, build: @escaping (UIWindow, TouchRecorder) -> Void = { _, _ in }
  ) async throws -> TouchLog {
    let recorder = TouchRecorder(into: sink ?? list, options: options)
    if started { try recorder.start() }
    RecordedStage.recorder = recorder
    RecordedStage.build = { build($0, recorder) }
    defer { RecordedStage.recorder = nil }
    try await Replayer(on: StageTarget(RecordedStage.self)).replay(log, into: TraceList())
    try recorder.stop()
    return list.log
  }

  /// Pauses the recorder when the view that it puts there is touched first, and starts it when it is touched again.
  static func putSwitch(in window: UIWindow, of recorder: TouchRecorder) {
    let trigger = Trigger(frame: CGRect(x: 200, y: 200, width: 100, height: 100))
    trigger.act = { if recorder.state == .recording { try? recorder.pause() } else { try? recorder.start() } }
    window.rootViewController?.view.addSubview(trigger)
  }
}
