import Foundation

/// One of several buttons between which a finger chooses as it slides, as in alerts and menus (V520).
///
/// It is pressed on itself alone: around it are the others, and a finger that goes on to one of them is that one's.
final class ChoiceButton: UIButton {
  /// Called with a finger that landed on the button, when it moves and when it lifts beside it.
  var slides: (UITouch, _ isLifting: Bool) -> Void = { _, _ in }
  /// Called when such a finger is taken from it, as by one that scrolls.
  var isLetGo: () -> Void = {}
  private var liftsOnItself = false

  private func isOnItself(_ touch: UITouch) -> Bool { bounds.contains(touch.location(in: self)) }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slides(touch, false)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    liftsOnItself = touch.map(isOnItself) ?? false
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    isLetGo()
  }

  override var eventsOfLiftInside: Event { liftsOnItself ? super.eventsOfLiftInside : .touchUpOutside }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touch = tracker.touch
    super.touchesEnded(touches, with: event)
    // By now another button may stand where this one was pressed.
    if let touch, touches.contains(touch), !liftsOnItself { slides(touch, true) }
    liftsOnItself = false
  }
}

extension [ChoiceButton] {
  /// The button under the finger is the highlighted one, and the one that is pressed when the finger lifts.
  /// - Parameter place: of the finger, in the view; nil where it is beside all of them.
  @MainActor func follow(fingerAt place: CGPoint?, in view: UIView, isLifting: Bool) {
    let under = place.flatMap { place in
      first { $0.isEnabled && $0.bounds.contains($0.convert(place, from: view)) }
    }
    for button in self where button.isHighlighted != (button === under && !isLifting) {
      button.isHighlighted.toggle()
    }
    if isLifting { under?.sendActions(for: .touchUpInside) }
  }
}
