import Foundation
import HeadlessUIKit
import Testing

/// Rules A200 and A205: animations of one property that meet.
@MainActor @Suite("A: animations that meet") struct MeetingAnimationsTests {
  private let linear: UIView.AnimationOptions = [.curveLinear, .allowUserInteraction]

  private func opacity(_ view: UIView) -> Double { Double(view.layer.presentation()?.opacity ?? -1) }

  /// What an overlay does that fades away and is hidden then.
  private func show(_ bar: Pad, _ shown: Bool, _ options: UIView.AnimationOptions = []) {
    if shown { bar.isHidden = false }
    UIView.animate(withDuration: 0.5, delay: 0, options: linear.union(options)) {
      bar.alpha = shown ? 1 : 0
    } completion: { finished in
      bar.journal.note("\(shown ? "shown" : "gone") \(finished)")
      if finished, !shown { bar.isHidden = true }
    }
  }

  @Test("A200 a fade that another one takes the place of ends then, unfinished, and what it would hide stays")
  func fades() {
    let phone = Phone.forGestures()
    let bar = phone.pad("bar", (0, 0, 50, 50))
    show(bar, false)
    phone.wait(0.2)
    show(bar, true)
    #expect(bar.layer.animationKeys() == ["opacity"] && phone.journal.take() == [])
    phone.wait(0)
    #expect(phone.journal.take() == ["gone false"])
    phone.wait(0.6)
    #expect(phone.journal.take() == ["shown true"] && !bar.isHidden && phone.hit(25, 25) == "bar")
  }

  @Test(
    "A200 it is seen from where the view stood, or goes on from where that is seen, to what the view has by now")
  func seenFrom() {
    let expected: [(options: UIView.AnimationOptions, start: Double, later: Double)] = [
      ([], 0, 0.5), (.beginFromCurrentState, 0.6, 0.8),
    ]
    for (options, start, later) in expected {
      let phone = Phone.forGestures()
      let bar = phone.pad("bar", (0, 0, 50, 50))
      show(bar, false)
      phone.wait(0.2)
      show(bar, true, options)
      #expect(abs(opacity(bar) - start) < 1e-6)
      phone.wait(0.25)
      #expect(abs(opacity(bar) - later) < 1e-6)
    }
    let phone = Phone.forGestures()
    let bar = phone.pad("bar", (0, 0, 50, 50))
    show(bar, false)
    phone.wait(0.1)
    bar.alpha = 1
    #expect(opacity(bar) == 1, "code has set it")
  }

  @Test("A200 the older way to animate can say that it begins where the view is seen, too")
  func olderWay() {
    let phone = Phone.forGestures()
    let bar = phone.pad("bar", (0, 0, 50, 50))
    show(bar, false)
    phone.wait(0.2)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationBeginsFromCurrentState(true)
    bar.alpha = 1
    UIView.commitAnimations()
    #expect(abs(opacity(bar) - 0.6) < 1e-6)
  }

  @Test("A200 what else the first one moves goes on, and its completion comes with that")
  func partly() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.animate(withDuration: 1, delay: 0, options: linear) {
      pad.alpha = 0
      pad.center.x = 125
    } completion: { [journal = phone.journal] in
      journal.note("first \($0)")
    }
    phone.wait(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: linear) {
      pad.alpha = 1
      pad.center.x = 25
    }
    #expect(abs(opacity(pad)) < 1e-6 && pad.layer.presentation()?.position.x == 75)
    phone.wait(0.25)
    #expect(abs(opacity(pad) - 0.25) < 1e-6 && phone.journal.take() == [])
    phone.wait(0.25)
    #expect(phone.journal.take() == ["first true"])
  }

  @Test(
    "A200 an animator takes a fade's place from where it is seen, and is stopped there; it ends by itself alone")
  func animators() {
    let phone = Phone.forGestures()
    let bar = phone.pad("bar", (0, 0, 50, 50))
    show(bar, false)
    phone.wait(0.25)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { bar.alpha = 1 }
    animator.addCompletion { [journal = phone.journal] in journal.note("animator \($0)") }
    animator.startAnimation()
    #expect(abs(opacity(bar) - 0.5) < 1e-6)
    phone.wait(0.5)
    #expect(abs(opacity(bar) - 0.75) < 1e-6 && phone.journal.take() == ["gone false"])
    animator.stopAnimation(false)
    #expect(abs(bar.alpha - 0.75) < 1e-6)
    animator.finishAnimation(at: .end)
    animator.addAnimations { bar.alpha = 0 }
    animator.startAnimation()
    show(bar, true)
    phone.wait(2)
    #expect(phone.journal.take() == ["animator end", "shown true"] && bar.alpha == 1)
  }

  @Test("A200 what an animator is given while it runs goes on with its own")
  func addedBlocks() {
    let phone = Phone.forGestures()
    let bar = phone.pad("bar", (0, 0, 50, 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { (bar.center.x, bar.alpha) = (125, 0.5) }
    animator.startAnimation()
    phone.wait(0.5)
    animator.addAnimations { bar.alpha = 0 }
    animator.addAnimations { bar.layer.cornerRadius = 10 }
    #expect(abs(opacity(bar) - 0.75) < 1e-6)
    animator.stopAnimation(true)
    #expect(bar.center.x == 75 && abs(bar.alpha - 0.75) < 1e-6)
  }

  @Test("A200 what a nested block fades is faded by it alone, though the block around it ends later")
  func nested() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.animate(withDuration: 1, delay: 0, options: linear) {
      pad.alpha = 0.5
      pad.center.x = 125
      UIView.animate(withDuration: 0.5, delay: 0, options: linear.union(.overrideInheritedDuration)) {
        pad.alpha = 1
      } completion: { [journal = phone.journal] in
        journal.note("inner \($0)")
      }
    }
    phone.wait(0.25)
    #expect(abs(opacity(pad) - 0.75) < 1e-6 && pad.layer.presentation()?.position.x == 50)
    phone.wait(0.3)
    #expect(phone.journal.take() == ["inner true"] && opacity(pad) == 1)
  }

  @Test("A200 two that begin themselves again in each other's place let the time go on")
  func endless() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    var count = 0
    func breathe() {
      count += 1
      guard count < 1000 else { return }
      UIView.animate(withDuration: 1, animations: { pad.alpha = pad.alpha == 1 ? 0.5 : 1 }) { _ in breathe() }
    }
    breathe()
    breathe()
    phone.wait(1)
    #expect((55...66).contains(count), "one a frame")
  }

  #if !canImport(Darwin)
    @Test("A200 so do colours and what else there is of a layer")
    func colours() throws {
      let phone = Phone.forGestures()
      let pad = phone.pad("pad", (0, 0, 50, 50))
      func change(_ red: CGFloat, _ radius: CGFloat, _ options: UIView.AnimationOptions = []) {
        UIView.animate(withDuration: 1, delay: 0, options: linear.union(options)) {
          pad.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
          pad.layer.cornerRadius = radius
        } completion: { [journal = phone.journal] in
          journal.note("\(red) \($0)")
        }
      }
      func seen() throws -> (red: CGFloat, radius: CGFloat) {
        let layer = try #require(pad.layer.presentation())
        return (layer.backgroundColor?.components?.first ?? -1, layer.cornerRadius)
      }
      pad.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      change(1, 10)
      phone.wait(0.5)
      change(0, 0, .beginFromCurrentState)
      var (red, radius) = try seen()
      #expect(abs(red - 0.5) < 1e-6 && abs(radius - 5) < 1e-6)
      phone.wait(0.5)
      (red, radius) = try seen()
      #expect(abs(red - 0.25) < 1e-6 && abs(radius - 2.5) < 1e-6)
      #expect(phone.journal.take() == ["1.0 false"])
      change(1, 10)
      phone.wait(0.25)
      (red, radius) = try seen()
      #expect(abs(red - 0.25) < 1e-6 && abs(radius - 2.5) < 1e-6, "from where they stood")
    }
  #endif

  @Test("A205 of two transforms that meet the second is done upon what is left of the first")
  func transforms() throws {
    let phone = Phone.forGestures()
    let (pad, card) = (phone.pad("pad", (0, 0, 50, 50)), phone.pad("card", (100, 100, 50, 50)))
    func change(_ one: CGAffineTransform, _ other: CGAffineTransform) {
      UIView.animate(withDuration: 1, delay: 0, options: linear) { (pad.transform, card.transform) = (one, other) }
    }
    func scale() -> CGFloat { pad.layer.presentation()?.affineTransform().a ?? -1 }
    change(CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(rotationAngle: .pi / 2))
    phone.wait(0.5)
    change(CGAffineTransform(scaleX: 4, y: 4), CGAffineTransform(translationX: 100, y: 0))
    #expect(abs(scale() - 1.5) < 1e-9)
    let turned = try #require(card.layer.presentation()).affineTransform()
    let half = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(abs(turned.a - half.a) < 1e-9 && abs(turned.b - half.b) < 1e-9 && abs(turned.tx) < 1e-9)
    phone.wait(0.25)
    #expect(abs(scale() - 2.1875) < 1e-9)
    phone.wait(0.5)
    #expect(abs(scale() - 3.5) < 1e-9)
  }

  @Test("A205 one that grows from nothing is seen so, whatever was before")
  func fromNothing() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    func scale() -> CGFloat { pad.layer.presentation()?.affineTransform().a ?? -1 }
    UIView.animate(withDuration: 1, delay: 0, options: linear) {
      pad.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    phone.wait(0.5)
    #expect(scale() == 0.5)
    UIView.animateKeyframes(
      withDuration: 1, delay: 1, options: UIView.KeyframeAnimationOptions(rawValue: linear.rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { pad.transform = .identity }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        pad.transform = CGAffineTransform(scaleX: 0, y: 0)
      }
    }
    phone.wait(0.75)
    #expect(scale() == 0)
    phone.wait(0.5)
    #expect(scale() == 0.5)
    phone.wait(0.5)
    #expect(scale() == 0.5)
  }
}
