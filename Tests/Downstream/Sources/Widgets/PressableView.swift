import UIKit

/// A card that shrinks under a finger, answers a pointer, and opens a menu of the system's.
final class PressableView: UIView {
  var onPress: (() -> Void)?
  private let imageView = UIImageView()
  private var isPressed = false {
    didSet {
      guard isPressed != oldValue else { return }
      UIView.animate(
        withDuration: 0.15, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
      ) { [self] in
        transform = isPressed ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIPointerInteraction(delegate: self))
    imageView.image = UIImage(systemName: "heart.fill")?.withRenderingMode(.alwaysTemplate)
    imageView.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    addSubview(imageView)
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { [weak self] in self?.alpha = $0.state == .changed ? 0.9 : 1 }
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    isPressed = true
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    isPressed = bounds.insetBy(dx: -30, dy: -30).contains(touch.location(in: self))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if isPressed { onPress?() }
    isPressed = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    isPressed = false
  }
}

extension PressableView: UIPointerInteractionDelegate {
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  {
    guard let view = interaction.view else { return nil }
    return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
  }
}
