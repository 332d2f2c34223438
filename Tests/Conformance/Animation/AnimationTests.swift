import Foundation
import HeadlessUIKit
import Testing

/// Rules A16, A17, A20 to A28, A31, A33 and A34: what animations do to touches.
@MainActor @Suite("A: animations") struct AnimationTests {
  @Test("A40 a transaction's completion waits for what UIView.animate began in it")
  func transaction() {
    let phone = Phone()
    let pad = phone.pad("pad", (0, 0, 100, 100))
    var heard: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { heard.append("all") }
    UIView.animate(withDuration: 0.3) {
      pad.center.x = 200
    } completion: { _ in
      heard.append("view")
    }
    CATransaction.commit()
    phone.wait(0.1)
    phone.wait(0.1)
    #expect(heard == [])
    phone.wait(0.2)
    #expect(heard == ["view", "all"])
  }

  @Test("A16 an animated view and what is in it take no touches until the animation is over")
  func closed() {
    let phone = Phone.forGestures()
    let back = phone.pad("back", (0, 0, 200, 200))
    let moving = phone.pad("moving", (0, 0, 100, 100), in: back)
    _ = phone.pad("inside", (0, 0, 100, 100), in: moving)
    UIView.animate(withDuration: 1) { moving.alpha = 0.5 }
    #expect(moving.isUserInteractionEnabled)
    #expect(phone.hit(50, 50) == "back")
    #expect(Walk.refusal(of: moving, at: 50, 50).map { "\($0)" } == "animated")
    phone.wait(0.99)
    #expect(phone.hit(50, 50) == "back")
    phone.wait(0.02)
    #expect(phone.hit(50, 50) == "inside")
  }

  @Test("A16 removing all animations of its layer ends a view's animation, with false")
  func removed() {
    let phone = Phone.forGestures()
    _ = phone.pad("back", (0, 0, 200, 200))
    let front = phone.pad("front", (0, 0, 100, 100))
    var ends: [Bool] = []
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .repeat, animations: { front.alpha = 0.5 },
      completion: { ends.append($0) })
    #expect(phone.hit(50, 50) == "back")
    front.layer.removeAllAnimations()
    #expect(phone.hit(50, 50) == "front")
    #expect(ends == [false])
  }

  @Test("A16 allowUserInteraction lets touches through; of two animations each has to")
  func allowed() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 100, 100))
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { pad.alpha = 0.5 }
    #expect(phone.hit(50, 50) == "pad")
    UIView.animate(withDuration: 0.5) { pad.center.x += 10 }
    #expect(phone.hit(50, 50) == nil)
    phone.wait(0.6)
    #expect(phone.hit(50, 50) == "pad")
  }

  @Test("A16 a button can't be tapped while it is animated, and what is behind it can")
  func animatedButton() {
    let phone = Phone.forGestures()
    let back = phone.pad("back", (0, 0, 200, 200))
    let button = LoudControl("button", CGRect(x: 0, y: 0, width: 80, height: 80), phone.journal)
    back.addSubview(button)
    UIView.animate(withDuration: 0.3) { button.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    phone.tap(at: (40, 40))
    #expect(phone.journal.take() == ["back began 1", "back ended 1"])
    phone.wait(0.3)
    phone.tap(at: (40, 40))
    #expect(phone.journal.take() == ["button down", "button up inside"])
  }

  @Test("A17 an animation leaves the touches that are on its view, unless the switch has it take them (ours)")
  func touchesMeanwhile() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 100, 100))
    for takesTouches in [false, true] {
      phone.application.thresholds.animations.animationCancelsTouches = takesTouches
      phone.down(1, at: (50, 50))
      UIView.animate(withDuration: 0.1, delay: 0, options: .allowUserInteraction) { pad.alpha -= 0.1 }
      UIView.animate(withDuration: 0.1) { pad.alpha -= 0.1 }
      phone.up(1)
      #expect(phone.journal.take() == ["pad began 1", takesTouches ? "pad cancelled 1" : "pad ended 1"])
      phone.wait(1)
    }
  }

  @Test("A20 views have their final values at once, delayed or not, and are hit there")
  func valuesJump() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.animate(withDuration: 1, delay: 2, options: .allowUserInteraction) {
      pad.frame.origin.x = 100
      pad.bounds.size.height = 20
    }
    #expect(pad.center == CGPoint(x: 125, y: 25))
    #expect(phone.hit(25, 25) == nil)
    #expect(phone.hit(125, 25) == "pad")
    UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .allowUserInteraction]) { pad.alpha = 0 }
    #expect(pad.alpha == 0)
    #expect(phone.hit(125, 25) == nil)
  }

  @Test("A21 the completion runs when delay and duration are over; without duration in the next turn")
  func completion() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.animate(withDuration: 0.5, delay: 0.25, animations: { pad.alpha = 0.5 }) { [journal = phone.journal] in
      journal.note("finished \($0)")
    }
    phone.wait(0.74)
    #expect(phone.journal.take() == [])
    phone.wait(0.02)
    #expect(phone.journal.take() == ["finished true"])
    for duration in [0.0, -1] {
      UIView.animate(withDuration: duration, animations: { pad.alpha -= 0.1 }) { [journal = phone.journal] in
        journal.note("at once \($0)")
      }
      #expect(phone.hit(25, 25) == "pad")
      #expect(phone.journal.take() == [])
      phone.wait(0)
      #expect(phone.journal.take() == ["at once true"])
    }
  }

  @Test("A21 an animation that begins itself again lets the time go on, also with nothing to be seen of it")
  func endless() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    var count = 0
    func pulse() {
      guard count < 1000 else { return }
      UIView.animate(withDuration: 0.5, animations: { pad.alpha = pad.alpha == 1 ? 0.5 : 1 }) { _ in
        count += 1
        pulse()
      }
    }
    pulse()
    phone.wait(1.2)
    #expect(count == 2)
    pad.removeFromSuperview()
    phone.wait(1)
    #expect((58...63).contains(count), "one a frame")
  }

  @Test("A22 an animation that changes nothing, or nothing in a window, is complete in the next turn")
  func nothingChanges() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    let loose = UIView()
    for change in [{}, { pad.alpha = 1 }, { loose.alpha = 0.5 }] {
      UIView.animate(withDuration: 5, animations: change) { [journal = phone.journal] in
        journal.note("finished \($0)")
      }
      #expect(phone.hit(25, 25) == "pad")
      phone.application.endTurn()
      phone.wait(0)
      #expect(phone.journal.take() == ["finished true"])
    }
  }

  @Test("A98 views that come into a window before the turn ends are animated, with delay and duration")
  func beforeTheWindow() {
    let phone = Phone.forGestures()
    let (late, never) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    func animate(_ view: UIView, _ name: String) {
      UIView.animate(withDuration: 1, delay: 2) {
        view.center.x = 125
      } completion: { [journal = phone.journal] in
        journal.note("\(name) \($0)")
      }
    }
    animate(late, "late")
    animate(never, "never")
    phone.window.addSubview(late)
    phone.application.endTurn()
    #expect(late.layer.presentation()?.position.x == 25)
    phone.wait(2.5)
    #expect(phone.journal.take() == ["never true"])
    #expect(abs((late.layer.presentation()?.position.x ?? 0) - 75) < 1)
    phone.wait(0.6)
    #expect(phone.journal.take() == ["late true"])
  }

  @Test("A22 other looks are a change: views take no touches until their time is over")
  func looksChange() {
    let phone = Phone.forGestures()
    _ = phone.pad("back", (0, 0, 50, 50))
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    blur.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    blur.accessibilityIdentifier = "blur"
    phone.window.addSubview(blur)
    for change in [{ blur.effect = nil }, { blur.tintColor = .red }, { blur.backgroundColor = .red }] {
      UIView.animate(withDuration: 0.5, animations: change) { [journal = phone.journal] in
        journal.note("finished \($0)")
      }
      phone.wait(0.4)
      #expect(phone.hit(25, 25) == "back" && phone.journal.take() == [])
      phone.wait(0.2)
      #expect(phone.hit(25, 25) != "back" && phone.journal.take() == ["finished true"])
    }
  }

  @Test("A22 hiding in a stack moves the others within the animation")
  func stackMoves() {
    let phone = Phone.forGestures()
    let (one, other) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one, other])
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    phone.window.addSubview(stack)
    phone.window.layoutIfNeeded()
    #expect(other.frame.minX == 50)
    var isOver = false
    UIView.animate(withDuration: 0.5, animations: { one.isHidden = true }, completion: { _ in isOver = true })
    #expect(other.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    phone.wait(0.4)
    #expect(!isOver && phone.window.hitTest(CGPoint(x: 25, y: 25), with: nil) === stack)
    phone.wait(0.2)
    #expect(isOver && phone.window.hitTest(CGPoint(x: 25, y: 25), with: nil) === other)
  }

  @Test("A22 a layer's looks are changes: their animation has its length, and the same value again is none")
  func looks() {
    let changes: [(CALayer) -> Void] = [
      { $0.cornerRadius += 5 }, { $0.borderWidth += 1 }, { $0.shadowOpacity += 0.1 }, { $0.shadowRadius += 1 },
      { $0.shadowOffset.height += 1 }, { $0.borderColor = UIColor.red.cgColor },
      { $0.backgroundColor = UIColor.blue.cgColor },
    ]
    for change in changes {
      let phone = Phone.forGestures()
      let pad = phone.pad("pad", (0, 0, 50, 50))
      UIView.animate(withDuration: 0.5, animations: { change(pad.layer) }) { [journal = phone.journal] in
        journal.note("finished \($0)")
      }
      #expect(phone.hit(25, 25) == nil)
      phone.wait(0.4)
      #expect(phone.journal.take() == [])
      phone.wait(0.2)
      #expect(phone.journal.take() == ["finished true"] && phone.hit(25, 25) == "pad")
      UIView.animate(withDuration: 5, animations: { pad.layer.cornerRadius += 0 }) { [journal = phone.journal] in
        journal.note("at once \($0)")
      }
      phone.wait(0)
      #expect(phone.journal.take() == ["at once true"])
    }
  }

  @Test("A23 the last view to leave its window ends the animation; the completion says false, once")
  func leavesWindow() {
    let phone = Phone.forGestures()
    let (one, other) = (phone.pad("one", (0, 0, 50, 50)), phone.pad("other", (60, 0, 50, 50)))
    UIView.animate(
      withDuration: 1,
      animations: {
        one.alpha = 0.5
        other.alpha = 0.5
      }
    ) { [journal = phone.journal] in journal.note("finished \($0)") }
    one.removeFromSuperview()
    phone.wait(0.1)
    #expect(phone.journal.take() == [])
    phone.window.addSubview(one)
    #expect(phone.hit(25, 25) == "one")
    #expect(phone.hit(80, 25) == nil)
    other.removeFromSuperview()
    phone.wait(2)
    #expect(phone.journal.take() == ["finished false"])
  }

  @Test("A23 an application in the background animates nothing")
  func background() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { pad.alpha = 0.5 }) {
      [journal = phone.journal] in journal.note("finished \($0)")
    }
    phone.application.post(.didEnterBackground)
    #expect(phone.journal.take() == ["finished false"])
    #expect(phone.hit(25, 25) == "pad")
  }

  @Test("A24 inside of a block an animation takes the outer one's duration and options, unless it overrides them")
  func nested() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    func durations(_ inner: UIView.AnimationOptions) -> (TimeInterval, String?) {
      var inherited = 0.0
      UIView.animate(withDuration: 2, delay: 0, options: .allowUserInteraction) {
        UIView.animate(withDuration: 1, delay: 0, options: inner) {
          inherited = UIView.inheritedAnimationDuration
          pad.alpha -= 0.1
        }
      }
      defer { phone.wait(3) }
      return (inherited, phone.hit(25, 25))
    }
    #expect(durations([]) == (2, "pad"))
    #expect(durations(.overrideInheritedDuration) == (1, "pad"))
    #expect(durations([.overrideInheritedDuration, .overrideInheritedOptions]) == (1, nil))
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("A24 what is done without animation, or while animations are off, is not animated")
  func without() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { pad.alpha = 0.9 } }
    #expect(phone.hit(25, 25) == "pad")
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { pad.alpha = 0.8 }) { [journal = phone.journal] in
      journal.note("finished \($0)")
    }
    UIView.setAnimationsEnabled(true)
    #expect(phone.hit(25, 25) == "pad")
    phone.wait(0)
    #expect(phone.journal.take() == ["finished true"])
  }

  @Test("A24 within an animation that takes no time nothing is animated")
  func withinNone() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.animate(withDuration: 0) {
      UIView.animate(withDuration: 1, animations: { pad.alpha = 0.8 }) { [journal = phone.journal] in
        journal.note("finished \($0)")
      }
    }
    #expect(phone.hit(25, 25) == "pad")
    phone.wait(0)
    #expect(phone.journal.take() == ["finished true"])
  }

  @Test("A25 a repeating animation never completes; a reversing one takes twice the time; a count multiplies it")
  func repeats() {
    let phone = Phone.forGestures()
    func openAfter(_ options: UIView.AnimationOptions, _ change: @escaping (UIView) -> Void) -> Double? {
      let pad = phone.pad("pad", (0, 0, 50, 50))
      defer { pad.removeFromSuperview() }
      UIView.animate(withDuration: 1, delay: 0, options: options) { change(pad) }
      for step in 1...80 {
        phone.wait(0.25)
        if phone.hit(25, 25) == "pad" { return Double(step) / 4 }
      }
      return nil
    }
    #expect(openAfter(.repeat) { $0.alpha = 0.5 } == nil)
    #expect(openAfter(.autoreverse) { $0.alpha = 0.5 } == 2)
    #expect(
      openAfter([]) { pad in
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { pad.alpha = 0.5 }
      } == 6)
  }

  @Test("A96 the animation around repeated changes is complete when they are over")
  func modifiedCompletion() {
    let phone = Phone.forGestures()
    func ends(_ options: UIView.AnimationOptions = [], stopsAt stop: Double? = nil) -> [String] {
      let pad = phone.pad("pad", (0, 0, 50, 50))
      let start = phone.application.clock.now
      var heard: [String] = []
      UIView.animate(withDuration: 0.25, delay: 0, options: options) {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { pad.center.x = 100 }
        if options.isEmpty { pad.alpha = 0.5 }
      } completion: {
        heard.append("\($0) after \(phone.application.clock.now - start)")
      }
      if let stop {
        phone.wait(stop)
        pad.layer.removeAllAnimations()
      }
      phone.wait(4)
      pad.removeFromSuperview()
      return heard
    }
    #expect(ends() == ["true after 1.5"])
    #expect(ends(.repeat) == ["true after 1.5"], "nothing else repeats")
    #expect(ends([.repeat, .autoreverse]) == ["true after 1.5"])
    #expect(ends(stopsAt: 0.5) == ["false after 0.5"])
  }

  @Test("A97 in a block it can be said how often the animation runs, and whether back")
  func repeatsSaidInside() {
    let phone = Phone.forGestures()
    func end(_ options: UIView.AnimationOptions, _ say: @escaping () -> Void) -> Double? {
      let pad = phone.pad("pad", (0, 0, 50, 50))
      let start = phone.application.clock.now
      var end: Double?
      UIView.animate(withDuration: 0.25, delay: 0, options: options) {
        say()
        pad.alpha = 0.5
      } completion: { _ in
        end = phone.application.clock.now - start
      }
      phone.wait(10)
      pad.removeFromSuperview()
      return end
    }
    #expect(end([.repeat, .autoreverse]) { UIView.setAnimationRepeatCount(2) } == 1)
    #expect(end(.repeat) { UIView.setAnimationRepeatCount(3) } == 0.75)
    #expect(end([]) { UIView.setAnimationRepeatCount(2) } == 0.5)
    #expect(end(.repeat) { UIView.setAnimationRepeatCount(0) } == 0.25)
    #expect(end([]) { UIView.setAnimationRepeatAutoreverses(true) } == 0.5)
    #expect(end([]) { UIView.setAnimationRepeatCount(.infinity) } == nil)
    #expect(end(.repeat) {} == nil)
  }

  @Test("A97 so can the curve, and that of what goes from a beginning to a commit")
  func saidCurve() throws {
    let phone = Phone()
    func share(_ begin: (UIView) -> Void) throws -> CGFloat {
      let pad = phone.pad("pad", (0, 0, 50, 50))
      begin(pad)
      phone.wait(0.25)
      let seen = try #require(pad.layer.presentation()).position.x
      pad.removeFromSuperview()
      return ((seen - 25) / 200 * 1000).rounded() / 1000
    }
    func old(_ curve: UIView.AnimationCurve?) throws -> CGFloat {
      try share {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        if let curve { UIView.setAnimationCurve(curve) }
        $0.center.x += 200
        UIView.commitAnimations()
      }
    }
    let inBlock = try share { pad in
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn) {
        UIView.setAnimationCurve(.linear)
        pad.center.x += 200
      }
    }
    #expect(inBlock == 0.25)
    #expect(try old(.linear) == 0.25 && old(nil) == old(.easeInOut))
    #expect(try old(.easeIn) < old(.easeInOut) && old(.easeOut) > 0.25)
  }

  @Test("A28 a transition animates its container, and makes changes in it at once")
  func transitions() {
    let phone = Phone.forGestures()
    let container = phone.pad("container", (0, 0, 100, 100))
    let (front, back) = (
      phone.pad("front", (0, 0, 100, 100), in: container), Pad("back", (0, 0, 90, 90), phone.journal)
    )
    UIView.transition(from: front, to: back, duration: 1) { [journal = phone.journal] in journal.note("done \($0)")
    }
    #expect(container.subviews == [back])
    #expect(phone.hit(50, 50) == nil)
    phone.wait(1)
    #expect(phone.journal.take() == ["done true"])
    #expect(phone.hit(50, 50) == "back")
    UIView.transition(
      with: container, duration: 1, options: .allowUserInteraction, animations: { back.alpha = 0.5 })
    #expect(phone.hit(50, 50) == "back")
    container.addSubview(front)
    UIView.transition(from: back, to: front, duration: 0, options: .showHideTransitionViews)
    #expect(back.isHidden && !front.isHidden && back.superview === container)
  }

  @Test("A41 what keyframes move and bring back is animated all the same")
  func shake() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 100, 100))
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 0.6, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { pad.center.x = 60 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { pad.center.x = 50 }
    } completion: {
      ends.append($0)
    }
    phone.wait(0.5)
    #expect(ends == [] && phone.hit(50, 50) != "pad")
    phone.wait(0.2)
    #expect(ends == [true] && phone.hit(50, 50) == "pad")
  }

  @Test("A20 keyframes make their changes at once; the animation ends when all of its time is over")
  func keyframes() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { pad.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.1) { pad.center.x = 150 }
    }
    #expect(pad.center.x == 150)
    phone.wait(0.5)
    #expect(phone.hit(150, 25) == nil)
    phone.wait(0.5)
    #expect(phone.hit(150, 25) == "pad")
  }

  @Test("A31 what changes between beginning and commit is one animation, which lets touches through")
  func olderAnimations() {
    final class Ear: NSObject, ActionMethods {
      var heard: [String] = []
      func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
        { name, _ in self.heard.append("\(action) \(name ?? "")") }
      }
    }
    let (phone, ear) = (Phone.forGestures(), Ear())
    let pad = phone.pad("pad", (0, 0, 50, 50))
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationDelegate(ear)
    UIView.setAnimationDidStop(Selector("stopped:"))
    pad.center.x = 150
    #expect(ear.heard == [])
    UIView.commitAnimations()
    #expect(pad.center.x == 150 && phone.hit(150, 25) == "pad")
    phone.wait(0.4)
    #expect(ear.heard == [])
    phone.wait(0.2)
    #expect(ear.heard == ["stopped: move"])
    UIView.commitAnimations()
    #expect(ear.heard.count == 1, "nothing was begun")
  }

  @Test("A33 while a view is animated its layer has an animation for each property that moves")
  func layerKeys() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    #expect(pad.layer.animationKeys() == nil)
    UIView.animate(withDuration: 0.5) {
      pad.center.x = 150
      pad.alpha = 0.5
      pad.layer.cornerRadius = 8
    }
    #expect(pad.layer.animationKeys() == ["position", "opacity", "cornerRadius"])
    #expect(pad.layer.animation(forKey: "position")?.duration == 0.5)
    #expect(pad.layer.animation(forKey: "bounds.size") == nil)
    phone.wait(0.6)
    #expect(pad.layer.animationKeys() == nil && pad.layer.animation(forKey: "opacity") == nil)
    UIView.performWithoutAnimation { pad.center.x = 10 }
    #expect(pad.layer.animationKeys() == nil)
  }

  @Test("A33 taking one away leaves the others; with the last of them the animation ends")
  func layerKeysRemoved() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.5, animations: { pad.frame = CGRect(x: 20, y: 0, width: 60, height: 50) }) {
      ends.append($0)
    }
    #expect(pad.layer.animationKeys() == ["position", "bounds.size"])
    pad.layer.removeAnimation(forKey: "opacity")
    pad.layer.removeAnimation(forKey: "position")
    #expect(pad.layer.animationKeys() == ["bounds.size"] && ends == [] && phone.hit(30, 25) == nil)
    pad.layer.removeAnimation(forKey: "bounds.size")
    #expect(pad.layer.animationKeys() == nil && ends == [false] && phone.hit(30, 25) == "pad")
  }

  @Test("A34 views that the system deletes leave when the time is over, before the completion")
  func deleted() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    var ended: Bool?
    UIView.perform(.delete, on: [pad], animations: nil) { _ in ended = pad.superview == nil }
    #expect(pad.superview != nil && phone.hit(30, 25) == nil)
    phone.wait(0.3)
    #expect(ended == true)
  }

  @Test("A116 blocks that are to be performed without animation know it, and their end leaves it as it was")
  func withoutAnimation() {
    let phone = Phone()
    var known: [Bool] = []
    UIView.performWithoutAnimation {
      known.append(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
    }
    known.append(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    known.append(UIView.areAnimationsEnabled)
    #expect(known == [false, true, false])
    phone.wait(0)
  }

  @Test("A117 timing parameters that are made without any are the default curve of layers")
  func defaultCurve() {
    let curve = UICubicTimingParameters()
    #expect(curve.controlPoint1 == CGPoint(x: 0.25, y: 0.1) && curve.controlPoint2 == CGPoint(x: 0.25, y: 1))
  }

  @Test("A118 what a block changes and changes back takes its time")
  func thereAndBack() {
    let phone = Phone.forGestures()
    let pad = phone.pad("pad", (0, 0, 50, 50))
    var isComplete = false
    UIView.animate(withDuration: 0.5) {
      (pad.alpha, pad.alpha) = (0, 1)
    } completion: {
      isComplete = $0
    }
    #expect(pad.layer.animationKeys() == ["opacity"] && phone.hit(25, 25) == nil)
    phone.wait(0.4)
    #expect(!isComplete)
    phone.wait(0.2)
    #expect(isComplete && phone.hit(25, 25) == "pad")
  }
}
