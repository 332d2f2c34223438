/// A station on an event's way through the application, told when the event is there, in the order of the way.
package enum EventHop {
  /// Somebody handed something in: the digitizer, or code of the stage.
  case posted(EventSource)
  /// It waits behind that many others, the one that is being handled included.
  case queued(behind: Int)
  /// Its turn has come.
  case dequeued(EventSource)
  /// What was handed in is an event now: for touches the sequence's one event, up to date.
  case made(UIEvent)
  /// The application's, or the window's, `sendEvent(_:)` is about to be called.
  case sends(UIResponder, UIEvent)
  /// The recognizers that will hear of a finger, fixed as it lands; in the order in which they hear.
  case attaches(UITouch, [UIGestureRecognizer])
  /// The recognizers that hear of this event, in order.
  case tellsRecognizers(UIWindow, [UIGestureRecognizer])
  /// The views that hear of this event, in order; without those from which it is kept.
  case tellsViews(UIWindow, [UIView])
}

/// What an event will be made of.
package enum EventSource: Hashable {
  case touches([Int])
  case corrections([Int])
  case motion
  case presses
  case remoteControl
  case application(ApplicationNotice)
}
