#if !canImport(Darwin)
  public import Foundation

  /// The layer of a view, or one that was added to it.
  ///
  /// A view's own layer shares the view's geometry, alpha, hiding and clipping: what is set on one is set on both.
  /// Everything else is kept and never drawn. Touches don't see layers, only views.
  @preconcurrency @MainActor
  open class CALayer: NSObject {
    private(set) weak var view: UIView?
    private var own = Own()

    private struct Own {
      var bounds = CGRect.zero
      var position = CGPoint.zero
      var anchorPoint = CGPoint(x: 0.5, y: 0.5)
      var opacity: Float = 1
      var isHidden = false
      var masksToBounds = false
    }

    public nonisolated override init() { super.init() }

    /// For copies that would be presented: none is made.
    public nonisolated init(layer: Any) { super.init() }

    /// A new one: nothing is read from the coder.
    public nonisolated required init?(coder: NSCoder) { super.init() }

    /// The layer of a view, of the class that the view's class asks for. A class of the application's own is made by
    /// `init(coder:)`, the only initializer that it is sure to have.
    static func of(_ view: UIView, _ kind: AnyClass) -> CALayer {
      let layer: CALayer? =
        switch kind {
        case is CAShapeLayer.Type where kind == CAShapeLayer.self: CAShapeLayer()
        case is CAGradientLayer.Type where kind == CAGradientLayer.self: CAGradientLayer()
        case is CATextLayer.Type where kind == CATextLayer.self: CATextLayer()
        case let own as CALayer.Type where kind != CALayer.self: own.init(coder: NSCoder())
        default: CALayer()
        }
      let made = layer ?? CALayer()
      made.view = view
      made.delegate = view
      return made
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

    /// What the transform does to the plane; nothing where it leaves that.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform.
    open func setAffineTransform(_ transform: CGAffineTransform) {
      self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// The view's transform, or one in space. Touches see where that puts the plane; perspective is left out, with a
    /// warning.
    open var transform: CATransform3D {
      get { spatial ?? CATransform3DMakeAffineTransform(view?.transform ?? .identity) }
      set {
        spatial = view == nil || !CATransform3DIsAffine(newValue) ? newValue : nil
        guard let view else { return }
        view.transform = newValue.plane
        if newValue.hasPerspective {
          let words = "a transform's perspective is left out: touches see the view from straight ahead"
          Decisions.tell(.warns(view, words))
        }
      }
    }
    private var spatial: CATransform3D?

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

    /// Of a view's layer its view. Not retained.
    open weak var delegate: (any CALayerDelegate)?
    /// In a layout pass of its view: has the delegate lay out. Overrides call super. Layers without a view are in no
    /// layout pass.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Kept, by what they are for: values change at once.
    open var actions: [String: any CAAction]?
    /// Kept, by name.
    open var style: [AnyHashable: Any]?
    /// The delegate's, else the one of `actions`, else the class's. Nobody asks for it.
    open func action(forKey event: String) -> (any CAAction)? {
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    }
    /// None, unless an override has one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// None, unless an override has one: values are the layer's own.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// How fast its animations go; kept: they go by their own.
    open var speed: Float = 1
    /// Kept: animations go by their own.
    open var timeOffset: TimeInterval = 0
    /// Kept: animations go by their own.
    open var beginTime: TimeInterval = 0
    /// Kept: animations go by their own.
    open var duration: TimeInterval = .infinity
    /// Kept: animations go by their own.
    open var repeatCount: Float = 0
    /// Kept: animations go by their own.
    open var autoreverses = false
    /// Kept: animations go by their own.
    open var fillMode = CAMediaTimingFillMode.removed

    /// Nothing comes of it: nothing is drawn.
    open func setNeedsDisplay() {}
    /// Never called by itself: nothing is drawn. An override compiles, and waits.
    open func draw(in ctx: CGContext) {}
    /// Never called by itself: nothing is drawn.
    open func display() {}
    /// Asked of nobody: nothing is drawn anew when a value changes.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Has the view laid out; nothing comes of it for a layer without view.
    open func setNeedsLayout() { view?.setNeedsLayout() }
    /// Lays the view out where that was asked for.
    open func layoutIfNeeded() { view?.layoutIfNeeded() }

    // MARK: Looks: kept, never drawn

    /// Kept, never drawn.
    open var sublayerTransform = CATransform3DIdentity
    /// Kept, never drawn.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Kept, never drawn.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Kept, never drawn.
    open var isOpaque = false
    /// Kept, never drawn.
    open var isDoubleSided = true
    /// Kept, never drawn.
    open var allowsEdgeAntialiasing = false
    /// Kept, never drawn.
    open var drawsAsynchronously = false
    /// Kept, never drawn.
    open var needsDisplayOnBoundsChange = false
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
#endif
