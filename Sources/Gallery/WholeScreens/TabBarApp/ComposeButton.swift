import Foundation
import HeadlessUIKit

/// The round button that floats above the page. Exclusive: it opens the menu only when no other finger is busy.
final class ComposeButton: UIView {
  var onPress: () -> Void = {}
  private let icon = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isExclusiveTouch = true
    addSubview(icon)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { icon.frame = bounds.insetBy(dx: 14, dy: 14) }

  /// The circle, not the square around it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = bounds.width / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
    onPress()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
