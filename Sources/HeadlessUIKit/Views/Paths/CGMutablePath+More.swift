#if !canImport(Darwin)
  public import Foundation

  extension CGMutablePath {
    /// From one angle on by another; negative, against the angles' direction.
    public func addRelativeArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
        transform: transform)
    }

    /// Rounds a corner: a line from the current point towards the first point, then an arc that touches that line
    /// and the one between the two points. Where they are one line, or the radius is nothing, a line to the first
    /// point. Nothing where no part has begun.
    public func addArc(
      tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
      guard !isEmpty else { return }
      let start = transform.isInvertible ? currentPoint.applying(transform.inverted()) : currentPoint
      guard let corner = RoundedCorner(from: start, by: tangent1End, to: tangent2End, radius: radius) else {
        return addLine(to: tangent1End, transform: transform)
      }
      addArc(
        center: corner.center, radius: radius, startAngle: corner.start, endAngle: corner.end,
        clockwise: corner.isClockwise, transform: transform)
    }

    /// Parts of their own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }
  }

  /// A step of a path, as C has it.
  public struct CGPathElement {
    /// How many points count.
    public var type: CGPathElementType
    /// Control points first; valid while the element is told of.
    public var points: UnsafeMutablePointer<CGPoint>
  }

  /// Kinds of steps, with one, one, two, three and no points. Raw values are CoreGraphics'.
  public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
  }

  extension CGPath {
    /// Calls the block with each step, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
      for element in elements {
        var points = element.points + [.zero]
        points.withUnsafeMutableBufferPointer { buffer in
          guard let start = buffer.baseAddress else { return }
          withUnsafePointer(to: CGPathElement(type: element.type, points: start), block)
        }
      }
    }
  }

  /// Called with what it was given and an element.
  public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

  extension CGPath {
    /// Calls the function with every element, in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
      applyWithBlock { function(info, $0) }
    }
    /// Whether it is a rectangle, and where.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
      let box = boundingBox
      guard CGPath(rect: box, transform: nil) == self else { return false }
      rect?.pointee = box
      return true
    }
  }

  extension PathElement {
    fileprivate var type: CGPathElementType {
      switch self {
      case .move: .moveToPoint
      case .line: .addLineToPoint
      case .quadratic: .addQuadCurveToPoint
      case .cubic: .addCurveToPoint
      case .close: .closeSubpath
      }
    }
  }
#endif

/// The arc that rounds the corner of two lines.
private struct RoundedCorner {
  let center: CGPoint
  let start: CGFloat
  let end: CGFloat
  /// As CoreGraphics has it.
  let isClockwise: Bool

  /// The sine of a corner that is none but for rounding.
  private static let straight: CGFloat = 1e-9

  init?(from: CGPoint, by corner: CGPoint, to: CGPoint, radius: CGFloat) {
    let (back, on) = (Self.unit(corner, from), Self.unit(corner, to))
    guard let back, let on, radius > 0 else { return nil }
    let cross = back.x * on.y - back.y * on.x
    let cosine = max(-1, min(1, back.x * on.x + back.y * on.y))
    guard abs(cross) > Self.straight else { return nil }
    let way = radius / tan(acos(cosine) / 2)
    let side: CGFloat = cross > 0 ? 1 : -1
    center = CGPoint(
      x: corner.x + back.x * way - back.y * radius * side, y: corner.y + back.y * way + back.x * radius * side)
    start = atan2(corner.y + back.y * way - center.y, corner.x + back.x * way - center.x)
    end = atan2(corner.y + on.y * way - center.y, corner.x + on.x * way - center.x)
    isClockwise = cross > 0
  }

  private static func unit(_ from: CGPoint, _ to: CGPoint) -> CGPoint? {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGPoint(x: dx / length, y: dy / length) : nil
  }
}

extension [PathElement] {
  /// Each part from its end to its beginning.
  var reversedParts: [PathElement] {
    var turned: [PathElement] = []
    for part in Self.parts(of: self) { turned += Self.reversed(part) }
    return turned
  }

  private static func parts(of elements: [PathElement]) -> [[PathElement]] {
    elements.reduce(into: []) { parts, element in
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
  }

  private static func reversed(_ part: [PathElement]) -> [PathElement] {
    let ends = part.map(\.points.last)
    var turned: [PathElement] = []
    for (index, element) in part.enumerated().reversed() {
      guard let end = ends[index] else { continue }
      if turned.isEmpty { turned.append(.move(end)) }
      guard index > 0, let start = ends[index - 1] else { continue }
      switch element {
      case .move, .close: break
      case .line: turned.append(.line(start))
      case .quadratic(let control, _): turned.append(.quadratic(control, to: start))
      case .cubic(let first, let second, _): turned.append(.cubic(second, first, to: start))
      }
    }
    return part.last == .close ? turned + [.close] : turned
  }
}
