import Foundation
import HeadlessUIKit
import Testing

/// Rules A61 to A64: what layers without a view do by themselves when a value changes.
@MainActor @Suite("A: layers that animate by themselves") struct ImplicitAnimationTests {
  #if !canImport(Darwin)
    /// A layer that was shown before.
    private func shown(_ phone: Phone, _ layer: CALayer = CALayer()) -> CALayer {
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      phone.window.layer.addSublayer(layer)
      phone.application.endTurn()
      return layer
    }

    @Test("A61 a layer without a view moves to where it is set, in a quarter of a second, and is hit on its way")
    func moves() throws {
      let phone = Phone()
      let ball = shown(phone)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      ball.position = CGPoint(x: 110, y: 10)
      #expect(ball.animationKeys() == ["position"] && ball.position.x == 110)
      #expect(ball.presentation()?.position == CGPoint(x: 10, y: 10))
      phone.wait(0.125)
      let seen = try #require(ball.presentation())
      #expect(seen.frame == CGRect(x: 50, y: 0, width: 20, height: 20))
      #expect(seen.hitTest(CGPoint(x: 60, y: 10)) === seen && seen.hitTest(CGPoint(x: 110, y: 10)) == nil)
      phone.wait(0.126)
      #expect(ball.animationKeys() == nil && ball.presentation() === ball)
    }

    @Test("A61 one that is set anew on its way goes on from where it is seen")
    func redirected() {
      let phone = Phone()
      let ball = shown(phone)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      ball.position.x = 110
      phone.wait(0.125)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      ball.position.x = 160
      #expect(ball.presentation()?.position.x == 60 && ball.animationKeys() == ["position"])
      phone.wait(0.125)
      #expect(ball.presentation()?.position.x == 110)
    }

    @Test("A61 the curve is the usual one, unless the transaction has another; its duration is the transaction's")
    func curve() throws {
      let phone = Phone()
      let ball = shown(phone)
      ball.opacity = 0
      let usual = try #require(ball.animation(forKey: "opacity") as? CABasicAnimation)
      #expect(usual.duration == 0.25 && usual.keyPath == "opacity" && usual.fromValue as? Double == 1)
      phone.wait(0.125)
      let opacity = try #require(ball.presentation()?.opacity)
      #expect(opacity > 0.1 && opacity < 0.3, "it is fast at first")
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      ball.cornerRadius = 10
      CATransaction.commit()
      #expect(ball.animation(forKey: "cornerRadius")?.duration == 2)
      CATransaction.begin()
      CATransaction.setAnimationDuration(0)
      ball.cornerRadius = 0
      CATransaction.commit()
      #expect(ball.presentation()?.cornerRadius == 0)
    }

    @Test("A61 looks are animated, too: colours, strokes, shadows; paths are not")
    func looks() throws {
      let phone = Phone()
      let ring = CAShapeLayer()
      _ = shown(phone, ring)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      ring.strokeEnd = 0
      ring.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      ring.shadowRadius = 5
      ring.path = CGPath(rect: .zero, transform: nil)
      #expect(ring.animationKeys() == ["strokeEnd", "backgroundColor", "shadowRadius"])
      phone.wait(0.125)
      #expect(ring.presentation()?.strokeEnd == 0.5 && ring.presentation()?.shadowRadius == 4)
      ring.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      phone.wait(0.01)
      let red = try #require(ring.presentation()?.backgroundColor?.components?[0])
      #expect(red > 0.5 && red < 1)
    }

    @Test("A61 what nobody has seen yet is not animated, and neither is a view's layer")
    func unseen() {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 100, 100))
      let (loose, new) = (CALayer(), CALayer())
      loose.position.x = 5
      pad.layer.addSublayer(new)
      new.position.x = 50
      pad.layer.position.x = 70
      pad.layer.cornerRadius = 3
      #expect([loose, new, pad.layer].allSatisfy { $0.animationKeys() == nil })
      CATransaction.flush()
      new.position.x = 60
      #expect(new.animationKeys() == ["position"])
      let late = UIView()
      let inLate = CALayer()
      late.layer.addSublayer(inLate)
      phone.application.endTurn()
      inLate.position.x = 1
      phone.window.addSubview(late)
      inLate.position.x = 2
      #expect(inLate.animationKeys() == nil)
      phone.application.endTurn()
      inLate.position.x = 3
      #expect(inLate.animationKeys() == ["position"])
    }

    @Test("A61 a layer that is placed in the layout of the turn in which it was added stands there at once")
    func firstLayout() {
      final class Framed: UIView {
        let edge = CALayer()
        override func didMoveToWindow() { layer.addSublayer(edge) }
        override func layoutSubviews() { edge.frame = bounds }
      }
      let phone = Phone()
      let view = Framed(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      phone.window.addSubview(view)
      phone.application.endTurn()
      #expect(view.edge.frame.width == 50 && view.edge.animationKeys() == nil)
      view.frame.size.width = 80
      phone.application.endTurn()
      #expect(view.edge.animationKeys() == ["position", "bounds"])
    }

    @Test("A61 a transaction waits for what its layers animate by themselves")
    func completion() {
      let phone = Phone()
      let ball = shown(phone)
      var isDone = false
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      ball.backgroundColor = .white
      CATransaction.commit()
      phone.wait(0.2)
      #expect(!isDone)
      phone.wait(0.1)
      phone.application.endTurn()
      #expect(isDone)
    }

    @Test("A62 a transaction without actions animates nothing, nor does one in it, unless it says so itself")
    func disabled() {
      let phone = Phone()
      let ball = shown(phone)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      ball.position.x = 50
      CATransaction.begin()
      ball.position.x = 60
      CATransaction.setDisableActions(false)
      ball.position.y = 60
      CATransaction.commit()
      CATransaction.commit()
      #expect(ball.animationKeys() == ["position"] && ball.presentation()?.position == CGPoint(x: 60, y: 10))
    }

    @Test("A188 a transaction without a completion block of its own tells that of those around it")
    func blockAround() {
      var count = 0
      CATransaction.begin()
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.setCompletionBlock { count += 1 }
      CATransaction.begin()
      CATransaction.completionBlock()?()
      #expect(count == 1)
      CATransaction.setCompletionBlock { count += 10 }
      CATransaction.completionBlock()?()
      #expect(count == 11)
      CATransaction.commit()
      CATransaction.completionBlock()?()
      #expect(count == 12)
      CATransaction.commit()
    }

    @Test("A62 the delegate is asked first, then actions, those of the style, the class; NSNull ends it")
    func search() {
      final class Clerk: NSObject, CALayerDelegate {
        var asked: [String] = []
        var answer: (any CAAction)?
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
          asked.append(event)
          return answer
        }
      }
      final class Slow: CALayer {
        override class func defaultAction(forKey event: String) -> (any CAAction)? {
          event == "zPosition" ? NSNull() : super.defaultAction(forKey: event)
        }
      }
      let phone = Phone()
      let (clerk, ball) = (Clerk(), shown(phone, Slow()))
      ball.delegate = clerk
      ball.actions = ["position": NSNull(), "opacity": CABasicAnimation()]
      ball.style = ["actions": ["bounds": NSNull()]]
      ball.position.x = 50
      ball.bounds.size.width = 3
      ball.zPosition = 4
      ball.opacity = 0.5
      #expect(clerk.asked == ["position", "bounds", "zPosition", "opacity"])
      #expect(ball.animationKeys() == ["opacity"] && ball.action(forKey: "cornerRadius") is CABasicAnimation)
      clerk.answer = NSNull()
      ball.cornerRadius = 3
      #expect(ball.animationKeys() == ["opacity"] && ball.action(forKey: "cornerRadius") == nil)
    }

    @Test("A62 an action's animation that says nothing goes from what was seen to what is set, by its own time")
    func plainAction() {
      let phone = Phone()
      let ball = shown(phone)
      let slow = CABasicAnimation()
      slow.duration = 1
      ball.actions = ["position": slow]
      ball.position.x = 110
      phone.wait(0.5)
      #expect(
        ball.animation(forKey: "position")?.duration == slow.duration && ball.presentation()?.position.x == 60)
    }

    @Test("A62 an override takes the usual animation for another value of its own")
    func borrowed() {
      final class Gauge: CALayer {
        override func action(forKey event: String) -> (any CAAction)? {
          guard event == "path", let action = super.action(forKey: "backgroundColor") as? CABasicAnimation else {
            return super.action(forKey: event)
          }
          action.keyPath = event
          return action
        }
      }
      let gauge = Gauge()
      #expect((gauge.action(forKey: "path") as? CABasicAnimation)?.keyPath == "path")
      #expect(gauge.action(forKey: "nothing") == nil)
    }

    @Test("A63 a layer that comes to be seen, or is seen no more, looks for an action of that name")
    func orders() {
      final class Note: NSObject, CAAction {
        var heard: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
          heard.append(event)
        }
      }
      let (phone, note, layer) = (Phone(), Note(), CALayer())
      phone.window.layer.addSublayer(CALayer())
      phone.application.endTurn()
      layer.actions = [kCAOnOrderIn: note, kCAOnOrderOut: note, "hidden": NSNull()]
      phone.window.layer.addSublayer(layer)
      phone.application.endTurn()
      layer.isHidden = true
      layer.isHidden = false
      layer.removeFromSuperlayer()
      #expect(note.heard == [kCAOnOrderIn, kCAOnOrderOut, kCAOnOrderIn, kCAOnOrderOut])
    }

    @Test("A64 what an animation's delegate has can be called with a question mark")
    func optional() {
      final class Ear: NSObject, CAAnimationDelegate {
        var heard: [Bool] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag) }
      }
      let (ear, animation) = (Ear(), CABasicAnimation())
      animation.delegate = ear
      animation.delegate?.animationDidStart?(animation)
      animation.delegate?.animationDidStop?(animation, finished: true)
      #expect(ear.heard == [true])
    }
  #endif
}
