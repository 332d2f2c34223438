import Foundation
import HeadlessUIKit
import TouchLogs
import TouchReplay

/// A button at its bar's edge that takes touches ten points around it, as far as the bar asks it.
enum EdgeStage: Stage {
  static let screen = StandsOutStage.screen
  static func build(in window: UIWindow) {
    let bar = window.add("bar", 0, 20, 100, 20)
    let close = WideButton(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    close.accessibilityIdentifier = "close"
    bar.addSubview(close)
  }
}

private final class WideButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// A button that stands out above its bar, as wide as the screen, over a page.
enum StandsOutStage: Stage {
  static let screen = Screen(width: 100, height: 60, scale: 1)
  static func build(in window: UIWindow) {
    window.add("page", 0, 0, 100, 60)
    let bar = window.add("bar", 0, 40, 100, 20)
    bar.backgroundColor = .white
    bar.add("button", 40, -10, 20, 20)
  }
}

/// Nobody sees the overlay, and everything behind it is dead.
enum OverlayStage: Stage {
  static let screen = StandsOutStage.screen
  static func build(in window: UIWindow) {
    let page = window.add("page", 0, 0, 100, 60)
    page.add("button", 10, 10, 20, 20)
    window.add("overlay", 0, 0, 100, 30)
  }
}

/// The same, with an overlay that is seen.
enum SeenOverlayStage: Stage {
  static let screen = StandsOutStage.screen
  static func build(in window: UIWindow) {
    OverlayStage.build(in: window)
    window.subviews.last?.backgroundColor = .gray
  }
}

/// A panel without interaction with a button in it.
enum SwitchedOffStage: Stage {
  static let screen = StandsOutStage.screen
  static func build(in window: UIWindow) {
    let panel = window.add("panel", 0, 0, 50, 60)
    panel.isUserInteractionEnabled = false
    panel.add("button", 10, 10, 20, 20)
  }
}

/// A round button, a bar that forwards everything to its first subview, and what clips.
enum OverridesStage: Stage {
  static let screen = StandsOutStage.screen
  static func build(in window: UIWindow) {
    let round = RoundButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    round.accessibilityIdentifier = "round"
    window.addSubview(round)
    let bar = GreedyBar(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    bar.accessibilityIdentifier = "bar"
    window.addSubview(bar)
    bar.add("first", 0, 0, 50, 20)
    bar.add("second", 50, 0, 50, 20)
    let clip = window.add("clip", 60, 0, 20, 20)
    clip.clipsToBounds = true
    clip.add("inClip", 10, 10, 20, 20)
    let hidden = window.add("hidden", 80, 0, 20, 20)
    hidden.isHidden = true
  }
}

private final class RoundButton: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
    return dx * dx + dy * dy < bounds.midX * bounds.midX
  }
}

private final class GreedyBar: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : subviews.first
  }
}

extension UIView {
  @discardableResult
  func add(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.accessibilityIdentifier = name
    addSubview(view)
    return view
  }
}

/// Controls with a view in them that takes touches: it passes them up, it has a recognizer, the control has an
/// override that says something, it is a control of its own.
enum InnerViewsStage: Stage {
  static let screen = StandsOutStage.screen
  static func build(in window: UIWindow) {
    add("stacked", UIControl(), x: 0, to: window)
    add("tapped", UIControl(), x: 25, to: window)
      .addGestureRecognizer(UITapGestureRecognizer())
    add("telling", TellingControl(), x: 50, to: window)
    let nested = add("nested", UIControl(), x: 75, to: window)
    nested.addSubview(UIButton(frame: nested.bounds))
  }

  @discardableResult
  private static func add(_ name: String, _ control: UIControl, x: Double, to window: UIWindow) -> UIView {
    control.frame = CGRect(x: x, y: 0, width: 20, height: 20)
    control.accessibilityIdentifier = name
    window.addSubview(control)
    return control.add("inner", 5, 5, 10, 10)
  }

  /// Hears of the finger by itself, and says so.
  private final class TellingControl: UIControl {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      StageTrace.note("ended")
    }
  }
}
