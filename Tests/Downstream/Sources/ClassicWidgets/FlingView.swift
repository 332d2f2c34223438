import UIKit

/// A puck that keeps the speed of the finger that lets it go, and slows down frame by frame.
class FlingView: UIView, ActionMethods {
  let puck = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private(set) var frames = 0
  private var velocity = CGPoint.zero
  private var link: CADisplayLink?

  override init(frame: CGRect) {
    super.init(frame: frame)
    puck.accessibilityIdentifier = "puck"
    addSubview(puck)
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:"))
    puck.addGestureRecognizer(pan)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    switch action {
    case "pan:": return { sender, _ in (sender as? UIPanGestureRecognizer).map(self.pan) }
    case "step:": return { sender, _ in (sender as? CADisplayLink).map(self.step) }
    default: return nil
    }
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      stop()
    case .changed:
      let way = pan.translation(in: self)
      puck.center = CGPoint(x: puck.center.x + way.x, y: puck.center.y + way.y)
      pan.setTranslation(.zero, in: self)
    case .ended:
      velocity = pan.velocity(in: self)
      link = CADisplayLink(target: self, selector: Selector("step:"))
      link?.add(to: .main, forMode: .common)
    default:
      break
    }
  }

  private func step(_ link: CADisplayLink) {
    frames += 1
    let seconds = CGFloat(link.targetTimestamp - link.timestamp)
    puck.center.x += velocity.x * seconds
    puck.center.y += velocity.y * seconds
    velocity = CGPoint(x: velocity.x * 0.9, y: velocity.y * 0.9)
    if abs(velocity.x) < 1, abs(velocity.y) < 1 { stop() }
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }
}
