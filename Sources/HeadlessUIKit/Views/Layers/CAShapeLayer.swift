#if !canImport(Darwin)
  public import Foundation

  /// Corners of a layer.
  public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  }

  /// A layer with a path. Nothing is drawn.
  open class CAShapeLayer: CALayer {
    /// Kept, never drawn; it can be asked whether it contains a point.
    open var path: CGPath? {
      willSet { will(newValue != path) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
      willSet { will(newValue != fillColor) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var strokeColor: CGColor? {
      willSet { will(newValue != strokeColor) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var lineWidth: CGFloat = 1 {
      willSet { will(newValue != lineWidth) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var strokeStart: CGFloat = 0 {
      willSet { will(newValue != strokeStart) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var strokeEnd: CGFloat = 1 {
      willSet { will(newValue != strokeEnd) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var lineCap = CAShapeLayerLineCap.butt
    /// Kept, never drawn.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Kept, never drawn.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// Kept, never drawn.
    open var miterLimit: CGFloat = 10 {
      willSet { will(newValue != miterLimit) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var lineDashPattern: [NSNumber]?
    /// Kept, never drawn.
    open var lineDashPhase: CGFloat = 0 {
      willSet { will(newValue != lineDashPhase) }
      didSet { did() }
    }

    override func resemble(_ layer: CALayer) {
      super.resemble(layer)
      guard let shape = layer as? CAShapeLayer else { return }
      (path, fillRule, fillColor, strokeColor) = (shape.path, shape.fillRule, shape.fillColor, shape.strokeColor)
      (lineWidth, strokeStart, strokeEnd) = (shape.lineWidth, shape.strokeStart, shape.strokeEnd)
      (lineCap, lineJoin, miterLimit) = (shape.lineCap, shape.lineJoin, shape.miterLimit)
      (lineDashPattern, lineDashPhase) = (shape.lineDashPattern, shape.lineDashPhase)
    }

    override func isAnimatedByItself(_ key: String) -> Bool {
      switch key {
      case "fillColor", "strokeColor", "lineWidth", "strokeStart", "strokeEnd", "miterLimit", "lineDashPhase": true
      default: super.isAnimatedByItself(key)
      }
    }
  }

  /// How lines end. Nothing is drawn.
  public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
  }

  /// How lines meet. Nothing is drawn.
  public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  }

  /// Which points are inside of a path that crosses itself. Nothing is drawn.
  public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
  }

  /// A layer with colours that run into each other. Nothing is drawn.
  open class CAGradientLayer: CALayer {
    /// Kept, never drawn.
    open var colors: [Any]? {
      willSet { will(true) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var locations: [NSNumber]? {
      willSet { will(newValue != locations) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
      willSet { will(newValue != startPoint) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
      willSet { will(newValue != endPoint) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var type = CAGradientLayerType.axial

    override func resemble(_ layer: CALayer) {
      super.resemble(layer)
      guard let gradient = layer as? CAGradientLayer else { return }
      (colors, locations, type) = (gradient.colors, gradient.locations, gradient.type)
      (startPoint, endPoint) = (gradient.startPoint, gradient.endPoint)
    }

    override func isAnimatedByItself(_ key: String) -> Bool {
      switch key {
      case "colors", "locations", "startPoint", "endPoint": true
      default: super.isAnimatedByItself(key)
      }
    }
  }

  /// How a gradient's colours run. Nothing is drawn.
  public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
  }
#endif
