#if !canImport(Darwin)
  public import Foundation

  /// A layer that shows its sublayers several times. Nothing is drawn.
  open class CAReplicatorLayer: CALayer {
    /// Kept, never drawn.
    open var instanceCount = 1 {
      willSet { will(newValue != instanceCount) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var preservesDepth = false
    /// Kept, never drawn.
    open var instanceDelay: CFTimeInterval = 0 {
      willSet { will(newValue != instanceDelay) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var instanceTransform = CATransform3DIdentity {
      willSet { will(!CATransform3DEqualToTransform(newValue, instanceTransform)) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var instanceColor: CGColor? = CGColor.white {
      willSet { will(newValue != instanceColor) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var instanceRedOffset: Float = 0 {
      willSet { will(newValue != instanceRedOffset) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var instanceGreenOffset: Float = 0 {
      willSet { will(newValue != instanceGreenOffset) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var instanceBlueOffset: Float = 0 {
      willSet { will(newValue != instanceBlueOffset) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var instanceAlphaOffset: Float = 0 {
      willSet { will(newValue != instanceAlphaOffset) }
      didSet { did() }
    }

    override func resemble(_ layer: CALayer) {
      super.resemble(layer)
      guard let other = layer as? CAReplicatorLayer else { return }
      (instanceCount, preservesDepth, instanceDelay) = (
        other.instanceCount, other.preservesDepth, other.instanceDelay
      )
      (instanceTransform, instanceColor) = (other.instanceTransform, other.instanceColor)
      (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
      (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
    }

    override func isAnimatedByItself(_ key: String) -> Bool {
      key.hasPrefix("instance") || super.isAnimatedByItself(key)
    }
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
    /// Along which axes it scrolls; no finger scrolls it.
    open var scrollMode = CAScrollLayerScrollMode.both
    /// Moves the bounds' origin there, along the axes that its mode allows (A161).
    open func scroll(to p: CGPoint) {
      let (across, down) = (scrollMode != .vertically, scrollMode != .horizontally)
      if scrollMode == .none { return }
      bounds.origin = CGPoint(x: across ? p.x : bounds.origin.x, y: down ? p.y : bounds.origin.y)
    }
    /// Moves the bounds' origin as little as shows the rectangle.
    open func scroll(to r: CGRect) { scroll(to: place(showing: r)) }

    /// Scrolls as little as shows a part of a layer in it.
    final func show(_ part: CGRect, of layer: CALayer) { scroll(to: place(showing: layer.convert(part, to: self))) }

    private func place(showing rect: CGRect) -> CGPoint {
      func way(_ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        from < start ? from - start : max(0, min(to - end, from - start))
      }
      return CGPoint(
        x: bounds.minX + way(rect.minX, rect.maxX, bounds.minX, bounds.maxX),
        y: bounds.minY + way(rect.minY, rect.maxY, bounds.minY, bounds.maxY))
    }
  }

  extension CALayer {
    /// The nearest around it.
    final var scroller: CAScrollLayer? {
      sequence(first: self, next: \.superlayer).dropFirst().lazy.compactMap { $0 as? CAScrollLayer }.first
    }

    /// What of it the nearest scroll layer around it shows.
    var shownByScroller: CGRect {
      guard let scroller else { return bounds }
      return convert(scroller.bounds, from: scroller).intersection(bounds)
    }
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
