public import Foundation

/// Two fingers that move apart or together. The scale starts at 1 as they begin: the way that it took is no part of
/// it. When one lifts the scale stays; it goes on when a second finger is back, and ends when both have lifted.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var factor: CGFloat = 1
  /// The distance at which the scale was `base`.
  private var reference: CGFloat = 1
  private var base: CGFloat = 1
  private var spread: CGFloat = 0
  private var tracker = VelocityTracker()

  /// The fingers' distance in relation to that at which it began, or since it was set. The velocity starts anew
  /// with it; when the fingers have lifted it is that of their last moves all the same.
  open var scale: CGFloat {
    get { factor }
    set {
      factor = newValue
      base = newValue
      if let pair = FingerPair(fingersDown) { reference = pair.distance }
      restart(&tracker, from: CGPoint(x: newValue, y: 0))
    }
  }

  /// In scale a second.
  open var velocity: CGFloat { tracker.velocity.x }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ignoreBeyondTwo(with: event)
    guard let pair = FingerPair(attempt.touches), !touches.isDisjoint(with: attempt.touches) else { return }
    reference = pair.distance
    base = factor
    tracker.clear()
    note(factor, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(fingersDown) else { return }
    if standing == .possible { return spread(to: pair.distance, event) }
    factor = base * pair.distance / reference
    note(factor, event)
    state = .changed
  }

  /// Up to its beginning the scale stays, and the velocity is measured all the same.
  private func spread(to distance: CGFloat, _ event: UIEvent) {
    note(base * distance / reference, event)
    spread = abs(distance - reference)
    let needed = thresholds.pinchHysteresis
    guard spread >= needed else { return }
    let start = reference + (distance > reference ? needed : -needed)
    tracker.multiply(by: reference / start)
    reference = start
    factor = base * distance / reference
    move(to: .began, because: .spread(spread, needs: needed))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.rest(until: event.timestamp, window: thresholds.velocityWindow)
    guard fingersDown.isEmpty else { return }
    tracker.end()
    liftedLast(because: .spread(spread, needs: thresholds.pinchHysteresis))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingersDown.isEmpty { move(to: .cancelled, because: .cancelledTouches) }
  }

  private func note(_ scale: CGFloat, _ event: UIEvent) {
    tracker.note(CGPoint(x: scale, y: 0), at: event.timestamp, window: thresholds.velocityWindow)
  }

  override func clearMeasurements() {
    factor = 1
    base = 1
    spread = 0
    tracker.clear()
  }
}
