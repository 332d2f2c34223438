import HeadlessUIKit

/// One finger on the screen of a fresh application.
@MainActor final class TestFinger {
  private let application: UIApplication
  private var place = CGPoint.zero
  private var time = 100.0

  /// - Parameter windows: shown in this order, the last in front where levels are the same.
  init(on windows: UIWindow...) {
    application = UIApplication()
    UIApplication.start(application)
    for window in windows {
      window.isHidden = true
      window.isHidden = false
    }
  }

  func down(_ x: CGFloat, _ y: CGFloat) { report(.began, x, y) }
  func move(_ x: CGFloat, _ y: CGFloat) { report(.moved, x, y) }
  func up() { report(.ended, place.x, place.y) }

  private func report(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    let new = CGPoint(x: x, y: y)
    let state = TouchReport.State(phase: phase, location: new, previousLocation: phase == .began ? new : place)
    application.post(TouchReport(time: time, contacts: [.init(identifier: 1, state: state)]))
    place = new
    time += 1 / 60
  }
}

/// Keeps what it is told of touches.
class Listener: UIView {
  var heard: [String] = []
  var touch: UITouch?
  var whenMoved: (UITouch) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
    touch = touches.first
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
    for touch in touches { whenMoved(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}
