import Foundation
import HeadlessUIKit
import TouchLogs
import TouchRecording

@MainActor func startRecording(in window: RecordingWindow, to file: URL) throws {
  let about = TouchRecorder.describe(stage: "raised-tab-bar", device: "iPhone 15")
  let recorder = TouchRecorder(into: try JournaledWriter(file, about: about))
  window.recorder = recorder
  try recorder.start()
  recorder.watchApplication()
}

@MainActor func caughtIt(in window: RecordingWindow) throws {
  window.recorder?.mark("the button did nothing")
  try window.recorder?.stop()
}

class CanvasView: UIView {
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    (window as? RecordingWindow)?.recorder?.record(estimates: touches)
  }
}
