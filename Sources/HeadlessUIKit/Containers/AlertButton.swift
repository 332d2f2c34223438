import Foundation

/// A button of an alert, which is pressed on itself alone: around it are the others, and a finger that goes on to
/// one of them is that one's (V520).
final class AlertButton: UIButton {
  /// Called with a finger that landed on the button, when it moves and when it lifts beside it.
  var slides: (UITouch, _ isLifting: Bool) -> Void = { _, _ in }
  private var liftsOnItself = false

  /// As the action is by now.
  func show(_ action: UIAlertAction) {
    isEnabled = action.isEnabled
    accessibilityIdentifier = action.accessibilityIdentifier ?? action.title
  }

  private func isOnItself(_ touch: UITouch) -> Bool { bounds.contains(touch.location(in: self)) }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slides(touch, false)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    liftsOnItself = touch.map(isOnItself) ?? false
  }

  override var eventsOfLiftInside: Event { liftsOnItself ? super.eventsOfLiftInside : .touchUpOutside }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touch = tracker.touch
    super.touchesEnded(touches, with: event)
    if let touch, touches.contains(touch), !isOnItself(touch) { slides(touch, true) }
  }
}
