public import Foundation

/// Fingers that land and lift again, shortly and without moving much; recognized when the last one of the last tap
/// lifts, also when it lifts outside of the view. Or one button that goes down and comes up, as shortly.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitapgesturerecognizer>
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Taps one after the other.
  open var numberOfTapsRequired = 1
  /// Until it recognizes.
  var tapsAwaited: Int { numberOfTapsRequired }
  /// Fingers that must tap together; a tap of a button has none.
  open var numberOfTouchesRequired = 1

  /// The buttons with which a pointer has to tap. Never empty; other touches have no buttons, and are not asked.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    willSet {
      precondition(!newValue.isEmpty, "buttonMaskRequired can't be empty: a pointer taps with some button")
    }
  }

  private var sequence = TapSequence()
  private var presses = PressSequence()
  private var deadline = Deadline()

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

  /// Of several taps the first one's, as of the middle.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      sequence.fingers.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex)) of a tap with \(sequence.fingers.count) touches")
    if numberOfTapsRequired > 1, sequence.places.indices.contains(touchIndex) {
      return convert(sequence.places[touchIndex], to: view)
    }
    return sequence.fingers[touchIndex].touch.location(in: view)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !attempt.buttons.seen.isEmpty { return touches.inLandingOrder.forEach { ignore($0, for: event) } }
    if touches.contains(where: { $0.type == .indirectPointer }), event.buttonMask != buttonMaskRequired {
      return fail(.wrongButtons)
    }
    if sequence.isUp { deadline.set(after: thresholds.tapDownTime, failing: self) { .heldTooLong($0) } }
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
    if sequence.taps < tapsAwaited {
      return deadline.set(after: thresholds.tapGap, failing: self) { .noFurtherTap(within: $0) }
    }
    deadline.callOff()
    move(to: .ended, because: .tapped(times: sequence.taps))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail(.cancelledTouches) }

  // MARK: Presses

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard attempt.seen.isEmpty else { return presses.inLandingOrder.forEach { ignore($0, for: event) } }
    if let impossible = self.presses.goDown(presses.inLandingOrder) { return fail(impossible) }
    deadline.set(after: thresholds.tapDownTime, failing: self) { .heldTooLong($0) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    self.presses.comeUp()
    if self.presses.taps < numberOfTapsRequired {
      return deadline.set(after: thresholds.tapGap, failing: self) { .noFurtherTap(within: $0) }
    }
    deadline.callOff()
    move(to: .ended, because: .tapped(times: self.presses.taps))
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    fail(.cancelledTouches)
  }

  override func clearMeasurements() {
    deadline.callOff()
    sequence = TapSequence()
    presses = PressSequence()
  }
}
