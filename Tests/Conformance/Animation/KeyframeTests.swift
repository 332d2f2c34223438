import Foundation
import HeadlessUIKit
import Testing

/// Rule A101: keyframes in their parts of the time.
@MainActor @Suite("A: keyframes") struct KeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// From 25 to 125 in the first half, then out of sight in the next quarter.
  private func moveAndFade(_ pad: Pad) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { pad.center.x = 125 }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { pad.alpha = 0 }
  }

  private func seen(_ view: UIView) -> (x: CGFloat, opacity: Float) {
    let layer = view.layer.presentation() ?? view.layer
    return (layer.position.x, layer.opacity)
  }

  @Test("A101 keyframes are seen in their parts of the time; a curve that the options hide is that of the whole")
  func times() {
    let phone = Phone()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) { moveAndFade(pad) }
    #expect(pad.center.x == 125 && pad.alpha == 0)
    phone.wait(0.25)
    #expect(seen(pad) == (75, 1))
    phone.wait(0.375)
    #expect(seen(pad) == (125, 0.5))
    phone.wait(0.25)
    #expect(seen(pad) == (125, 0))
  }

  @Test("A101 keyframes of one property follow each other, a transform's too")
  func follow() {
    let phone = Phone()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        pad.center.x = 125
        pad.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        pad.center.x = 25
        pad.transform = .identity
      }
    }
    func scale() -> CGFloat { pad.layer.presentation()?.affineTransform().a ?? 1 }
    for (x, size) in [(75, 2), (125, 3), (75, 2)] as [(CGFloat, CGFloat)] {
      phone.wait(0.25)
      #expect(seen(pad).x == x && abs(scale() - size) < 1e-9)
    }
  }

  @Test("A101 in an animator keyframes are scrubbed, turned round and stopped with it")
  func animator() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 1, delay: 0) { moveAndFade(pad) }
    }
    animator.pauseAnimation()
    for (fraction, x, opacity) in [(0.25, 75, 1), (0.625, 125, 0.5), (0.375, 100, 1)] as [(CGFloat, CGFloat, Float)]
    {
      animator.fractionComplete = fraction
      phone.wait(0.1)
      #expect(seen(pad) == (x, opacity))
    }
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    phone.wait(0.125)
    #expect(seen(pad) == (75, 1))
    animator.stopAnimation(false)
    #expect(pad.center.x == 75 && pad.alpha == 1)
    animator.finishAnimation(at: .start)
    #expect(pad.center.x == 25 && pad.alpha == 1)
  }
}
