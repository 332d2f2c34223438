package import Foundation

/// Buttons that are down, from the report that they went down to the one that they came up.
///
/// A press stays with the responder that it began at. Every press that somebody heard of ends once.
@MainActor final class PressDelivery {
  private unowned let application: UIApplication
  private var live: [UIPress] = []

  init(application: UIApplication) { self.application = application }

  func deliver(_ reports: [PressReport], at time: TimeInterval) {
    for press in live { press.phase = .stationary }
    for report in reports { take(report, at: time) }
    application.dispatch(UIPressesEvent(of: live, at: time))
    live.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  private func take(_ report: PressReport, at time: TimeInterval) {
    if report.phase == .began { cancel { $0.identifier == report.identifier } }
    let known = live.first { $0.identifier == report.identifier }
    if known == nil, report.phase == .ended || report.phase == .cancelled { return }
    let press = known ?? goDown(report)
    press.phase = known == nil ? .began : report.phase
    press.timestamp = time
    press.force = report.force
  }

  private func goDown(_ report: PressReport) -> UIPress {
    let press = UIPress(identifier: report.identifier, slot: UIPress.slot(after: live), type: report.type)
    press.window = application.keyWindow
    live.append(press)
    return press
  }

  /// Tells the responders of a window's presses: new ones go to the target, others to whom they began at.
  func send(_ event: UIPressesEvent, in window: UIWindow, to target: UIResponder) {
    let presses = live.filter { $0.window === window }
    for press in presses where press.phase == .began { press.responder = target }
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      tell(presses.filter { $0.phase == phase }, phase, event)
    }
  }

  private func tell(_ presses: [UIPress], _ phase: UIPress.Phase, _ event: UIPressesEvent) {
    var rest = presses.filter { $0.responder != nil }
    while let responder = rest.first?.responder {
      let group = rest.filter { $0.responder === responder }
      rest.removeAll { $0.responder === responder }
      let all = Set(landing: group)
      switch phase {
      case .began: Forwarding.call(responder, .pressesBegan(group)) { $0.pressesBegan(all, with: event) }
      case .changed: Forwarding.call(responder, .pressesChanged(group)) { $0.pressesChanged(all, with: event) }
      case .ended: Forwarding.call(responder, .pressesEnded(group)) { $0.pressesEnded(all, with: event) }
      default: Forwarding.call(responder, .pressesCancelled(group)) { $0.pressesCancelled(all, with: event) }
      }
    }
  }

  /// Everything that is down is over; buttons that are still held come up unheard.
  func cancelAll() { cancel { _ in true } }

  private func cancel(where isOver: (UIPress) -> Bool) {
    let over = live.filter(isOver)
    guard !over.isEmpty else { return }
    live.removeAll(where: isOver)
    for press in over { press.phase = .cancelled }
    tell(over, .cancelled, UIPressesEvent(of: live + over, at: application.clock.now))
  }
}

/// What one button did.
package struct PressReport {
  package var identifier: Int
  package var phase: UIPress.Phase
  package var type: UIPress.PressType
  package var force: CGFloat

  package init(identifier: Int, phase: UIPress.Phase, type: UIPress.PressType, force: CGFloat) {
    self.identifier = identifier
    self.phase = phase
    self.type = type
    self.force = force
  }
}

extension UIApplication {
  package func post(_ presses: [PressReport], at time: TimeInterval) {
    post(.presses) { [unowned self] in pressDelivery.deliver(presses, at: time) }
  }
}
