import Foundation
import HeadlessUIKit
import Testing

/// Rules A125 and A127: layers before anybody has seen them, and whose time goes by which.
@MainActor @Suite("A: layers that were seen, and their time") struct CommittedLayerTests {
  #if !canImport(Darwin)
    @Test("A125 a layer that nobody has seen yet is presented by nothing, and one in sight by itself")
    func committed() {
      let phone = Phone()
      let (layer, view) = (CALayer(), UIView())
      #expect(layer.presentation() == nil && view.layer.presentation() == nil)
      phone.window.addSubview(view)
      view.layer.addSublayer(layer)
      #expect(layer.presentation() == nil && view.layer.presentation() == nil)
      phone.application.endTurn()
      #expect(layer.presentation() === layer && view.layer.presentation() === view.layer)
      view.removeFromSuperview()
      #expect(layer.presentation() == nil && view.layer.presentation() == nil)
    }

    @Test("A125 a mask is seen with the layer that it masks, and its values move by themselves")
    func mask() {
      let phone = Phone()
      let (pad, mask) = (phone.pad("pad", (0, 0, 100, 100)), CALayer())
      pad.layer.mask = mask
      #expect(mask.presentation() == nil && mask.superlayer === pad.layer)
      phone.application.endTurn()
      #expect(mask.presentation() === mask)
      mask.position.x = 50
      #expect(mask.animationKeys() == ["position"])
      pad.layer.mask = nil
      #expect(mask.presentation() == nil)
    }

    private final class Ear: NSObject, CAAnimationDelegate {
      var heard: [String] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("stopped") }
    }

    @Test("A127 what ends at the same moment keeps its turn when the time of another layer goes otherwise")
    func turns() {
      let (phone, ear) = (Phone(), Ear())
      let (pad, other) = (phone.pad("pad", (0, 0, 10, 10)), phone.pad("other", (0, 20, 10, 10)))
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.duration, animation.delegate) = (1, ear)
      pad.layer.add(animation, forKey: "fade")
      phone.application.clock.schedule(after: 1) { ear.heard.append("clock") }
      UIView.animate(withDuration: 1) {
        pad.center.x = 50
      } completion: { _ in
        ear.heard.append("view")
      }
      phone.wait(0.5)
      other.layer.speed = 0
      other.layer.timeOffset = 3
      phone.wait(1)
      #expect(ear.heard == ["stopped", "clock", "view"])
    }
  #endif
}
