#if !canImport(Darwin)
  public import Foundation

  /// Where drawing would go. There is none: nobody gets one, and so overrides of `draw(_:)` compile and nothing of them
  /// ever runs.
  ///
  /// What code says to one stops with its name.
  public final class CGContext {
    private init() {}

    private func stop(_ name: String) -> Never { Unmodelled.drawing("CGContext.\(name)") }

    // MARK: State

    /// Stops: nothing is drawn.
    public func saveGState() { stop("saveGState()") }
    /// Stops: nothing is drawn.
    public func restoreGState() { stop("restoreGState()") }
    /// Stops: nothing is drawn.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { stop("translateBy(x:y:)") }
    /// Stops: nothing is drawn.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { stop("scaleBy(x:y:)") }
    /// Stops: nothing is drawn.
    public func rotate(by angle: CGFloat) { stop("rotate(by:)") }
    /// Stops: nothing is drawn.
    public func concatenate(_ transform: CGAffineTransform) { stop("concatenate(_:)") }
    /// Stops: nothing is drawn.
    public func setLineWidth(_ width: CGFloat) { stop("setLineWidth(_:)") }
    /// Stops: nothing is drawn.
    public func setLineCap(_ cap: CGLineCap) { stop("setLineCap(_:)") }
    /// Stops: nothing is drawn.
    public func setLineJoin(_ join: CGLineJoin) { stop("setLineJoin(_:)") }
    /// Stops: nothing is drawn.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { stop("setLineDash(phase:lengths:)") }
    /// Stops: nothing is drawn.
    public func setAlpha(_ alpha: CGFloat) { stop("setAlpha(_:)") }
    /// Stops: nothing is drawn.
    public func setStrokeColor(_ color: CGColor) { stop("setStrokeColor(_:)") }
    /// Stops: nothing is drawn.
    public func setFillColor(_ color: CGColor) { stop("setFillColor(_:)") }
    /// Stops: nothing is drawn.
    public func setBlendMode(_ mode: CGBlendMode) { stop("setBlendMode(_:)") }
    /// Stops: nothing is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) { stop("setShadow(offset:blur:)") }
    /// Stops: nothing is drawn.
    public func setShouldAntialias(_ shouldAntialias: Bool) { stop("setShouldAntialias(_:)") }

    // MARK: Paths

    /// Stops: nothing is drawn.
    public func beginPath() { stop("beginPath()") }
    /// Stops: nothing is drawn.
    public func closePath() { stop("closePath()") }
    /// Stops: nothing is drawn.
    public func move(to point: CGPoint) { stop("move(to:)") }
    /// Stops: nothing is drawn.
    public func addLine(to point: CGPoint) { stop("addLine(to:)") }
    /// Stops: nothing is drawn.
    public func addLines(between points: [CGPoint]) { stop("addLines(between:)") }
    /// Stops: nothing is drawn.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { stop("addQuadCurve(to:control:)") }
    /// Stops: nothing is drawn.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { stop("addCurve(to:…)") }
    /// Stops: nothing is drawn.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { stop("addArc(center:…)") }
    /// Stops: nothing is drawn.
    public func addRect(_ rect: CGRect) { stop("addRect(_:)") }
    /// Stops: nothing is drawn.
    public func addEllipse(in rect: CGRect) { stop("addEllipse(in:)") }
    /// Stops: nothing is drawn.
    public func addPath(_ path: CGPath) { stop("addPath(_:)") }

    // MARK: Drawing

    /// Stops: nothing is drawn.
    public func strokePath() { stop("strokePath()") }
    /// Stops: nothing is drawn.
    public func fillPath(using rule: CGPathFillRule = .winding) { stop("fillPath(using:)") }
    /// Stops: nothing is drawn.
    public func drawPath(using mode: CGPathDrawingMode) { stop("drawPath(using:)") }
    /// Stops: nothing is drawn.
    public func fill(_ rect: CGRect) { stop("fill(_:)") }
    /// Stops: nothing is drawn.
    public func stroke(_ rect: CGRect) { stop("stroke(_:)") }
    /// Stops: nothing is drawn.
    public func fillEllipse(in rect: CGRect) { stop("fillEllipse(in:)") }
    /// Stops: nothing is drawn.
    public func strokeEllipse(in rect: CGRect) { stop("strokeEllipse(in:)") }
    /// Stops: nothing is drawn.
    public func clear(_ rect: CGRect) { stop("clear(_:)") }
    /// Stops: nothing is drawn.
    public func clip(using rule: CGPathFillRule = .winding) { stop("clip(using:)") }
    /// Stops: nothing is drawn.
    public func clip(to rect: CGRect) { stop("clip(to:)") }
  }

  /// How what is drawn mixes with what is there. Nothing is drawn.
  public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy
  }

  /// What of a path is drawn. Nothing is.
  public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
#endif
