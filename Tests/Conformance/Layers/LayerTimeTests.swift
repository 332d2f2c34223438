import Foundation
import HeadlessUIKit
import Testing

/// Rules A102, A104 and A113 to A115: the time that layers and their animations have of their own.
@MainActor @Suite("A: the time of layers") struct LayerTimeTests {
  #if !canImport(Darwin)
    private final class Ear: NSObject, CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStart(_ anim: CAAnimation) { heard.append("began") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        heard.append(flag ? "finished" : "stopped")
      }
    }

    private let ear = Ear()

    /// A second's way of 100 points.
    private func way() -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      animation.delegate = ear
      return animation
    }

    private func dot(_ phone: Phone) -> CALayer {
      let layer = CALayer()
      phone.window.layer.addSublayer(layer)
      phone.application.endTurn()
      return layer
    }

    private func place(of layer: CALayer) -> Double { Double((layer.presentation() ?? layer).position.x.rounded()) }

    private func pause(_ layer: CALayer) {
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      (layer.speed, layer.timeOffset) = (0, time)
    }

    private func resume(_ layer: CALayer) {
      let paused = layer.timeOffset
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }

    @Test("A102 a layer that is paused holds its animations, and those of what is in it, and they go on from there")
    func pausing() {
      let phone = Phone()
      phone.wait(3)
      let layer = dot(phone)
      layer.add(way(), forKey: "way")
      phone.wait(0.25)
      pause(phone.window.layer)
      phone.wait(5)
      #expect(place(of: layer) == 25 && ear.heard == ["began"])
      resume(phone.window.layer)
      phone.wait(0.5)
      #expect(place(of: layer) == 75 && ear.heard == ["began"])
      phone.wait(0.3)
      #expect(ear.heard == ["began", "finished"] && layer.animationKeys() == nil)
    }

    @Test("A102 an offset scrubs what stands still, from right after the animation was added")
    func scrubbing() {
      let phone = Phone()
      phone.wait(3)
      let layer = dot(phone)
      layer.add(way(), forKey: "way")
      layer.speed = 0
      phone.wait(1)
      #expect(place(of: layer) == 0)
      layer.timeOffset = 0.4
      phone.wait(0.01)
      #expect(place(of: layer) == 40 && ear.heard == ["began"])
      layer.timeOffset = 1
      phone.wait(0.01)
      #expect(ear.heard == ["began", "finished"])
    }

    @Test("A102 layers' speeds multiply, and have animations begin and end by them")
    func speed() {
      let phone = Phone()
      let (outer, inner) = (dot(phone), CALayer())
      outer.addSublayer(inner)
      (outer.speed, inner.speed) = (4, 0.5)
      inner.add(way(), forKey: "way")
      phone.wait(0.25)
      #expect(place(of: inner) == 50)
      phone.wait(0.26)
      #expect(ear.heard == ["began", "finished"])
    }

    @Test("A102 views are animated by the time of their layers: a fast window's are complete soon")
    func views() {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 50, 50))
      phone.window.layer.speed = 100
      var isComplete = false
      UIView.animate(withDuration: 5) {
        pad.frame.origin.x = 100
      } completion: {
        isComplete = $0
      }
      #expect(phone.hit(110, 25) == nil)
      phone.wait(0.04)
      #expect(!isComplete && phone.hit(110, 25) == nil)
      phone.wait(0.02)
      #expect(isComplete && phone.hit(110, 25) == "pad")
    }

    @Test("A102 what moves by an animation that is paused takes no touches, and is complete when all of it is")
    func pausedView() {
      let phone = Phone()
      let (tray, other) = (phone.pad("tray", (0, 0, 200, 50)), phone.pad("other", (0, 100, 50, 50)))
      let pad = phone.pad("pad", (0, 0, 50, 50), in: tray)
      var isComplete = false
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        pad.frame.origin.x = 100
        other.frame.origin.x = 100
      } completion: {
        isComplete = $0
      }
      phone.wait(0.5)
      pause(tray.layer)
      phone.wait(2)
      #expect(!isComplete && pad.layer.presentation()?.frame.minX == 50)
      #expect(other.layer.presentation()?.frame.minX == 100 && phone.hit(110, 25) == "tray")
      resume(tray.layer)
      phone.wait(0.6)
      #expect(isComplete && phone.hit(110, 25) == "pad")
    }

    @Test("A102 an animator, too: its views are hit where they are seen")
    func animator() {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 50, 50))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.frame.origin.x = 100 }
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      phone.wait(0.5)
      pause(phone.window.layer)
      phone.wait(3)
      #expect(phone.hit(60, 25) == "pad" && phone.hit(140, 25) == nil && end == nil)
      resume(phone.window.layer)
      phone.wait(0.6)
      #expect(end == .end && phone.hit(140, 25) == "pad")
    }

    @Test("A102 times are converted between layers, and from and to the clock")
    func conversion() {
      let phone = Phone()
      let (outer, inner) = (dot(phone), CALayer())
      outer.addSublayer(inner)
      (outer.speed, outer.timeOffset, inner.beginTime) = (2, 3, 1)
      #expect(outer.convertTime(5, from: nil) == 13 && inner.convertTime(5, from: nil) == 12)
      #expect(inner.convertTime(12, to: nil) == 5 && inner.convertTime(12, to: outer) == 13)
      #expect(outer.convertTime(12, from: inner) == 13)
    }

    @Test(
      "A102 an animation goes by the time of what its layer comes to right after it was added, an animator, too")
    func comes() {
      let phone = Phone()
      phone.wait(3)
      phone.window.layer.speed = 100
      let layer = CALayer()
      layer.add(way(), forKey: "way")
      phone.window.layer.addSublayer(layer)
      phone.wait(0.005)
      #expect(place(of: layer) == 50 && ear.heard == ["began"])
      phone.wait(0.006)
      #expect(ear.heard == ["began", "finished"])
      let pad = phone.pad("pad", (0, 0, 50, 50))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.frame.origin.x = 100 }
      animator.startAnimation()
      phone.window.layer.speed = 2
      phone.wait(0.25)
      #expect(pad.layer.presentation()?.frame.minX == 50)
    }

    @Test("A104 an animation that was to begin before is under way when it is added")
    func beginning() {
      let phone = Phone()
      phone.wait(3)
      let (layer, animation) = (dot(phone), way())
      animation.beginTime = 2.5
      layer.add(animation, forKey: "way")
      #expect(place(of: layer) == 50)
      phone.wait(0.51)
      #expect(ear.heard == ["began", "finished"])
    }

    @Test("A104 an offset has an animation begin within its run, and go on at the beginning of the next")
    func offset() {
      let phone = Phone()
      let (layer, animation) = (dot(phone), way())
      animation.timeOffset = 0.75
      layer.add(animation, forKey: "way")
      phone.wait(0.125)
      #expect(place(of: layer) == 88)
      phone.wait(0.375)
      #expect(place(of: layer) == 25 && ear.heard == ["began"])
      phone.wait(0.51)
      #expect(ear.heard == ["began", "finished"])
    }

    @Test("A113 a layer keeps a copy of an animation, of which the delegate hears")
    func copies() {
      let phone = Phone()
      final class Judge: NSObject, CAAnimationDelegate {
        var heard: [CAAnimation] = []
        func animationDidStart(_ anim: CAAnimation) { heard.append(anim) }
      }
      let (layer, animation, judge) = (dot(phone), way(), Judge())
      animation.delegate = judge
      animation.setValue("mine", forKey: "name")
      layer.add(animation, forKey: "way")
      (animation.duration, animation.toValue) = (9, 0)
      phone.wait(0.5)
      let kept = layer.animation(forKey: "way")
      #expect(kept !== animation && kept?.duration == 1 && place(of: layer) == 50)
      #expect(judge.heard.map { $0 === kept } == [true] && kept?.value(forKey: "name") as? String == "mine")
      let spring = CASpringAnimation(keyPath: "opacity")
      (spring.mass, spring.toValue) = (3, 1)
      let other = spring.copy() as? CASpringAnimation
      #expect(other !== spring && other?.mass == 3 && other?.keyPath == "opacity" && other?.toValue as? Int == 1)
    }

    @Test("A114 an animation that is taken away before it began never begins")
    func takenAway() {
      let phone = Phone()
      let layer = dot(phone)
      layer.add(way(), forKey: "way")
      layer.removeAllAnimations()
      phone.wait(0.5)
      #expect(ear.heard == ["stopped"])
    }

    @Test("A115 runs that are cumulative go on from where the last one ended")
    func cumulative() {
      let phone = Phone()
      let (layer, animation) = (dot(phone), way())
      (animation.isCumulative, animation.repeatCount) = (true, 3)
      layer.add(animation, forKey: "way")
      phone.wait(2.5)
      #expect(place(of: layer) == 250)
    }

    @Test("A36 an animation that came several times and stays shows its end")
    func stays() {
      let phone = Phone()
      let (layer, animation) = (dot(phone), way())
      (animation.duration, animation.repeatCount, animation.fillMode) = (0.1, 3, .forwards)
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "way")
      phone.wait(1)
      #expect(place(of: layer) == 100)
    }

    private func keyframes(_ mode: CAAnimationCalculationMode, _ values: [Int], at time: TimeInterval) -> Double {
      let phone = Phone()
      let (layer, animation) = (dot(phone), CAKeyframeAnimation(keyPath: "position.x"))
      (animation.values, animation.duration, animation.calculationMode) = (values, 1, mode)
      layer.add(animation, forKey: "way")
      phone.wait(time)
      return place(of: layer)
    }

    @Test("A115 discrete values have each a part of the time, and paced ones go as fast all along")
    func modes() {
      #expect(keyframes(.discrete, [0, 100, 200], at: 0.4) == 100)
      #expect(keyframes(.discrete, [0, 100, 200], at: 0.7) == 200)
      #expect(keyframes(.paced, [0, 100, 400], at: 0.5) == 200)
      #expect(keyframes(.linear, [0, 100, 400], at: 0.5) == 100)
    }
  #endif
}
