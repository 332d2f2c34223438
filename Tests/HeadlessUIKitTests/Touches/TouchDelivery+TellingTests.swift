import Foundation
import Testing

@testable import HeadlessUIKit

/// Fingers that only move are told by a short way, unless somebody hears of every hop.
@MainActor struct TouchTellingTests {
  private final class Watcher: DecisionObserver {
    let hearsHops: Bool
    let hearsPasses = true
    init(hearsHops: Bool) { self.hearsHops = hearsHops }
    func decided(_ decision: Decision) {}
  }

  /// Writes down what it hears in a list of all views.
  private final class Writer: UIView {
    var diary: Diary?
    var whenMoved: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      hear("moved", touches)
      whenMoved?()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches) }

    private func hear(_ what: String, _ touches: Set<UITouch>) {
      diary?.lines.append("\(tag) \(what) \(touches.map(\.identifier)) \(touches.map { $0.location(in: self).x })")
    }
  }

  private final class Diary { var lines: [String] = [] }

  /// Three views in a row, of which the last only passes on; the hand has as many fingers as wanted.
  private func diary(hearsHops: Bool, _ change: ([Writer], UIWindow) -> Void) -> [String] {
    let (application, diary) = (UIApplication(), Diary())
    UIApplication.start(application)
    let watcher = Watcher(hearsHops: hearsHops)
    Decisions.keep(watcher)
    defer { Decisions.observer = nil }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let writers = (0..<2).map { Writer(frame: CGRect(x: $0 * 100, y: 0, width: 100, height: 100)) }
    for (place, writer) in writers.enumerated() {
      (writer.tag, writer.diary, writer.isMultipleTouchEnabled) = (place, diary, true)
      window.addSubview(writer)
    }
    window.addSubview(UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100)))
    window.isHidden = false
    change(writers, window)
    let starts = [50.0, 150, 250, 60]
    func post(_ time: TimeInterval, _ phases: [UITouch.Phase]) {
      let contacts = zip(starts, phases).enumerated().map { finger, start in
        let point = CGPoint(x: start.0 + (start.1 == .moved ? time * 3 : 0), y: 50)
        return TouchReport.Contact(
          identifier: finger,
          state: TouchReport.State(phase: start.1, location: point, previousLocation: point))
      }
      application.post(TouchReport(time: time, contacts: contacts))
      application.endTurn()
    }
    post(1, [.began])
    post(2, [.moved])
    post(3, [.moved, .began, .began])
    for time in 4...6 { post(Double(time), [.moved, .moved, .moved]) }
    post(7, [.stationary, .moved, .stationary])
    post(8, [.moved, .moved, .moved, .began])
    post(9, [.moved, .moved, .moved, .moved])
    post(10, [.ended, .moved, .ended, .moved])
    return diary.lines
  }

  private func holdsBothWays(_ change: @escaping ([Writer], UIWindow) -> Void = { _, _ in }) -> [String] {
    let (short, long) = (diary(hearsHops: false, change), diary(hearsHops: true, change))
    #expect(short == long)
    return short
  }

  @Test func `views hear the same of fingers that move, by either way`() {
    let heard = holdsBothWays()
    #expect(heard.contains("0 moved [0] [62.0]"))
    #expect(heard.contains("0 moved [0, 3] [77.0, 87.0]"))
    #expect(heard.contains("1 moved [1] [71.0]"))
  }

  @Test func `a view that takes another one out of the window keeps its finger from moving there`() {
    let heard = holdsBothWays { writers, _ in
      let other = writers[1]
      var moves = 0
      writers[0].whenMoved = { [weak other] in
        moves += 1
        if moves == 3 { other?.removeFromSuperview() }
      }
    }
    #expect(heard.filter { $0.hasPrefix("1 cancelled") }.count == 1)
    #expect(!heard.contains { $0.hasPrefix("1 moved") })
  }

  @Test func `a recognizer that takes the touch while it moves has its view told of the end once`() {
    let heard = holdsBothWays { writers, window in
      writers[0].addGestureRecognizer(UIPanGestureRecognizer())
      window.addGestureRecognizer(UIPinchGestureRecognizer())
    }
    #expect(heard.filter { $0.hasPrefix("0 cancelled") }.count == 1)
  }
}
