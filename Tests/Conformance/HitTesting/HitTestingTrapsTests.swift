import HeadlessUIKit
import Testing

/// The X rules that concern hit testing: what articles get wrong, pinned so that nobody makes it so.
@MainActor @Suite("X: hit testing traps") struct HitTestingTrapsTests {
  @Test("X2 below 0.01 and up to 0.01 come to the same, whichever the articles say")
  func alpha() throws {
    let root = view("root")
    root.alpha = 0.01
    #expect(root.alpha < 0.01)
    guard case .transparent(let told)? = Walk.refusal(of: root, at: 50, 50) else {
      Issue.record("an alpha of 0.01 must refuse as transparent")
      return
    }
    #expect(told == CGFloat(Float(0.01)))
  }

  @Test("X3 the article's override without the ! makes everything below unreachable")
  func missingNegation() {
    final class Article: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isUserInteractionEnabled || isHidden || alpha <= 0.01 { return nil }
        return super.hitTest(point, with: event)
      }
    }
    let root = view("root")
    let article = add(Article(frame: root.bounds), "article", to: root)
    view("button", in: article)
    #expect(Walk.of(root, at: 50, 50) == "root✓ article? = root")
    article.isUserInteractionEnabled = false
    #expect(Walk.of(root, at: 50, 50) == "root✓ article✗ = root")
  }

  @Test("X4 point(inside:) says yes where hidden, alpha or interaction make hitTest say no")
  func wrongPlace() {
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      let root = view("root")
      change(root)
      #expect(root.point(inside: at(50, 50), with: nil))
      #expect(root.hitTest(at(50, 50), with: nil) == nil)
    }
  }

  @Test("X12 who is in front is hit, whether it handles anything or not")
  func handlersAreNotLookedFor() {
    let phone = Phone()
    let behind = phone.pad("behind", (0, 0, 100, 100))
    phone.window.addSubview(view("in front", box(50, 50, 100, 100)))
    phone.tap(at: (75, 75))
    #expect(phone.hit(75, 75) == "in front" && behind.heard.isEmpty)
    phone.tap(at: (25, 25))
    #expect(phone.journal.take() == ["behind began 1", "behind ended 1"])
  }

  @Test("X13 converting from the parent and to the child are one thing")
  func eitherDirection() {
    let root = view("root")
    let child = view("child", box(10, 20, 30, 40), in: root)
    child.bounds.origin = at(5, 6)
    child.transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3)
    #expect(child.convert(at(12, 34), from: root) == root.convert(at(12, 34), to: child))
    #expect(child.convert(at(12, 34), to: root) == root.convert(at(12, 34), from: child))
  }

  @Test("X14 the article asks a rectangle for pointInside: the button must be asked, overrides count")
  func askTheButton() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
      }
    }
    let button = add(Round(frame: box(0, 0, 40, 40)), "button", to: nil)
    #expect(button.bounds.contains(at(1, 1)))
    #expect(Walk.of(button, at: 1, 1) == "button✗ = nil")
    #expect(Walk.of(button, at: 20, 20) == "button✓ = button")
  }

  @Test("X17 comparing with width and height alone forgets the bounds' origin and negative coordinates")
  func sizesOnly() {
    let root = view("root")
    #expect(!root.point(inside: at(-1, 50), with: nil))
    root.bounds.origin = at(200, 0)
    #expect(root.point(inside: at(250, 50), with: nil))
    #expect(!root.point(inside: at(50, 50), with: nil))
  }

  @Test("X18 a view that isn't interactive is out of hit testing, not out of the responder chain")
  func stillInChain() {
    let root = view("root")
    let child = view("child", in: root)
    let leaf = view("leaf", in: child)
    child.isUserInteractionEnabled = false
    #expect(root.hitTest(at(50, 50), with: nil) === root)
    #expect(leaf.next === child)
    #expect(child.next === root)
  }

  @Test("X22 the view that was found is the one that hears: of yellow in blue in orange, yellow alone")
  func foundIsCalled() {
    let phone = Phone()
    let orange = phone.pad("orange", (0, 0, 200, 200))
    let blue = phone.pad("blue", (10, 10, 100, 150), in: orange)
    let yellow = phone.pad("yellow", (10, 10, 50, 50), in: blue)
    for name in ["green", "red"] { phone.pad(name, (120, 10, 50, 50), in: orange).passesOn = true }
    phone.down(1, at: (30, 30))
    #expect(yellow.heard.last?.touches.first?.view === yellow)
    #expect(phone.journal.take() == ["yellow began 1"])
  }

  @Test("X24 a point beyond a button and what it adds is nobody's of these: the override that looks there says nil")
  func beyondTheButton() {
    final class Bubbled: UIView {
      let bubble = UIView(frame: CGRect(x: 0, y: -30, width: 40, height: 20))
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if bubble.point(inside: convert(point, to: bubble), with: event) { return bubble }
        return super.hitTest(point, with: event)
      }
    }
    let root = view("root")
    let button = add(Bubbled(frame: box(20, 40, 40, 40)), "button", to: root)
    button.addSubview(button.bubble)
    #expect(root.hitTest(at(30, 20), with: nil) === button.bubble)
    #expect(root.hitTest(at(30, 50), with: nil) === button)
    #expect(button.hitTest(at(10, 60), with: nil) == nil && root.hitTest(at(30, 35), with: nil) === root)
  }

  /// A clip container that hands its margins to the strip in its middle.
  class Container: UIView {
    weak var strip: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event) == nil ? nil : strip
    }
  }

  final class RepairedContainer: UIView {
    weak var strip: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? strip : hit
    }
  }

  @Test("X27 the strip for every hit steals from the buttons in it; only for the container itself it doesn't")
  func stolenTaps() {
    let container = add(Container(frame: box(0, 0, 300, 100)), "container", to: nil)
    let strip = view("strip", box(100, 0, 100, 100), in: container)
    let button = view("button", box(10, 10, 20, 20), in: strip)
    container.strip = strip
    #expect(container.hitTest(at(5, 5), with: nil) === strip)
    #expect(container.hitTest(at(115, 15), with: nil) === strip)

    let repaired = add(RepairedContainer(frame: container.frame), "repaired", to: nil)
    repaired.addSubview(strip)
    repaired.strip = strip
    #expect(repaired.hitTest(at(5, 5), with: nil) === strip)
    #expect(repaired.hitTest(at(115, 15), with: nil) === button)
    #expect(repaired.hitTest(at(-5, 5), with: nil) == nil)
  }
}
