import HeadlessUIKit
import Testing

/// Rules H20 to H31: what overrides change, what windows add, and how the order of subviews comes about.
@MainActor @Suite("H: hit testing, overridden") struct HitTestingOverridesTests {
  @Test("H20 point(inside:) overridden grows the target, but only where the parent is")
  func grownTarget() {
    final class Grown: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let root = view("root", box(0, 0, 300, 300))
    let parent = view("parent", box(100, 100, 100, 100), in: root)
    add(Grown(frame: box(85, 40, 10, 10)), "button", to: parent)
    #expect(Walk.of(root, at: 175.1, 145) == "root✓ parent✓ button✓ = button")
    #expect(Walk.of(root, at: 174.9, 145) == "root✓ parent✓ button✗ = parent")
    #expect(Walk.of(root, at: 199.9, 145) == "root✓ parent✓ button✓ = button")
    #expect(Walk.of(root, at: 200, 145) == "root✓ parent✗ = root")
  }

  @Test("H21 hitTest overridden may answer any view, also outside and elsewhere, and that gets the touch")
  func anyAnswer() {
    final class Redirecting: UIView {
      weak var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
    }
    let window = UIWindow(frame: box(0, 0, 390, 844))
    let bar = add(Redirecting(frame: box(0, 0, 100, 50)), "bar", to: window)
    let elsewhere = add(Listener(frame: box(300, 700, 20, 20)), "elsewhere", to: window)
    bar.target = elsewhere
    let finger = TestFinger(on: window)
    finger.down(10, 10)
    #expect(elsewhere.touch?.view === elsewhere)
    #expect(elsewhere.touch?.location(in: elsewhere) == at(-290, -690))
    finger.up()
    #expect(elsewhere.heard == ["began", "ended"])
  }

  @Test("H22 a hit view without a window gets nothing, and that is told")
  func outsideAnyWindow() {
    final class Lost: UIView {
      let stray = Listener(frame: .zero)
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { stray }
    }
    final class Drops: DecisionObserver {
      var outside: [UIView] = []
      func decided(_ decision: Decision) {
        if case .drops(_, .outsideWindow(let view)) = decision { outside.append(view) }
      }
    }
    let window = UIWindow(frame: box(0, 0, 390, 844))
    let lost = add(Lost(frame: window.bounds), "lost", to: window)
    let finger = TestFinger(on: window)
    let drops = Drops()
    Decisions.observer = drops
    finger.down(10, 10)
    finger.up()
    Decisions.observer = nil
    #expect(lost.stray.heard.isEmpty)
    #expect(drops.outside == [lost.stray])
  }

  final class PassThrough: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test("H23 nil hands the point to the siblings behind, then to the parent")
  func passThrough() {
    let root = view("root")
    let behind = view("behind", box(0, 0, 50, 100), in: root)
    let over = add(PassThrough(frame: box(0, 0, 100, 100)), "over", to: root)
    view("button", box(0, 0, 10, 10), in: over)
    #expect(Walk.of(root, at: 5, 5) == "root✓ over✓ button✓ = button")
    #expect(Walk.of(root, at: 20, 20) == "root✓ over✓ button✗ behind✓ = behind")
    #expect(Walk.of(root, at: 70, 20) == "root✓ over✓ button✗ behind✗ = root")
    #expect(root.subviews == [behind, over])
  }

  @Test("H24 nil from a window gives the touch to the next one behind")
  func passThroughWindow() {
    final class PassThroughWindow: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let behind = UIWindow(frame: box(0, 0, 390, 844))
    let content = add(Listener(frame: behind.bounds), "content", to: behind)
    let alerts = PassThroughWindow(frame: box(0, 0, 390, 844))
    alerts.windowLevel = .alert
    let alert = add(Listener(frame: box(100, 100, 100, 100)), "alert", to: alerts)
    let finger = TestFinger(on: alerts, behind)
    finger.down(150, 150)
    finger.up()
    finger.down(10, 10)
    finger.up()
    #expect(alert.heard == ["began", "ended"])
    #expect(content.heard == ["began", "ended"])
    #expect(content.touch?.window === behind)
  }

  @Test("H25 one sweep a landing, in our model: none for moving and lifting")
  func oneSweep() {
    final class Counting: UIView {
      var asked = 0
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        asked += 1
        return super.hitTest(point, with: event)
      }
    }
    let window = UIWindow(frame: box(0, 0, 390, 844))
    let child = add(Counting(frame: window.bounds), "child", to: window)
    let finger = TestFinger(on: window)
    finger.down(10, 10)
    finger.move(20, 20)
    finger.up()
    #expect(child.asked == 1)
    finger.down(10, 10)
    #expect(child.asked == 2)
  }

  @Test("H26 image views and labels take no touches as created, other views do")
  func defaults() {
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
    #expect(!UIImageView(image: UIImage()).isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled)
    #expect(UIWindow(frame: .zero).isUserInteractionEnabled)

    let root = view("root")
    let label = add(UILabel(frame: root.bounds), "label", to: root)
    view("inside", in: label)
    #expect(Walk.of(root, at: 50, 50) == "root✓ label✗ = root")
    label.isUserInteractionEnabled = true
    #expect(Walk.of(root, at: 50, 50) == "root✓ label✓ inside✓ = inside")
  }

  @Test("H27 a window is asked as any view, and may itself be hit")
  func windowItself() {
    let window = add(UIWindow(frame: box(0, 0, 100, 100)), "window", to: nil)
    window.isHidden = false
    view("content", box(0, 0, 50, 50), in: window)
    #expect(Walk.of(window, at: 25, 25) == "window✓ content✓ = content")
    #expect(Walk.of(window, at: 75, 75) == "window✓ content✗ = window")
    window.isUserInteractionEnabled = false
    #expect(Walk.of(window, at: 25, 25) == "window✗ = nil")
  }

  @Test("H28 the touch's location, not a more precise one, is what is hit-tested")
  func roundedLocation() throws {
    let window = UIWindow(frame: box(0, 0, 390, 844))
    let left = add(Listener(frame: box(0, 0, 10, 10)), "left", to: window)
    let finger = TestFinger(on: window)
    finger.down(9.5, 5)
    let touch = try #require(left.touch)
    #expect(window.hitTest(touch.location(in: window), with: nil) === touch.view)
  }

  @Test("H29 reordering changes who is hit at once")
  func reordering() {
    let root = view("root")
    let a = view("a", in: root)
    let b = view("b", in: root)
    let c = view("c", in: root)
    func hit() -> UIView? { root.hitTest(at(50, 50), with: nil) }
    #expect(hit() === c)
    root.bringSubviewToFront(a)
    #expect(hit() === a)
    root.sendSubviewToBack(a)
    #expect(hit() === c)
    root.exchangeSubview(at: 1, withSubviewAt: 2)
    #expect(hit() === b)
    root.insertSubview(c, aboveSubview: b)
    #expect(hit() === c)
    root.insertSubview(c, belowSubview: b)
    #expect(hit() === b)
    root.insertSubview(b, at: 0)
    #expect(hit() === c)
    c.removeFromSuperview()
    #expect(hit() === a)
  }

  @Test("H31 a path that nothing has begun stays empty, and contains nothing")
  func emptyPath() {
    func shape(_ begin: (UIBezierPath) -> Void) -> UIBezierPath {
      let path = UIBezierPath()
      begin(path)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addQuadCurve(to: CGPoint(x: 100, y: 100), controlPoint: CGPoint(x: 100, y: 50))
      path.addCurve(
        to: CGPoint(x: 0, y: 100), controlPoint1: CGPoint(x: 60, y: 100), controlPoint2: CGPoint(x: 30, y: 100))
      path.close()
      return path
    }
    let middle = CGPoint(x: 50, y: 50)
    let none = shape { _ in }
    #expect(none.isEmpty && none.bounds.isNull && !none.contains(middle) && none.currentPoint == .zero)
    #expect(shape { $0.move(to: .zero) }.contains(middle))
    let arc = shape { $0.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: true) }
    #expect(arc.contains(middle) && arc.bounds.minX == 0, "an arc begins where it starts")
    let corner = CGMutablePath()
    corner.addArc(tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 9, y: 9), radius: 3)
    #expect(corner.isEmpty)
  }

  @Test("H30 a sibling that is none puts the view in front; adding leaves the old superview")
  func noSibling() {
    let root = view("root")
    let a = view("a", in: root)
    let b = view("b", in: root)
    let stranger = view("stranger")
    let below = view("below")
    root.insertSubview(below, belowSubview: stranger)
    #expect(root.subviews == [a, b, below])
    let above = view("above")
    root.insertSubview(above, aboveSubview: stranger)
    #expect(root.subviews == [a, b, below, above])
    stranger.addSubview(b)
    #expect(root.subviews == [a, below, above])
    #expect(b.superview === stranger)
  }
}
