import Foundation
import Testing

@testable import HeadlessUIKit

/// Of fingers that only go on, whoever knows their way is told no more than that there was one more move.
@MainActor @Suite struct SteadyFingersTests {
  private final class Watcher: DecisionObserver {
    let hearsHops = false
    let hearsPasses = true
    var knowsWays = true
    private(set) var (told, again) = (0, 0)

    func decided(_ decision: Decision) {}
    func passes(_ chain: PassingChain, _ call: ResponderCall, from sender: UIResponder?) {
      if case .touchesMoved = call { told += 1 }
    }
    func passesAgain(_ chain: PassingChain, by finger: Int) -> Bool {
      guard knowsWays, chain.isUnhandled, finger == 7 else { return false }
      again += 1
      return true
    }
  }

  @Test func `each move is told once, in full where anything changed`() {
    let application = UIApplication()
    UIApplication.start(application)
    let watcher = Watcher()
    Decisions.keep(watcher)
    defer { Decisions.observer = nil }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.isHidden = false
    var moves = 0
    func post(_ phase: UITouch.Phase) {
      moves += 1
      let point = CGPoint(x: 10 + moves, y: 50)
      let state = TouchReport.State(phase: phase, location: point, previousLocation: point)
      application.post(
        TouchReport(time: Double(moves), contacts: [TouchReport.Contact(identifier: 7, state: state)]))
      application.endTurn()
    }
    func told(_ change: () -> Void) -> [Int] {
      change()
      let before = (watcher.told, watcher.again)
      for _ in 0..<6 { post(.moved) }
      return [watcher.told - before.0, watcher.again - before.1]
    }
    post(.began)
    #expect(told({}) == [2, 4])
    #expect(told({}) == [0, 6])
    #expect(told({ watcher.knowsWays = false }) == [6, 0])
    watcher.knowsWays = true
    #expect(told({ window.addSubview(UIView()) }) == [2, 4])
  }
}
