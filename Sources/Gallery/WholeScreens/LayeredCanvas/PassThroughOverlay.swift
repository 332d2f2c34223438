import Foundation
import HeadlessUIKit
import TouchReplay

/// Lies over everything and takes only what hits one of its tools: a touch on its empty parts falls through to the
/// layers behind.
final class PassThroughOverlay: UIView {
  var onFold: () -> Void = {}
  var onClear: () -> Void = {}
  private let fold = Tool()
  private let clear = Tool()
  private let hint = Hint()

  override init(frame: CGRect) {
    super.init(frame: frame)
    fold.onPress = { [unowned self] in onFold() }
    clear.onPress = { [unowned self] in onClear() }
    [fold, clear, hint].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    fold.frame = CGRect(x: bounds.width - 120, y: 50, width: 48, height: 48)
    clear.frame = CGRect(x: bounds.width - 64, y: 50, width: 48, height: 48)
    hint.frame = CGRect(x: 20, y: bounds.height * 0.32, width: bounds.width * 0.5, height: 44)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Pressed where the finger lifts in it.
final class Tool: UIView {
  var onPress: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
    onPress()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Leaves as soon as a finger moves on it, and loses that finger with it.
final class Hint: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    StageTrace.note("the hint leaves")
    removeFromSuperview()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
