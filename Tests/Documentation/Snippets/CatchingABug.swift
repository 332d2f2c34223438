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

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = RecordingWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
    if let file = folder?.appending(path: "x.touchlog") { try? startRecording(in: window, to: file) }
  }
}

class CanvasView: UIView {
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    (window as? RecordingWindow)?.recorder?.record(estimates: touches)
  }
}
