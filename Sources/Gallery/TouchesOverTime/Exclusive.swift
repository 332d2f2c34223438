import Foundation
import HeadlessUIKit
import TouchReplay
import TouchLogs

/// Two exclusive views, ordinary ones, and a small window in front: while an exclusive view is touched, no other
/// view of its window gets touches, and while another is touched the exclusive one gets none.
enum ExclusiveStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = MixingDeskViewController() }

  private static let onRecord = CGPoint(x: 100, y: 100)
  private static let onErase = CGPoint(x: 290, y: 100)
  private static let onKeys = CGPoint(x: 195, y: 400)
  private static let inPalette = CGPoint(x: 195, y: 760)

  static let recordings = [
    ExampleRecording("exclusive-first", on: ExclusiveStage.self) {
      Finger().tap(at: onRecord, for: 0.3)
      Finger(at: 0.1).tap(at: onKeys, for: 0.1)
      Finger(at: 0.5).tap(at: onKeys)
    },
    ExampleRecording("exclusive-second", on: ExclusiveStage.self) {
      Finger().tap(at: onKeys, for: 0.3)
      Finger(at: 0.1).tap(at: onRecord, for: 0.1)
      Finger(at: 0.5).tap(at: onRecord)
    },
    ExampleRecording("two-exclusive", on: ExclusiveStage.self) {
      Finger().tap(at: onRecord, for: 0.3)
      Finger(at: 0.1).tap(at: onErase, for: 0.3)
    },
    ExampleRecording("both-in-one-report", on: ExclusiveStage.self) {
      Finger().tap(at: onKeys)
      Finger().tap(at: onRecord)
    },
    ExampleRecording("other-window-is-free", on: ExclusiveStage.self) {
      Finger().tap(at: onRecord, for: 0.3)
      Finger(at: 0.1).tap(at: inPalette, for: 0.1)
    },
  ]
}

private final class MixingDeskViewController: UIViewController {
  private let record = TouchKeeper(frame: CGRect(x: 10, y: 20, width: 180, height: 160))
  private let erase = TouchKeeper(frame: CGRect(x: 200, y: 20, width: 180, height: 160))
  private let keys = TouchKeeper(frame: CGRect(x: 10, y: 200, width: 370, height: 400))
  private let paletteWindow = UIWindow(frame: CGRect(x: 20, y: 700, width: 350, height: 120))

  override func viewDidLoad() {
    record.isExclusiveTouch = true
    erase.isExclusiveTouch = true
    [record, erase, keys].forEach(view.addSubview)
    paletteWindow.windowLevel = UIWindow.Level(1)
    paletteWindow.rootViewController = PaletteViewController()
    paletteWindow.isHidden = false
  }
}

private final class PaletteViewController: UIViewController {
  override func loadView() { view = TouchKeeper() }
}

private final class TouchKeeper: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
