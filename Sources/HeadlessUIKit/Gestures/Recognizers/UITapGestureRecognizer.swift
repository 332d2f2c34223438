public import Foundation

/// Fingers that land and lift again, shortly and without moving much; recognized when the last one of the last tap
/// lifts, also when it lifts outside of the view.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps one after the other.
  open var numberOfTapsRequired = 1
  /// Fingers that must tap together.
  open var numberOfTouchesRequired = 1

  private var sequence = TapSequence()
  private var timer: VirtualClock.Ticket?

  /// A tap never keeps one of more taps from being recognized.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  // MARK: Where

  /// The fingers of the tap, also when they have lifted.
  open override var numberOfTouches: Int { sequence.fingers.count }

  /// Where the first tap was: the middle of its fingers.
  open override func location(in view: UIView?) -> CGPoint {
    sequence.place.map { convert($0, to: view) } ?? super.location(in: view)
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      sequence.fingers.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex)) of a tap with \(sequence.fingers.count) touches")
    return sequence.fingers[touchIndex].touch.location(in: view)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if sequence.isUp { startTimer(thresholds.tapDownTime) { .heldTooLong($0) } }
    let impossible = sequence.land(
      touches.inLandingOrder, fingers: numberOfTouchesRequired, movement: thresholds.tapMovement)
    if let impossible { fail(impossible) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let movement = sequence.movement
    if movement > thresholds.tapMovement { fail(.movedTooFar(movement, allows: thresholds.tapMovement)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let impossible = sequence.lift(touches.count, fingers: numberOfTouchesRequired) { return fail(impossible) }
    guard sequence.isUp else { return }
    if sequence.taps < numberOfTapsRequired { return startTimer(thresholds.tapGap) { .noFurtherTap(within: $0) } }
    stopTimer()
    move(to: .ended, because: .tapped(times: sequence.taps))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail(.cancelledTouches) }

  private func startTimer(_ seconds: TimeInterval, _ reason: @escaping (TimeInterval) -> GestureReason) {
    stopTimer()
    timer = VirtualClock.current.schedule(after: seconds) { [weak self] in self?.fail(reason(seconds)) }
  }

  private func stopTimer() {
    if let timer { VirtualClock.current.cancel(timer) }
    timer = nil
  }

  open override func reset() {
    stopTimer()
    sequence = TapSequence()
  }
}
