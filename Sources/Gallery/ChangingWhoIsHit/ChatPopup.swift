import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A round button that floats over a chat, shows a menu above itself when pressed, and can be dragged about.
///
/// The menu lies outside of the button, so the button looks there first. Dragging moves both, as the button's
/// transform does; it also keeps the finger inside of the button, so that every drag ends as a press and adds
/// another menu.
enum ChatPopupStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) { window.rootViewController = ChatViewController(button: ChatButton()) }
  static let recordings = ChatViewController.recordings(on: Self.self)
}

/// The button stops tracking a finger that drags it: what remains is a press.
enum ChatPopupFixedStage: Example {
  static let turn = StageTurn.synchronous
  static func build(in window: UIWindow) {
    window.rootViewController = ChatViewController(button: SteadyChatButton())
  }
  static let recordings = ChatViewController.recordings(on: Self.self)
}

private class ChatButton: UIButton {
  /// The last one is in front.
  private(set) var menus: [UIButton] = []

  init() { super.init(frame: CGRect(x: 280, y: 600, width: 60, height: 60)) }

  required init?(coder: NSCoder) { nil }

  func showMenu() {
    let menu = UIButton(frame: CGRect(x: -60, y: -100, width: 120, height: 80))
    menu.addAction(UIAction(title: "Open menu") { _ in }, for: .touchUpInside)
    menus.append(menu)
    addSubview(menu)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let menu = menus.last, menu.point(inside: convert(point, to: menu), with: event) { return menu }
    return super.hitTest(point, with: event)
  }

  /// Both places are converted with the transform as it is now: their difference is how far the finger went.
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let (new, old) = (touch.location(in: self), touch.previousLocation(in: self))
    transform = transform.translatedBy(x: new.x - old.x, y: new.y - old.y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    StageTrace.note("the button has moved by \(Rounded(whole: transform.tx)),\(Rounded(whole: transform.ty))")
  }
}

private final class SteadyChatButton: ChatButton {
  /// In points: as far as a scroll view lets a finger go before it scrolls.
  private static let steady: CGFloat = 10
  private var start = CGPoint.zero

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: nil)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: nil)
    return hypot(place.x - start.x, place.y - start.y) < Self.steady
      && super.continueTracking(touch, with: event)
  }
}

private final class ChatViewController: UIViewController {
  private let messages = TappableView()
  private let button: ChatButton

  init(button: ChatButton) {
    self.button = button
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    messages.frame = view.bounds
    view.addSubview(messages)
    messages.onTap = { StageTrace.note("selects a message") }
    view.addSubview(button)
    let action = UIAction(title: "Show menu") { [unowned self] _ in button.showMenu() }
    button.addAction(action, for: .touchUpInside)
  }

  static func recordings(on stage: any Stage.Type) -> [ExampleRecording] {
    let (onButton, onMenu) = (CGPoint(x: 300, y: 630), CGPoint(x: 290, y: 540))
    /// Five moves of (3, 2).
    let dragged = CGPoint(x: onButton.x + 15, y: onButton.y + 10)
    return [
      ExampleRecording("tap-button-then-menu", on: stage) {
        Finger().tap(at: onMenu).wait(0.5).tap(at: onButton).wait(0.5).tap(at: onMenu)
      },
      ExampleRecording("drag-then-tap-menu-where-it-went", on: stage) {
        Finger().tap(at: onButton).wait(0.5)
          .drag(from: onButton, to: dragged, for: 0.1, steps: 5).wait(0.5)
          .tap(at: CGPoint(x: 226, y: 511)).wait(0.5).tap(at: CGPoint(x: 236, y: 511))
      },
    ]
  }
}
