import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A knob that turns with the finger's angle, as code of years ago has it: a recognizer of its own, an inner class
/// that knows no actors, names from before Swift 4.2.
open class KnobControl: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open private(set) var value: Float = 0
  open var isContinuous = true

  private let renderer = KnobRenderer()
  private var gestureRecognizer: RotationGestureRecognizer!

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    renderer.updateBounds(bounds)
    layer.addSublayer(renderer.trackLayer)
    layer.addSublayer(renderer.pointerLayer)
    contentHorizontalAlignment = .center
    gestureRecognizer = RotationGestureRecognizer(target: nil, action: nil)
    gestureRecognizer.addHandler { [weak self] gesture in
      guard let self = self else { return }
      self.handleGesture(gesture)
    }
    addGestureRecognizer(gestureRecognizer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    renderer.updateBounds(bounds)
  }

  open func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(maximumValue, max(minimumValue, newValue))
    let angle = angleForValue(value)
    renderer.setPointerAngle(angle, animated: animated)
  }

  private func angleForValue(_ value: Float) -> CGFloat {
    let share = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
    return renderer.startAngle + share * (renderer.endAngle - renderer.startAngle)
  }

  private func handleGesture(_ gesture: RotationGestureRecognizer) {
    let midPointAngle = (2 * CGFloat.pi + renderer.startAngle - renderer.endAngle) / 2 + renderer.endAngle
    var boundedAngle = gesture.touchAngle
    if boundedAngle > midPointAngle {
      boundedAngle -= 2 * CGFloat.pi
    } else if boundedAngle < (midPointAngle - 2 * CGFloat.pi) {
      boundedAngle += 2 * CGFloat.pi
    }
    boundedAngle = min(renderer.endAngle, max(renderer.startAngle, boundedAngle))
    let angleRange = renderer.endAngle - renderer.startAngle
    let angleValue = Float(boundedAngle - renderer.startAngle) / Float(angleRange)
    setValue(angleValue * (maximumValue - minimumValue) + minimumValue)
    if isContinuous || gesture.state == .ended || gesture.state == .cancelled {
      sendActions(for: UIControlEvents.valueChanged)
    }
  }
}

private class KnobRenderer {
  var startAngle = CGFloat(-Double.pi) * 11 / 8
  var endAngle = CGFloat(Double.pi) * 3 / 8
  let trackLayer = CAShapeLayer()
  let pointerLayer = CAShapeLayer()
  private var pointerAngle: CGFloat = 0

  init() {
    trackLayer.fillColor = UIColor.clear.cgColor
    pointerLayer.fillColor = UIColor.clear.cgColor
    trackLayer.strokeColor = UIColor.blue.cgColor
  }

  func setPointerAngle(_ newPointerAngle: CGFloat, animated: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if animated {
      let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
      animation.values = [pointerAngle, newPointerAngle]
      animation.keyTimes = [0.0, 1.0]
      animation.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut)]
      pointerLayer.add(animation, forKey: nil)
    }
    CATransaction.commit()
    pointerAngle = newPointerAngle
  }

  func updateBounds(_ bounds: CGRect) {
    trackLayer.bounds = bounds
    trackLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let ring = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4, startAngle: startAngle,
      endAngle: endAngle, clockwise: true)
    trackLayer.path = ring.cgPath
    pointerLayer.bounds = trackLayer.bounds
    pointerLayer.position = trackLayer.position
  }
}

private class RotationGestureRecognizer: UIPanGestureRecognizer {
  private(set) var touchAngle: CGFloat = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
    minimumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    updateAngle(with: touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    updateAngle(with: touches)
  }

  private func updateAngle(with touches: Set<UITouch>) {
    guard let touch = touches.first, let view = view else { return }
    let touchPoint = touch.location(in: view)
    touchAngle = atan2(touchPoint.y - view.bounds.midY, touchPoint.x - view.bounds.midX)
  }
}
