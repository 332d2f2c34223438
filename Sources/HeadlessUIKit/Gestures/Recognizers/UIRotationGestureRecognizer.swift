public import Foundation

/// Two fingers that turn about each other. When one lifts the angle stays; it goes on when a second finger is back,
/// and ends when both have lifted.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var angle: CGFloat = 0
  /// Where the line through the fingers pointed last; nil as long as they have lain on one point.
  private var line: CGFloat?
  private var tracker = VelocityTracker()

  /// In radians since it began, or since it was set; positive clockwise, and beyond a full turn where they go on.
  /// The velocity starts anew with it; when the fingers have lifted it is that of their last moves all the same.
  open var rotation: CGFloat {
    get { angle }
    set {
      angle = newValue
      restart(&tracker, from: CGPoint(x: newValue, y: 0))
    }
  }

  /// In radians a second.
  open var velocity: CGFloat { tracker.velocity.x }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreBeyondTwo(with: event)
    guard let pair = FingerPair(attempt.touches), !touches.isDisjoint(with: attempt.touches) else { return }
    line = pair.angle
    tracker.clear()
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(fingersDown) else { return }
    angle += pair.turn(from: line)
    line = pair.angle ?? line
    note(event)
    guard standing == .possible else { return state = .changed }
    guard abs(angle) >= thresholds.rotationHysteresis else { return }
    move(to: .began, because: .turned(abs(angle), needs: thresholds.rotationHysteresis))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.rest(until: event.timestamp, window: thresholds.velocityWindow)
    guard fingersDown.isEmpty else { return }
    tracker.end()
    liftedLast(because: .turned(abs(angle), needs: thresholds.rotationHysteresis))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingersDown.isEmpty { move(to: .cancelled, because: .cancelledTouches) }
  }

  private func note(_ event: UIEvent) {
    tracker.note(CGPoint(x: angle, y: 0), at: event.timestamp, window: thresholds.velocityWindow)
  }

  override func clearMeasurements() {
    angle = 0
    tracker.clear()
  }
}
