#if !canImport(Darwin)
  public import Foundation

  /// What leaves nothing behind: colours, pens, and all that is drawn with them.
  extension CGContext {
    // MARK: Pens

    /// Accepted: nothing is drawn.
    public func setLineWidth(_ width: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Accepted: nothing is drawn.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Accepted: nothing is drawn.
    public func setMiterLimit(_ limit: CGFloat) {}
    /// Accepted: nothing is drawn.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
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
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
    /// Accepted: nothing is drawn.
    public var interpolationQuality: CGInterpolationQuality {
      get { .default }
      set {}
    }
    /// Where a text would be drawn next; none is.
    public var textMatrix: CGAffineTransform {
      get { .identity }
      set {}
    }
    /// Where a text would be drawn next; none is.
    public var textPosition: CGPoint {
      get { .zero }
      set {}
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
    public func drawLinearGradient(
      _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {}
    /// Accepted: nothing is drawn.
    public func drawRadialGradient(
      _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: CGGradientDrawingOptions
    ) {}
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
    /// The path becomes the outline that its stroke would have: with butt ends, a point wide, as pens are not kept.
    public func replacePathWithStrokedPath() {
      guard let outline = path?.copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10) else {
        return
      }
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
