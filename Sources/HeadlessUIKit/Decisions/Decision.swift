package import Foundation

/// What the event system decided, told at the moment of deciding: the one seam through which others watch it.
///
/// Cases come in the order in which things happen; `calls` and `returned` bracket what a responder's method does.
package enum Decision {
  /// A hit test for a finger starts. Asked and answered decisions follow, then `hit`.
  case looksFor(UITouch, at: CGPoint)
  /// `hitTest(_:with:)` of the view is about to be called with the point in its coordinates.
  case asks(UIView, at: CGPoint)
  /// The view's own `hitTest(_:with:)` says no, and why.
  case refuses(UIView, Refusal)
  /// The view's own `hitTest(_:with:)` finds the point inside, and asks the subviews.
  case contains(UIView)
  /// `hitTest(_:with:)` of the view returned.
  case answers(UIView, UIView?)
  /// The view's own `hitTest(_:with:)` returned, inside of that of a class with another: in the place of
  /// `contains`, `refuses` and everything between, for whoever doesn't hear every question.
  case finds(UIView, UIView?)
  /// The hit test is over.
  case hit(UITouch, UIView?)

  /// A responder's method is about to be called; `from` passed it on, nil where the event system itself calls.
  case calls(UIResponder, ResponderCall, from: UIResponder?)
  /// The default method found no next responder.
  case unhandled(UIResponder, ResponderCall)
  /// In the place of `calls`, and of the `returned` at the end, for those who do nothing but pass a touch on, one
  /// to the next: told to whoever hears of passes. `from` is who passed it to the first; after the last comes
  /// `calls`, or nobody.
  case passes(PassingChain, ResponderCall, from: UIResponder?)
  /// The responder's method returned.
  case returned(UIResponder, ResponderCall)

  /// A touch will not be delivered, now or later, and why.
  case drops(UITouch, DropReason)
  /// A whole event got no further.
  case dropsEvent(UIEvent, DropReason)

  /// A correction of estimated values that no delivered touch waits for.
  case dropsCorrection(identifier: Int)

  /// What a scroll view does with touches on its content, or with the content.
  case scroll(UIScrollView, ScrollDecision)
  /// What a table or a collection makes of a finger on an item.
  case list(UIScrollView, ListDecision)
  /// What becomes of a finger that lifts something from the view, or drags something over it.
  case drag(UIView, UITouch, DragDecision)
  /// A control ends the tracking of a finger by its own answer.
  case tracking(UIControl, TrackingEnd)
  /// A finger, or typing, changed a control's value.
  case value(UIControl, from: ControlValue, to: ControlValue)
  /// An action is about to be performed, or will not be, and why.
  case action(SentAction)
  /// A responder takes the first place of its window or loses it, or is kept from it.
  case firstResponder(UIResponder, FirstResponderChange)
  /// What a recognizer does, or what becomes of it.
  case gesture(UIGestureRecognizer, GestureDecision)
  /// A recognizer took the touch: its view hears next that it is cancelled.
  case takes(UITouch, from: UIView, by: UIGestureRecognizer)
  /// The view hears of the touch's landing, or of its lifting, when the recognizer has decided.
  case withholds(UITouch, from: UIView, for: UIGestureRecognizer)
  /// The view hears now of what was kept from it.
  case releases(UITouch, to: UIView)
  /// A recognizer comes between a press and its responder.
  case press(UIPress, PressDecision)

  /// What a control makes of the finger that it tracks: the events that actions are sent for, also where it has
  /// none. Told to whoever hears of hops.
  case follows(UIControl, UITouch, UIControl.Event, TrackedPlace)
  /// A view hears next that touches are over whose fingers did not lift, and why.
  case cancels(UITouch, of: UIView, DropReason)
  /// How far an event has come.
  case hop(EventHop)

  case keyWindow(UIWindow, isKey: Bool)
  case application(ApplicationNotice)
  /// The device gives something back: a knock, an announcement.
  case feedback(String)
  /// Code asked for something that UIKit refuses with a line in its log.
  case warns(UIResponder, String)
}

/// What becomes of a press on its way to its responder; as with touches.
package enum PressDecision {
  case taken(from: UIResponder, by: UIGestureRecognizer)
  case withheld(from: UIResponder, for: UIGestureRecognizer)
  case released(to: UIResponder)
  case dropped(DropReason)
}

/// What kept a control from tracking a finger, or ended that.
package enum TrackingEnd: String {
  /// The finger is that of a view in it, which passed it up.
  case passedUp
  /// `beginTracking` said no.
  case refused
  /// `continueTracking` said no.
  case stopped
}

/// Where a tracked finger is, seen from its control.
package struct TrackedPlace {
  /// The finger, and the control's bounds, in the control's own coordinates.
  package let location: CGPoint
  package let bounds: CGRect
  /// How far around the bounds it still counts as inside.
  package let margin: CGFloat
}

package enum ApplicationNotice: String {
  case willResignActive, didBecomeActive, didEnterBackground, willEnterForeground
}
