#if !canImport(Darwin)
  public import Foundation

  /// A layer that shows its sublayers several times. Nothing is drawn.
  open class CAReplicatorLayer: CALayer {
    /// Kept, never drawn.
    open var instanceCount = 1
    /// Kept, never drawn.
    open var preservesDepth = false
    /// Kept, never drawn.
    open var instanceDelay: CFTimeInterval = 0
    /// Kept, never drawn.
    open var instanceTransform = CATransform3DIdentity
    /// Kept, never drawn.
    open var instanceColor: CGColor?
    /// Kept, never drawn.
    open var instanceRedOffset: Float = 0
    /// Kept, never drawn.
    open var instanceGreenOffset: Float = 0
    /// Kept, never drawn.
    open var instanceBlueOffset: Float = 0
    /// Kept, never drawn.
    open var instanceAlphaOffset: Float = 0
  }

  /// A layer that is drawn in tiles. Nothing is drawn.
  open class CATiledLayer: CALayer {
    /// Kept, never drawn.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Kept, never drawn.
    open var levelsOfDetail = 1
    /// Kept, never drawn.
    open var levelsOfDetailBias = 0
    /// In seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
  }

  /// A layer that shows a part of what is in it.
  open class CAScrollLayer: CALayer {
    /// Kept: no finger scrolls it.
    open var scrollMode = CAScrollLayerScrollMode.both
    /// Moves the bounds' origin there.
    open func scroll(to p: CGPoint) { bounds.origin = p }
  }

  /// Along which axes a layer scrolls.
  public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
  }

  /// A layer whose sublayers keep their depth. Nothing is drawn.
  open class CATransformLayer: CALayer {}
#endif
