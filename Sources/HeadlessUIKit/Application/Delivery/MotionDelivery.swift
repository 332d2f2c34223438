import Foundation

/// A shake from its beginning to its end: whoever heard of the one hears of the other, once.
@MainActor final class MotionDelivery {
  private unowned let application: UIApplication
  private var state = State.still

  private enum State {
    case still
    /// Its beginning was told to the responder.
    case going(UIEvent.EventSubtype, UIResponder)
    /// It was cancelled, and its end is yet to be reported.
    case over(UIEvent.EventSubtype)
  }

  init(application: UIApplication) { self.application = application }

  /// - Parameter target: who hears of a beginning, and of an end whose beginning was not reported.
  func send(_ event: MotionEvent, to target: UIResponder) {
    switch (event.phase, state) {
    case (.began, _):
      cancel()
      state = .going(event.subtype, target)
      Forwarding.call(target, .motionBegan(event.subtype)) { $0.motionBegan(event.subtype, with: event) }
    case (_, .over(event.subtype)):
      state = .still
      Decisions.tell(.dropsEvent(event, .motionOver))
    case (_, .going(event.subtype, let responder)):
      state = .still
      end(event, at: responder)
    default: end(event, at: target)
    }
  }

  /// Nobody hears of it, nor of its end where it begins.
  func ignore(_ event: MotionEvent) {
    state = event.phase == .began ? .over(event.subtype) : .still
    Decisions.tell(.dropsEvent(event, .ignoringInteraction))
  }

  private func end(_ event: MotionEvent, at responder: UIResponder) {
    let motion = event.subtype
    if event.phase == .ended {
      Forwarding.call(responder, .motionEnded(motion)) { $0.motionEnded(motion, with: event) }
    } else {
      Forwarding.call(responder, .motionCancelled(motion)) { $0.motionCancelled(motion, with: event) }
    }
  }

  /// The application stops being active, or another motion begins.
  func cancel() {
    guard case .going(let motion, let responder) = state else { return }
    state = .over(motion)
    end(MotionEvent(phase: .cancelled, subtype: motion, timestamp: application.clock.now), at: responder)
  }

  /// The view, or what it is in, is about to leave its window.
  func viewWillLeaveWindow(_ view: UIView) {
    guard case .going(_, let responder) = state else { return }
    let place = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    if place?.isDescendant(of: view) == true { cancel() }
  }
}
