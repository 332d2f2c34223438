import HeadlessUIKit

/// What a point hits, by a definition that has no recursion and no early end. Knows nothing of overrides.
@MainActor enum NaiveHit {
  /// Of all windows that take the point, the front one's.
  static func view(of application: UIApplication, at point: CGPoint) -> UIView? {
    let hits = application.windows.filter { isInvertible($0.transform) }.map { window in
      view(in: window, at: window.convert(point, from: nil as UIWindow?))
    }
    return hits.compactMap { $0 }.last
  }

  /// Of all views with the point in them and in all that they are in, each taking touches, the last in drawing
  /// order.
  static func view(in root: UIView, at point: CGPoint) -> UIView? {
    drawingOrder(root).last { view in
      let lineage = Array(sequence(first: view) { $0 === root ? nil : $0.superview })
      return lineage.allSatisfy { member in
        takesTouches(member, isRoot: member === root) && contains(member, point, root)
      }
    }
  }

  private static func drawingOrder(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(drawingOrder)
  }

  private static func takesTouches(_ view: UIView, isRoot: Bool) -> Bool {
    let t = view.transform
    return !view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled && view.closingAnimations == 0
      && (isRoot || isInvertible(t))
  }

  private static func isInvertible(_ t: CGAffineTransform) -> Bool { t.a * t.d - t.b * t.c != 0 }

  private static func contains(_ view: UIView, _ point: CGPoint, _ root: UIView) -> Bool {
    let p = inside(view, point, root)
    let bounds = view.bounds
    return p.x >= bounds.minX && p.x < bounds.maxX && p.y >= bounds.minY && p.y < bounds.maxY
  }

  /// The point in the view's coordinates, by solving for it at each step down.
  private static func inside(_ view: UIView, _ point: CGPoint, _ root: UIView) -> CGPoint {
    guard view !== root, let superview = view.superview else { return point }
    let outer = inside(superview, point, root)
    let t = view.transform
    let (x, y) = (outer.x - view.center.x - t.tx, outer.y - view.center.y - t.ty)
    let determinant = t.a * t.d - t.b * t.c
    return at(
      (x * t.d - y * t.c) / determinant + view.bounds.midX, (y * t.a - x * t.b) / determinant + view.bounds.midY)
  }
}
