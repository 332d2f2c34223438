import Foundation
import HeadlessUIKit
import Testing

/// Rules A36 and A103: how layers are seen while they move.
@MainActor @Suite("A: layers that are seen on their way") struct PresentedLayerTests {
  private func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  @Test("A36 a coin that falls is hit where it is seen, by its presentation layer, and not by hit tests")
  func falling() throws {
    let phone = Phone()
    let coin = phone.pad("coin", (0, 0, 40, 40))
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
      coin.frame.origin.y = 150
    }
    phone.wait(0.5)
    #expect(seen(coin) == CGRect(x: 0, y: 75, width: 40, height: 40))
    let shown = try #require(coin.layer.presentation())
    #expect(shown.hitTest(CGPoint(x: 20, y: 95)) === shown)
    #expect(shown.hitTest(CGPoint(x: 20, y: 170)) == nil)
    #expect(shown === coin.layer.presentation() && shown.model() === coin.layer)
    #expect(phone.hit(20, 170) == "coin")
    phone.wait(0.6)
    #expect(coin.layer.presentation() === coin.layer)
  }

  #if !canImport(Darwin)
    @Test("A60 an animation without a duration takes the time of the transaction in which it is added")
    func transactionTime() {
      let phone = Phone()
      let layer = CALayer()
      phone.window.layer.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue) = (0, 100)
      var isDone = false
      CATransaction.begin()
      CATransaction.setAnimationDuration(4)
      CATransaction.setCompletionBlock { isDone = true }
      layer.add(animation, forKey: "move")
      CATransaction.commit()
      phone.wait(2)
      #expect(layer.presentation().map { abs($0.position.x - 50) < 1e-9 } == true && !isDone)
      #expect(animation.duration == 0 && layer.animation(forKey: "move")?.duration == 0)
      phone.wait(2.1)
      #expect(layer.animationKeys() == nil)
      phone.application.endTurn()
      #expect(isDone)
    }
  #endif

  #if !canImport(Darwin)
    private final class Ear: NSObject, CAAnimationDelegate {
      var heard: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append(flag) }
    }

    private func turn(heardBy ear: Ear?, stays: Bool = false) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "transform.rotation")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 6, 1)
      (animation.delegate, animation.isRemovedOnCompletion) = (ear, !stays)
      return animation
    }

    @Test("A111 those of a mask, and in it, end when what it masks leaves the window, or it masks no more")
    func masking() {
      let phone = Phone()
      let (coin, mask, dot) = (phone.pad("coin", (10, 10, 20, 20)), CALayer(), CALayer())
      mask.addSublayer(dot)
      for leave in [{ coin.removeFromSuperview() }, { coin.layer.mask = nil }] {
        let (ear, inner) = (Ear(), Ear())
        phone.window.addSubview(coin)
        coin.layer.mask = mask
        mask.add(turn(heardBy: ear), forKey: "turn")
        dot.add(turn(heardBy: inner), forKey: "turn")
        phone.wait(0.3)
        leave()
        phone.wait(0.01)
        #expect(ear.heard == [false] && inner.heard == [false] && mask.animationKeys() == nil)
      }
    }

    @Test("A111 a layer's own animations end when its view leaves the window, but for those that stay")
    func leaves() {
      let phone = Phone()
      let (tray, ear, inner) = (phone.pad("tray", (0, 0, 100, 100)), Ear(), Ear())
      let coin = phone.pad("coin", (10, 10, 20, 20), in: tray)
      let dot = CALayer()
      coin.layer.addSublayer(dot)
      coin.layer.add(turn(heardBy: ear), forKey: "turn")
      coin.layer.add(turn(heardBy: nil, stays: true), forKey: "stay")
      dot.add(turn(heardBy: inner), forKey: "turn")
      phone.wait(0.3)
      tray.removeFromSuperview()
      phone.wait(0.01)
      #expect(ear.heard == [false] && inner.heard == [false])
      #expect(coin.layer.animationKeys() == ["stay"] && dot.animationKeys() == nil)
      phone.wait(2)
      #expect(ear.heard == [false])
    }

    @Test("A111 so do those of a layer that is taken out; what is put elsewhere in the same turn is animated on")
    func moved() {
      let phone = Phone()
      let (coin, ear, inner) = (phone.pad("coin", (10, 10, 20, 20)), Ear(), Ear())
      let dot = CALayer()
      coin.layer.addSublayer(dot)
      coin.layer.add(turn(heardBy: ear), forKey: "turn")
      dot.add(turn(heardBy: inner), forKey: "turn")
      phone.wait(0.3)
      dot.removeFromSuperlayer()
      coin.removeFromSuperview()
      phone.window.addSubview(coin)
      phone.wait(0.3)
      #expect(ear.heard == [] && inner.heard == [false] && coin.layer.animationKeys() == ["turn"])
      phone.wait(1)
      #expect(ear.heard == [true])
    }
  #endif

  @Test("A36 the superlayer of what is presented is presented, and so is what is in it")
  func tree() throws {
    let phone = Phone()
    let tray = phone.pad("tray", (0, 0, 100, 100))
    let coin = phone.pad("coin", (10, 10, 20, 20), in: tray)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { tray.frame.origin.x = 200 }
    phone.wait(0.5)
    let shown = try #require(coin.layer.presentation())
    #expect(shown.superlayer === tray.layer.presentation())
    #expect(shown.convert(CGPoint.zero, to: tray.layer.presentation()?.superlayer) == CGPoint(x: 110, y: 10))
    #expect(tray.layer.presentation()?.hitTest(CGPoint(x: 115, y: 15)) === coin.layer.presentation())
  }

  #if !canImport(Darwin)
    @Test("A103 what else of a view's layer is animated with it is seen on its way, too")
    func looks() throws {
      let phone = Phone()
      let coin = phone.pad("coin", (0, 0, 40, 40))
      coin.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        (coin.layer.cornerRadius, coin.layer.borderWidth, coin.layer.shadowOpacity) = (10, 4, 1)
        coin.layer.shadowOffset = CGSize(width: 10, height: 20)
        coin.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        coin.alpha = 0
      }
      phone.wait(0.5)
      let shown = try #require(coin.layer.presentation())
      #expect(abs(shown.cornerRadius - 5) < 1e-9 && abs(shown.borderWidth - 2) < 1e-9)
      #expect(abs(shown.shadowOpacity - 0.5) < 1e-6 && abs(shown.opacity - 0.5) < 1e-6)
      #expect(abs(shown.shadowOffset.width - 5) < 1e-9 && abs(shown.shadowOffset.height - 8.5) < 1e-9)
      #expect(shown.backgroundColor?.components?.first.map { abs($0 - 0.5) < 1e-6 } == true)
      #expect(coin.layer.cornerRadius == 10)
      coin.layer.removeAnimation(forKey: "cornerRadius")
      phone.wait(0.1)
      #expect(coin.layer.presentation()?.cornerRadius == 10)
      phone.wait(1)
      #expect(coin.layer.presentation()?.borderWidth == 4)
    }
  #endif

  @Test("A36 a delay is seen at the start, a way back at its share, a curve's slow beginning as such")
  func timing() {
    let phone = Phone()
    let late = phone.pad("late", (0, 0, 10, 10))
    let back = phone.pad("back", (0, 0, 10, 10))
    let slow = phone.pad("slow", (0, 0, 10, 10))
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { late.frame.origin.x = 100 }
    UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear, .autoreverse, .repeat]) {
      back.frame.origin.x = 100
    }
    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) { slow.frame.origin.x = 100 }
    phone.wait(0.5)
    #expect(seen(late).minX == 0)
    #expect(abs(seen(back).minX - 75) < 1e-9)
    #expect(seen(slow).minX > 5 && seen(slow).minX < 15)
  }

  @Test("A36 a view that is sent elsewhere on its way is seen where it was, and bends")
  func redirected() {
    let phone = Phone()
    let card = phone.pad("card", (0, 0, 10, 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.x = 100 }
    phone.wait(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.x = 0 }
    #expect(seen(card).minX == 50)
    phone.wait(0.25)
    #expect(seen(card).minX == 50)
    phone.wait(0.25)
    #expect(seen(card).minX == 50)
    phone.wait(0.25)
    #expect(seen(card).minX == 25)
  }

  @Test("A36 an animator's views are seen where its finger has them, and turned round, on their way back")
  func animator() {
    let phone = Phone()
    let sheet = phone.pad("sheet", (0, 0, 10, 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { sheet.frame.origin.y = 100 }
    animator.fractionComplete = 0.3
    #expect(abs(seen(sheet).minY - 30) < 1e-9)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    phone.wait(0.1)
    #expect(abs(seen(sheet).minY - 20) < 1e-9)
  }

  @Test("A36 a layer's own animations are seen: from, to and by, keyframes, along a path, in a group")
  func animations() throws {
    let phone = Phone()
    let pad = phone.pad("pad", (0, 0, 10, 10))
    func see(_ animation: CAAnimation, after seconds: TimeInterval) throws -> CALayer {
      pad.layer.removeAllAnimations()
      animation.duration = 1
      pad.layer.add(animation, forKey: "x")
      phone.wait(seconds)
      return try #require(pad.layer.presentation())
    }
    let fall = CABasicAnimation(keyPath: "position.y")
    (fall.fromValue, fall.toValue) = (0, 100)
    #expect(try see(fall, after: 0.25).position == CGPoint(x: 5, y: 25))
    let move = CABasicAnimation(keyPath: "position")
    move.byValue = NSValue(cgPoint: CGPoint(x: 100, y: 0))
    #expect(try see(move, after: 0.5).position == CGPoint(x: 55, y: 5))
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    (shake.values, shake.keyTimes, shake.isAdditive) = ([0, 20, -20, 0], [0, 0.25, 0.75, 1], true)
    #expect(try see(shake, after: 0.25).frame.minX == 20)
    let ride = CAKeyframeAnimation(keyPath: "position")
    ride.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    #expect(try see(ride, after: 0.375).position == CGPoint(x: 100, y: 50))
    let group = CAAnimationGroup()
    let grow = CABasicAnimation(keyPath: "transform.scale")
    (grow.fromValue, grow.toValue, grow.duration) = (1, 3, 1)
    group.animations = [grow]
    #expect(try see(group, after: 0.5).frame == CGRect(x: -5, y: -5, width: 20, height: 20))
    grow.duration = 0
    #expect(try see(group, after: 0.5).frame == CGRect(x: -5, y: -5, width: 20, height: 20), "the group's")
  }

  @Test("A36 what fills forwards is seen at its end, what doesn't is the layer itself")
  func filling() {
    let phone = Phone()
    let pad = phone.pad("pad", (0, 0, 10, 10))
    let move = CABasicAnimation(keyPath: "position.x")
    (move.toValue, move.duration) = (105, 0.2)
    (move.fillMode, move.isRemovedOnCompletion) = (.forwards, false)
    pad.layer.add(move, forKey: "stay")
    phone.wait(1)
    #expect(seen(pad).minX == 100)
    pad.layer.removeAllAnimations()
    #expect(pad.layer.presentation() === pad.layer)
  }

  @Test("A36 a layer's class makes its copies, and a shape is there with its path")
  func classes() throws {
    let phone = Phone()
    final class Gauge: CALayer {
      let value: Int
      init(value: Int) {
        self.value = value
        super.init()
      }
      override init(layer: Any) {
        value = (layer as? Gauge)?.value ?? 0
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    let pad = phone.pad("pad", (0, 0, 100, 100))
    let (gauge, ring) = (Gauge(value: 7), CAShapeLayer())
    ring.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    for layer in [gauge, ring] { pad.layer.addSublayer(layer) }
    phone.application.endTurn()
    UIView.animate(withDuration: 1) { pad.center.x += 10 }
    #expect(gauge.presentation()?.value == 7 && gauge.presentation() !== gauge)
    #expect(ring.presentation()?.path?.contains(CGPoint(x: 50, y: 50)) == true)
  }
}
