import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor @Suite("What hit tests read of a view's subviews") struct UIViewHitPlacesTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let point = CGPoint(x: 50, y: 50)

  private func add(to holder: UIView) -> UIView {
    let view = UIView(frame: holder.bounds)
    holder.addSubview(view)
    return view
  }

  @Test("nothing is kept of subviews before a hit test comes by, and then of those that it comes by")
  func made() {
    let (outer, aside) = (add(to: root), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let inner = add(to: outer)
    root.addSubview(aside)
    aside.addSubview(UIView(frame: aside.bounds))
    // Without being told each question, whoever else may watch.
    func hit(_ point: CGPoint) -> UIView { HitDescent.frontmost(at: point, in: root, with: nil) }
    #expect(root.subviewPlaces.row.isUnmade && outer.subviewPlaces.row.isUnmade)
    #expect(hit(point) === inner)
    #expect(!root.subviewPlaces.row.isUnmade && !outer.subviewPlaces.row.isUnmade)
    #expect(inner.subviewPlaces.row.isUnmade && aside.subviewPlaces.row.isUnmade)
    // From now on every change counts.
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(hit(point) === outer)
    #expect(hit(CGPoint(x: 5, y: 5)) === aside.subviews[0])
  }

  @Test("a turned view is found, whether it was turned before a hit test came by or after")
  func turned() {
    let outer = add(to: root)
    let inner = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let above = CGPoint(x: 50, y: 10)
    #expect(root.hitTest(above, with: nil) === inner)
    let nested = UIView(frame: CGRect(x: 90, y: 0, width: 10, height: 20))
    inner.addSubview(nested)
    #expect(root.hitTest(CGPoint(x: 50, y: 95), with: nil) === nested)
    inner.transform = .identity
    #expect(root.hitTest(above, with: nil) === outer)
  }

  @Test("subviews that come while one is asked, so many that all move in memory, are not asked by that hit")
  func breeding() {
    /// Says no, and brings subviews that would say yes.
    final class Breeder: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for _ in 0..<100 { superview?.addSubview(UIView(frame: frame)) }
        return nil
      }
    }
    let behind = add(to: root)
    let breeder = Breeder(frame: root.bounds)
    root.addSubview(breeder)
    #expect(root.hitTest(point, with: nil) === behind)
    #expect(root.subviews.count == 102)
    #expect(root.hitTest(point, with: nil) === root.subviews.last)
  }

  @Test("a first subview that comes after a hit test is hit by the next, and no more when it is gone")
  func first() {
    let outer = add(to: root)
    #expect(root.hitTest(point, with: nil) === outer)
    let inner = add(to: outer)
    #expect(root.hitTest(point, with: nil) === inner)
    inner.removeFromSuperview()
    #expect(root.hitTest(point, with: nil) === outer)
    outer.addSubview(inner)
    #expect(root.hitTest(point, with: nil) === inner)
  }

  @Test("an animation that keeps touches away does so until it is over")
  func animated() {
    let view = add(to: root)
    view.closingAnimations += 1
    #expect(root.hitTest(point, with: nil) === root)
    view.closingAnimations -= 1
    #expect(root.hitTest(point, with: nil) === view)
  }

  @Test("a view that outlives its superview stands alone, changes, and joins another")
  func outliving() {
    var holder: UIView? = add(to: UIView())
    let view = add(to: root)
    holder?.addSubview(view)
    holder = nil
    #expect(view.superview == nil)
    view.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
    root.addSubview(view)
    #expect(root.hitTest(point, with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
  }

  @Test("a view is found in what was added to it after it was added itself")
  func growing() {
    let outer = add(to: root)
    let inner = add(to: outer)
    #expect(root.hitTest(point, with: nil) === inner)
    inner.removeFromSuperview()
    #expect(root.hitTest(point, with: nil) === outer)
  }

  @Test("a view that is given another superview while it leaves is in one place at most")
  func leaving() {
    final class Pulling: UIView {
      var other: UIView?
      override func willRemoveSubview(_ subview: UIView) {
        let next = other
        other = nil
        next?.addSubview(subview)
      }
    }
    let (pulling, other) = (Pulling(frame: root.bounds), add(to: root))
    root.addSubview(pulling)
    let view = add(to: pulling)
    pulling.other = other
    view.removeFromSuperview()
    #expect(pulling.subviews.isEmpty)
    #expect([root, pulling, other].flatMap(\.subviews).count { $0 === view } <= 1)
  }

  /// Does something when it is asked, and is never hit.
  private final class Acting: UIView {
    var act: () -> Void = {}
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      act()
      return nil
    }
  }

  @Test("views that leave the tree in the middle of a hit test are there until it is over")
  func leavingMeanwhile() {
    weak var outer: UIView?
    weak var asked: Acting?
    var wereThere = false
    do {
      let (holder, acting) = (add(to: root), Acting(frame: root.bounds))
      _ = add(to: holder)
      holder.addSubview(acting)
      acting.act = {
        asked?.removeFromSuperview()
        outer?.removeFromSuperview()
        wereThere = outer != nil && asked != nil
      }
      (outer, asked) = (holder, acting)
    }
    let hit = root.hitTest(point, with: nil)
    #expect(wereThere)
    #expect(asked == nil)
    #expect(outer == nil)
    #expect(hit !== root)
    #expect(hit?.superview == nil)
    #expect(root.hitTest(point, with: nil) === root)
  }

  @Test("after a view that was asked changed its siblings, those that were there are asked as they are now")
  func changingMeanwhile() {
    let rearmost = add(to: root)
    let moving = add(to: root)
    let acting = Acting(frame: root.bounds)
    root.addSubview(acting)
    let new = UIView(frame: root.bounds)
    acting.act = { [root] in
      moving.frame = .zero
      rearmost.removeFromSuperview()
      root.addSubview(new)
    }
    #expect(root.hitTest(point, with: nil) === rearmost)
  }

  @Test("a view is in the window that the nearest view above it has, by its class")
  func windows() {
    final class Elsewhere: UIView {
      let own = UIWindow(frame: .zero)
      override var window: UIWindow? { own }
    }
    let (window, elsewhere) = (UIWindow(frame: root.bounds), Elsewhere(frame: root.bounds))
    let view = add(to: add(to: elsewhere))
    #expect(view.window === elsewhere.own)
    window.addSubview(elsewhere)
    #expect(view.window === elsewhere.own)
    #expect(add(to: add(to: window)).window === window)
    #expect(window.window === window)
    #expect(add(to: root).window == nil)
  }

  @Test("places of siblings are counted without the view that moves among them")
  func order() {
    let views = (0..<4).map { _ in add(to: root) }
    func order() -> [Int] { root.subviews.compactMap { view in views.firstIndex { $0 === view } } }
    root.insertSubview(views[0], aboveSubview: views[2])
    #expect(order() == [1, 2, 0, 3])
    root.insertSubview(views[3], belowSubview: views[1])
    #expect(order() == [3, 1, 2, 0])
    root.insertSubview(views[3], at: 2)
    #expect(order() == [1, 2, 3, 0])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [0, 2, 3, 1])
    #expect(root.subviews.map(\.slot) == [0, 1, 2, 3])
    #expect(root.hitTest(point, with: nil) === views[1])
  }
}
