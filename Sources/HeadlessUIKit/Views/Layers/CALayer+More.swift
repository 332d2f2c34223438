#if !canImport(Darwin)
  public import Foundation

  extension CALayer {
    /// In front of another one; in front of all where that is not there.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
      insertSublayer(layer, at: UInt32(clamping: place))
    }

    /// Behind another one; in front of all where that is not there.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
      let place = sublayers?.firstIndex { $0 === sibling } ?? sublayers?.count ?? 0
      insertSublayer(layer, at: UInt32(clamping: place))
    }

    /// Puts one in another's place; nothing happens where that is not there.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
      guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
      oldLayer.removeFromSuperlayer()
      insertSublayer(newLayer, at: UInt32(clamping: place))
    }

    /// Stops: nothing is drawn.
    public func render(in ctx: CGContext) { Unmodelled.drawing("CALayer.render(in:)") }
  }

  /// A layer with a text. Nothing is drawn.
  open class CATextLayer: CALayer {
    /// Kept, never drawn.
    open var string: Any?
    /// Kept, never drawn.
    open var fontSize: CGFloat = 36
    /// Kept, never drawn.
    open var font: AnyObject?
    /// Kept, never drawn.
    open var foregroundColor: CGColor?
    /// Kept, never drawn.
    open var isWrapped = false
    /// Kept, never drawn.
    open var alignmentMode = CATextLayerAlignmentMode.natural
  }

  /// Where a text stands in its layer. Nothing is drawn.
  public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
  }

  /// How corners are round. Nothing is drawn.
  public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
  }

  /// How contents fill a layer. Nothing is drawn.
  public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    public static let center = CALayerContentsGravity(rawValue: "center")
  }
#endif
