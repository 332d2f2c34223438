import Foundation
import TouchLogs
import TouchRecording

@MainActor
func startRecording(in window: RecordingWindow, to file: URL) throws {
  let about = TouchRecorder.describe(stage: "raised-tab-bar", device: "iPhone 15")
  let recorder = TouchRecorder(into: try JournaledWriter(file, about: about))
  window.recorder = recorder
  try recorder.start()
}
