import HeadlessUIKit
import Testing

/// Rules H1 to H19: whom the default hit test asks, in which order, with which point.
@MainActor @Suite("H: hit testing") struct HitTestingTests {
  @Test("H1 the farthest descendant with the point is hit, and nothing outside the branch")
  func farthestDescendant() {
    let root = view("root")
    let middle = view("middle", box(10, 10, 50, 50), in: root)
    let leaf = view("leaf", box(10, 10, 20, 20), in: middle)
    #expect(root.hitTest(at(25, 25), with: nil) === leaf)
    #expect(root.hitTest(at(50, 50), with: nil) === middle)
    #expect(root.hitTest(at(80, 80), with: nil) === root)
    #expect(root.hitTest(at(101, 50), with: nil) == nil)
  }

  @Test("H2 the point is in the receiver's own coordinates, and the event may be nil")
  func ownCoordinates() {
    let root = view("root")
    let child = view("child", box(60, 60, 40, 40), in: root)
    #expect(child.hitTest(at(5, 5), with: nil) === child)
    #expect(child.hitTest(at(65, 65), with: nil) == nil)
  }

  @Test("H3 hidden, transparent and not interactive views are passed over with their whole branch")
  func ignoredBranches() {
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.0099 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      let root = view("root")
      let child = view("child", in: root)
      view("leaf", in: child)
      #expect(Walk.of(root, at: 50, 50) == "root✓ child✓ leaf✓ = leaf")
      change(child)
      #expect(Walk.of(root, at: 50, 50) == "root✓ child✗ = root")
    }
  }

  @Test("H4 a button can't be touched under any of the three flags, on itself or on its superview")
  func threeFlags() {
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.0001 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      for depth in [0, 1] {
        let root = view("root")
        let holder = view("holder", in: root)
        let button = view("button", box(10, 10, 20, 20), in: holder)
        change(depth == 0 ? button : holder)
        #expect(root.hitTest(at(15, 15), with: nil) === (depth == 0 ? holder : root))
      }
    }
  }

  @Test(
    "H5 0.01 can't be touched because alpha is a Float, a little more can",
    arguments: [
      (0, false), (0.009, false), (0.01, false), (0.0100001, true), (0.011, true), (1, true),
    ])
  func alphaThreshold(alpha: Double, isHit: Bool) {
    let root = view("root")
    root.alpha = alpha
    #expect((root.hitTest(at(50, 50), with: nil) != nil) == isHit)
  }

  @Test("H5 alpha reads back with a Float's digits")
  func alphaDigits() {
    let root = view("root")
    root.alpha = 0.4
    #expect(root.alpha == 0.4000000059604645)
    root.alpha = 0.01
    #expect(root.alpha == 0.009999999776482582)
  }

  @Test("H6 point(inside:) asks the bounds alone")
  func pointInsideIsGeometry() {
    let hidden = view("hidden")
    hidden.isHidden = true
    hidden.alpha = 0
    hidden.isUserInteractionEnabled = false
    #expect(hidden.point(inside: at(50, 50), with: nil))
    #expect(!hidden.point(inside: at(150, 50), with: nil))
  }

  @Test(
    "H7 bounds are half-open",
    arguments: [
      (0, 0, true), (99, 99, true), (99.9999, 0, true), (100, 100, false), (100, 0, false), (0, 100, false),
      (-0.0001, 0, false),
    ])
  func halfOpen(x: Double, y: Double, isInside: Bool) {
    let root = view("root")
    #expect(root.point(inside: at(x, y), with: nil) == isInside)
    #expect((root.hitTest(at(x, y), with: nil) != nil) == isInside)
  }

  @Test("H7 a view without size has nothing inside; a negative size is turned round and stays half-open")
  func emptyAndNegative() {
    #expect(!UIView(frame: .zero).point(inside: .zero, with: nil))
    #expect(!UIView(frame: box(0, 0, 100, 0)).point(inside: .zero, with: nil))
    let root = view("root", box(0, 0, 200, 200))
    let turned = view("turned", box(100, 100, -50, -50), in: root)
    #expect(turned.frame == box(50, 50, 50, 50))
    #expect(root.hitTest(at(50, 50), with: nil) === turned)
    #expect(root.hitTest(at(99, 99), with: nil) === turned)
    #expect(root.hitTest(at(100, 100), with: nil) === root)
    turned.bounds = box(0, 0, -20, -20)
    #expect(turned.point(inside: at(-20, -20), with: nil))
    #expect(!turned.point(inside: .zero, with: nil))
  }

  @Test("H8 the bounds' origin counts")
  func boundsOrigin() {
    let far = view("far")
    far.bounds.origin = at(10_000, 10_000)
    #expect(!far.point(inside: at(50, 50), with: nil))
    #expect(far.point(inside: at(10_050, 10_050), with: nil))

    let root = view("root")
    root.bounds = box(-10, -10, 100, 100)
    #expect(root.hitTest(at(-5, -5), with: nil) === root)
    #expect(root.hitTest(at(-11, -11), with: nil) == nil)
    #expect(root.hitTest(at(95, 95), with: nil) == nil)
  }

  @Test("H9 eligibility, then point(inside:), then subviews, then self; no subview is asked after a no")
  func orderInside() {
    final class Careful: UIView {
      var asked = 0
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        asked += 1
        return super.point(inside: point, with: event)
      }
    }
    let root = add(Careful(frame: box(0, 0, 100, 100)), "root", to: nil)
    view("child", box(0, 0, 300, 300), in: root)
    #expect(Walk.of(root, at: 200, 50) == "root✗ = nil")
    #expect(root.asked == 1)
    root.isHidden = true
    #expect(Walk.of(root, at: 50, 50) == "root✗ = nil")
    #expect(root.asked == 1)
  }

  @Test("H10 one book has the subviews asked before the view's own point(inside:); here that is asked before any")
  func notTheBooksOrder() {
    let journal = Journal()
    let root = add(Pointed("root", journal), "root", to: nil)
    add(Pointed("child", journal), "child", to: root)
    #expect(root.hitTest(at(50, 50), with: nil)?.accessibilityIdentifier == "child")
    #expect(journal.take() == ["root", "child"])
    root.saysYes = false
    #expect(root.hitTest(at(50, 50), with: nil) == nil)
    #expect(journal.take() == ["root"])
  }

  @Test("H11 a subview outside its superview is never hit through it", arguments: [false, true])
  func overflow(clips: Bool) {
    let root = view("root", box(0, 0, 300, 300))
    let parent = view("parent", box(0, 0, 100, 100), in: root)
    parent.clipsToBounds = clips
    view("child", box(80, 0, 100, 100), in: parent)
    #expect(Walk.of(root, at: 90, 50) == "root✓ parent✓ child✓ = child")
    #expect(Walk.of(root, at: 150, 50) == "root✓ parent✗ = root")
  }

  @Test("H12, Y1 what overflows can't be touched, visible or clipped", arguments: [false, true])
  func overflowingButton(clips: Bool) {
    let root = view("root", box(0, 0, 300, 300))
    let parent = view("parent", box(100, 100, 100, 100), in: root)
    parent.clipsToBounds = clips
    view("button", box(0, 100, 100, 50), in: parent)
    #expect(Walk.of(root, at: 150, 225) == "root✓ parent✗ = root")
  }

  @Test("H13 subviews are asked from the last to the first")
  func lastFirst() {
    let root = view("root")
    for name in ["a", "b", "c"] { view(name, box(50, 50, 10, 10), in: root) }
    #expect(Walk.of(root, at: 10, 10) == "root✓ c✗ b✗ a✗ = root")
  }

  @Test("H14 the first answer wins, and who is behind is not asked")
  func firstAnswerWins() {
    let root = view("root")
    for name in ["a", "b"] { view(name, in: root) }
    view("c", box(50, 50, 10, 10), in: root)
    #expect(Walk.of(root, at: 10, 10) == "root✓ c✗ b✓ = b")
  }

  @Test("H15 without any hit below it is the view itself")
  func selfLast() {
    let root = view("root")
    view("child", box(50, 50, 10, 10), in: root).isHidden = true
    #expect(Walk.of(root, at: 55, 55) == "root✓ child✗ = root")
  }

  @Test("H16 a child is asked with the point in its own coordinates")
  func convertedPoint() {
    final class Noting: UIView {
      var points: [CGPoint] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        points.append(point)
        return super.hitTest(point, with: event)
      }
    }
    let root = view("root", box(0, 0, 400, 400))
    let child = add(Noting(frame: box(35, 26, 28, 28)), "child", to: root)
    _ = root.hitTest(at(50, 30), with: nil)
    child.bounds.origin = at(100, 200)
    _ = root.hitTest(at(50, 30), with: nil)
    child.transform = CGAffineTransform(scaleX: 2, y: 4)
    _ = root.hitTest(at(50, 30), with: nil)
    #expect(child.points == [at(15, 4), at(115, 204), at(114.5, 211.5)])
    #expect(child.points.last == child.convert(at(50, 30), from: root))
  }

  @Test(
    "H17 a child's transform counts, with its edges half-open in its own coordinates",
    arguments: [
      (25, 25, "child"), (74, 74, "child"), (20, 20, "root"), (75, 75, "root"), (100, 100, "nil"),
    ])
  func childTransform(x: Double, y: Double, name: String) {
    let root = view("root")
    let child = view("child", in: root)
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    child.frame = box(25, 25, 50, 50)
    #expect(child.bounds.size == CGSize(width: 100, height: 100))
    let hit = root.hitTest(at(x, y), with: nil)
    #expect((hit?.accessibilityIdentifier ?? "nil") == name)
  }

  @Test(
    "H18 the receiver's own transform doesn't count",
    arguments: [
      (25, 25, "child"), (74, 74, "child"), (75, 75, "root"), (199, 199, "root"), (200, 200, "nil"),
    ])
  func ownTransform(x: Double, y: Double, name: String) {
    let root = view("root", .zero)
    root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.frame = box(0, 0, 100, 100)
    view("child", box(25, 25, 50, 50), in: root)
    #expect(root.bounds.size == CGSize(width: 200, height: 200))
    let hit = root.hitTest(at(x, y), with: nil)
    #expect((hit?.accessibilityIdentifier ?? "nil") == name)
  }

  @Test("H19 what would be drawn plays no part")
  func looks() {
    let root = view("root")
    let child = view("child", in: root)
    for colour in [nil, UIColor.clear, .red] {
      child.backgroundColor = colour
      #expect(root.hitTest(at(50, 50), with: nil) === child)
    }
  }
}

/// A view of 100 × 100 points that writes down when its `point(inside:with:)` is asked.
private final class Pointed: UIView {
  var saysYes = true
  private let name: String
  private let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    journal.note(name)
    return saysYes
  }
}
