/// A finger that goes on alone, as in most events: what was found out about it in one of them holds for the next,
/// as long as nothing else happens.
///
/// All that is left out by it are questions whose answers it keeps: what fingers of the window do anything, which
/// recognizers hear of them, and that nobody on the way up the chain does anything but pass them on.
@MainActor final class SteadyMove {
  /// The one touch.
  let touches: [UITouch]
  private let touch: UITouch
  private let all: Set<UITouch>
  private let listeners: [UIGestureRecognizer]
  private let chain: PassingChain
  /// Only compared.
  private let (view, window): (ObjectIdentifier, ObjectIdentifier)
  /// Of `ChainChanges`, when it was found out.
  private let changes = ChainChanges.count

  /// - Parameter all: the touch, as views are handed it.
  init(of touch: UITouch, _ all: Set<UITouch>, on view: UIView, in window: UIWindow, along chain: PassingChain) {
    (self.touch, self.all, touches, self.chain) = (touch, all, [touch], chain)
    listeners = touch.attached ?? []
    (self.view, self.window) = (ObjectIdentifier(view), ObjectIdentifier(window))
  }

  /// Whether the event is one more such step.
  func isStep(_ event: UIEvent, in window: UIWindow) -> Bool {
    event.live.count == 1 && event.live[0] === touch && touch.stage == .moved
      && touch.receiver.map(ObjectIdentifier.init) == view && ObjectIdentifier(window) == self.window
      && changes == ChainChanges.count && Forwarding.passesUnasked
  }

  /// Tells the recognizers that have the finger.
  func tellListeners(of event: UIEvent, for delivery: TouchDelivery) {
    for place in listeners.indices {
      // Kept by this move, which the delivery keeps meanwhile.
      Unmanaged.passUnretained(listeners[place]).lend { listener in
        if listener.receives(touch) { delivery.gestures.deliver(moved: all, of: event, to: listener) }
      }
    }
  }

  /// Tells of the responders that pass the touch on, from the view up to where it ends.
  func pass() { Decisions.tell(passing: chain, .touchesMoved(touches), from: nil) }
}
