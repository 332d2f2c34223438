#if !canImport(Darwin)
  public import Foundation

  /// What leaves nothing behind: colours, pens, and all that is drawn with them.
  extension CGContext {
    // MARK: Pens

    /// Kept for what asks for the outline of a stroke.
    public func setLineWidth(_ width: CGFloat) { state.pen.width = width }
    /// Kept for what asks for the outline of a stroke.
    public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
    /// Kept for what asks for the outline of a stroke.
    public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
    /// Kept for what asks for the outline of a stroke.
    public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
    /// Kept for what asks for the outline of a stroke.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.pen.dash = (phase, lengths) }
    /// Accepted: nothing is drawn.
    public func setFlatness(_ flatness: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setStrokeColor(_ color: CGColor) {}
    /// Accepted: nothing is drawn.
    public func setFillColor(_ color: CGColor) {}
    /// Accepted: nothing is drawn.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}
    /// Accepted: nothing is drawn.
    public func setFillColorSpace(_ space: CGColorSpace) {}
    /// Accepted: nothing is drawn.
    public func setPatternPhase(_ phase: CGSize) {}
    /// Accepted: nothing is drawn.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {}
    /// Accepted: nothing is drawn.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {}
    /// Accepted: nothing is drawn.
    public func setStrokeColor(
      cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {}
    /// Accepted: nothing is drawn.
    public func setFillColor(
      cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {}
    /// Accepted: nothing is drawn.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {}
    /// Accepted: nothing is drawn.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {}
    /// Accepted: nothing is drawn.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Accepted: nothing is drawn.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Accepted: nothing is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Accepted: nothing is drawn.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Accepted: nothing is drawn.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// Accepted: nothing is drawn.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Accepted: nothing is drawn.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Accepted: nothing is drawn.
    public func setAllowsFontSubpixelPositioning(_ allows: Bool) {}
    /// Accepted: nothing is drawn.
    public func setShouldSubpixelPositionFonts(_ should: Bool) {}
    /// Accepted: nothing is drawn.
    public func setAllowsFontSubpixelQuantization(_ allows: Bool) {}
    /// Accepted: nothing is drawn.
    public func setShouldSubpixelQuantizeFonts(_ should: Bool) {}
    /// Accepted: nothing is drawn.
    public func setCharacterSpacing(_ spacing: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setFont(_ font: CGFont) {}
    /// Accepted: nothing is drawn.
    public func setFontSize(_ size: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    /// Kept: no image is drawn.
    public var interpolationQuality: CGInterpolationQuality {
      get { state.interpolation }
      set { state.interpolation = newValue }
    }
    /// How a text would be drawn next; none is. No state is kept of it by `saveGState`.
    public var textMatrix: CGAffineTransform {
      get { textMatrix_ }
      set { textMatrix_ = newValue }
    }
    /// Where a text would be drawn next; none is. It is a part of the matrix.
    public var textPosition: CGPoint {
      get { CGPoint(x: textMatrix_.tx, y: textMatrix_.ty) }
      set { (textMatrix_.tx, textMatrix_.ty) = (newValue.x, newValue.y) }
    }

    // MARK: Drawing

    /// Nothing is drawn; the path is empty then.
    public func strokePath() { beginPath() }
    /// Nothing is drawn; the path is empty then.
    public func fillPath(using rule: CGPathFillRule = .winding) { beginPath() }
    /// Nothing is drawn; the path is empty then.
    public func drawPath(using mode: CGPathDrawingMode) { beginPath() }
    /// Accepted: nothing is drawn.
    public func fill(_ rect: CGRect) {}
    /// Accepted: nothing is drawn.
    public func fill(_ rects: [CGRect]) {}
    /// Accepted: nothing is drawn.
    public func stroke(_ rect: CGRect) {}
    /// Accepted: nothing is drawn.
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func fillEllipse(in rect: CGRect) {}
    /// Accepted: nothing is drawn.
    public func strokeEllipse(in rect: CGRect) {}
    /// Accepted: nothing is drawn.
    public func clear(_ rect: CGRect) {}
    /// Nothing is drawn; the path is empty then.
    public func strokeLineSegments(between points: [CGPoint]) { beginPath() }
    /// Accepted: nothing is drawn.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
    /// Accepted: nothing is drawn.
    public func draw(_ layer: CGLayer, in rect: CGRect) {}
    /// Accepted: nothing is drawn.
    public func draw(_ layer: CGLayer, at point: CGPoint) {}
    /// Accepted: nothing is drawn.
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {}
    /// Accepted: nothing is drawn.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: CGGradientDrawingOptions
    ) {}
    /// Accepted: nothing is drawn.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {}
    /// Accepted: nothing is drawn, and the shading's function is not asked for colours.
    public func drawShading(_ shading: CGShading) {}
    /// Accepted: nothing is drawn.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
    /// Accepted: nothing is drawn.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {}
    /// Accepted: nothing is drawn.
    public func endTransparencyLayer() {}
    /// Accepted: nothing is drawn.
    public func flush() {}
    /// Accepted: nothing is drawn.
    public func synchronize() {}
    /// The path becomes the outline that its stroke would have, by the pen that is set.
    public func replacePathWithStrokedPath() {
      guard let outline = path.flatMap(state.pen.outline(of:)) else { return }
      beginPath()
      addPath(outline)
    }
  }

  /// How what is drawn mixes with what is there. Nothing is drawn.
  public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
      destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
  }

  /// What of a path is drawn. Nothing is.
  public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

  /// What of letters is drawn. Nothing is.
  public enum CGTextDrawingMode: Int32, Sendable {
    case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
  }

  /// How finely images are scaled. None is drawn.
  public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
#endif
