import Foundation
import HeadlessUIKit
import Testing

/// Rules A178, A179, A185 and A186: what of animations is seen.
@MainActor struct AnimatedLayerTests {
  #if !canImport(Darwin)
    private func shown(_ phone: Phone) -> CALayer {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      phone.window.layer.addSublayer(layer)
      phone.application.endTurn()
      return layer
    }

    private func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool { one.map { abs($0 - other) < 1e-6 } ?? false }

    private func half(of start: CATransform3D, _ end: CATransform3D) -> CATransform3D? {
      let phone = Phone()
      let layer = shown(phone)
      let animation = CABasicAnimation(keyPath: "transform")
      (animation.fromValue, animation.toValue, animation.duration) = (start, end, 1)
      layer.add(animation, forKey: nil)
      phone.wait(0.5)
      return layer.presentation()?.transform
    }

    @Test("A179 half way through a turn is half a turn, of full size, in the plane and in space")
    func turns() {
      let flat = half(of: CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
      #expect(isNear(flat?.m11, 0.5.squareRoot()) && isNear(flat?.m12, 0.5.squareRoot()))
      let whole = half(of: CATransform3DIdentity, CATransform3DMakeRotation(.pi, 0, 0, 1))
      #expect(isNear(whole?.m11, 0) && isNear(whole.map { abs($0.m12) }, 1))
      var far = CATransform3DIdentity
      far.m34 = -1 / 500
      let door = half(of: far, CATransform3DRotate(far, .pi / 2, 0, 1, 0))
      #expect(isNear(door?.m11, 0.5.squareRoot()) && isNear(door?.m13, -0.5.squareRoot()))
      #expect(isNear(door?.m14, 0.5.squareRoot() / 500))
    }

    @Test("A179 turns about several axes go by the one between them; scales and ways go evenly")
    func parts() {
      let start = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
      let end = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      let seen = half(of: start, end)
      let turn = CATransform3DMakeRotation(2 * atan2(0.5.squareRoot(), 1), 1, 1, 0)
      #expect(isNear(seen?.m11, turn.m11) && isNear(seen?.m12, turn.m12) && isNear(seen?.m13, turn.m13))
      let large = CATransform3DTranslate(CATransform3DMakeScale(3, 5, 7), 10, 20, 30)
      let grown = half(of: CATransform3DIdentity, large)
      #expect(isNear(grown?.m11, 2) && isNear(grown?.m22, 3) && isNear(grown?.m33, 4))
      #expect(isNear(grown?.m41, 15) && isNear(grown?.m42, 50) && isNear(grown?.m43, 105))
      let mirrored = half(of: CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1))
      #expect(isNear(mirrored?.m11, 0) && isNear(mirrored?.m22, 1))
    }

    @Test("A179 a layer that turns by itself is hit where it is seen, and has its size on its way")
    func hit() throws {
      let phone = Phone()
      let layer = shown(phone)
      layer.position = CGPoint(x: 120, y: 120)
      phone.wait(1)
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
      CATransaction.commit()
      phone.wait(0.25)
      let quarter = try #require(layer.presentation())
      #expect(quarter.hitTest(CGPoint(x: 135, y: 120)) === quarter)
      phone.wait(0.25)
      #expect(isNear(layer.presentation()?.frame.width, 40))
    }

    @Test("A179 a view's layer that `UIView.animate` turns in space is seen so, and stands at its end")
    func viewInSpace() throws {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 100, 100))
      let end = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { pad.layer.transform = end }
      #expect(pad.layer.animationKeys() == ["transform"])
      phone.wait(0.5)
      let seen = try #require(pad.layer.presentation()).transform
      #expect(isNear(seen.m11, 0.5.squareRoot()) && isNear(seen.m13, -0.5.squareRoot()))
      #expect(pad.layer.transform == end)
      phone.wait(1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { pad.transform = .identity }
      phone.wait(0.5)
      let back = try #require(pad.layer.presentation()).transform
      #expect(isNear(back.m11, 0.5.squareRoot()) && isNear(back.m13, -0.5.squareRoot()))
    }

    @Test("A179 an animator has such a view stand on its way, and at its start again")
    func animator() {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 100, 100))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        pad.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      }
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      #expect(isNear(pad.layer.presentation()?.transform.m11, 0.5.squareRoot()))
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      #expect(CATransform3DIsIdentity(pad.layer.transform))
    }

    @Test("A178 in a transaction without actions views are not animated, and take touches")
    func noActions() {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 50, 50))
      var heard: [Bool] = []
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      UIView.animate(withDuration: 1, animations: { pad.center.x = 150 }, completion: { heard.append($0) })
      CATransaction.commit()
      #expect(pad.layer.animationKeys() == nil && phone.hit(150, 25) == "pad")
      phone.wait(0.02)
      #expect(heard == [true])
      UIView.animate(withDuration: 1) { pad.center.x = 50 }
      #expect(pad.layer.animationKeys() == ["position"])
    }

    @Test("A178 within a block, what is set between is left out of it, and what is set before and after isn't")
    func between() {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 50, 50))
      func quietly(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        pad.alpha = 0
        quietly {
          pad.center.x = 125
          pad.layer.cornerRadius = 9
        }
        pad.bounds.size.width = 100
        quietly { pad.transform = CGAffineTransform(rotationAngle: 1) }
      }
      #expect(Set(pad.layer.animationKeys() ?? []) == ["opacity", "bounds.size"])
      phone.wait(0.5)
      let seen = pad.layer.presentation()
      #expect(seen?.position.x == 125 && isNear(seen?.bounds.width, 75) && seen?.cornerRadius == 9)
      UIView.animate(withDuration: 1) {
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        pad.center.x = 25
        CATransaction.commit()
      }
      #expect(pad.layer.animationKeys()?.contains("position") == true)
    }

    @Test("A185 an animation in a group that fills forwards is seen until the group is over")
    func filling() {
      let phone = Phone()
      let layer = shown(phone)
      let (move, fade, group) = (
        CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "opacity"), CAAnimationGroup()
      )
      (move.fromValue, move.toValue, move.duration, move.fillMode) = (0, 100, 1, .forwards)
      (fade.fromValue, fade.toValue, fade.duration) = (0, 0.5, 1)
      (group.animations, group.duration) = ([move, fade], 2)
      layer.add(group, forKey: nil)
      phone.wait(1.5)
      #expect(layer.presentation()?.position.x == 100 && layer.presentation()?.opacity == 1)
      phone.wait(1)
      #expect(layer.presentation()?.position.x == 20)
    }

    @Test("A186 each way between keyframes goes by its own function, but where the animation is paced")
    func pacing() {
      let phone = Phone()
      let layer = shown(phone)
      let fade = CAKeyframeAnimation(keyPath: "opacity")
      (fade.values, fade.duration) = ([0, 0.5, 1], 2)
      fade.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
      layer.add(fade, forKey: "fade")
      phone.wait(0.5)
      let slow = layer.presentation().map { CGFloat($0.opacity) } ?? 0
      #expect(slow > 0.15 && slow < 0.16)
      phone.wait(1)
      #expect(layer.presentation().map { abs($0.opacity - 0.75) < 1e-3 } == true)
      fade.calculationMode = .paced
      layer.add(fade, forKey: "fade")
      phone.wait(0.5)
      #expect(layer.presentation().map { abs($0.opacity - 0.25) < 1e-3 } == true)
    }

    @Test("A186 a path's lines and curves are its keyframes; a paced one is gone along evenly")
    func path() {
      let phone = Phone()
      let layer = shown(phone)
      let path = CGMutablePath()
      path.addLines(between: [.zero, CGPoint(x: 100, y: 0), CGPoint(x: 110, y: 0)])
      let ride = CAKeyframeAnimation(keyPath: "position")
      (ride.path, ride.duration) = (path, 1)
      func seen(after time: TimeInterval) -> CGPoint? {
        layer.add(ride, forKey: "ride")
        phone.wait(time)
        return layer.presentation()?.position
      }
      #expect(isNear(seen(after: 0.5)?.x, 100) && isNear(seen(after: 0.25)?.x, 50))
      ride.keyTimes = [0, 0.8, 1]
      #expect(isNear(seen(after: 0.4)?.x, 50))
      ride.calculationMode = .paced
      #expect(isNear(seen(after: 0.5)?.x, 55))
      ride.calculationMode = .discrete
      ride.keyTimes = nil
      #expect(seen(after: 0.5) == CGPoint(x: 100, y: 0))
      ride.calculationMode = .linear
      ride.path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
      #expect(seen(after: 0.5).map { abs($0.x + 10) < 0.01 && abs($0.y) < 0.01 } == true)
    }
  #endif
}
