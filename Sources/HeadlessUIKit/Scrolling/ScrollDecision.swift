package import Foundation

/// What a scroll view decides about touches on its content, and what its content does.
package enum ScrollDecision {
  // About touches. That they are held is told by `withholds`.
  /// A held touch is the content's now.
  case releases(UITouch, ReleaseReason)
  /// Fingers moved far enough, and scroll nothing.
  case refusesDrag(RefusedDrag, [UITouch])

  // About the content.
  case beginsDragging(from: CGPoint, lockedTo: ScrollAxis?)
  case drags(from: CGPoint, to: CGPoint)
  /// - Parameter velocity: of the content offset, in points per millisecond.
  case endsDragging(at: CGPoint, velocity: CGPoint)
  /// - Parameter to: where it will come to rest.
  case decelerates(from: CGPoint, to: CGPoint, ScrollAim)
  /// Code asked for it.
  case animates(from: CGPoint, to: CGPoint)
  case comesToRest(at: CGPoint, RestReason)
  /// Code moved the content at once.
  case jumps(from: CGPoint, to: CGPoint)
}

/// Why content hears of a held touch.
package enum ReleaseReason {
  case timeIsUp
  case lifted
  /// Another finger that is held with it lifted.
  case withAnother
  /// The scroll view won't scroll with that finger.
  case willNotScroll
}

/// Why fingers that moved far enough scroll nothing.
package enum RefusedDrag {
  /// There is nothing more to see along the axis of the drag.
  case nothingToScroll(ScrollAxis)
  /// The content is at its end along that axis, and the scroll view around it can go on, or the sheet that it is
  /// in.
  case handsOver(ScrollAxis, to: UIView)
  case cannotCancel(UIView)
  case touchesShouldCancelSaidNo(UIView)
}

package enum ScrollAxis: String { case horizontal, vertical }

/// Who says where the content comes to rest.
package enum ScrollAim { case speed, page, bar, delegate }

/// What ended content's moving by itself.
package enum RestReason {
  case arrived
  case touched
  /// Code moved the content elsewhere, or took the scroll view away.
  case interrupted
}
