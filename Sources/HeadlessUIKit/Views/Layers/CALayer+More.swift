#if !canImport(Darwin)
  public import Foundation

  /// A layer with a text. Nothing is drawn.
  open class CATextLayer: CALayer {
    /// Kept, never drawn.
    open var string: Any?
    /// Kept, never drawn.
    open var fontSize: CGFloat = 36 {
      willSet { will(newValue != fontSize) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var font: AnyObject?
    /// Kept, never drawn.
    open var foregroundColor: CGColor? = CGColor.white {
      willSet { will(newValue != foregroundColor) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var isWrapped = false
    /// Kept, never drawn.
    open var allowsFontSubpixelQuantization = false
    /// Kept, never drawn.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Kept, never drawn.
    open var truncationMode = CATextLayerTruncationMode.none

    override func resemble(_ layer: CALayer) {
      super.resemble(layer)
      guard let text = layer as? CATextLayer else { return }
      (string, font, fontSize, foregroundColor) = (text.string, text.font, text.fontSize, text.foregroundColor)
      (isWrapped, alignmentMode, truncationMode) = (text.isWrapped, text.alignmentMode, text.truncationMode)
      allowsFontSubpixelQuantization = text.allowsFontSubpixelQuantization
    }

    override func isAnimatedByItself(_ key: String) -> Bool {
      key == "fontSize" || key == "foregroundColor" || super.isAnimatedByItself(key)
    }
  }

  /// Where a text is cut that is too long. Nothing is drawn.
  public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
  }

  /// Where a text stands in its layer. Nothing is drawn.
  public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
  }

  /// How corners are round. Nothing is drawn.
  public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  }

  extension CALayer {
    /// How much farther along its edges a corner of that curve begins to bend than a circle's would.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
      curve == .continuous ? 1.528665 : 1
    }

    /// How colours that are too bright are dimmed. Nothing is drawn.
    public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let automatic = ToneMapMode(rawValue: "automatic")
      public static let never = ToneMapMode(rawValue: "never")
      public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
    }

    /// How bright a layer may be. Nothing is drawn.
    public struct DynamicRange: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let automatic = DynamicRange(rawValue: "automatic")
      public static let standard = DynamicRange(rawValue: "standard")
      public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
      public static let high = DynamicRange(rawValue: "high")
    }
  }

  /// How a layer's pixels would lie. Nothing is drawn.
  public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
  }

  /// How contents are scaled. Nothing is drawn.
  public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
  }

  /// Edges of a layer.
  public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
  }

  /// How contents fill a layer. Nothing is drawn.
  public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  }
#endif
