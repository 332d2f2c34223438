import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// Coloured views as one nests them in a storyboard.
enum StoryboardColoursStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = StoryboardColoursViewController() }

  static let recordings = [
    ExampleRecording("tap-yellow", on: Self.self) { Finger().tap(at: CGPoint(x: 120, y: 600)) },
    ExampleRecording("tap-green", on: Self.self) { Finger().tap(at: CGPoint(x: 195, y: 200)) },
  ]
}

/// The same with interaction off for blue: the touch falls through to orange, and yellow is not even asked.
enum StoryboardColoursBlueNotInteractiveStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    let colours = StoryboardColoursViewController()
    colours.blue.isUserInteractionEnabled = false
    window.rootViewController = colours
  }

  static let recordings = [
    ExampleRecording("tap-yellow", on: Self.self) { Finger().tap(at: CGPoint(x: 120, y: 600)) },
    ExampleRecording("tap-red", on: Self.self) { Finger().tap(at: CGPoint(x: 300, y: 600)) },
  ]
}

private final class StoryboardColoursViewController: UIViewController {
  let green = UIView(frame: CGRect(x: 20, y: 80, width: 350, height: 280))
  let orange = UIView(frame: CGRect(x: 20, y: 400, width: 350, height: 400))
  let blue = UIView(frame: CGRect(x: 20, y: 60, width: 170, height: 280))
  let red = UIView(frame: CGRect(x: 210, y: 60, width: 120, height: 280))
  let yellow = UIView(frame: CGRect(x: 30, y: 60, width: 110, height: 160))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "white"
    view.addSubview(green)
    view.addSubview(orange)
    orange.addSubview(blue)
    orange.addSubview(red)
    blue.addSubview(yellow)
    view.backgroundColor = .white
    green.backgroundColor = .green
    orange.backgroundColor = .orange
    blue.backgroundColor = .blue
    red.backgroundColor = .red
    yellow.backgroundColor = .yellow
  }
}
