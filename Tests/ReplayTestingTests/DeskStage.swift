import Dispatch
import Foundation
import HeadlessUIKit
import ReplayTesting
import TouchLogs
import TouchReplay

/// A button on a desk that leaves work on the main queue and on the virtual clock.
enum DeskStage: Stage {
  static func build(in window: UIWindow) { window.rootViewController = DeskViewController() }
}

private final class DeskViewController: UIViewController {
  private let button = DeskButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  override func viewDidLoad() { view.addSubview(button) }
}

private final class DeskButton: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    DispatchQueue.main.async { StageTrace.note("from the main queue") }
    Task { StageTrace.note("from a task") }
    VirtualClock.current.schedule(after: 0.02) { StageTrace.note("from the clock") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { StageTrace.note("pressed") }
}

/// A folder of its own with one recording of a tap on the button, and the golden that belongs to it.
struct DeskRecording {
  let folder: URL
  let recording: Recording
  static let golden = """
    golden 1
    log    tap-button.touchlog
    stage  desk
    rules  1

    #  ms     subject              what             detail
    1  0      window               hit              desk/button
    1  0      desk/button          touch began      0  150,120, taken
    1  0      stage                note             from the main queue
    1  0      stage                note             from a task
    -  20     stage                note             from the clock
    2  80     desk/button          touch ended      0  taken
    2  80     stage                note             pressed

    """

  /// - Parameter golden: nil for a recording without one.
  init(golden: String? = Self.golden) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("desk-\(UUID().uuidString)/desk")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let log = folder.appendingPathComponent("tap-button.touchlog")
    try Finger().tap(at: CGPoint(x: 150, y: 120)).log(stage: "desk").write(to: log)
    try golden?.write(to: folder.appendingPathComponent("tap-button.golden"), atomically: true, encoding: .utf8)
    recording = Recording(path: log.path)
  }

  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
}
