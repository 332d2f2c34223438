import Foundation
import HeadlessUIKit
import Testing

/// Rule A39: hit tests of views that an animator moves.
@MainActor @Suite("A: views that are hit on their way") struct MovingHitTests {
  private final class Target: UIView {
    var asked: [CGPoint] = []
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      asked.append(point)
      return super.point(inside: point, with: event)
    }
  }

  private func fall(_ view: UIView, to y: CGFloat = 150) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.y = y }
  }

  @Test("A39 a coin that an animator lets fall is hit where it is seen, and at its end once it is there")
  func seen() {
    let phone = Phone()
    let coin = phone.pad("coin", (0, 0, 40, 40))
    fall(coin).startAnimation()
    #expect(phone.hit(20, 20) == "coin")
    phone.wait(0.5)
    #expect(phone.hit(20, 76) == "coin" && phone.hit(20, 114) == "coin")
    #expect(phone.hit(20, 74) != "coin" && phone.hit(20, 116) != "coin" && phone.hit(20, 170) != "coin")
    phone.wait(0.6)
    #expect(phone.hit(20, 170) == "coin" && phone.hit(20, 95) != "coin")
  }

  @Test("A39 an application that tests hits by hand finds views where they end, also once it says so on the way")
  func byHand() {
    let phone = Phone()
    let coin = phone.pad("coin", (0, 0, 40, 40))
    let animator = fall(coin)
    animator.isManualHitTestingEnabled = true
    animator.startAnimation()
    phone.wait(0.5)
    #expect(phone.hit(20, 170) == "coin" && phone.hit(20, 95) != "coin")
    animator.isManualHitTestingEnabled = false
    #expect(phone.hit(20, 170) != "coin" && phone.hit(20, 95) == "coin")
    animator.isManualHitTestingEnabled = true
    #expect(phone.hit(20, 170) == "coin")
  }

  @Test("A39 a finger that scrubs finds it there, one that stopped it where it stands")
  func scrubbed() {
    let phone = Phone()
    let coin = phone.pad("coin", (0, 0, 40, 40))
    let animator = fall(coin)
    animator.fractionComplete = 0.2
    #expect(phone.hit(20, 32) == "coin" && phone.hit(20, 170) != "coin")
    animator.fractionComplete = 0.8
    #expect(phone.hit(20, 122) == "coin" && phone.hit(20, 32) != "coin")
    animator.stopAnimation(true)
    #expect(coin.frame.minY == 120 && phone.hit(20, 122) == "coin")
  }

  @Test("A39 of a view that grows and turns the part that is seen is hit, by overrides in its own coordinates")
  func growing() {
    let phone = Phone()
    let target = Target(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    target.accessibilityIdentifier = "target"
    phone.window.addSubview(target)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      target.bounds.size = CGSize(width: 120, height: 20)
    }
    animator.fractionComplete = 0.5
    // It is 70 points wide by now, from 75 to 145.
    #expect(phone.hit(80, 110) == "target" && target.asked.last == CGPoint(x: 5, y: 10))
    #expect(phone.hit(74, 110) != "target" && phone.hit(146, 110) != "target")
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    let turn = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      target.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    turn.fractionComplete = 0.5
    #expect(phone.hit(92, 110) == "target" && phone.hit(88, 110) != "target")
    turn.stopAnimation(true)
  }

  @Test("A39 what is in a view that moves is hit with it, and two animators move one view")
  func nested() {
    let phone = Phone()
    let tray = phone.pad("tray", (0, 0, 100, 40))
    let coin = phone.pad("coin", (10, 10, 20, 20), in: tray)
    let down = fall(tray, to: 120)
    let along = UIViewPropertyAnimator(duration: 1, curve: .linear) { coin.frame.origin.x = 70 }
    down.fractionComplete = 0.5
    along.fractionComplete = 0.5
    #expect(phone.hit(50, 80) == "coin" && phone.hit(20, 80) == "tray" && phone.hit(80, 140) == nil)
    let right = UIViewPropertyAnimator(duration: 1, curve: .linear) { tray.frame.origin.x = 100 }
    right.fractionComplete = 0.5
    #expect(phone.hit(100, 80) == "coin" && phone.hit(45, 80) == nil)
    // What the other one moves goes on.
    right.stopAnimation(false)
    right.finishAnimation(at: .start)
    #expect(phone.hit(50, 80) == "coin")
    #expect(coin.convert(CGPoint.zero, to: nil) == CGPoint(x: 70, y: 130))
    for animator in [down, along] { animator.stopAnimation(true) }
  }

  @Test("A39 a touch on a view that moves is that view's")
  func touched() {
    let phone = Phone()
    let coin = phone.pad("coin", (0, 0, 40, 40))
    fall(coin).startAnimation()
    phone.wait(0.5)
    phone.tap(at: (20, 95))
    #expect(phone.hops.contains("coin began 1"))
    phone.tap(at: (20, 170))
    #expect(phone.hops.filter { $0 == "coin began 1" }.count == 1)
  }
}
