import Foundation
import HeadlessUIKit
import Testing

/// Rules A26 and A27: animators that can be stopped on their way.
@MainActor @Suite("A: property animators") struct PropertyAnimatorTests {
  /// Moves the view's centre from 25 to 125 within a second.
  private func animator(_ pad: Pad) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.center.x += 100 }
    animator.addCompletion { [journal = pad.journal] in journal.note("at \($0)") }
    return animator
  }

  @Test("A26 touches reach what an animator animates, unless it says otherwise")
  func touches() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let open = animator(pad)
    #expect(open.isUserInteractionEnabled && open.state == .inactive && phone.hit(25, 25) == "pad")
    open.startAnimation()
    #expect(open.isRunning && phone.hit(25, 25) == "pad")
    phone.wait(1)
    #expect(phone.hit(125, 25) == "pad")
    #expect(phone.journal.take() == ["at end"])

    let closed = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.center.x = 25 }
    closed.isUserInteractionEnabled = false
    closed.startAnimation()
    #expect(phone.hit(25, 25) == nil)
    phone.wait(1)
    #expect(phone.hit(25, 25) == "pad")
    #expect(closed.state == .inactive)
  }

  @Test("A112 what is animated inside of an animator's block is scrubbed, turned round and ended with it")
  func inside() {
    let nestings: [(@escaping () -> Void) -> Void] = [
      { UIView.animate(withDuration: 0.3, delay: 0.1, animations: $0) },
      { change in
        UIView.animateKeyframes(withDuration: 9, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
        }
      },
    ]
    for nest in nestings {
      let phone = Phone.forGestures()
      let pad = phone.pad("pad", (0, 0, 50, 50))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { nest { pad.center.x = 125 } }
      func seen() -> CGFloat { pad.layer.presentation()?.position.x ?? -1 }
      animator.pauseAnimation()
      for fraction in [0.25, 0.75, 0.5] {
        animator.fractionComplete = fraction
        phone.wait(0.2)
        #expect(abs(seen() - 25 - 100 * fraction) < 1e-6, "the finger rests")
      }
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      phone.wait(0.25)
      #expect(abs(seen() - 50) < 1e-6)
      phone.wait(0.5)
      #expect(pad.center.x == 25 && animator.state == .inactive)
    }
  }

  @Test("A112 its completion comes with the animator's, and one with a duration of its own goes its own way")
  func insideEnds() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    var ends: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 0.3, animations: { pad.center.x = 125 }, completion: { ends.append("\($0)") })
      UIView.animate(withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .curveLinear]) {
        pad.alpha = 0.5
      } completion: { _ in
        ends.append("own")
      }
    }
    animator.startAnimation()
    phone.wait(0.6)
    #expect(ends == ["own"])
    phone.wait(0.6)
    #expect(ends == ["own", "true"])
  }

  @Test("A99 what a nested block animates is animated once, and views are hit where they are seen")
  func nested() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    pad.alpha = 0.2
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      pad.center.x = 125
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        pad.alpha = 1
        pad.center.y = 125
      }
    }
    func seen() -> (CGPoint, Float) {
      let layer = pad.layer.presentation()
      return (layer?.position ?? .zero, layer?.opacity ?? -1)
    }
    phone.application.endTurn()
    #expect(seen().0 == CGPoint(x: 25, y: 25) && abs(seen().1 - 0.2) < 1e-6)
    phone.wait(0.5)
    #expect(seen().0 == CGPoint(x: 75, y: 75) && abs(seen().1 - 0.6) < 1e-6)
    phone.wait(0.5)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      pad.center.x = 25
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { pad.center.y = 25 }
    }
    animator.startAnimation()
    phone.wait(0.5)
    #expect(phone.hit(75, 75) == "pad" && phone.hit(75, 125) == nil)
  }

  @Test("A100 what an animator gets while it runs begins where the view is, and takes the rest of the time")
  func addedLate() {
    let phone = Phone.forGestures()
    let (pad, other) = (phone.pad("pad", (0, 0, 50, 50)), phone.pad("other", (0, 100, 50, 50)))
    let animator = animator(pad)
    animator.startAnimation()
    phone.wait(0.5)
    animator.addAnimations { other.center.x += 100 }
    func place() -> CGFloat? { other.layer.presentation()?.position.x }
    #expect(place() == 25)
    phone.wait(0.25)
    #expect(place() == 75)
    phone.wait(0.25)
    #expect(place() == 125 && animator.state == .inactive)
  }

  @Test("A100 with a delay factor changes are seen after that share of the time, also where an animator is stopped")
  func delayFactor() {
    let phone = Phone.forGestures()
    let (pad, other) = (phone.pad("pad", (0, 0, 50, 50)), phone.pad("other", (0, 100, 50, 50)))
    let animator = animator(pad)
    animator.addAnimations({ other.center.x += 100 }, delayFactor: 0.5)
    animator.startAnimation()
    func places() -> [CGFloat?] { [pad, other].map { $0.layer.presentation()?.position.x } }
    phone.wait(0.5)
    #expect(places() == [75, 25] && phone.hit(25, 125) == "other")
    phone.wait(0.25)
    #expect(places() == [100, 75] && phone.hit(75, 125) == "other")
    animator.stopAnimation(false)
    #expect(pad.center.x == 100 && other.center.x == 75)
    animator.finishAnimation(at: .end)
    #expect(pad.center.x == 125 && other.center.x == 125)
    let late = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.center.x = 25 }
    late.startAnimation()
    phone.wait(0.5)
    late.addAnimations({ other.center.x = 25 }, delayFactor: 0.5)
    phone.wait(0.25)
    #expect(places() == [50, 125])
    phone.wait(0.125)
    #expect(places() == [37.5, 75])
  }

  @Test("A26 one made running lets touches through only with allowUserInteraction")
  func running() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let options: [UIView.AnimationOptions] = [[], .allowUserInteraction]
    for option in options {
      let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: option) {
        pad.alpha -= 0.1
      }
      #expect(animator.isRunning)
      #expect(phone.hit(25, 25) == (option.isEmpty ? nil : "pad"))
      phone.wait(1)
    }
  }

  @Test("A27 stopped on its way it leaves views where they are seen, and calls no completion")
  func stopped() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = animator(pad)
    animator.startAnimation()
    phone.wait(0.25)
    #expect(pad.center.x == 125)
    #expect(abs(animator.fractionComplete - 0.25) < 1e-9)
    animator.stopAnimation(true)
    #expect(abs(pad.center.x - 50) < 1e-6)
    #expect(animator.state == .inactive && phone.journal.take() == [])
    phone.wait(2)
    #expect(phone.journal.take() == [])
  }

  @Test(
    "A27 stopped to be finished, it puts views to the start, the end, or leaves them",
    arguments: [(UIViewAnimatingPosition.start, 25.0), (.end, 125), (.current, 75)])
  func finished(position: UIViewAnimatingPosition, centre: Double) {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = animator(pad)
    animator.startAnimation()
    phone.wait(0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)
    #expect(abs(pad.center.x - CGFloat(centre)) < 1e-6)
    #expect(animator.state == .inactive && phone.journal.take() == ["at \(position)"])
  }

  @Test("A27 reversed it goes back as long as it came, and ends at its start")
  func reversed() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = animator(pad)
    animator.startAnimation()
    phone.wait(0.3)
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
    phone.wait(0.29)
    #expect(phone.journal.take() == [])
    phone.wait(0.02)
    #expect(phone.journal.take() == ["at start"])
    #expect(pad.center.x == 25)
  }

  @Test(
    "A27 stopped while a finger scrubs it, its views stay under the finger, or where the curve has them",
    arguments: [true, false])
  func stoppedWhileScrubbed(isLinear: Bool) {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { pad.center.x = 125 }
    animator.scrubsLinearly = isLinear
    animator.fractionComplete = 0.25
    #expect(animator.fractionComplete == 0.25, "what was set is what is read")
    animator.stopAnimation(true)
    #expect(isLinear ? pad.center.x == 50 : pad.center.x < 45)
  }

  @Test("A27 paused and scrubbed by a finger, it goes on from there; completing it may leave it active")
  func scrubbed() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = animator(pad)
    animator.fractionComplete = 0.4
    #expect(animator.state == .active && !animator.isRunning)
    phone.wait(5)
    #expect(animator.fractionComplete == 0.4)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    phone.wait(0.49)
    #expect(phone.journal.take() == [])
    phone.wait(0.02)
    #expect(phone.journal.take() == ["at end"])

    let staying = self.animator(pad)
    staying.pausesOnCompletion = true
    staying.startAnimation(afterDelay: 0.5)
    phone.wait(2)
    #expect(staying.state == .active && !staying.isRunning && staying.fractionComplete == 1)
    #expect(phone.journal.take() == [])
    staying.stopAnimation(true)
  }

  /// A pad and an animator of a second that takes it by a hundred points, along a curve.
  private func eased(_ phone: Phone, scrubsLinearly: Bool = true) -> (pad: UIView, animator: UIViewPropertyAnimator)
  {
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { pad.frame.origin.x = 100 }
    animator.scrubsLinearly = scrubsLinearly
    animator.addCompletion { phone.journal.note("at \($0)") }
    animator.startAnimation()
    return (pad, animator)
  }

  private func seen(_ pad: UIView) -> CGFloat { pad.layer.presentation()?.frame.minX ?? -1 }

  @Test(
    "A58 pausing, turning round and going on leave views where they are seen, whichever way it scrubs",
    arguments: [true, false])
  func withoutJump(scrubsLinearly: Bool) {
    let phone = Phone.forGestures()
    let (pad, animator) = eased(phone, scrubsLinearly: scrubsLinearly)
    phone.wait(0.25)
    let before = seen(pad)
    #expect(before > 5 && before < 20)
    animator.pauseAnimation()
    phone.wait(1)
    #expect(abs(seen(pad) - before) < 1e-6)
    #expect(abs(animator.fractionComplete - (scrubsLinearly ? before / 100 : 0.25)) < 1e-6)
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
    #expect(abs(seen(pad) - before) < 1e-6)
    phone.wait(0.3)
    let later = seen(pad)
    #expect(later > before + 10)
    animator.isReversed = true
    #expect(abs(seen(pad) - later) < 1e-6)
    phone.wait(0.5)
    #expect(seen(pad) < later && seen(pad) > 0)
    #expect(phone.journal.take() == [])
    phone.wait(0.06)
    #expect(phone.journal.take() == ["at start"] && pad.frame.minX == 0)
  }

  @Test("A58 what a finger scrubbed goes on from under the finger, and takes the time that is left")
  func scrubbedOn() {
    let phone = Phone.forGestures()
    let (pad, animator) = eased(phone)
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    #expect(abs(seen(pad) - 25) < 1e-6)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(abs(seen(pad) - 25) < 1e-6)
    phone.wait(0.74)
    #expect(seen(pad) > 95 && phone.journal.take() == [])
    phone.wait(0.02)
    #expect(phone.journal.take() == ["at end"])
  }

  @Test("A58 one that may not be interrupted is not scrubbed while it runs")
  func uninterruptible() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.frame.origin.x = 100 }
    animator.isInterruptible = false
    animator.startAnimation()
    phone.wait(0.5)
    animator.fractionComplete = 0.1
    #expect(animator.isRunning && abs(animator.fractionComplete - 0.5) < 1e-9)
    phone.wait(0.51)
    #expect(animator.state == .inactive)
  }

  @Test("A27 one that is let go of with its application leaves its views where they were to go")
  func letGo() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      pad.frame.origin.x = 100
    }
    animator?.fractionComplete = 0.3
    phone.application.letGoOfWaiting()
    animator = nil
    #expect(pad.layer.presentation()?.frame.minX == 100 && phone.hit(125, 25) == "pad")
  }

  @Test("A172 letting go of an animator that is paused or stopped stops the program")
  func letGoWhilePaused() async {
    let paused = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).pauseAnimation() }
    }
    #expect(said(paused).contains("UIViewPropertyAnimator is let go of while it is paused"))
    let stopped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.stopAnimation(false)
      }
    }
    #expect(said(stopped).contains("UIViewPropertyAnimator is let go of while it is stopped"))
  }

  @Test("A95 two animators of one view leave each other's changes alone, whichever way they end")
  func twoAnimators() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    func pair() -> (move: UIViewPropertyAnimator, fade: UIViewPropertyAnimator) {
      pad.center.x = 25
      pad.alpha = 1
      let move = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { pad.center.x = 125 }
      let fade = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { pad.alpha = 0.5 }
      for one in [move, fade] { one.startAnimation() }
      return (move, fade)
    }
    _ = pair()
    phone.wait(1)
    #expect(pad.center.x == 125 && pad.alpha == 0.5)

    for stopsMoveFirst in [true, false] {
      let (move, fade) = pair()
      for one in [move, fade] { one.fractionComplete = 0.5 }
      for one in stopsMoveFirst ? [move, fade] : [fade, move] { one.stopAnimation(true) }
      #expect(pad.center.x == 75 && pad.alpha == 0.75)
    }

    let (move, fade) = pair()
    for one in [move, fade] { one.fractionComplete = 0.5 }
    fade.isReversed = true
    for one in [move, fade] { one.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    phone.wait(1)
    #expect(pad.center.x == 125 && pad.alpha == 1)
  }

  @Test("A95 what code sets while an animator runs is not taken back", arguments: [true, false])
  func setByHand(isReversed: Bool) {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { pad.center.x = 125 }
    animator.startAnimation()
    phone.wait(0.2)
    pad.alpha = 0.5
    pad.bounds.size.width = 60
    pad.transform = CGAffineTransform(scaleX: 2, y: 2)
    animator.isReversed = isReversed
    phone.wait(1)
    #expect(animator.state == .inactive && pad.center.x == (isReversed ? 25 : 125))
    #expect(pad.alpha == 0.5 && pad.bounds.width == 60 && pad.transform.a == 2)
  }

  @Test("A95 blocks that are added to an animator share its way: each has the start that its first change had")
  func addedBlocks() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.center.x = 125 }
    animator.startAnimation()
    pad.alpha = 0.5
    animator.addAnimations { pad.alpha = 0.25 }
    animator.addAnimations { pad.center.x = 225 }
    phone.wait(0.5)
    animator.stopAnimation(false)
    #expect(abs(pad.center.x - 125) < 1e-6 && abs(pad.alpha - 0.375) < 1e-6)
    animator.finishAnimation(at: .start)
    #expect(pad.center.x == 25 && pad.alpha == 0.5)
  }

  @Test("A95 a corner's radius and a colour are left where they are seen, or put back")
  func looks() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    pad.backgroundColor = .systemBlue
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      pad.layer.cornerRadius = 10
      pad.layer.shadowOffset = CGSize(width: 8, height: 5)
      pad.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
    animator.fractionComplete = 0.25
    animator.stopAnimation(false)
    #expect(pad.layer.cornerRadius == 2.5 && pad.layer.shadowOffset == CGSize(width: 2, height: -1))
    let colours: [UIColor] = [.systemBlue, .white]
    #expect(!colours.contains { $0 == pad.backgroundColor })
    animator.finishAnimation(at: .start)
    #expect(pad.layer.cornerRadius == 0 && pad.backgroundColor == .systemBlue)
  }
}
