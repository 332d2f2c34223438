import Foundation

/// How centre, bounds and transform make up the frame, and the frame them.
extension UIView {
  /// The frame without the transform.
  var untransformedFrame: CGRect {
    CGRect(
      x: position.x - area.width * anchorPoint.x, y: position.y - area.height * anchorPoint.y, width: area.width,
      height: area.height)
  }

  /// Whether it is neither turned nor hung up elsewhere than in its middle, and need not be asked where it lies.
  @inline(__always) private var liesPlainly: Bool {
    !overrides.contains(.getters) && !isTransformed && hinge == CGPoint(x: 0.5, y: 0.5)
  }

  var boundingFrame: CGRect {
    if liesPlainly {
      let size = area.size
      return CGRect(
        x: position.x - size.width * 0.5, y: position.y - size.height * 0.5, width: size.width, height: size.height)
    }
    if let seen = ownProjection { return seen.box(of: area) }
    if transform.isIdentity { return untransformedFrame }
    return aboutAnchor(area.size).applying(transform).offsetBy(dx: position.x, dy: position.y)
  }

  /// The same as the layer has it: by what was set, whatever overrides answer.
  var frameOfLayer: CGRect {
    guard overrides.contains(.getters) else { return boundingFrame }
    if let seen = ownProjection { return seen.box(of: area) }
    let box = CGRect(
      x: -area.width * hinge.x, y: -area.height * hinge.y, width: area.width, height: area.height)
    return box.applying(turning).offsetBy(dx: position.x, dy: position.y)
  }

  /// A rectangle of that size, with its anchor point at zero.
  private func aboutAnchor(_ size: CGSize) -> CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
  }

  /// Chooses the centre and the bounds' size such that the transformed bounds fill the frame.
  func place(at frame: CGRect) {
    Self.refuseNaN(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    var frame = frame.standardized
    if liesPlainly {
      let habit = habit(for: frame.size)
      if habit == .keepsSize { frame.size = keptSize }
      position = CGPoint(x: frame.midX, y: frame.midY)
      take(area: CGRect(origin: area.origin, size: frame.size), by: habit)
      return placeDidChange()
    }
    let place = placeFilling(frame)
    position = place.center
    resize(to: CGRect(origin: area.origin, size: place.size))
    placeDidChange()
  }

  /// Where the centre is, and how large the bounds are, so that they fill the frame by the transform.
  func placeFilling(_ frame: CGRect) -> (center: CGPoint, size: CGSize) {
    var frame = frame.standardized
    var size = transform.isIdentity ? frame.size : sizeBeforeTransform(of: frame.size)
    if sizeHabit == .keepsSize {
      size = keptSize
      frame.size = CGRect(origin: .zero, size: size).applying(transform).size
    }
    if anchorPoint == CGPoint(x: 0.5, y: 0.5) {
      return (CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty), size)
    }
    let box = aboutAnchor(size).applying(transform)
    return (CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY), size)
  }

  /// As UIKit does it: the inverse is applied to the size as to a way, and its lengths are taken. Under a rotation
  /// the transformed bounds need not fill the frame then.
  private func sizeBeforeTransform(of size: CGSize) -> CGSize {
    let inverse = transform.inverted()
    return CGSize(
      width: abs(inverse.a * size.width + inverse.c * size.height),
      height: abs(inverse.b * size.width + inverse.d * size.height))
  }

  func resize(to bounds: CGRect) {
    Self.refuseNaN(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)
    let bounds = bounds.standardized
    take(area: bounds, by: habit(for: bounds.size))
  }

  @inline(__always) private func habit(for size: CGSize) -> SizeHabit { size == area.size ? .none : sizeHabit }

  /// For the initializers of classes that keep their size: a view that is made is not asked.
  func keepSize() {
    if sizeHabit == .keepsSize { frame = CGRect(origin: frame.origin, size: keptSize) }
  }

  @inline(__always) private func take(area bounds: CGRect, by habit: SizeHabit) {
    let (old, origin) = (area.size, area.origin)
    area = habit == .keepsSize ? CGRect(origin: bounds.origin, size: keptSize) : bounds
    if bounds.origin != origin {
      if constraintHold != nil { originDidChange() }
      setNeedsLayoutUnlessInOne()
    }
    guard area.size != old else { return }
    setNeedsLayout()
    holder?.subviewsDidChange()
    if contentMode == .redraw || habit == .drawsAnew { setNeedsDisplay() }
    placeDidChange()
    if !children.isEmpty, autoresizesSubviews { haveSubviewsFollow(from: old) }
  }

  /// Apart, as most views are given a size before they have subviews.
  @inline(never) private func haveSubviewsFollow(from old: CGSize) {
    for child in children { child.follow(from: old, to: area.size) }
  }

  /// UIKit throws here, too; a place that is no number would spread to every view below.
  static func refuseNaN(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 0, _ height: CGFloat = 0) {
    precondition(
      !x.isNaN && !y.isNaN && !width.isNaN && !height.isNaN,
      "\(self): frame, bounds or center with NaN: \([x, y, width, height])")
  }

  // MARK: One step up or down the tree

  /// The point of this view's own coordinates that `center` is the place of.
  var anchor: CGPoint {
    CGPoint(x: area.origin.x + area.width * anchorPoint.x, y: area.origin.y + area.height * anchorPoint.y)
  }

  /// From the view's own coordinates to its superview's; for a window without superview, to the screen's.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    if let projection { return projection.place(of: point) }
    if transform.isIdentity {
      let origin = untransformedFrame.origin
      return CGPoint(x: point.x - area.origin.x + origin.x, y: point.y - area.origin.y + origin.y)
    }
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
    return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
  }

  /// From its superview's coordinates, or the screen's, to the view's own. Meaningless where the transform has no
  /// inverse: the point itself, where the view is seen from its edge.
  @inline(__always) func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    standsAsMade ? plainPointFromSuperview(point) : askedPointFromSuperview(point)
  }

  /// Whether it stands as it was made and need not be asked where it lies.
  @inline(__always) var standsAsMade: Bool { !overrides.contains(.getters) && !isTransformed }

  private func askedPointFromSuperview(_ point: CGPoint) -> CGPoint {
    if let projection { return projection.inverse?.place(of: point) ?? point }
    if transform.isIdentity {
      let origin = untransformedFrame.origin
      return CGPoint(x: point.x - origin.x + area.origin.x, y: point.y - origin.y + area.origin.y)
    }
    let turned = CGPoint(x: point.x - position.x, y: point.y - position.y).applying(transform.inverted())
    return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
  }

  /// Likewise, of a plain one.
  @inline(__always) func plainPointFromSuperview(_ point: CGPoint) -> CGPoint { stepDown.place(of: point) }

  /// The upright rectangle around one of its own, in its superview's coordinates, or the screen's.
  func rectInSuperview(_ rect: CGRect) -> CGRect { projection?.box(of: rect) ?? rect.applying(stepUp) }

  /// The upright rectangle around one of its superview's coordinates, or the screen's, in its own.
  func rectFromSuperview(_ rect: CGRect) -> CGRect {
    guard let projection else { return rect.applying(stepUp.inverted()) }
    return projection.inverse?.box(of: rect) ?? rect
  }

  /// `pointInSuperview` as a transform, of a view in the plane.
  var stepUp: CGAffineTransform {
    if transform.isIdentity {
      let origin = untransformedFrame.origin
      return CGAffineTransform(translationX: origin.x - area.origin.x, y: origin.y - area.origin.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
