import Foundation
import HeadlessUIKit
import Testing

/// Rules A65 to A67, A81, A82, A203 and A204: springs by physics, ratio or bounce, and how long they take.
@MainActor @Suite("A: springs") struct SpringVelocityTests {
  #if !canImport(Darwin)
    /// How far a pad has gone of its 100 points each way, shortly after it was let go.
    private func gone(_ velocity: CGVector) throws -> CGPoint {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 10, 10))
      let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      animator.addAnimations {
        pad.center = CGPoint(x: 105, y: 105)
        pad.alpha = 0.5
      }
      animator.startAnimation()
      phone.wait(0.001)
      let shown = try #require(pad.layer.presentation())
      #expect(abs(Double(1 - shown.opacity) * 200 - (shown.position.x - 5)) < 0.001, "what is no place goes by dx")
      return CGPoint(x: shown.position.x - 5, y: shown.position.y - 5)
    }

    @Test("A65 a spring begins with the velocity that it was given, along either axis by its own")
    func velocity() throws {
      #expect(try gone(.zero).x < 0.01)
      let way = try gone(CGVector(dx: 10, dy: -10))
      #expect(abs(way.x - 1) < 0.03 && abs(way.y + 1) < 0.03, "a thousandth of a second at ten ways a second")
    }

    @Test("A65 so do the springs of UIView.animate")
    func blocks() throws {
      let phone = Phone()
      let (one, other) = (phone.pad("one", (0, 0, 10, 10)), phone.pad("other", (0, 0, 10, 10)))
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 10,
        animations: {
          one.center.x += 100
        })
      UIView.animate(springDuration: 1, bounce: 0.2, initialSpringVelocity: 10) { other.center.x += 100 }
      phone.wait(0.001)
      for pad in [one, other] {
        let way = try #require(pad.layer.presentation()).position.x - 5
        #expect(abs(way - 1) < 0.05)
      }
    }

    @Test("A65 an animator that goes on with a spring of its own begins with that spring's velocity")
    func continued() throws {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 10, 10))
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { pad.center.x += 100 }
      animator.fractionComplete = 0.5
      let spring = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 10, dy: 0))
      animator.continueAnimation(withTimingParameters: spring, durationFactor: 0)
      phone.wait(0.001)
      let way = try #require(pad.layer.presentation()).position.x - 55
      #expect(abs(way - 0.5) < 0.03, "ten times what was left")
      phone.wait(0.6)
      #expect(!animator.isRunning && pad.layer.presentation()?.position.x == 105)
    }

    @Test("A66 a spring that is given by its physics takes its own time")
    func physics() {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 10, 10))
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
      let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
      #expect(abs(animator.duration - 1.4727) < 0.0001)
      var isOver = false
      animator.addAnimations { pad.center.x += 100 }
      animator.addCompletion { _ in isOver = true }
      animator.startAnimation()
      phone.wait(0.3)
      let way = CGFloat(1 - exp(-1.5) * (cos(3 * 0.75.squareRoot()) + sin(3 * 0.75.squareRoot()) / 3.squareRoot()))
      let shown = pad.layer.presentation()?.position.x ?? 0
      #expect(abs(shown - 5 - 100 * way) < 0.01, "it goes as a mass at a spring does")
      phone.wait(1.1)
      #expect(!isOver)
      phone.wait(0.2)
      #expect(isOver)
    }

    @Test("A81 a spring's settling duration is what Apple's documentation has for two of them")
    func settling() {
      func duration(_ change: (CASpringAnimation) -> Void) -> TimeInterval {
        let spring = CASpringAnimation(keyPath: "position.x")
        change(spring)
        return spring.settlingDuration
      }
      #expect(abs(duration { $0.damping = 5 } - 2.85) < 0.01)
      #expect((1...1.1).contains(duration { $0.damping = 15 }))
      #expect(duration { $0.damping = 0 } == .infinity)
      let critical = duration { $0.damping = 20 }
      #expect(duration { $0.damping = 1e9 } == critical, "more than enough counts as enough")
      #expect(duration { ($0.damping, $0.allowsOverdamping) = (1e9, true) } > 1000)
    }

    private func duration(_ spring: UISpringTimingParameters, in animator: TimeInterval = 9) -> TimeInterval {
      UIViewPropertyAnimator(duration: animator, timingParameters: spring).duration
    }

    @Test("A66 more damping than stops a spring by its physics from swinging counts as just enough")
    func muchDamping() {
      let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 40, initialVelocity: .zero)
      #expect(abs(duration(spring) - 0.9235) < 0.001)
    }

    @Test("A82 a spring without parameters is the system's, which takes its own time, whatever the animator says")
    func plain() {
      let system = UISpringTimingParameters(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
      for given in [0, 2] as [TimeInterval] {
        #expect(duration(UISpringTimingParameters(), in: given) == duration(system))
        #expect(abs(duration(UISpringTimingParameters(), in: given) - 0.5058) < 0.001)
      }
    }

    @Test(
      "A190 the settling duration of a spring that doesn't swing is in steps of a tenth of a second",
      arguments: [(0.25, 0.4), (0.5, 0.8), (1, 1.5)])
    func steps(seeming: TimeInterval, settling: TimeInterval) {
      let spring = CASpringAnimation(perceptualDuration: seeming, bounce: 0)
      #expect(abs(spring.settlingDuration - settling) < 1e-9 && spring.duration == spring.settlingDuration)
      let other = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
      #expect(abs(other.settlingDuration - 0.8629552831744205) < 1e-9)
      let stiff = CASpringAnimation(keyPath: "position")
      (stiff.stiffness, stiff.damping) = (50, 30)
      #expect(abs(stiff.settlingDuration - 1.4) < 1e-9)
    }

    @Test(
      "A203 a spring by its ratio has a thousandth of its way left when the time is over, and more than 1 counts as 1"
    )
    func byRatio() throws {
      func gone(_ ratio: CGFloat) throws -> CGFloat {
        let phone = Phone()
        let pad = phone.pad("pad", (0, 0, 10, 10))
        let spring = UISpringTimingParameters(dampingRatio: ratio)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { pad.center.x += 100 }
        animator.startAnimation()
        phone.wait(0.1)
        return (try #require(pad.layer.presentation()).position.x - 5) / 100
      }
      // Half as much damping as stops it from swinging: 16,172 as its stiffness in a tenth of a second.
      let (frequency, swinging) = (CGFloat(12.71690), CGFloat(12.71690 * 0.75.squareRoot()))
      let left = exp(-0.05 * frequency) * (cos(0.1 * swinging) + sin(0.1 * swinging) / 3.squareRoot())
      #expect(abs(try gone(0.5) - (1 - left)) < 1e-5)
      #expect(try gone(2) == gone(1) && gone(4.56) == gone(1))
    }

    /// What an iOS 27 simulator was seen to take.
    private static let timesSeen:
      [(duration: TimeInterval, bounce: CGFloat, velocity: CGFloat, time: TimeInterval)] = [
        (0.4, 0, 0, 0.588), (0.5, 0, 0, 0.735), (0.5, 0.15, 0, 0.737), (0.5, 0.3, 0, 0.863), (0.5, 0.5, 0, 1.172),
        (1, 0.3, 0, 1.726), (0.5, -0.2, 0, 0.735), (0.5, 0.3, 1, 0.856),
      ]

    @Test("A204 a spring by its duration and bounce rests later than the duration, and is animated until then")
    func byBounce() {
      for (seems, bounce, speed, time) in Self.timesSeen {
        let velocity = CGVector(dx: speed, dy: speed)
        let spring = UISpringTimingParameters(duration: seems, bounce: bounce, initialVelocity: velocity)
        for given in [0, 2] as [TimeInterval] { #expect(abs(duration(spring, in: given) - time) < 0.001) }
        let phone = Phone.forGestures()
        let pad = phone.pad("pad", (0, 0, 50, 50))
        var isOver = false
        UIView.animate(springDuration: seems, bounce: bounce, initialSpringVelocity: speed) {
          pad.alpha = 0.5
        } completion: {
          isOver = $0
        }
        phone.wait(time - 0.001)
        #expect(!isOver && phone.hit(25, 25) == nil)
        phone.wait(0.002)
        #expect(isOver && phone.hit(25, 25) == "pad")
      }
    }

    @Test("A204 one that nothing stops, and one without a duration, take the animation's time (ours)")
    func endlessBounce() {
      #expect(duration(UISpringTimingParameters(duration: 0.5, bounce: 1), in: 2) == 2)
      #expect(duration(UISpringTimingParameters(duration: 0, bounce: 0), in: 2) == 2)
    }

    @Test("A67 a layer's spring swings by its mass, its stiffness, its damping and its velocity")
    func layers() throws {
      let phone = Phone()
      let pad = phone.pad("pad", (0, 0, 10, 10))
      func seen(_ change: (CASpringAnimation) -> Void, after seconds: TimeInterval) throws -> CGFloat {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 0)
        change(spring)
        spring.duration = 10
        pad.layer.add(spring, forKey: "spring")
        phone.wait(seconds)
        return try #require(pad.layer.presentation()).position.x
      }
      // Nothing damps it: a swing takes 2π / 10 s, and goes as far beyond as it came from.
      #expect(abs(try seen({ _ in }, after: .pi / 10) - 200) < 0.001)
      #expect(abs(try seen({ $0.mass = 4 }, after: .pi / 10) - 100) < 0.001)
      #expect(abs(try seen({ $0.initialVelocity = 10 }, after: 0.001) - 1) < 0.01)
      let damped = try seen({ $0.damping = 100 }, after: 0.3)
      let over = try seen(
        {
          $0.damping = 100
          $0.allowsOverdamping = true
        }, after: 0.3)
      #expect(damped > over && damped < 100, "more damping than enough counts as enough, unless it is allowed")
    }
  #endif
}
