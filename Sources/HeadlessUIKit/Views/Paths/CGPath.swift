#if !canImport(Darwin)
  public import Foundation

  /// Lines and curves, as hit testing asks them: does this contain a point?
  ///
  /// Arcs, ellipses and rounded corners are made of cubic curves, a quarter of a turn each at most.
  public class CGPath: Hashable {
    var elements: [PathElement] = []

    init() {}
    init(_ elements: [PathElement]) { self.elements = elements }

    /// A rectangle, clockwise on a screen, from its upper left corner.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(PathElement.rectangle(rect).map { $0.applying(transform) })
    }

    /// An ellipse in a rectangle, from its rightmost point.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(PathElement.ellipse(rect).map { $0.applying(transform) })
    }

    /// A rectangle with corners that are quarters of ellipses. Traps where two corners don't fit on a side, as on a
    /// device.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let path = CGMutablePath()
      path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      self.init(path.elements.map { $0.applying(transform) })
    }

    /// Whether nothing was added.
    public var isEmpty: Bool { elements.isEmpty }
    /// Where the next line would begin; zero in an empty path.
    public var currentPoint: CGPoint { elements.currentPoint ?? .zero }
    /// Around all of its points and control points; null for an empty path.
    public var boundingBox: CGRect { CGRect.around(elements.flatMap(\.points)) }
    /// Around the path itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { CGRect.around(elements.extremes) }

    /// Whether a point is inside, by one rule or the other. Open parts count as closed.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
      guard transform.isInvertible else { return false }
      return PathOutline(elements).contains(point.applying(transform.inverted()), using: rule)
    }

    /// One of its own, that doesn't change with this one.
    public func copy() -> CGPath? { CGPath(elements) }
    /// One of its own, moved, turned and scaled.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      CGPath(elements.map { $0.applying(transform) })
    }
    /// One that can be added to, moved, turned and scaled.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
      CGMutablePath(elements.map { $0.applying(transform) })
    }
    /// One that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements) }

    public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  }

  /// Which points are inside of a path that crosses itself.
  public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

  /// A path that is added to.
  public final class CGMutablePath: CGPath {
    public override init() { super.init() }
    override init(_ elements: [PathElement]) { super.init(elements) }

    /// Begins a new part.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.append(.move(point.applying(transform)))
    }

    /// A straight line; nothing where no part has begun.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      elements.addLine(to: point.applying(transform))
    }

    /// A curve with one control point; nothing where no part has begun.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
      elements.addCurve(.quadratic(control.applying(transform), to: end.applying(transform)))
    }

    /// A curve with two control points; nothing where no part has begun.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
      let curve = PathElement.cubic(
        control1.applying(transform), control2.applying(transform), to: end.applying(transform))
      elements.addCurve(curve)
    }

    /// Back to where the part began.
    public func closeSubpath() { if !elements.isEmpty { elements.append(.close) } }

    /// A part of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      elements += PathElement.rectangle(rect).map { $0.applying(transform) }
    }

    /// A part of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      elements += PathElement.ellipse(rect).map { $0.applying(transform) }
    }

    /// A part of its own. Traps where two corners don't fit on a side, as on a device; a `UIBezierPath` cuts them
    /// down (A184).
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      precondition(
        cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
        "A CGPath's corners of \(cornerWidth) by \(cornerHeight) don't fit into a rectangle of \(rect.size)")
      let corner = CGSize(width: cornerWidth, height: cornerHeight)
      addCorners(of: rect, radii: corner, rounding: .allCorners, transform: transform)
    }

    /// From the first to the last, each by a line.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// - Parameter clockwise: as CoreGraphics has it, for a y axis that points up: on a screen it looks the other
    ///   way round.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      let arc = PathArc(
        center: center, radius: radius, start: startAngle, end: endAngle, isGrowing: !clockwise)
      elements.add(arc) { $0.applying(transform) }
    }

    /// All parts of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      elements += path.elements.map { $0.applying(transform) }
    }
  }
#endif
