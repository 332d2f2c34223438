public import Foundation

/// Fingers that move across the screen: begins when they have gone 10 pt in any direction, changes with every move
/// of at least the minimum of fingers, and ends when all have lifted.
///
/// Those 10 pt are not part of the translation. Before it begins the translation is the whole way, so that
/// `gestureRecognizerShouldBegin(_:)` can ask in which direction it goes (G96).
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// With fewer fingers it does not begin.
  @exclusivity(unchecked) open var minimumNumberOfTouches = 1
  /// With more fingers it does not begin.
  @exclusivity(unchecked) open var maximumNumberOfTouches = Int.max
  /// Kept: a log has no events of wheels and track pads, so nothing comes of it.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  @exclusivity(unchecked) private var path = MiddlePath()
  @exclusivity(unchecked) private var tracker = VelocityTracker()
  /// The part of the way that it took to begin.
  @exclusivity(unchecked) private var hysteresis = CGPoint.zero
  /// What `setTranslation` made of it, less what it was.
  @exclusivity(unchecked) private var offset = CGPoint.zero

  // MARK: Results

  /// The way since the beginning, or since it was set, as the view sees it.
  open func translation(in view: UIView?) -> CGPoint { convert(way: translationOnScreen, to: view) }

  /// The velocity starts anew with it; when the fingers have lifted it is that of their last moves all the same.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    offset = offset + convert(way: translation, from: view) - translationOnScreen
    restart(&tracker, from: path.way)
  }

  /// In points a second, as the view sees it.
  open func velocity(in view: UIView?) -> CGPoint { convert(way: tracker.velocity, to: view) }

  private var translationOnScreen: CGPoint {
    guard state != .possible, thresholds.panSubtractsHysteresis else { return path.way + offset }
    return path.way - hysteresis + offset
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = attempt.touches.count
    if count > maximumNumberOfTouches {
      guard standing == .possible else { return touches.inLandingOrder.forEach { ignore($0, for: event) } }
      return fail(.tooManyFingers(count, allows: maximumNumberOfTouches))
    }
    guard let middle = attempt.touches.middle else { return }
    // The others may have moved in the event in which these land.
    if let others = attempt.touches.filter({ !touches.contains($0) }).middle { path.move(to: others) }
    let isNew = count - touches.count < minimumNumberOfTouches
    if isNew, standing == .possible { path.start(at: middle) } else { path.continueFrom(middle) }
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // With those that lift in this event: their end, which follows, takes them out of the middle.
    guard let middle = attempt.middle else { return }
    guard attempt.touchCount >= minimumNumberOfTouches else { return path.continueFrom(middle) }
    path.move(to: middle)
    note(event)
    guard standing == .possible else { return state = .changed }
    let length = path.way.length
    guard length >= wayToBegin else { return }
    if let (straying, allowed) = straying(on: path.way) { return fail(.strayed(straying, allows: allowed)) }
    hysteresis = path.way * (wayToBegin / length)
    move(to: .began, because: .moved(length, needs: wayToBegin))
  }

  /// How far the fingers go, in any direction, before it begins (G60).
  package var wayToBegin: CGFloat { thresholds.panHysteresis }

  /// For those that begin in some directions only: how far the way goes astray, where that is too far.
  func straying(on way: CGPoint) -> (CGFloat, allowed: CGFloat)? { nil }

  /// Whether a rest before the fingers lift takes the velocity away. A pan tells that of the last moves, however
  /// long ago; what scrolls by it is not thrown.
  var forgetsAtRest = false

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if forgetsAtRest { tracker.rest(until: event.timestamp, window: thresholds.velocityWindow) }
    if let middle = fingersDown.middle { return path.continueFrom(middle) }
    tracker.end()
    if standing != .possible {
      move(to: .ended, because: .liftedAll)
    } else if attempt.touches.count < minimumNumberOfTouches {
      fail(.tooFewFingers(attempt.touches.count, needs: minimumNumberOfTouches))
    } else {
      fail(.moved(path.way.length, needs: wayToBegin))
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if let middle = fingersDown.middle { return path.continueFrom(middle) }
    move(to: .cancelled, because: .cancelledTouches)
  }

  private func note(_ event: UIEvent) {
    tracker.note(path.way, at: event.timestamp, window: thresholds.velocityWindow)
  }

  override func clearMeasurements() {
    path = MiddlePath()
    tracker.clear()
    hysteresis = .zero
    offset = .zero
  }
}
