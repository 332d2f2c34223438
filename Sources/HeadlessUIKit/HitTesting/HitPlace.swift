import Foundation

/// Where a subview takes touches, as plain numbers that its superview keeps beside those of its siblings: a hit
/// test goes through them without touching a view.
///
/// Worked out with the arithmetic of `pointFromSuperview` and `point(inside:with:)`, operation by operation, so
/// that both find the same view also on an edge.
struct HitPlace {
  enum Form: UInt8 {
    /// Takes no touches, whatever the point.
    case closed
    /// Neither turned nor scaled: a rectangle.
    case upright
    case turned
    /// An upright one whose class has its own `hitTest(_:with:)` or `point(inside:with:)`: it has to be asked.
    case askedUpright
    /// One of which nothing is known beforehand: its class has getters of its own, it lies in space, or its numbers
    /// are immense.
    case asked
  }

  /// Not retained: the superview has it among its subviews. First, for `HitView`.
  let view: Unmanaged<UIView>
  /// Of an upright one the corner in the superview's coordinates. A closed one has no numbers, so that it contains
  /// no point.
  private(set) var x, y: CGFloat
  /// The bounds.
  private var minX, minY, width, height: CGFloat
  /// The places of the view's own subviews.
  var inner = HitRow.unmade
  private(set) var form: Form

  private init(_ view: Unmanaged<UIView>, _ form: Form, x: CGFloat = .nan, y: CGFloat = .nan, area: CGRect) {
    (self.view, self.form, self.x, self.y) = (view, form, x, y)
    (minX, minY, width, height) = (area.origin.x, area.origin.y, area.size.width, area.size.height)
  }

  /// Where the view takes touches now.
  @MainActor static func of(_ view: UIView) -> HitPlace {
    let (form, area, reference) = (form(of: view), view.area, Unmanaged.passUnretained(view))
    var place: HitPlace
    switch form {
    case .closed, .asked:
      place = HitPlace(reference, form, area: area)
    case .upright, .askedUpright:
      let x = view.position.x - area.size.width * view.hinge.x
      let y = view.position.y - area.size.height * view.hinge.y
      place = HitPlace(reference, form, x: x, y: y, area: area)
    case .turned:
      place = HitPlace(reference, form, area: area)
      view.keepForHits(HitTurn(of: view))
    }
    place.inner = view.hitRow
    return place
  }

  @MainActor private static func form(of view: UIView) -> Form {
    let overrides = view.overrides
    // A getter of the class's own is called only where a hit test would.
    if !overrides.isDisjoint(with: .hiding) { return .asked }
    let isUpright = !view.isTransformed
    if !isUpright, view.isInSpace { return view.isClosed && !overrides.contains(.hitTest) ? .closed : .asked }
    if !isUpright, !view.turning.isInvertible { return .closed }
    if view.isClosed, !overrides.contains(.hitTest) { return .closed }
    guard isModest(view) else { return .asked }
    if !overrides.isDisjoint(with: .asking) { return isUpright ? .askedUpright : .asked }
    return isUpright ? .upright : .turned
  }

  /// A point of the superview's coordinates in the view's own; not for `asked`.
  func inside(_ point: HitPoint) -> HitPoint {
    if form == .turned, let turn = inner.turn { return turn.inside(point) }
    return HitPoint(x: point.x - x + minX, y: point.y - y + minY)
  }

  /// The point in the view's own coordinates; nil where that does not contain it. Not for those that have to be
  /// asked.
  func own(_ point: HitPoint) -> HitPoint? { form == .turned ? ownTurned(point) : ownUpright(point) }

  @inline(__always) func ownUpright(_ point: HitPoint) -> HitPoint? {
    // Lists are longer than they are wide.
    let y = point.y - y + minY
    guard y >= minY, y < minY + height else { return nil }
    let x = point.x - x + minX
    guard x >= minX, x < minX + width else { return nil }
    return HitPoint(x: x, y: y)
  }

  private func ownTurned(_ point: HitPoint) -> HitPoint? {
    let own = inside(point)
    return own.x >= minX && own.x < minX + width && own.y >= minY && own.y < minY + height ? own : nil
  }

  /// Or closed, and so without numbers.
  var isUpright: Bool { form.rawValue <= Form.upright.rawValue }

  var isAsked: Bool { form.rawValue >= Form.askedUpright.rawValue }

  // MARK: For the index

  /// Beyond this many points a sum of two numbers may be off by more than `HitBox.slack`.
  private static let greatestNumber: CGFloat = 0x1p30

  @MainActor private static func isModest(_ view: UIView) -> Bool {
    let (area, hinge) = (view.area, view.hinge)
    let x = view.position.x - area.size.width * hinge.x
    let y = view.position.y - area.size.height * hinge.y
    return abs(x) <= greatestNumber && abs(y) <= greatestNumber && area.size.width <= greatestNumber
      && area.size.height <= greatestNumber && abs(area.origin.x) <= greatestNumber
      && abs(area.origin.y) <= greatestNumber
  }

  /// What of the superview it covers; nil where that is not known.
  var box: HitBox? {
    switch form {
    case .upright: HitBox(CGRect(x: x, y: y, width: width, height: height))
    case .turned: inner.turn?.box
    case .closed, .askedUpright, .asked: nil
    }
  }

  /// Whether an index that knows the old place of the same view finds it where it is now. Scrolling changes
  /// nothing.
  func isFound(where old: HitPlace) -> Bool {
    if form == .closed { return true }
    return form == old.form && form == .upright && x == old.x && y == old.y && width == old.width
      && height == old.height
  }
}

/// A point as the hit test carries it down the tree.
struct HitPoint {
  var x, y: CGFloat

  init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  init(_ point: CGPoint) { (x, y) = (point.x, point.y) }

  var cg: CGPoint { CGPoint(x: x, y: y) }
}

/// A place's view, to be called without being retained: what can't be copied needs no count of its copies.
struct HitView: ~Copyable {
  private let view: UIView

  @MainActor borrowing func hitTest(_ point: HitPoint, with event: UIEvent?) -> UIView? {
    if Decisions.areWatched { return toldHitTest(point, with: event) }
    return view.hitTest(point.cg, with: event)
  }

  /// Apart: nobody listens where hit tests are to be fast.
  @inline(never) @MainActor private borrowing func toldHitTest(_ point: HitPoint, with event: UIEvent?) -> UIView? {
    view.askHitTest(point.cg, with: event)
  }

  /// - Parameter point: in its superview's coordinates.
  @MainActor borrowing func hitFromSuperview(_ point: HitPoint, with event: UIEvent?) -> UIView? {
    view.hitFromSuperview(point.cg, with: event)
  }
}

extension UnsafeMutablePointer<HitPlace> {
  /// Asks the view for the hit view.
  ///
  /// - Parameter point: in the superview's coordinates.
  @MainActor func ask(_ point: HitPoint, with event: UIEvent?) -> UIView? {
    let view = UnsafeRawPointer(self).assumingMemoryBound(to: HitView.self)
    if pointee.form == .asked { return view.pointee.hitFromSuperview(point, with: event) }
    return view.pointee.hitTest(pointee.inside(point), with: event)
  }
}
