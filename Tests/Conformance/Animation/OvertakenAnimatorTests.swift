import Foundation
import HeadlessUIKit
import Testing

/// Rule A120: what becomes of a property that is set again while an animator runs.
@MainActor @Suite("A: overtaken animators") struct OvertakenAnimatorTests {
  private func fixture() -> (phone: Phone, pad: Pad, animator: UIViewPropertyAnimator) {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
      pad.center.x = 125
      pad.alpha = 0.5
    }
    animator.startAnimation()
    phone.wait(0.1)
    return (phone, pad, animator)
  }

  @Test("A120 what code, an animation or another animator sets of the same property stays when the animator ends")
  func overtaken() {
    let setters: [(Pad) -> Void] = [
      { $0.center.x = 75 },
      { pad in UIView.animate(withDuration: 0.2) { pad.center.x = 75 } },
      { pad in UIViewPropertyAnimator(duration: 0.2, curve: .linear) { pad.center.x = 75 }.startAnimation() },
    ]
    for set in setters {
      let (phone, pad, animator) = fixture()
      set(pad)
      phone.wait(1)
      #expect(!animator.isRunning && pad.center.x == 75 && pad.alpha == 0.5 && phone.hit(75, 25) == "pad")
    }
  }

  @Test("A120 so it does when it was paused and scrubbed on its way")
  func scrubbed() {
    let (phone, pad, animator) = fixture()
    animator.fractionComplete = 0.5
    pad.alpha = 0.75
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    phone.wait(1)
    #expect(pad.center.x == 125 && pad.alpha == 0.75)
  }

  @Test("A120 one that is turned round, or is finished by code, sets its start or its end")
  func others() {
    let (phone, pad, animator) = fixture()
    animator.isReversed = true
    phone.wait(1)
    #expect(pad.center.x == 25 && pad.alpha == 1)
    let (_, other, stopped) = fixture()
    other.center.x = 75
    stopped.stopAnimation(false)
    stopped.finishAnimation(at: .end)
    #expect(other.center.x == 125)
  }
}
