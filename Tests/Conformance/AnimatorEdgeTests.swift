import Foundation
import HeadlessUIKit
import Testing

/// Rules A150 to A154 and A55: animators before their start, after their end, and where they do nothing.
@MainActor @Suite("A: animators' edges") struct AnimatorEdgeTests {
  /// Fades from 1 to 0.5 within a second.
  private func fixture() -> (phone: Phone, pad: Pad, animator: UIViewPropertyAnimator) {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.alpha = 0.5 }
    animator.addCompletion { [journal = phone.journal] in journal.note("at \($0)") }
    return (phone, pad, animator)
  }

  @Test("A150 an animator that was turned round can be used again, and goes to its end")
  func usedAgain() {
    let (phone, pad, animator) = fixture()
    var wasReversed: Bool?
    animator.addCompletion { [weak animator] _ in wasReversed = animator?.isReversed }
    animator.startAnimation()
    phone.wait(0.3)
    animator.isReversed = true
    phone.wait(1)
    #expect(wasReversed == true && phone.journal.take() == ["at start"])
    #expect(!animator.isReversed && animator.fractionComplete == 0 && animator.state == .inactive)
    animator.addAnimations { pad.alpha = 0.25 }
    animator.startAnimation()
    phone.wait(0.5)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
    phone.wait(0.6)
    #expect(pad.alpha == 0.25 && animator.state == .inactive)
  }

  @Test("A150 stopped it is not reversed any more, and without finishing it forgets its completions")
  func stopped() {
    let (phone, pad, animator) = fixture()
    animator.fractionComplete = 0.3
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
    animator.stopAnimation(false)
    #expect(!animator.isReversed && abs(animator.fractionComplete - 0.7) < 1e-9)
    var seen: UIViewAnimatingState?
    animator.addCompletion { [weak animator] _ in seen = animator?.state }
    animator.finishAnimation(at: .current)
    #expect(seen == .stopped && phone.journal.take() == ["at current"])
    animator.addCompletion { _ in phone.journal.note("forgotten") }
    animator.addAnimations { pad.alpha = 0 }
    animator.startAnimation()
    animator.stopAnimation(true)
    animator.addAnimations { pad.alpha = 0 }
    animator.startAnimation()
    phone.wait(2)
    #expect(phone.journal.take() == [])
  }

  @Test("A151 without anything to animate an animator is neither paused, scrubbed nor turned round")
  func nothing() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.isReversed = true
    #expect(animator.state == .inactive && animator.fractionComplete == 0 && !animator.isReversed)
  }

  @Test("A151 one that is over is neither continued nor finished, and one that runs is not continued")
  func over() {
    let (phone, _, animator) = fixture()
    animator.startAnimation()
    phone.wait(0.5)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 5)
    phone.wait(0.51)
    #expect(phone.journal.take() == ["at end"])
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    animator.finishAnimation(at: .start)
    #expect(animator.state == .inactive && phone.journal.take() == [])
  }

  @Test("A152 one that runs goes on from where it is scrubbed to")
  func scrubbedOnTheWay() {
    let (phone, pad, animator) = fixture()
    animator.startAnimation()
    phone.wait(0.2)
    animator.fractionComplete = 0.6
    #expect(animator.isRunning && abs(animator.fractionComplete - 0.6) < 1e-9)
    #expect(abs((pad.layer.presentation()?.opacity ?? 0) - 0.7) < 1e-6)
    phone.wait(0.39)
    #expect(phone.journal.take() == [])
    phone.wait(0.02)
    #expect(phone.journal.take() == ["at end"])
  }

  @Test("A153 no duration is 0.2 seconds")
  func duration() {
    #expect(UIViewPropertyAnimator().duration == 0.2)
    let (phone, pad, _) = fixture()
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { pad.alpha = 0 }
    animator.startAnimation()
    phone.wait(0.15)
    #expect(animator.duration == 0.2 && animator.isRunning)
    phone.wait(0.1)
    #expect(animator.state == .inactive)
  }

  @Test("A154 one that is made running is hit where it ends, and in another animation's block not interrupted")
  func madeRunning() {
    let (phone, pad, _) = fixture()
    func run() -> UIViewPropertyAnimator {
      .runningPropertyAnimator(withDuration: 1, delay: 0, options: .allowUserInteraction) { pad.center.x += 100 }
    }
    let alone = run()
    #expect(alone.isManualHitTestingEnabled && alone.isInterruptible)
    #expect(phone.hit(125, 25) == "pad" && phone.hit(25, 25) == nil)
    phone.wait(1.1)
    UIView.animate(withDuration: 1) { #expect(!run().isInterruptible) }
    UIView.performWithoutAnimation { #expect(run().isInterruptible) }
  }

  private static func use(_ use: (Phone, UIViewPropertyAnimator) -> Void) {
    let (phone, _, animator) = AnimatorEdgeTests().fixture()
    use(phone, animator)
    withExtendedLifetime(phone) {}
  }

  @Test("A55 an animator refuses to be stopped twice, interrupted where it may not be, or added to as it completes")
  func refused() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        AnimatorEdgeTests.use { _, animator in
          animator.startAnimation()
          animator.stopAnimation(false)
          animator.stopAnimation(false)
        }
      }
    }
    #expect(said(twice).contains("stopAnimation(_:) of an animator that is stopped"))
    let paused = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        AnimatorEdgeTests.use { _, animator in
          animator.isInterruptible = false
          animator.startAnimation()
          animator.pauseAnimation()
        }
      }
    }
    #expect(said(paused).contains("pauseAnimation() of an animator that is not interruptible"))
    let added = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        AnimatorEdgeTests.use { phone, animator in
          animator.addCompletion { _ in animator.addAnimations {} }
          animator.startAnimation()
          phone.wait(2)
        }
      }
    }
    #expect(said(added).contains("addAnimations of an animator in its completion"))
  }

  @Test("A55 an animator refuses a delay below zero, and one where it is paused")
  func refusedDelays() async {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        AnimatorEdgeTests.use { _, animator in animator.startAnimation(afterDelay: -1) }
      }
    }
    #expect(said(negative).contains("startAnimation(afterDelay:) with a delay of -1.0 seconds"))
    let paused = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        AnimatorEdgeTests.use { _, animator in
          animator.pauseAnimation()
          animator.startAnimation(afterDelay: 1)
        }
      }
    }
    #expect(said(paused).contains("startAnimation(afterDelay:) of an animator that is paused"))
  }

  private func said(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
