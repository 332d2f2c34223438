import UIKit

protocol JoystickViewDelegate: AnyObject {
  func joystick(_ joystick: JoystickView, didMoveTo vector: CGVector)
  func joystickDidRelease(_ joystick: JoystickView)
}

/// A knob in a round base that follows the finger as far as the rim.
class JoystickView: UIView {
  weak var delegate: JoystickViewDelegate?
  let knob = UIView()
  private(set) var vector: CGVector = .zero
  private var radius: CGFloat { min(bounds.width, bounds.height) / 2 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(knob)
    knob.isUserInteractionEnabled = false
    knob.backgroundColor = UIColor(white: 1, alpha: 0.8)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    addSubview(knob)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = radius
    knob.bounds = CGRect(x: 0, y: 0, width: radius, height: radius)
    knob.center = CGPoint(x: bounds.midX + vector.dx * radius, y: bounds.midY + vector.dy * radius)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

  private func follow(_ touches: Set<UITouch>) {
    guard let point = touches.first?.location(in: self) else { return }
    var offset = CGVector(dx: (point.x - bounds.midX) / radius, dy: (point.y - bounds.midY) / radius)
    let length = hypot(offset.dx, offset.dy)
    if length > 1 { offset = CGVector(dx: offset.dx / length, dy: offset.dy / length) }
    vector = offset
    setNeedsLayout()
    delegate?.joystick(self, didMoveTo: vector)
  }

  private func release() {
    vector = .zero
    UIView.animate(
      withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
    delegate?.joystickDidRelease(self)
  }
}
