#if !canImport(Darwin)
  public import Foundation

  /// A layer that particles come from. None is drawn.
  open class CAEmitterLayer: CALayer {
    /// Kept, never drawn.
    open var emitterCells: [CAEmitterCell]?
    /// Kept, never drawn.
    open var emitterPosition = CGPoint.zero {
      willSet { will(newValue != emitterPosition) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var emitterZPosition: CGFloat = 0 {
      willSet { will(newValue != emitterZPosition) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var emitterSize = CGSize.zero {
      willSet { will(newValue != emitterSize) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var emitterDepth: CGFloat = 0
    /// Kept, never drawn.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// Kept, never drawn.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// Kept, never drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// Kept, never drawn.
    open var birthRate: Float = 1
    /// Kept, never drawn.
    open var lifetime: Float = 1
    /// Kept, never drawn.
    open var velocity: Float = 1
    /// Kept, never drawn.
    open var scale: Float = 1
    /// Kept, never drawn.
    open var spin: Float = 1
    /// Kept, never drawn.
    open var seed: UInt32 = 0
    /// Kept, never drawn.
    open var preservesDepth = false

    override func resemble(_ layer: CALayer) {
      super.resemble(layer)
      guard let other = layer as? CAEmitterLayer else { return }
      (emitterCells, emitterPosition, emitterSize) = (other.emitterCells, other.emitterPosition, other.emitterSize)
      (emitterZPosition, emitterDepth, emitterShape) = (
        other.emitterZPosition, other.emitterDepth, other.emitterShape
      )
      (emitterMode, renderMode, birthRate) = (other.emitterMode, other.renderMode, other.birthRate)
      (lifetime, velocity, scale, spin) = (other.lifetime, other.velocity, other.scale, other.spin)
      (seed, preservesDepth) = (other.seed, other.preservesDepth)
    }

    override func isAnimatedByItself(_ key: String) -> Bool {
      switch key {
      case "emitterPosition", "emitterZPosition", "emitterSize": true
      default: super.isAnimatedByItself(key)
      }
    }
  }

  /// A kind of particle. None is drawn.
  open class CAEmitterCell: NSObject, CAMediaTiming {
    /// Kept, never drawn.
    open var name: String?
    /// Kept, never drawn.
    open var isEnabled = true
    /// Kept, never drawn.
    open var contents: Any?
    /// Kept, never drawn.
    open var contentsScale: CGFloat = 1
    /// Kept, never drawn.
    open var color: CGColor? = CGColor.white
    /// Kept, never drawn.
    open var birthRate: Float = 0
    /// Kept, never drawn.
    open var lifetime: Float = 0
    /// Kept, never drawn.
    open var lifetimeRange: Float = 0
    /// Kept, never drawn.
    open var emissionLatitude: CGFloat = 0
    /// Kept, never drawn.
    open var emissionLongitude: CGFloat = 0
    /// Kept, never drawn.
    open var emissionRange: CGFloat = 0
    /// Kept, never drawn.
    open var velocity: CGFloat = 0
    /// Kept, never drawn.
    open var velocityRange: CGFloat = 0
    /// Kept, never drawn.
    open var xAcceleration: CGFloat = 0
    /// Kept, never drawn.
    open var yAcceleration: CGFloat = 0
    /// Kept, never drawn.
    open var zAcceleration: CGFloat = 0
    /// Kept, never drawn.
    open var scale: CGFloat = 1
    /// Kept, never drawn.
    open var scaleRange: CGFloat = 0
    /// Kept, never drawn.
    open var scaleSpeed: CGFloat = 0
    /// Kept, never drawn.
    open var spin: CGFloat = 0
    /// Kept, never drawn.
    open var spinRange: CGFloat = 0
    /// Kept, never drawn.
    open var alphaRange: Float = 0
    /// Kept, never drawn.
    open var alphaSpeed: Float = 0
    /// Kept, never drawn.
    open var redRange: Float = 0
    /// Kept, never drawn.
    open var greenRange: Float = 0
    /// Kept, never drawn.
    open var blueRange: Float = 0
    /// Kept, never drawn.
    open var redSpeed: Float = 0
    /// Kept, never drawn.
    open var greenSpeed: Float = 0
    /// Kept, never drawn.
    open var blueSpeed: Float = 0
    /// Kept, never drawn.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Kept, never drawn.
    open var beginTime: CFTimeInterval = 0
    /// Kept, never drawn.
    open var timeOffset: CFTimeInterval = 0
    /// Kept, never drawn.
    open var speed: Float = 1
    /// Kept, never drawn.
    open var duration: CFTimeInterval = 0
    /// Kept, never drawn.
    open var repeatCount: Float = 0
    /// Kept, never drawn.
    open var repeatDuration: CFTimeInterval = 0
    /// Kept, never drawn.
    open var autoreverses = false
    /// Kept, never drawn.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Kept, never drawn.
    open var minificationFilter = "linear"
    /// Kept, never drawn.
    open var magnificationFilter = "linear"
    /// Kept, never drawn.
    open var minificationFilterBias: Float = 0
    /// Kept, never drawn.
    open var style: [AnyHashable: Any]?
    private var values: [String: Any] = [:]
    /// Kept, and no property's: nothing is drawn.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Kept, and no property's: nothing is drawn.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
    /// What was kept under that name.
    open func value(forKey key: String) -> Any? { values[key] }
    /// What was kept under that name.
    open func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }
    /// Kept, never drawn.
    open var emitterCells: [CAEmitterCell]?
  }

  /// Where particles come from. None is drawn.
  public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
  }

  /// From which part of the shape particles come. None is drawn.
  public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
  }

  /// In which order particles lie over each other. None is drawn.
  public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
  }
#endif
