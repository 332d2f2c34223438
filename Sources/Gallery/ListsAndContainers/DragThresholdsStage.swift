import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// For every number by which drags go and which Apple does not publish, an input just under it and one just over
/// it.
enum DragThresholdsStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = DragThresholdsViewController() }

  private static let onStamp = CGPoint(x: 100, y: 100)
  private static let onFolder = CGPoint(x: 100, y: 400)

  private static func record(_ name: String, _ finger: Finger) -> ExampleRecording {
    ExampleRecording(name, on: DragThresholdsStage.self) { finger }
  }

  private static func rest(above time: Double) -> Finger {
    Finger().down(at: onStamp).hold(0.6).move(to: onFolder).hold(time).up().wait(1)
  }

  static let recordings = [
    record("lift-delay-just-under", Finger().down(at: onStamp).hold(0.323).up().wait(1)),
    record("lift-delay-just-over", Finger().down(at: onStamp).hold(0.327).up().wait(1)),
    record("spring-delay-just-under", rest(above: 0.798)),
    record("spring-delay-just-over", rest(above: 0.802)),
  ]
}

private final class DragThresholdsViewController: UIViewController, UIDragInteractionDelegate {
  private let stamp = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  private let folder = UIView(frame: CGRect(x: 50, y: 350, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    let drag = UIDragInteraction(delegate: self)
    drag.isEnabled = true
    stamp.addInteraction(drag)
    folder.addInteraction(UISpringLoadedInteraction { _, _ in StageTrace.note("the folder opens") })
    view.addSubview(stamp)
    view.addSubview(folder)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
}
