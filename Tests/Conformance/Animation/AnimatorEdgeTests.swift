import Foundation
import HeadlessUIKit
import Testing

/// Rules A151, A201 and A202: animators that are told to go on after their end, their delay, and unknown curves.
@MainActor @Suite("A: animators' edges") struct AnimatorEdgeTests {
  @Test("A151 going on does nothing to an animator that came to its end meanwhile")
  func over() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.alpha = 0.5 }
    animator.addCompletion { _ in phone.journal.note("end") }
    animator.startAnimation()
    phone.wait(1.1)
    #expect(phone.journal.take() == ["end"])
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    phone.wait(1)
    #expect(animator.state == .inactive && pad.alpha == 0.5 && phone.journal.take() == [])
  }

  @Test("A202 an animator keeps the delay that it was started with, and waits for it once")
  func delay() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.center.x = 125 }
    #expect(animator.delay == 0)
    animator.startAnimation(afterDelay: 0.7)
    #expect(animator.delay == 0.7)
    phone.wait(1.2)
    animator.pauseAnimation()
    animator.startAnimation()
    phone.wait(0.25)
    #expect(pad.layer.presentation().map { abs($0.position.x - 100) < 1e-6 } == true && animator.delay == 0)
    phone.wait(0.3)
    #expect(animator.state == .inactive)
  }

  @Test("a block that an animator runs, or what it lays out, may ask where the animator is, and end it")
  func askedByItsBlock() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    func note(_ word: String) {
      phone.journal.note("\(word): \(animator.state.rawValue) \(animator.isRunning) \(animator.fractionComplete)")
    }
    animator.addAnimations {
      note("begins")
      pad.alpha = 0.5
    }
    animator.startAnimation()
    phone.wait(0.5)
    animator.addAnimations {
      note("goes on")
      pad.center.x = 125
    }
    #expect(phone.journal.take() == ["begins: 1 false 0.0", "goes on: 1 true 0.5"])
    animator.addAnimations { animator.stopAnimation(true) }
    #expect(animator.state == .inactive && !animator.isRunning)
    phone.wait(1)
    #expect(animator.state == .inactive && abs(pad.alpha - 0.75) < 1e-6)
  }

  @Test("A201 a curve can be made of any number: the keyboard's, which no case stands for, is one that eases")
  func unknownCurve() {
    let phone = Phone.forGestures()
    let (pad, other) = (phone.pad("pad", (0, 0, 50, 50)), phone.pad("other", (0, 50, 50, 50)))
    for curve in [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear] {
      #expect(UIView.AnimationCurve(rawValue: curve.rawValue) == curve)
    }
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    UIView.animate(withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
      pad.center.x = 125
    }
    UIView.animate(withDuration: 1) { other.center.x = 125 }
    phone.wait(0.25)
    #expect(pad.layer.presentation()?.position.x == other.layer.presentation()?.position.x)
  }
}
