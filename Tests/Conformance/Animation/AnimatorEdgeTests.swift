import Foundation
import HeadlessUIKit
import Testing

/// Rule A151: animators that are told to go on after their end.
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
}
