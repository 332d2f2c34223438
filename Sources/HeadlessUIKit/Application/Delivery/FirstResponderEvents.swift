package import Foundation

/// Events without coordinates: a shake, remote control, buttons. They start at the key window's first responder;
/// where there is none, at the controller that shows in front of the others, or else at the window (F9).
extension UIApplication {
  package func post(motion phase: MotionPhase, _ subtype: UIEvent.EventSubtype, at time: TimeInterval) {
    post(.motion) { [unowned self] in
      let event = MotionEvent(phase: phase, subtype: subtype, timestamp: time)
      guard !isIgnoringInteractionEvents else { return motionDelivery.ignore(event) }
      dispatch(event)
    }
  }

  package func post(remoteControl subtype: UIEvent.EventSubtype, at time: TimeInterval) {
    post(.remoteControl) { [unowned self] in
      let event = UIEvent(kind: .remoteControl, subtype: subtype, timestamp: time)
      guard receivesRemoteControlEvents else {
        return Decisions.tell(.dropsEvent(event, .notReceivingRemoteControl))
      }
      dispatch(event)
    }
  }

  package enum MotionPhase { case began, ended, cancelled }
}

/// A shake's event, which knows which of the three methods it is for.
final class MotionEvent: UIEvent {
  let phase: UIApplication.MotionPhase

  init(phase: UIApplication.MotionPhase, subtype: UIEvent.EventSubtype, timestamp: TimeInterval) {
    self.phase = phase
    super.init(kind: .motion, subtype: subtype, timestamp: timestamp)
  }
}

extension UIWindow {
  /// Where events without coordinates start.
  var eventTarget: UIResponder { firstResponder ?? foremostController ?? self }

  /// What is presented before who presents it, and what a container shows before itself.
  private var foremostController: UIViewController? {
    guard var foremost = rootViewController else { return nil }
    for _ in 0..<Limits.chainLength {
      let above = [foremost.presented, foremost.childThatShows].lazy.compactMap(\.self)
      guard let next = above.first(where: { !$0.isBeingDismissed && $0.viewIfLoaded?.window != nil }) else { break }
      foremost = next
    }
    return foremost
  }

  func sendToFirstResponder(_ event: UIEvent) {
    let target = eventTarget
    switch event {
    case let event as MotionEvent: UIApplication.shared.motionDelivery.send(event, to: target)
    case let event as UIPressesEvent: UIApplication.shared.pressDelivery.send(event, in: self, to: target)
    case let event where event.type == .remoteControl:
      Forwarding.call(target, .remoteControlReceived(event.subtype)) { $0.remoteControlReceived(with: event) }
    default: Decisions.tell(.dropsEvent(event, .noResponder))
    }
  }
}
