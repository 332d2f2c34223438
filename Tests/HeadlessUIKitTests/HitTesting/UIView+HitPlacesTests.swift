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
