import Foundation
import HeadlessUIKit
import Testing

/// Keeps what it is told of touches, and leaves when it is told a certain thing.
private final class Leaver: UIView {
  var heard: [String] = []
  var leavesAt = ""
  /// Who leaves with it.
  var takesAlong: UIView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled") }

  private func hear(_ what: String) {
    heard.append(what)
    guard what == leavesAt else { return }
    takesAlong?.removeFromSuperview()
    removeFromSuperview()
  }
}

@MainActor struct TouchDeliveryTests {
  private let application = UIApplication()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let left = Leaver(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let right = Leaver(frame: CGRect(x: 100, y: 0, width: 100, height: 100))

  init() {
    UIApplication.start(application)
    window.addSubview(left)
    window.addSubview(right)
    window.isHidden = false
  }

  /// One finger in each view, both in every report.
  private func report(_ phase: UITouch.Phase, at time: TimeInterval) {
    UIApplication.start(application)
    let contacts = [50.0, 150].enumerated().map { finger, x in
      let point = CGPoint(x: x, y: 50 + time)
      return TouchReport.Contact(
        identifier: finger, state: TouchReport.State(phase: phase, location: point, previousLocation: point))
    }
    application.post(TouchReport(time: time, contacts: contacts))
  }

  @Test func `a view that leaves while it handles the end hears of no second end`() async {
    left.leavesAt = "ended"
    report(.began, at: 1)
    report(.ended, at: 2)
    #expect(left.heard == ["began", "ended"])
  }

  @Test func `a view that leaves while it handles a move is told that the touch is over`() async {
    left.leavesAt = "moved"
    report(.began, at: 1)
    report(.moved, at: 2)
    report(.ended, at: 3)
    #expect(left.heard == ["began", "moved", "cancelled"])
    #expect(right.heard == ["began", "moved", "ended"])
  }

  @Test func `a view that is taken out before it was told of a beginning hears nothing`() async {
    left.leavesAt = "began"
    left.takesAlong = right
    report(.began, at: 1)
    report(.ended, at: 2)
    #expect(left.heard == ["began", "cancelled"])
    #expect(right.heard == [])
  }

  @Test func `a view that is taken out before it was told of an end hears of a cancellation`() async {
    left.leavesAt = "ended"
    left.takesAlong = right
    report(.began, at: 1)
    report(.ended, at: 2)
    #expect(right.heard == ["began", "cancelled"])
  }
}
