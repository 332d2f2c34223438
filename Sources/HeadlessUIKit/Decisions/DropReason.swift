/// Why a touch or an event gets no further.
package enum DropReason {
  case nothingHit
  case ignoringInteraction
  case singleTouch(UIView)
  case exclusive(holder: UIView)
  case excluded(by: UIView)
  case outsideWindow(UIView)
  /// An animation of the view began, or of what it is in.
  case animated(UIView)
  case swallowed(by: UIResponder)
  case noResponder
  /// The application stopped being active.
  case inactive
  /// A finger of its number landed once more, without having lifted.
  case landedAgain
  /// A recognizer took the touch before its view had heard of it.
  case taken(by: UIGestureRecognizer)
  /// The touch was cancelled before its view had heard of it.
  case cancelledUnheard
  /// It stopped a scroll view's content, which was moving by itself.
  case stopsScrolling(UIScrollView)
  /// The scroll view's `touchesShouldBegin(_:with:in:)` said no.
  case touchesShouldNotBegin(UIScrollView)
  /// The finger's landing was not recorded, only its lifting.
  case neverLanded
  /// The motion that goes on, or ends, was cancelled before.
  case motionOver
  /// Remote control events were not asked for.
  case notReceivingRemoteControl
}
