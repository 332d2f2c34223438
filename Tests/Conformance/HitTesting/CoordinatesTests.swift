import HeadlessUIKit
import Testing

/// Rules C1 to C14. C15 waits for scroll views; that an offset is the bounds' origin is C4 and C5.
@MainActor @Suite("C: coordinates") struct CoordinatesTests {
  @Test("C1 nil is the window's own coordinates")
  func windowBase() {
    let window = UIWindow(frame: box(30, 40, 300, 300))
    window.bounds.origin = at(1, 2)
    let outer = view("outer", box(10, 20, 100, 100), in: window)
    let inner = view("inner", box(5, 5, 10, 10), in: outer)
    #expect(inner.convert(at(1, 1), to: nil) == at(16, 26))
    #expect(inner.convert(at(16, 26), from: nil) == at(1, 1))
    #expect(inner.convert(at(1, 1), to: window) == at(16, 26))
    #expect(inner.convert(box(0, 0, 10, 10), to: nil) == box(15, 25, 10, 10))
    #expect(inner.convert(box(15, 25, 10, 10), from: nil) == box(0, 0, 10, 10))
  }

  @Test("C2 without a window the topmost view's own coordinates are the base")
  func noWindow() {
    let root = view("root", .zero)
    #expect(root.convert(at(10, 10), to: nil) == at(10, 10))
    #expect(root.convert(at(10, 10), from: nil) == at(10, 10))
    let child = view("child", box(3, 4, 5, 5), in: root)
    #expect(child.convert(at(10, 10), to: nil) == at(13, 14))
  }

  @Test("C3 what the topmost views of two trees are in is taken for one place")
  func strangers() {
    let root = view("root", box(70, 70, 100, 100))
    let otherRoot = view("other root", box(30, 0, 100, 100))
    let one = view("one", box(5, 5, 10, 10), in: root)
    let other = view("other", box(1, 1, 10, 10), in: otherRoot)
    #expect(one.convert(at(0, 0), to: other) == at(44, 74))
    #expect(other.convert(at(44, 74), to: one) == at(0, 0))
  }

  @Test("C3 views of one tree convert through where their branches meet")
  func acrossBranches() {
    let root = view("root")
    let one = view("one", box(20, 10, 10, 10), in: root)
    let other = view("other", box(80, 80, 20, 20), in: root)
    let inner = view("inner", box(5, 5, 5, 5), in: other)
    #expect(one.convert(at(60, 70), to: other) == at(0, 0))
    #expect(other.convert(at(-5, -5), to: one) == at(55, 65))
    #expect(inner.convert(at(1, 1), to: one) == at(66, 76))
    #expect(one.convert(box(60, 70, 2, 3), to: other) == box(0, 0, 2, 3))
    #expect(one.convert(at(7, 7), to: one) == at(7, 7))
  }

  @Test("C4 the parent's bounds origin moves its children")
  func parentBoundsOrigin() {
    let root = view("root")
    let parent = view("parent", box(20, 20, 10, 10), in: root)
    parent.bounds.origin = at(10, 10)
    let child = view("child", box(5, 5, 5, 5), in: parent)
    #expect(child.convert(CGPoint.zero, to: root) == at(15, 15))
    #expect(root.convert(at(15, 15), to: child) == .zero)
  }

  @Test("C5 a view's own bounds origin moves what zero means in it")
  func ownBoundsOrigin() {
    let root = view("root")
    let child = view("child", box(20, 20, 5, 5), in: root)
    child.bounds.origin = at(999, 999)
    #expect(child.convert(CGPoint.zero, to: root) == at(-979, -979))
    #expect(child.frame == box(20, 20, 5, 5))
  }

  @Test("C6 a transform turns about the bounds' centre, and the frame is the upright rectangle around")
  func aboutTheCentre() {
    let turned = view("turned", box(0, 0, 100, 40))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(turned.frame, box(30, -30, 40, 100)))
    #expect(turned.center == at(50, 20))
    #expect(turned.bounds == box(0, 0, 100, 40))
    turned.transform = CGAffineTransform(scaleX: -2, y: 0.5)
    #expect(turned.frame == box(-50, 10, 200, 20))
    turned.transform = CGAffineTransform(translationX: 7, y: 8)
    #expect(turned.frame == box(7, 8, 100, 40))
  }

  @Test("C6 a singular transform is its own inverse's stand-in, and takes the view out of hit testing")
  func singular() {
    let root = view("root")
    let flat = view("flat", in: root)
    let leaf = view("leaf", in: flat)
    for transform in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)] {
      flat.transform = transform
      #expect(transform.inverted() == transform)
      #expect(Walk.of(root, at: 50, 50) == "root✓ flat· = root")
      _ = leaf.convert(at(1, 1), from: root)
      _ = leaf.convert(box(1, 1, 1, 1), from: root)
    }
    flat.transform = .identity
    #expect(root.hitTest(at(50, 50), with: nil) === leaf)
  }

  private nonisolated static let measured: [(transform: CGAffineTransform, frame: CGSize, bounds: CGSize)] = [
    (CGAffineTransform(rotationAngle: .pi / 4), CGSize(width: 50, height: 50), CGSize(width: 70.71, height: 0)),
    (
      CGAffineTransform(rotationAngle: .pi / 3), CGSize(width: 120, height: 80),
      CGSize(width: 129.28, height: 63.92)
    ),
    (
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0), CGSize(width: 100, height: 100),
      CGSize(width: 50, height: 100)
    ),
    (
      CGAffineTransform(rotationAngle: .pi / 6).scaledBy(x: 2, y: 2), CGSize(width: 200, height: 150),
      CGSize(width: 124.10, height: 14.95)
    ),
    (CGAffineTransform(rotationAngle: .pi / 2), CGSize(width: 30, height: 70), CGSize(width: 70, height: 30)),
  ]

  @Test(
    "C9 a frame set under a rotation or a shear makes the bounds as large as the inverse takes its size, as a way",
    arguments: measured.indices)
  func measuredFrames(index: Int) {
    let each = Self.measured[index]
    let turned = view("turned", box(0, 0, 100, 100))
    turned.transform = each.transform
    turned.frame = CGRect(origin: .zero, size: each.frame)
    #expect(abs(turned.bounds.width - each.bounds.width) < 0.01)
    #expect(abs(turned.bounds.height - each.bounds.height) < 0.01)
  }

  @Test("C3 without a common view above them the places that both topmost views are in are taken for one")
  func apart() {
    let root = view("root", box(0, 0, 400, 400))
    let inner = view("inner", box(300, 100, 50, 50), in: root)
    let lone = view("lone", box(7, 9, 20, 20))
    #expect(inner.convert(at(70, 70), to: lone) == at(363, 161))
    #expect(lone.convert(at(0, 0), to: root) == at(7, 9))
  }

  @Test("C9 a frame set under a rotation moves the centre; bounds and center stay what they are set to")
  func frameUnderRotation() {
    let turned = view("turned", box(0, 0, 100, 100))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    turned.frame = box(0, 0, 100, 100)
    #expect(isNear(turned.center, at(50, 50)))
    #expect(abs(turned.frame.width - 100) < 0.001)
    turned.bounds.size = CGSize(width: 60, height: 20)
    turned.center = at(10, 20)
    #expect(turned.bounds == box(0, 0, 60, 20))
    #expect(turned.center == at(10, 20))
  }

  @Test("C10 a frame set under a scale divides the bounds' size by it, and centres on the frame")
  func frameUnderScale() {
    let scaled = view("scaled", .zero)
    scaled.transform = CGAffineTransform(scaleX: 0.5, y: 4)
    scaled.bounds.origin = at(3, 4)
    scaled.frame = box(10, 20, 100, 100)
    #expect(scaled.bounds == box(3, 4, 200, 25))
    #expect(scaled.center == at(60, 70))
    #expect(scaled.frame == box(10, 20, 100, 100))
    scaled.transform = CGAffineTransform(translationX: 5, y: 6)
    scaled.frame = box(10, 20, 100, 100)
    #expect(scaled.frame == box(10, 20, 100, 100))
    #expect(scaled.center == at(55, 64))
  }

  @Test("C11 center moves, a size grows about the centre")
  func centerAndSize() {
    let view = view("view", box(10, 10, 20, 20))
    view.center = at(100, 100)
    #expect(view.frame == box(90, 90, 20, 20))
    #expect(view.bounds == box(0, 0, 20, 20))
    view.bounds.size = CGSize(width: 40, height: 10)
    #expect(view.center == at(100, 100))
    #expect(view.frame == box(80, 95, 40, 10))
  }

  @Test("C12 a window converts to the screen, and windows convert through it")
  func throughTheScreen() {
    let one = UIWindow(frame: box(100, 200, 300, 300))
    let other = UIWindow(frame: box(10, 10, 300, 300))
    #expect(one.convert(at(1, 2), to: nil) == at(101, 202))
    #expect(one.convert(at(101, 202), from: nil) == at(1, 2))
    #expect(one.convert(at(1, 2), to: other) == at(91, 192))
    #expect(one.convert(box(0, 0, 5, 5), to: nil) == box(100, 200, 5, 5))
    #expect(one.convert(box(100, 200, 5, 5), from: nil) == box(0, 0, 5, 5))
    #expect(one.convert(box(0, 0, 5, 5), from: other) == box(-90, -190, 5, 5))

    let here = view("here", box(5, 5, 10, 10), in: one)
    let there = view("there", box(1, 1, 10, 10), in: other)
    #expect(here.convert(at(0, 0), to: there) == at(94, 194))
    other.transform = CGAffineTransform(scaleX: 2, y: 2)
    other.frame = box(10, 10, 300, 300)
    #expect(here.convert(at(0, 0), to: there) == at(46.5, 96.5))
  }

  @Test("C12 a window's class may convert to the screen and to windows in its own way")
  func ownWay() {
    final class Shifted: UIWindow {
      override func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let point = super.convert(point, to: window)
        return CGPoint(x: point.x + 1000, y: point.y)
      }
      override func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        super.convert(rect, from: window).offsetBy(dx: -1000, dy: 0)
      }
    }
    let window: UIWindow = Shifted(frame: box(100, 200, 300, 300))
    #expect(window.convert(at(1, 2), to: nil) == at(1101, 202))
    #expect(window.convert(box(1101, 202, 5, 5), from: nil) == box(1, 2, 5, 5))
  }

  @Test("C13 a touch is located in its window for nil, and in any view asked for")
  func touchLocation() throws {
    let window = UIWindow(frame: box(10, 20, 300, 300))
    let listener = add(Listener(frame: box(50, 50, 100, 100)), "listener", to: window)
    let bystander = view("bystander", box(0, 100, 10, 10), in: window)
    let finger = TestFinger(on: window)
    finger.down(70, 80)
    let touch = try #require(listener.touch)
    #expect(touch.location(in: nil) == at(60, 60))
    #expect(touch.location(in: listener) == at(10, 10))
    #expect(touch.location(in: bystander) == at(60, -40))
  }

  @Test("C14 a location follows the view's geometry at the time of asking")
  func movedWhileAsking() throws {
    let window = UIWindow(frame: box(0, 0, 300, 300))
    let listener = add(Listener(frame: box(50, 50, 100, 100)), "listener", to: window)
    let finger = TestFinger(on: window)
    finger.down(60, 60)
    let touch = try #require(listener.touch)
    #expect(touch.location(in: listener) == at(10, 10))
    listener.frame.origin = at(55, 57)
    #expect(touch.location(in: listener) == at(5, 3))
    #expect(touch.location(in: nil) == at(60, 60))
  }

  @Test("X29 dragging by location − previousLocation works since both use the current transform")
  func dragByTransform() {
    let window = UIWindow(frame: box(0, 0, 300, 300))
    let listener = add(Listener(frame: box(50, 50, 100, 100)), "listener", to: window)
    listener.whenMoved = { [unowned listener] touch in
      let (now, before) = (touch.location(in: listener), touch.previousLocation(in: listener))
      listener.transform = listener.transform.translatedBy(x: now.x - before.x, y: now.y - before.y)
    }
    let finger = TestFinger(on: window)
    finger.down(60, 60)
    for step in 1...5 { finger.move(60 + 3 * CGFloat(step), 60 + 2 * CGFloat(step)) }
    #expect(listener.transform == CGAffineTransform(translationX: 15, y: 10))
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-11 && abs(one.y - other.y) < 1e-11
  }

  private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    isNear(one.origin, other.origin) && abs(one.width - other.width) < 1e-11
      && abs(one.height - other.height) < 1e-11
  }
}
