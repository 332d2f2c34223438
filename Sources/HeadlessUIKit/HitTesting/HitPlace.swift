import Foundation

/// Where a subview takes touches, as plain numbers that its superview keeps beside those of its siblings: a hit test
/// goes through them without touching a view.
///
/// Worked out with the arithmetic of `pointFromSuperview` and `point(inside:with:)`, operation by operation, so that
/// both find the same view also on an edge.
struct HitPlace {
  enum Form: UInt8 {
    /// Neither turned nor scaled: a rectangle.
    case upright
    /// Takes no touches, whatever the point.
    case closed
    case turned
    /// An upright one whose class has its own `hitTest(_:with:)` or `point(inside:with:)`: it has to be asked.
    case askedUpright
    /// One of which nothing is known beforehand: its class has getters of its own, or its numbers are immense.
    case asked
  }

  /// Of an upright one the corner in the superview's coordinates, of a turned one where its anchor is.
  private(set) var x, y: CGFloat
  /// The bounds.
  private var minX, minY, width, height: CGFloat
  private(set) var form: Form
  /// Not retained: the superview has it among its subviews.
  let view: Unmanaged<UIView>
  /// The places of the view's own subviews.
  let inner: UnsafeMutablePointer<HitPlaces>?
  /// Of a turned one: from the superview's coordinates, about the anchor.
  private var inverse = CGAffineTransform.identity
  /// In the view's own coordinates.
  private var anchor = CGPoint.zero

  @MainActor init(of view: UIView) {
    let area = view.area
    (x, y) = (view.position.x, view.position.y)
    (minX, minY, width, height) = (area.origin.x, area.origin.y, area.size.width, area.size.height)
    self.view = Unmanaged.passUnretained(view)
    inner = view.subviewPlaces.storage
    form = .asked
    // A getter of the class's own is called only where a hit test would.
    if view.overrides.contains(.getters) { return }
    let transform = view.transform
    if transform.isIdentity {
      let corner = view.untransformedFrame.origin
      (x, y) = (corner.x, corner.y)
    }
    let greatest = max(max(abs(x), abs(y), width), max(abs(minX), abs(minY), height))
    let isModest = greatest <= Self.greatestNumber
    if !transform.isInvertible {
      form = .closed
    } else if view.overrides.contains(.hitTest) {
      if transform.isIdentity, isModest { form = .askedUpright }
    } else if view.isClosed {
      form = .closed
    } else if view.overrides.contains(.pointInside) {
      if transform.isIdentity, isModest { form = .askedUpright }
    } else if isModest {
      form = transform.isIdentity ? .upright : .turned
      if form == .turned { (inverse, anchor) = (transform.inverted(), view.anchor) }
    }
  }

  /// A point of the superview's coordinates in the view's own; not for `asked`.
  func inside(_ point: HitPoint) -> HitPoint {
    if form != .turned { return HitPoint(x: point.x - x + minX, y: point.y - y + minY) }
    let (x, y) = (point.x - x, point.y - y)
    return HitPoint(
      x: x * inverse.a + y * inverse.c + inverse.tx + anchor.x,
      y: x * inverse.b + y * inverse.d + inverse.ty + anchor.y)
  }

  /// Whether the view says that a point of its superview's coordinates is inside; never so where it has to be asked.
  func contains(_ point: HitPoint) -> Bool {
    switch form {
    case .upright:
      return own(point) != nil
    case .turned:
      let own = inside(point)
      return own.x >= minX && own.x < minX + width && own.y >= minY && own.y < minY + height
    case .closed, .askedUpright, .asked:
      return false
    }
  }

  /// The point in an upright view's own coordinates; nil where that does not contain it.
  @inline(__always) func own(_ point: HitPoint) -> HitPoint? {
    // Lists are longer than they are wide.
    let y = point.y - y + minY
    guard y >= minY, y < minY + height else { return nil }
    let x = point.x - x + minX
    guard x >= minX, x < minX + width else { return nil }
    return HitPoint(x: x, y: y)
  }

  var isAsked: Bool { form == .askedUpright || form == .asked }

  // MARK: For the index

  /// Beyond this many points a sum of two numbers may be off by more than `HitBox.slack`.
  private static let greatestNumber: CGFloat = 0x1p30

  /// What of the superview an upright place covers; nil of others.
  var box: HitBox? { form == .upright ? HitBox(x: x, y: y, width: width, height: height) : nil }

  /// Whether an index that knows the old place of the same view finds it where it is now. Scrolling changes nothing.
  func isFound(where old: HitPlace) -> Bool {
    if form == .closed { return true }
    return form == old.form && form == .upright && x == old.x && y == old.y && width == old.width
      && height == old.height
  }
}

/// A point as the hit test carries it down the tree.
struct HitPoint {
  var x, y: CGFloat
}
