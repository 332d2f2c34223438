import Foundation
import HeadlessUIKit

/// A frame in a frame in a frame, each turned and shrunk within the one around it; the innermost says where it was
/// touched in its own coordinates.
final class FramedPicture: UIView {
  private let inner: UIView

  init(depth: Int) {
    inner = depth > 1 ? FramedPicture(depth: depth - 1) : Picture()
    super.init(frame: .zero)
    inner.transform = CGAffineTransform(rotationAngle: -.pi / 6).scaledBy(x: 0.9, y: 0.75)
    addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    inner.bounds.size = bounds.size
    inner.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
