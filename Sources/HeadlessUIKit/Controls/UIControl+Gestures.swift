import Foundation

/// Where built-in controls win over the recognizers of what they are in.
///
/// Each says no in `gestureRecognizerShouldBegin(_:)`, and only for its own default action. A recognizer on the
/// control itself is let through, and a disabled control has no action to protect. Controls that others write have
/// no such say unless they override the method: there the ancestor's recognizer wins, and the control is cancelled.
extension UIControl {
  /// A single tap with a single finger, which would keep the control's own from being one.
  func winsTap(against recognizer: UIGestureRecognizer) -> Bool {
    guard competes(with: recognizer), let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// A single finger's drag along the control that started on its knob.
  ///
  /// - Parameter knob: where a finger takes hold of it, before it is dragged.
  func winsDrag(of knob: CGRect, against recognizer: UIGestureRecognizer) -> Bool {
    guard competes(with: recognizer), recognizer.numberOfTouches == 1 else { return false }
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let (place, way) = (pan.location(in: self), pan.translation(in: self))
      return abs(way.x) >= abs(way.y) && knob.contains(CGPoint(x: place.x - way.x, y: place.y - way.y))
    case let swipe as UISwipeGestureRecognizer:
      return !swipe.direction.isDisjoint(with: [.left, .right]) && knob.contains(swipe.location(in: self))
    default: return false
    }
  }

  private func competes(with recognizer: UIGestureRecognizer) -> Bool {
    (isEnabled || isTracking) && recognizer.view !== self
  }
}
