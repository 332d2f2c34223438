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
