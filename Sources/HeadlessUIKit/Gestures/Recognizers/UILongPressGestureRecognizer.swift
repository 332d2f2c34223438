public import Foundation

/// Fingers that rest: begins by the clock, without a touch event; changes with every move from then on, however
/// far, and ends when one lifts. Or a button that is held: it changes with its force, and ends when it comes up.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer>
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps before the press.
  open var numberOfTapsRequired = 0
  /// Fingers that must rest together.
  open var numberOfTouchesRequired = 1
  /// In seconds, from the landing of the last finger needed.
  open var minimumPressDuration: TimeInterval = 0.5
  /// In points, how far a finger may go before it begins.
  open var allowableMovement: CGFloat = 10

  private var sequence = TapSequence()
  private var presses = PressSequence()
  private var deadline = Deadline()
  private var pressed: TimeInterval = 0

  /// Whether the taps before the press are done.
  private var isPress: Bool { sequence.taps >= numberOfTapsRequired }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard standing == .possible, attempt.buttons.seen.isEmpty else {
      return touches.inLandingOrder.forEach { ignore($0, for: event) }
    }
    if sequence.isUp {
      if isPress {
        deadline.callOff()
      } else {
        deadline.set(after: thresholds.tapDownTime, failing: self) { .heldTooLong($0) }
      }
    }
    let impossible = sequence.land(
      touches.inLandingOrder, fingers: numberOfTouchesRequired, movement: thresholds.tapMovement)
    if let impossible { return fail(impossible) }
    if isPress, sequence.isComplete(fingers: numberOfTouchesRequired) { press(at: event.timestamp) }
  }

  private func press(at time: TimeInterval) {
    pressed = time
    guard minimumPressDuration > 0 else { return move(to: .began, because: .held(0)) }
    deadline.set(after: minimumPressDuration) { [weak self] in
      // Another press may have begun at the same time, and prevented this one.
      guard let self, standing == .possible else { return }
      move(to: .began, because: .held(minimumPressDuration))
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard standing == .possible else { return state = .changed }
    let (movement, allowed) = (sequence.movement, isPress ? allowableMovement : thresholds.tapMovement)
    if movement > allowed { fail(.movedTooFar(movement, allows: allowed)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard standing == .possible else { return move(to: .ended, because: nil) }
    if isPress, sequence.isComplete(fingers: numberOfTouchesRequired) {
      return fail(.lifted(after: event.timestamp - pressed, needs: minimumPressDuration))
    }
    if let impossible = sequence.lift(touches.count, fingers: numberOfTouchesRequired) { return fail(impossible) }
    if sequence.isUp { deadline.set(after: thresholds.tapGap, failing: self) { .noFurtherTap(within: $0) } }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    move(to: .cancelled, because: .cancelledTouches)
  }

  // MARK: Presses

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard standing == .possible, attempt.seen.isEmpty else {
      return presses.inLandingOrder.forEach { ignore($0, for: event) }
    }
    if let impossible = self.presses.goDown(presses.inLandingOrder) { return fail(impossible) }
    if self.presses.taps >= numberOfTapsRequired {
      press(at: event.timestamp)
    } else {
      deadline.set(after: thresholds.tapDownTime, failing: self) { .heldTooLong($0) }
    }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if standing != .possible { state = .changed }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard standing == .possible else { return move(to: .ended, because: nil) }
    if self.presses.taps >= numberOfTapsRequired {
      return fail(.lifted(after: event.timestamp - pressed, needs: minimumPressDuration))
    }
    self.presses.comeUp()
    deadline.set(after: thresholds.tapGap, failing: self) { .noFurtherTap(within: $0) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    move(to: .cancelled, because: .cancelledTouches)
  }

  override func clearMeasurements() {
    deadline.callOff()
    sequence = TapSequence()
    presses = PressSequence()
  }
}
