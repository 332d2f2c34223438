import HeadlessUIKit
import TouchReplay

/// A screen of a dozen views: what is left of a verification where the hierarchy costs nothing.
enum BareScreen: Stage {
  /// Nothing of it leaves work on the main queue.
  static var turn: StageTurn { .synchronous }

  static func build(in window: UIWindow) {
    for row in 0..<12 { window.addSubview(UIView(frame: CGRect(x: 0, y: row * 70, width: 390, height: 70))) }
  }
}
