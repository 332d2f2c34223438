import Foundation
import HeadlessUIKit
import Testing

/// Group T: what a touch says of itself through its life.
@MainActor struct TouchLifeTests {
  @Test("T1 a finger is one touch object, updated from began to ended")
  func oneObject() throws {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    phone.move(1, to: (20, 20))
    phone.up(1)
    let touches = pad.heard.compactMap(\.touches.first)
    try #require(touches.count == 3)
    #expect(touches.allSatisfy { $0 === touches[0] })
    #expect(touches[0].phase == .ended)
    phone.down(2, at: (10, 10))
    #expect(pad.heard.last?.touches.first !== touches[0])
  }

  @Test("T1 a finger that was never seen to land is taken as landing where it is first seen moving (ours)")
  func lateStart() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    phone.move(1, to: (20, 20))
    phone.up(2)
    #expect(phone.journal.take() == ["A began 1"])
    #expect(phone.drops == ["2 neverLanded"])
  }

  @Test("T1 a finger that lands again without having lifted is another touch; the first is cancelled (ours)")
  func landsTwice() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    phone.down(1, at: (20, 20))
    #expect(phone.journal.take() == ["A began 1", "A cancelled 1", "A began 1"])
  }

  @Test("T1 a finger that a report names twice does the second thing in an event of its own (ours)")
  func namedTwice() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    phone.report(.down(1, at: (10, 10)), .move(1, to: (20, 20)), .up(1))
    #expect(phone.journal.take() == ["A began 1", "A moved 1", "A ended 1"])
  }

  @Test("T2, X15 one event object serves the whole sequence, from the first landing to the last lifting")
  func oneEvent() throws {
    let phone = Phone()
    let (left, right) = (phone.pad("A", (0, 0, 100, 100)), phone.pad("B", (100, 0, 100, 100)))
    phone.down(1, at: (10, 10))
    phone.down(2, at: (110, 10))
    phone.up(1)
    phone.up(2)
    let events = (left.heard + right.heard).compactMap(\.event)
    try #require(events.count == 4)
    #expect(events.allSatisfy { $0 === events[0] })
    phone.down(3, at: (10, 10))
    #expect(left.heard.last?.event !== events[0])
  }

  @Test("T3 touch.view stays when the finger leaves the view, or the view leaves the finger")
  func stickyView() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    _ = phone.pad("B", (100, 0, 100, 100))
    phone.down(1, at: (10, 10))
    phone.move(1, to: (150, 50))
    #expect(pad.heard.last?.touches.first?.view === pad)
    pad.frame.origin.y = 150
    phone.up(1)
    #expect(phone.journal.take() == ["A began 1", "A moved 1", "A ended 1"])
  }

  @Test("T4 touch.view is nil once the touch was cancelled")
  func noView() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    var during: UIView?
    pad.when(.cancelled) { touches, _ in during = touches.first?.view }
    pad.removeFromSuperview()
    #expect(during === pad)
    #expect(pad.heard.last?.touches.first?.view == nil)
  }

  @Test("T6 a touch that was cancelled stays so, whatever its finger goes on to do")
  func cancelledForGood() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    let touch = pad.heard.last?.touches.first
    pad.when(.moved) { _, _ in pad.removeFromSuperview() }
    phone.move(1, to: (20, 10))
    #expect(touch?.phase == .cancelled && phone.journal.take() == ["A began 1", "A moved 1", "A cancelled 1"])
  }

  @Test("T5 touch.window is where the touch began, also when the finger is over another window")
  func window() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    let other = UIWindow()
    phone.show(other, level: .alert)
    other.frame = CGRect(x: 100, y: 0, width: 100, height: 200)
    phone.down(1, at: (10, 10))
    phone.move(1, to: (150, 50))
    #expect(pad.heard.last?.touches.first?.window === phone.window)
    #expect(phone.journal.take() == ["A began 1", "A moved 1"])
  }

  @Test("T6 phases are began, moved, stationary, ended and cancelled, with UIKit's numbers")
  func phases() {
    let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("T7 a finger that did nothing since the last event is stationary in it")
  func stationary() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    _ = phone.pad("B", (100, 0, 100, 100))
    phone.down(1, at: (10, 10))
    phone.move(1, to: (20, 10))
    let touch = pad.heard.last?.touches.first
    phone.down(2, at: (110, 10))
    #expect(touch?.phase == .stationary)
    phone.move(1, to: (30, 10))
    #expect(touch?.phase == .moved)
  }

  @Test("T37 a finger that stays and presses harder moves, one of which nothing is new rests")
  func forceAlone() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.report(.down(1, at: (10, 10)).saying { $0.measures.force = 1 })
    phone.report(.move(1, to: (10, 10)).saying { $0.measures.force = 1 })
    #expect(phone.journal.take() == ["A began 1"])
    phone.report(.move(1, to: (10, 10)).saying { $0.measures.force = 2 })
    #expect(phone.journal.take() == ["A moved 1"] && pad.heard.last?.touches.first?.force == 2)
  }

  @Test("T8 allTouches has every finger: resting ones, other views', other windows'")
  func allTouches() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    _ = phone.pad("B", (100, 0, 50, 100))
    let other = UIWindow()
    phone.show(other, level: .alert)
    other.frame = CGRect(x: 150, y: 0, width: 50, height: 200)
    phone.down(1, at: (110, 10))
    phone.down(2, at: (160, 10))
    phone.down(3, at: (10, 10))
    #expect(pad.heard.last?.event?.allTouches?.map(\.identifier) == [1, 2, 3])
  }

  @Test("T26 timestamp is the time of the last change; resting doesn't renew it")
  func timestamp() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    _ = phone.pad("B", (100, 0, 100, 100))
    phone.time = 41.99
    phone.down(1, at: (10, 10))
    let touch = pad.heard.last?.touches.first
    let landing = phone.time
    #expect(touch?.timestamp == landing)
    phone.report(.move(1, to: (10, 10)), .down(2, at: (110, 10)))
    #expect(touch?.timestamp == landing)
    phone.move(1, to: (20, 20))
    #expect(touch?.timestamp == phone.time)
    phone.application.clock.advance(to: 50)
    pad.removeFromSuperview()
    #expect(touch?.timestamp == 50)
  }

  @Test("T27 previousLocation is where the finger was in the event before; at began where it is")
  func previousLocation() throws {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    _ = phone.pad("B", (100, 0, 100, 100))
    phone.down(1, at: (10, 10))
    let touch = try #require(pad.heard.last?.touches.first)
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 10, y: 10))
    phone.move(1, to: (20, 20))
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 10, y: 10))
    phone.down(2, at: (110, 10))
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 20, y: 20))
  }

  @Test("T28, X23 force is what the hardware said; without it force and its maximum are 0")
  func force() throws {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    let touch = try #require(pad.heard.last?.touches.first)
    #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
    phone.report(
      .move(1, to: (20, 20)).saying {
        $0.measures.force = 1
        $0.measures.maximumPossibleForce = 6.667
      })
    #expect(touch.force == 1 && touch.maximumPossibleForce == 6.667)
  }

  @Test("P4, X21 only a landing is hit-tested")
  func hitTestedOnce() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    phone.move(1, to: (150, 150))
    phone.up(1)
    #expect(phone.decisions.filter { $0.hasPrefix("looks for") } == ["looks for 1 at 10.0,10.0"])
  }

  @Test("T36 the view hears of a finger that is outside of it, its superview and its window")
  func outside() {
    let phone = Phone()
    let parent = phone.pad("parent", (0, 0, 100, 100))
    _ = phone.pad("A", (0, 0, 50, 50), in: parent)
    phone.down(1, at: (10, 10))
    phone.move(1, to: (70, 70))
    phone.move(1, to: (150, 150))
    phone.move(1, to: (-500, 1_000))
    phone.up(1)
    #expect(phone.journal.take() == ["A began 1", "A moved 1", "A moved 1", "A moved 1", "A ended 1"])
  }

  @Test("T37 a finger whose place is the same has not moved")
  func noMove() {
    let phone = Phone()
    _ = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (10, 10))
    phone.move(1, to: (10, 10))
    phone.report(FingerStep(finger: 1, phase: .stationary))
    #expect(phone.journal.take() == ["A began 1"])
  }

  @Test("T38 a finger that lands on nothing is not heard of until it has lifted")
  func nothingHit() {
    let phone = Phone()
    let pad = phone.pad("A", (0, 0, 100, 100))
    phone.down(1, at: (500, 500))
    phone.move(1, to: (10, 10))
    phone.down(2, at: (20, 20))
    #expect(pad.heard.last?.event?.allTouches?.map(\.identifier) == [2])
    phone.up(1)
    #expect(phone.journal.take() == ["A began 2"])
    #expect(phone.drops == ["1 nothingHit"])
  }

  @Test("T42, X16 nothing holds the view of a touch that is over")
  func letGo() {
    let phone = Phone()
    weak var view: Keeper?
    do {
      let pad = Keeper(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      phone.window.addSubview(pad)
      pad.addGestureRecognizer(UITapGestureRecognizer())
      view = pad
      phone.tap(at: (10, 10))
      #expect(Keeper.touch?.phase == .cancelled)
      phone.wait(1)
      pad.removeFromSuperview()
    }
    phone.application.endTurn()
    #expect(view == nil)
    // One that code keeps has nothing any more that is not kept elsewhere.
    #expect(Keeper.touch?.view == nil && Keeper.touch?.phase == .cancelled)
    Keeper.touch = nil
  }
}

/// Keeps the touch that it heard of, as code should not.
private final class Keeper: UIView {
  static var touch: UITouch?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Keeper.touch = touches.first }
}
