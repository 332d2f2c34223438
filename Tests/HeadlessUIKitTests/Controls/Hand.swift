import Foundation
import HeadlessUIKit

/// A finger, a clock and a window of 400 × 400 points of an application of their own. Everything happens at once:
/// each report is a turn of its own.
@MainActor final class Hand {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let application = UIApplication()
  private var place = CGPoint.zero

  init() {
    UIApplication.start(application)
    window.makeKeyAndVisible()
  }

  /// Puts the control at (100, 100) of the window, and writes down the events that it sends from now on.
  func hold(_ control: UIControl) -> EventList {
    control.frame.origin = CGPoint(x: 100, y: 100)
    window.addSubview(control)
    return EventList(of: control)
  }

  /// Places are those of the control that is held.
  func down(_ x: CGFloat, _ y: CGFloat) { report(.began, x, y) }
  func move(_ x: CGFloat, _ y: CGFloat) { report(.moved, x, y) }
  func up() { report(.ended, place.x, place.y) }
  func lose() { report(.cancelled, place.x, place.y) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }

  /// Lets the clock run, timer by timer.
  func wait(_ seconds: TimeInterval) {
    let end = application.clock.now + seconds
    while let due = application.clock.nextDue, due <= end { application.clock.fire(at: due) }
    application.clock.advance(to: end)
  }

  private func report(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    let new = CGPoint(x: x, y: y)
    func onScreen(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + 100, y: point.y + 100) }
    let state = TouchReport.State(
      phase: phase, location: onScreen(new), previousLocation: onScreen(phase == .began ? new : place))
    place = new
    application.post(TouchReport(time: application.clock.now, contacts: [.init(identifier: 1, state: state)]))
    application.endTurn()
  }
}

/// The events that a control sends, by name, but for those of touches.
@MainActor final class EventList {
  private var names: [String] = []

  init(of control: UIControl) {
    for bit in 12..<UInt(20) {
      let event = UIControl.Event(rawValue: 1 << bit)
      control.addAction(UIAction { [weak self] _ in self?.names += event.names }, for: event)
    }
  }

  /// Those since the last time.
  func take() -> [String] {
    defer { names = [] }
    return names
  }
}
