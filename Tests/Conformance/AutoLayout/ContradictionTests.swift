import Foundation
import HeadlessUIKit
import Testing

/// A container of 300 × 300 points with two views, and what constraints that contradict each other make of them.
@MainActor @Suite("Constraints that contradict each other") struct ContradictionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView()
  private let other = UIView()

  init() {
    for view in [view, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// Where the views lie, from left to right, in each order in which the constraints may become active.
  private func spans(_ constraints: [NSLayoutConstraint]) -> Set<[CGFloat]> {
    var spans: Set<[CGFloat]> = []
    for order in orders(of: constraints) {
      NSLayoutConstraint.activate(order)
      root.layoutIfNeeded()
      spans.insert([view.frame.minX, view.frame.maxX, other.frame.minX, other.frame.maxX])
      NSLayoutConstraint.deactivate(order)
    }
    return spans
  }

  private func orders(of rules: [NSLayoutConstraint]) -> [[NSLayoutConstraint]] {
    if rules.count < 2 { return [rules] }
    return rules.indices.flatMap { place in
      var rest = rules
      let first = rest.remove(at: place)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  private func leading(_ constant: CGFloat = 0, of view: UIView? = nil) -> NSLayoutConstraint {
    (view ?? self.view).leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: constant)
  }

  private func width(_ constant: CGFloat, of view: UIView? = nil) -> NSLayoutConstraint {
    (view ?? self.view).widthAnchor.constraint(equalToConstant: constant)
  }

  @Test("W7 of two lengths or distances the larger one is broken, whichever came first")
  func constants() {
    #expect(spans([leading(), width(100), width(200)]) == [[0, 100, 0, 0]])
    #expect(spans([leading(10), leading(20), width(30)]) == [[10, 40, 0, 0]])
    #expect(spans([leading(20), leading(-10), width(30)]) == [[-10, 20, 0, 0]])
    #expect(spans([leading(-10), leading(-20), width(30)]) == [[-20, 10, 0, 0]])
  }

  @Test("W7 a length by itself is broken before edges, and a middle before both edges")
  func attributes() {
    let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    #expect(spans([leading(30), trailing, width(200)]) == [[30, 300, 0, 0]])
    let middle = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
    #expect(spans([leading(30), trailing, middle]) == [[30, 300, 0, 0]])
    let half = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    #expect(spans([leading(), half, width(100)]) == [[0, 150, 0, 0]])
  }

  @Test("W7 limits are broken before lengths, the upper one first")
  func limits() {
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    #expect(spans([leading(), width(100), most, least]) == [[0, 100, 0, 0]])
  }

  @Test("W7 the later of two siblings loses its length, and the one that lies deeper")
  func places() {
    let tie = view.widthAnchor.constraint(equalTo: other.widthAnchor, constant: 10)
    #expect(spans([leading(), leading(of: other), width(60), width(60, of: other), tie]) == [[0, 60, 0, 50]])
    root.sendSubviewToBack(other)
    #expect(spans([leading(), leading(of: other), width(60), width(60, of: other), tie]) == [[0, 70, 0, 60]])
    view.addSubview(other)
    let same = other.widthAnchor.constraint(equalTo: view.widthAnchor)
    let inner = other.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    #expect(spans([leading(), inner, width(200), width(100, of: other), same]) == [[0, 200, 0, 200]])
  }

  @Test("W7 what was broken is wished for above all that isn't required")
  func wish() {
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
    let low = width(20)
    low.priority = UILayoutPriority(999)
    #expect(spans([leading(), width(100), limit, width(200), low]) == [[0, 100, 0, 0]])
    let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 160)
    #expect(spans([leading(), limit, least, low]) == [[0, 160, 0, 0]])
  }
}
