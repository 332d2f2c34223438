import Foundation

/// Holds touches of a scroll view's content back until it is clear what they want, or the time for that is over.
///
/// A recognizer that never recognizes: as long as it is possible, views don't hear of its touches; when it has
/// failed, they do.
package final class ContentTouchHold: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var ticket: VirtualClock.Ticket?

  init(for scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  package override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
  package override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    if scrollView.stopForFinger() {
      for touch in touches.inLandingOrder { delivery.keepAway(touch, because: .stopsScrolling(scrollView)) }
      state = .failed
    } else if scrollView.pan.state.isActive {
      // The pan takes them.
      state = .failed
    } else if !scrollView.delaysContentTouches || !isDoubtful(touches) {
      letGo(because: nil)
    } else if ticket == nil {
      ticket = arena.application.clock.schedule(after: scrollView.thresholds.contentDelay) { [weak self] in
        self?.letGo(because: .timeIsUp)
      }
    }
  }

  /// Whether the pan may still scroll with them.
  private func isDoubtful(_ touches: Set<UITouch>) -> Bool {
    guard let pan = scrollView?.pan, pan.standing == .possible else { return false }
    return touches.contains(where: pan.receives)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letGo(because: .lifted) }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  package override func reset() {
    if let ticket { arena.application.clock.cancel(ticket) }
    ticket = nil
    // A pan that takes none of the touches tells nobody of their lifting.
    if let scrollView, !scrollView.pan.isInPlay { scrollView.contentGoesOn() }
  }

  /// Lets views hear of the touches, those that may: all at once, as the first that is clear makes all of them
  /// clear.
  /// - Parameter reason: nil where they were not held at all.
  func letGo(because reason: ReleaseReason?) {
    guard let scrollView, isInPlay, state == .possible else { return }
    for (view, touches) in attempt.seen.byView {
      let unheard = touches.filter { !delivery.owed.contains($0) && !delivery.isClaimed($0) }
      if unheard.isEmpty { continue }
      let isContent = view !== scrollView
      let event = delivery.event ?? delivery.lastEvent
      if isContent, !scrollView.touchesShouldBegin(Set(landing: unheard), with: event, in: view) {
        for touch in unheard { delivery.keepAway(touch, because: .touchesShouldNotBegin(scrollView)) }
      } else if let reason {
        for touch in unheard {
          let isOther = reason == .lifted && touch.phase != .ended
          scrollView.tell(.releases(touch, isOther ? .withAnother : reason))
        }
      }
    }
    state = .failed
  }

  private var delivery: TouchDelivery { arena.application.touchDelivery }
}
