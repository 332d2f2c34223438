import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A button with a stack of a picture and a word in it. The stack takes the touches that land on it and passes them
/// up, and a control tracks none but its own: only the rim around the stack can be pressed.
enum StackedButtonStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = ShareViewController(stackTakesTouches: true)
  }
  static let recordings = ShareViewController.recordings(on: Self.self)
}

/// The stack takes no touches, so all of them are the button's.
enum StackedButtonFixedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = ShareViewController(stackTakesTouches: false)
  }
  static let recordings = ShareViewController.recordings(on: Self.self)
}

private final class ShareViewController: UIViewController {
  private let shareButton = UIButton(frame: CGRect(x: 115, y: 400, width: 160, height: 60))
  private let stack: UIStackView

  init(stackTakesTouches: Bool) {
    let word = UILabel()
    word.text = "Share"
    stack = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(systemName: "square.and.arrow.up")), word])
    stack.isUserInteractionEnabled = stackTakesTouches
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "screen"
    view.addSubview(shareButton)
    shareButton.addSubview(stack)
    stack.frame = shareButton.bounds.insetBy(dx: 20, dy: 15)
    shareButton.addAction(UIAction(title: "Share") { _ in StageTrace.note("shares") }, for: .touchUpInside)
  }

  static func recordings(on stage: any Stage.Type) -> [ExampleRecording] {
    [
      ExampleRecording("tap-word", on: stage) { Finger().tap(at: CGPoint(x: 195, y: 430)) },
      ExampleRecording("tap-rim", on: stage) { Finger().tap(at: CGPoint(x: 125, y: 405)) },
    ]
  }
}
