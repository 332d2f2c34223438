package import Foundation

/// What a recognizer does, or what becomes of it.
package enum GestureDecision {
  /// Its state changed; a nil reason means that a subclass of its own decided.
  case moves(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, GestureReason?)
  /// It would recognize, and waits until these have failed.
  case waits(for: [UIGestureRecognizer])
  /// It never hears of that touch.
  case refusesTouch(UITouch, GestureReason)
  /// It never hears of that press.
  case refusesPress(UIPress, GestureReason)
  /// A state was assigned to which no way leads: it stays as it is.
  case refusesState(UIGestureRecognizer.State)
  /// Its targets are about to be called.
  case acts
}

/// Why a recognizer recognizes or not, with the numbers that it rests on.
package enum GestureReason {
  // What its fingers did.
  case moved(CGFloat, needs: CGFloat)
  case swiped(CGFloat, needs: CGFloat)
  case strayed(CGFloat, allows: CGFloat)
  case swipedLate(CGFloat, needs: CGFloat, within: TimeInterval)
  case movedTooFar(CGFloat, allows: CGFloat)
  case tapped(times: Int)
  case heldTooLong(TimeInterval)
  case noFurtherTap(within: TimeInterval)
  case held(TimeInterval)
  case lifted(after: TimeInterval, needs: TimeInterval)
  case spread(CGFloat, needs: CGFloat)
  case turned(CGFloat, needs: CGFloat)
  case tooManyFingers(Int, allows: Int)
  case tooFewFingers(Int, needs: Int)
  case awayFromEdge(CGFloat, allows: CGFloat)
  case liftedAll
  case cancelledTouches

  // What others did.
  case prevented(by: UIGestureRecognizer)
  case recognized(UIGestureRecognizer)
  case requiresItself(through: [UIGestureRecognizer])
  case viewSaysNo(UIView)
  case delegateSaysNo
  case subclassSaysNo
  case willNotScroll
  case nothingToScroll
  case wrongType
  /// Not the buttons that it asks for.
  case wrongButtons
  case disabled
  case detached
}
