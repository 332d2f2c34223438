#if !canImport(QuartzCore)
  public import Foundation

  /// The layer of a view, or one that was added to it.
  ///
  /// A view's own layer shares the view's geometry, alpha, hiding and clipping: what is set on one is set on both.
  /// Everything else is kept and never drawn. Touches don't see layers, only views.
  @preconcurrency @MainActor
  open class CALayer: NSObject {
    private weak var view: UIView?
    private var own = Own()

    private struct Own {
      var bounds = CGRect.zero
      var position = CGPoint.zero
      var anchorPoint = CGPoint(x: 0.5, y: 0.5)
      var opacity: Float = 1
      var isHidden = false
      var masksToBounds = false
    }

    public nonisolated required override init() { super.init() }

    /// The layer of a view, of the class that the view's class asks for.
    static func of(_ view: UIView, _ kind: AnyClass) -> CALayer {
      let layer = (kind as? CALayer.Type ?? CALayer.self).init()
      layer.view = view
      return layer
    }

    // MARK: Shared with the view

    /// Where it lies in what it is in.
    open var frame: CGRect {
      get {
        if let view { return view.frame }
        let size = own.bounds.size
        return CGRect(
          x: own.position.x - size.width * own.anchorPoint.x, y: own.position.y - size.height * own.anchorPoint.y,
          width: size.width, height: size.height)
      }
      set {
        if let view { return view.frame = newValue }
        own.bounds.size = newValue.size
        own.position = CGPoint(
          x: newValue.minX + newValue.width * own.anchorPoint.x,
          y: newValue.minY + newValue.height * own.anchorPoint.y)
      }
    }

    /// Its own coordinates.
    open var bounds: CGRect {
      get { view?.bounds ?? own.bounds }
      set { if let view { view.bounds = newValue } else { own.bounds = newValue } }
    }

    /// Where the anchor point is in what it is in.
    open var position: CGPoint {
      get { view?.center ?? own.position }
      set { if let view { view.center = newValue } else { own.position = newValue } }
    }

    /// The point that `position` places and transforms turn about, as a share of the bounds.
    open var anchorPoint: CGPoint {
      get { view?.anchorPoint ?? own.anchorPoint }
      set { if let view { view.anchorPoint = newValue } else { own.anchorPoint = newValue } }
    }

    /// From 0 to 1.
    open var opacity: Float {
      get { view.map { Float($0.alpha) } ?? own.opacity }
      set { if let view { view.alpha = CGFloat(newValue) } else { own.opacity = newValue } }
    }

    /// Whether it is not there for anybody.
    open var isHidden: Bool {
      get { view?.isHidden ?? own.isHidden }
      set { if let view { view.isHidden = newValue } else { own.isHidden = newValue } }
    }

    /// Cuts nothing off for touches.
    open var masksToBounds: Bool {
      get { view?.clipsToBounds ?? own.masksToBounds }
      set { if let view { view.clipsToBounds = newValue } else { own.masksToBounds = newValue } }
    }

    /// The view's transform; none of a layer without view.
    open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

    /// Sets the view's transform.
    open func setAffineTransform(_ transform: CGAffineTransform) {
      guard let view else { Unmodelled.stop("CALayer.setAffineTransform(_:) of a layer without view") }
      view.transform = transform
    }

    /// Whether the bounds contain the point.
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

    /// The layer itself: animated values jump, so that what is presented is the layer.
    open func presentation() -> Self? { self }
    /// The layer itself.
    open func model() -> Self { self }

    // MARK: Layers in it

    /// Those that were added, rearmost first; without those of subviews.
    open private(set) var sublayers: [CALayer]?
    /// What it was added to.
    open private(set) weak var superlayer: CALayer?

    /// In front of the others.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0)) }

    /// At that place; beyond the end it means the end.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
      layer.removeFromSuperlayer()
      let place = min(Int(index), sublayers?.count ?? 0)
      sublayers = (sublayers ?? [])
      sublayers?.insert(layer, at: place)
      layer.superlayer = self
    }

    /// Out of what it was added to.
    open func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      superlayer = nil
    }

    private(set) lazy var animations = LayerAnimations()

    // MARK: Telling of changes

    /// Nothing comes of it: nothing is drawn.
    open func setNeedsDisplay() {}
    /// Has the view laid out; nothing comes of it for a layer without view.
    open func setNeedsLayout() { view?.setNeedsLayout() }
    /// Lays the view out where that was asked for.
    open func layoutIfNeeded() { view?.layoutIfNeeded() }

    // MARK: Looks: kept, never drawn

    /// Kept, never drawn.
    open var backgroundColor: CGColor?
    /// Kept, never drawn; touches see the whole rectangle.
    open var cornerRadius: CGFloat = 0
    /// Kept, never drawn.
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Kept, never drawn.
    open var borderWidth: CGFloat = 0
    /// Kept, never drawn.
    open var borderColor: CGColor?
    /// Kept, never drawn.
    open var shadowColor: CGColor?
    /// Kept, never drawn.
    open var shadowOpacity: Float = 0
    /// Kept, never drawn.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// Kept, never drawn.
    open var shadowRadius: CGFloat = 3
    /// Kept, never drawn.
    open var shadowPath: CGPath?
    /// Kept, never drawn; hit testing goes by the order of subviews.
    open var zPosition: CGFloat = 0
    /// Kept, never drawn; touches see what it covers.
    open var mask: CALayer?
    /// Kept, never drawn.
    open var contents: Any?
    /// Kept, never drawn.
    open var contentsScale: CGFloat = 1
    /// Kept, never drawn.
    open var shouldRasterize = false
    /// Kept, never drawn.
    open var rasterizationScale: CGFloat = 1
    /// For debugging.
    open var name: String?
  }

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
    open var path: CGPath?
    /// Kept, never drawn.
    open var fillColor: CGColor?
    /// Kept, never drawn.
    open var strokeColor: CGColor?
    /// Kept, never drawn.
    open var lineWidth: CGFloat = 1
    /// Kept, never drawn.
    open var strokeStart: CGFloat = 0
    /// Kept, never drawn.
    open var strokeEnd: CGFloat = 1
  }

  /// A layer with colours that run into each other. Nothing is drawn.
  open class CAGradientLayer: CALayer {
    /// Kept, never drawn.
    open var colors: [Any]?
    /// Kept, never drawn.
    open var locations: [NSNumber]?
    /// Kept, never drawn.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Kept, never drawn.
    open var endPoint = CGPoint(x: 0.5, y: 1)
  }
#endif
