public import Foundation

/// Lines and curves that can be asked whether they contain a point, as overrides of `point(inside:with:)` do.
///
/// Nothing is drawn: `fill()` and `stroke()` leave nothing.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uibezierpath>
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()

  /// Kept, never drawn; it makes no path wider for `contains(_:)`.
  open var lineWidth: CGFloat = 1
  /// Kept, never drawn.
  open var lineCapStyle = CGLineCap.butt
  /// Kept, never drawn.
  open var lineJoinStyle = CGLineJoin.miter
  /// Kept, never drawn.
  open var miterLimit: CGFloat = 10
  /// Kept: curves are cut as finely as hit testing needs.
  open var flatness: CGFloat = 0.6
  final var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)
  /// Whether `contains(_:)` counts crossings instead of turns.
  open var usesEvenOddFillRule = false

  // MARK: Making

  public override init() { super.init() }

  /// What was written of a path; nil where that is none.
  public required init?(coder: NSCoder) {
    super.init()
    if !read(from: coder) { return nil }
  }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Its lines and curves, and its pen.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// The same path with the same pen, that doesn't change with this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
    copy.dash = dash
    return copy
  }

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with quarters of circles for corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    path.addCorners(of: rect, radii: CGSize(width: radius, height: radius), rounding: .allCorners)
  }

  /// Only some of its corners are round.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.addCorners(of: rect, radii: cornerRadii, rounding: corners)
  }

  /// - Parameter clockwise: as it looks on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of another path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  // MARK: The path

  /// A copy, that doesn't change with this one.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Its lines and curves.
  final var elements: [PathElement] { path.elements }
  /// Around all of its points and control points; null for an empty one.
  open var bounds: CGRect { path.boundingBox }
  /// Whether nothing was added.
  open var isEmpty: Bool { path.isEmpty }
  /// Where the next line would begin.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is inside; open parts count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Begins a new part.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// A straight line; nothing where no part has begun.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// A curve with two control points; nothing where no part has begun.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// A curve with one control point; nothing where no part has begun.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// By a line to where the arc begins, then along it.
  /// - Parameter clockwise: as it looks on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Back to where the part began.
  open func close() { path.closeSubpath() }
  /// Empties the path.
  open func removeAllPoints() { path = CGMutablePath() }
  /// All parts of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves, turns and scales all of its points.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// The same points the other way round, each part for itself.
  open func reversing() -> UIBezierPath {
    let turned = UIBezierPath(cgPath: CGPath(path.elements.reversedParts))
    (turned.lineWidth, turned.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
    return turned
  }

  // MARK: Drawing, which leaves nothing

  /// Accepted: nothing is drawn.
  open func fill() {}
  /// Accepted: nothing is drawn.
  open func stroke() {}
  /// Accepted: nothing is drawn.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Accepted: nothing is drawn.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Cuts off what lies outside, in the present context.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Kept, never drawn: a dashed line contains the same points.
  /// - Parameter pattern: the lengths of lines and gaps; nil for lines without.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
  }

  /// The lengths of lines and gaps, how many these are, and where in them a line begins. What is nil is not asked
  /// for.
  /// - Parameter pattern: with room for as many numbers as a call that only asks for the count told.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash.pattern, count: dash.pattern.count)
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }
}

#if !canImport(Darwin)
  /// How lines end. Nothing is drawn.
  public enum CGLineCap: Int32, Sendable { case butt, round, square }
  /// How lines meet. Nothing is drawn.
  public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
#endif

/// Corners of a rectangle.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uirectcorner>
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
