import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A button whose menu opens under the finger: a tap opens it, another chooses; a finger that stays down chooses
/// where it lifts; a touch beside it closes it, and does nothing else.
enum OptionsMenuStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = SortingViewController() }

  private static let onButton = CGPoint(x: 100, y: 120)
  private static let onSecondRow = CGPoint(x: 120, y: 186)
  private static let beside = CGPoint(x: 195, y: 700)

  static let recordings = [
    ExampleRecording("tap-and-choose", on: OptionsMenuStage.self) {
      Finger().tap(at: onButton).wait(0.5).tap(at: onSecondRow).wait(0.5)
    },
    ExampleRecording("rest-slide-and-lift", on: OptionsMenuStage.self) {
      Finger().down(at: onButton).hold(0.6).move(to: onSecondRow, for: 0.3).hold(0.1).up().wait(0.5)
    },
    ExampleRecording("tap-beside-it", on: OptionsMenuStage.self) {
      Finger().tap(at: onButton).wait(0.5).tap(at: beside).wait(0.5).tap(at: beside)
    },
  ]
}

private final class SortingViewController: UIViewController {
  private let sortButton = UIButton(type: .system)
  private let tap = UITapGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    sortButton.frame = CGRect(x: 40, y: 100, width: 120, height: 40)
    sortButton.showsMenuAsPrimaryAction = true
    sortButton.menu = UIMenu(
      children: ["Name", "Date", "Size"].map { title in
        UIAction(title: title) { _ in StageTrace.note("sorted by \(title)") }
      })
    view.addSubview(sortButton)
    tap.addHandler { _ in StageTrace.note("the list is tapped") }
    view.addGestureRecognizer(tap)
  }
}
