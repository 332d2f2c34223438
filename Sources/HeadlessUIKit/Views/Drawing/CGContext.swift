#if !canImport(Darwin)
  public import Foundation

  /// Where drawing goes. What is drawn leaves nothing: images that come of it are as large as they should be, and
  /// empty.
  ///
  /// What code can ask a context for is real: its transform, its path, its clip's bounding box, and the stack of
  /// them.
  ///
  /// Apple: <https://developer.apple.com/documentation/coregraphics/cgcontext>
  public final class CGContext {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    var state: State
    private var stack: [State] = []
    /// In the context's base space.
    private var current = CGMutablePath()

    /// Of all pixels, in the context's base space.
    private let whole: CGRect
    /// How its pixels would lie; nil of what is no bitmap.
    let bitmap: PixelFormat?
    /// Where the next text would be drawn; kept, as texts leave nothing.
    var textMatrix_ = CGAffineTransform.identity

    struct State {
      var transform: CGAffineTransform
      /// In the context's base space.
      var clip: CGRect
      var pen = ContextPen()
      var interpolation = CGInterpolationQuality.default
    }

    /// A context of UIKit's: its origin is the upper left corner, and a unit is a point.
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: pixels a point.
    init(size: CGSize, scale: CGFloat) {
      (width, height) = (Self.pixels(size.width, scale), Self.pixels(size.height, scale))
      whole = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
      let upright = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: whole.height)
      state = State(transform: upright, clip: whole)
      bitmap = PixelFormat(width: width)
    }

    /// A layer's: its origin is the lower left corner.
    init(layerOf size: CGSize) {
      (width, height) = (Self.pixels(size.width, 1), Self.pixels(size.height, 1))
      whole = CGRect(origin: .zero, size: size)
      state = State(transform: .identity, clip: whole)
      bitmap = nil
    }

    /// A bitmap, whose origin is the lower left corner: nothing is ever written to it. Nil where it would have no
    /// pixels.
    /// - Parameters:
    ///   - data: stays as it is.
    ///   - bytesPerRow: 0 for as many as a row needs.
    public init?(
      data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
      space: CGColorSpace, bitmapInfo: UInt32
    ) {
      guard width > 0, height > 0 else { return nil }
      (self.width, self.height, self.data) = (width, height, data)
      whole = CGRect(x: 0, y: 0, width: width, height: height)
      state = State(transform: .identity, clip: whole)
      bitmap = PixelFormat(
        bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo), width: width)
    }

    /// What the bitmap was made on; nil where the context has memory of its own.
    public private(set) var data: UnsafeMutableRawPointer?

    private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
      Int(exactly: (points * scale).rounded(.up)).map { max(0, $0) } ?? 0
    }

    /// As large as the context, and empty; nil where that has no pixels.
    public func makeImage() -> CGImage? { CGImage(width: width, height: height, format: bitmap) }

    // MARK: State

    /// Keeps transform, clip and pen for `restoreGState`.
    public func saveGState() { stack.append(state) }
    /// Takes back what the last `saveGState` kept; nothing happens without one.
    public func restoreGState() { if let last = stack.popLast() { state = last } }

    /// From the user's coordinates to the context's base space: pixels, upwards from the lower left corner. In a
    /// context of UIKit's it is never the identity.
    public var ctm: CGAffineTransform { state.transform }
    /// Moves what comes.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = ctm.translatedBy(x: tx, y: ty) }
    /// Stretches what comes.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = ctm.scaledBy(x: sx, y: sy) }
    /// Turns what comes.
    public func rotate(by angle: CGFloat) { state.transform = ctm.rotated(by: angle) }
    /// Applied to what comes before what is there.
    public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(ctm) }

    // MARK: Paths

    /// The path so far, in the user's coordinates; nil where there is none.
    public var path: CGPath? {
      if current.isEmpty { return nil }
      let path = CGMutablePath()
      path.addPath(current, transform: toUser)
      return path
    }
    /// Whether nothing was added to the path.
    public var isPathEmpty: Bool { current.isEmpty }
    /// Where the next line would begin.
    public var currentPointOfPath: CGPoint { current.currentPoint.applying(toUser) }
    /// Around all points of the path; null for an empty one.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
    /// Around what is not cut off, in the user's coordinates.
    public var boundingBoxOfClipPath: CGRect { state.clip.applying(toUser) }
    private var toUser: CGAffineTransform { ctm.isInvertible ? ctm.inverted() : .identity }

    /// Whether the path so far contains the point.
    /// - Parameter mode: by which of it would be drawn: within, or on its stroke.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
      let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
      if mode != .stroke, current.contains(point.applying(ctm), using: rule) { return true }
      if mode == .fill || mode == .eoFill { return false }
      return path.flatMap(state.pen.outline(of:))?.contains(point) ?? false
    }

    /// Empties the path.
    public func beginPath() { current = CGMutablePath() }
    /// Back to where the part began.
    public func closePath() { current.closeSubpath() }
    /// Begins a new part.
    public func move(to point: CGPoint) { current.move(to: point, transform: ctm) }
    /// A straight line.
    public func addLine(to point: CGPoint) { current.addLine(to: point, transform: ctm) }
    /// From the first to the last, each by a line.
    public func addLines(between points: [CGPoint]) { current.addLines(between: points, transform: ctm) }
    /// A curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      current.addQuadCurve(to: end, control: control, transform: ctm)
    }
    /// A curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      current.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }
    /// - Parameter clockwise: as `CGMutablePath` has it.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      current.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
        transform: ctm)
    }
    /// Rounds the corner of two lines.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }
    /// A part of its own.
    public func addRect(_ rect: CGRect) { current.addRect(rect, transform: ctm) }
    /// Parts of their own.
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }
    /// A part of its own.
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, transform: ctm) }
    /// All parts of another path.
    public func addPath(_ path: CGPath) { current.addPath(path, transform: ctm) }

    // MARK: Clipping

    /// Cuts off what lies outside of the path, and empties that. Only its bounding box is kept.
    public func clip(using rule: CGPathFillRule = .winding) {
      state.clip = state.clip.intersection(current.boundingBoxOfPath)
      beginPath()
    }
    /// Cuts off what lies outside of the rectangle.
    public func clip(to rect: CGRect) { state.clip = state.clip.intersection(rect.applying(ctm)) }
    /// Cuts off what lies outside of all of them. Only their bounding box is kept.
    public func clip(to rects: [CGRect]) { clip(to: rects.reduce(.null) { $0.union($1) }) }
    /// Cuts off what lies outside of the rectangle; the mask's pixels are none.
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
    /// Nothing is cut off any more.
    public func resetClip() { state.clip = whole }
  }
#endif
