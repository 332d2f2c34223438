#if !canImport(Darwin)
  public import Foundation

  /// The layer of a view, or one that was added to it.
  ///
  /// A view's own layer shares the view's geometry, alpha, hiding and clipping: what is set on one is set on both.
  /// Everything else is kept and never drawn. Touches don't see layers, only views. A layer without a view animates
  /// what is set by itself, which `presentation()` shows.
  @preconcurrency @MainActor
  open class CALayer: NSObject, CAMediaTiming {
    private(set) weak var view: UIView?
    private var own = Own()

    private struct Own {
      var bounds = CGRect.zero
      var position = CGPoint.zero
      var anchorPoint = CGPoint(x: 0.5, y: 0.5)
      var opacity: Float = 1
      var isHidden = false
      var masksToBounds = false
      var backgroundColor: CGColor?
    }

    public nonisolated override init() { super.init() }

    /// For the copies that `presentation()` makes of layers of this class: overrides take over what they added.
    public nonisolated init(layer: Any) { super.init() }

    /// A new one: nothing is read from the coder.
    public nonisolated required init?(coder: NSCoder) { super.init() }

    /// The layer of a view, of the class that the view's class asks for. A class without `init()` traps.
    static func of(_ view: UIView, _ kind: AnyClass) -> CALayer {
      let kind = kind as? CALayer.Type ?? CALayer.self
      let made = kind.make(forView: ())
      made.view = view
      made.delegate = view
      return made
    }

    // MARK: Shared with the view
    // A layer knows its view as its delegate: what is set here, no override of the view's hears of (A176).

    /// The upright rectangle around it, in what it is in; setting it keeps the transform, and sets the position,
    /// then the bounds.
    open var frame: CGRect {
      get {
        if let view { return view.frameOfLayer }
        if let seen = ownProjection { return seen.box(of: own.bounds) }
        return aboutAnchor(own.bounds.size).applying(plane).offsetBy(dx: own.position.x, dy: own.position.y)
      }
      set {
        if let view {
          guard view.hearingLayer === self else { return view.keepFrame(newValue) }
          UIView.refuseNaN(newValue.origin.x, newValue.origin.y, newValue.size.width, newValue.size.height)
          let place = view.placeFilling(newValue)
          position = place.center
          bounds = CGRect(origin: view.area.origin, size: place.size)
          return
        }
        refuseNaN(newValue.origin.x, newValue.origin.y, newValue.size.width, newValue.size.height)
        let frame = newValue.standardized
        let linear = CGAffineTransform(a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: 0, ty: 0)
        let size = linear.isInvertible ? frame.applying(linear.inverted()).size : frame.size
        let box = aboutAnchor(size).applying(plane)
        position = CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY)
        bounds.size = size
      }
    }

    /// As of a view. Of what is only seen on its way nothing is refused.
    private func refuseNaN(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 0, _ height: CGFloat = 0) {
      precondition(
        presented?.model != nil || !x.isNaN && !y.isNaN && !width.isNaN && !height.isNaN,
        "\(type(of: self)): frame, bounds or position with NaN (CALayerInvalidGeometry): \([x, y, width, height])")
    }

    private func aboutAnchor(_ size: CGSize) -> CGRect {
      CGRect(
        x: -size.width * own.anchorPoint.x, y: -size.height * own.anchorPoint.y, width: size.width,
        height: size.height)
    }

    /// Its own coordinates. Other ones have its sublayers laid out, and those of the layer that it is in (A156). A
    /// negative size is turned the right way round.
    open var bounds: CGRect {
      get { view?.area ?? own.bounds }
      set {
        if let view { return view.keepBounds(newValue) }
        refuseNaN(newValue.origin.x, newValue.origin.y, newValue.size.width, newValue.size.height)
        let (old, new) = (own.bounds, newValue.standardized)
        change("bounds", if: old != new) { own.bounds = new }
        if old != new { layOutAnew() }
        if old.size != new.size, needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
    }

    /// Where the anchor point is in what it is in.
    open var position: CGPoint {
      get { view?.position ?? own.position }
      set {
        if let view { return view.keepCenter(newValue) }
        refuseNaN(newValue.x, newValue.y)
        change("position", if: own.position != newValue) { own.position = newValue }
      }
    }

    /// The point that `position` places and transforms turn about, as a share of the bounds.
    open var anchorPoint: CGPoint {
      get { view?.hinge ?? own.anchorPoint }
      set {
        if let view { return view.keepAnchorPoint(newValue) }
        change("anchorPoint", if: own.anchorPoint != newValue) { own.anchorPoint = newValue }
      }
    }

    /// From 0 to 1.
    open var opacity: Float {
      get { view?.opacity ?? own.opacity }
      set {
        if let view { return view.keepOpacity(newValue) }
        change("opacity", if: own.opacity != newValue) { own.opacity = newValue }
      }
    }

    /// Whether it is not there for anybody.
    open var isHidden: Bool {
      get { view?.isPutAway ?? own.isHidden }
      set {
        if let view { return view.keepHidden(newValue) }
        guard own.isHidden != newValue else { return }
        change("hidden", if: true) { own.isHidden = newValue }
        if wasShown { order(!newValue) }
      }
    }

    /// Cuts nothing off for touches.
    open var masksToBounds: Bool {
      get { view?.isClipping ?? own.masksToBounds }
      set {
        if let view { return view.isClipping = newValue }
        change("masksToBounds", if: own.masksToBounds != newValue) { own.masksToBounds = newValue }
      }
    }

    /// What the transform does to the plane; nothing where it leaves that.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform.
    open func setAffineTransform(_ transform: CGAffineTransform) {
      self.transform = CATransform3DMakeAffineTransform(transform)
    }

    /// The view's transform, or one in space. Touches see where that puts the plane, in perspective where it has
    /// one (A162).
    open var transform: CATransform3D {
      get {
        guard let view else { return spatial ?? CATransform3DIdentity }
        // One that the view was given since replaces all of it.
        if let spatial, spatial.plane == view.turning { return spatial }
        return CATransform3DMakeAffineTransform(view.turning)
      }
      set {
        guard let view else {
          let isOther = !CATransform3DEqualToTransform(transform, newValue)
          change("transform", if: isOther) { spatial = newValue }
          if isOther { layOutAnew() }
          return
        }
        let space = CATransform3DIsAffine(newValue) ? nil : newValue
        if space != nil { noteInSpace() }
        view.keepTransform(newValue.plane)
        spatial = space
        view.spaceDidChange()
      }
    }
    private var spatial: CATransform3D?

    /// The view's transform is all of it from now on.
    func leaveSpace() {
      if spatial != nil { noteInSpace() }
      spatial = nil
    }

    /// Before its view goes into space in the block of an animation, or out of it: the pose knows the plane alone.
    private func noteInSpace() {
      if let view, ViewAnimations.isAnyOpen { UIApplication.shared.animations.block?.includeTransform(of: view) }
    }

    /// What its transform does to the plane.
    var plane: CGAffineTransform { view?.turning ?? spatial?.plane ?? .identity }

    // MARK: Converting; nil is the topmost layer

    /// From another layer's coordinates to this one's.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { Self.convert(p, from: l ?? top, to: self) }
    /// From this layer's coordinates to another's.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { Self.convert(p, from: self, to: l ?? top) }
    /// The upright rectangle around the converted one.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { Self.convert(r, from: l ?? top, to: self) }
    /// The upright rectangle around the converted one.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Self.convert(r, from: self, to: l ?? top) }

    /// Whether the bounds contain the point.
    open func contains(_ point: CGPoint) -> Bool { bounds.holds(point) }

    /// The frontmost layer of this branch that contains the point: sublayers first, those of a higher `zPosition`
    /// before others, and of one height from the last to the first of `sublayers`. Hidden layers are left out,
    /// transparent ones are not. Touches don't ask: they see views.
    /// - Parameter p: in the coordinates of what it is in.
    open func hitTest(_ p: CGPoint) -> CALayer? {
      guard !isHidden, canBeHit(at: p) else { return nil }
      let point = fromSuperlayer(p)
      if masksToBounds, !contains(point) { return nil }
      return frontmostFirst.lazy.compactMap { $0.hitTest(point) }.first ?? (contains(point) ? self : nil)
    }

    private var frontmostFirst: [CALayer] {
      let layers = inOrder
      guard layers.contains(where: { $0.zPosition != 0 }) else { return layers.reversed() }
      return layers.sorted { $0.zPosition < $1.zPosition }.reversed()
    }

    /// The layer as it is seen now: while something is animated, a copy, whose superlayer and sublayers are copies,
    /// too; otherwise the layer itself. Nil of a layer that nobody has seen yet: one that was in no window when a
    /// turn ended last, or was flushed.
    ///
    /// Hit tests of views and touches see the layer, never its copy. Made once for each moment of the virtual
    /// clock.
    open func presentation() -> Self? {
      if presented?.model != nil { return self }
      guard wasShown else { return nil }
      return PresentedLayer.isAnythingSeenElsewhere ? PresentedLayer.copy(of: self) : self
    }

    /// What a copy that is presented was made of; of others the layer itself.
    open func model() -> Self { presented?.model.map { unsafeDowncast($0, to: Self.self) } ?? self }

    /// Of a copy, what it shows; of a layer, the copy that was made last.
    var presented: PresentedLayer?

    // MARK: Layers in it

    /// What is in it, rearmost first, as far as that isn't plain: of a layer to which nothing was added it is
    /// empty, and subviews that came since stand in front of all that is in it.
    var order: [LayerPlace] = []
    /// What it was added to; nil of a layer that is where its view is.
    private(set) weak var outer: CALayer?
    /// How often layers had been committed when it was added, or came to a window with its view.
    var arrival = -1
    /// Whose action runs.
    var changeThatActs: LayerChange?
    /// Those whose value is being set.
    private var changesBeingMade: [LayerChange] = []

    /// What is in it, rearmost first: layers that were added and those of subviews, in the order in which they are
    /// drawn; nil where there are none. A layer that is added stands in front of what is there by then, as a
    /// subview does. Setting it takes out those that are not in it: a subview's layer, too, and then nobody sees
    /// that view.
    ///
    /// Apple: <https://developer.apple.com/documentation/quartzcore/calayer/sublayers>
    open var sublayers: [CALayer]? {
      get {
        if let view, view.children.isEmpty { view.makeInnerViews() }
        let layers = inOrder
        return layers.isEmpty ? nil : layers
      }
      set {
        let new = newValue ?? []
        for layer in inOrder where !new.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
        for layer in new { addSublayer(layer) }
      }
    }
    /// What it was added to, or what it masks; of a view's layer, the superview's.
    open var superlayer: CALayer? {
      if let shown = presented?.model { return shown.superlayer?.presentation() }
      if let view, !view.layoutState.layers.contains(.away), let holder = view.superview { return holder.layer }
      return around
    }

    /// In front of the others.
    open func addSublayer(_ layer: CALayer) {
      completeOrder()
      insertSublayer(layer, at: UInt32(clamping: order.count))
    }

    /// At that place in `sublayers`; beyond the end it means the end. Traps where the layer would be in itself, as
    /// on a device. A subview's layer is drawn elsewhere then, and the view stays where it is among the subviews,
    /// which is what touches go by.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
      precondition(
        !sequence(first: self, next: \.around).contains { $0 === layer } && !isIn(layer),
        "\(type(of: self)): a layer can't be a sublayer of itself, nor of a layer in it")
      if let subview = layer.view, let view, subview.holder === view {
        place(subview, at: Int(index))
        return sublayersDidChange()
      }
      let wasShown = layer.wasShown
      let isNew = layer.outer !== self
      if isNew { layer.removeFromSuperlayer() }
      change("sublayers", if: true) {
        put(.added(layer), at: Int(index), isNew: isNew)
        layer.outer = self
      }
      layer.view?.isLayerAway = true
      host?.expect(.window)
      if !wasShown { layer.arrives() }
      markForLayout()
      sublayersDidChange()
      if isNew, self.wasShown, !layer.isHidden { layer.order(true) }
    }

    /// In front of another one; in front of all where that is not there.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      insert(layer, beside: sibling, plus: 1)
    }

    /// Behind another one; in front of all where that is not there.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
      insert(layer, beside: sibling, plus: 0)
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, plus step: Int) {
      if layer === sibling { return }
      let others = places.filter { !$0.isOf(layer) }
      let place = sibling.flatMap { sibling in others.firstIndex { $0.isOf(sibling) } }.map { $0 + step }
      insertSublayer(layer, at: UInt32(clamping: place ?? others.count))
    }

    /// Puts one in another's place; nothing happens where that is not there.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
      guard oldLayer !== newLayer, places.contains(where: { $0.isOf(oldLayer) }) else { return }
      insertSublayer(newLayer, below: oldLayer)
      oldLayer.removeFromSuperlayer()
    }

    /// Accepted: nothing is drawn.
    open func render(in ctx: CGContext) {}

    /// Out of what it was added to, or masks. Of a subview's layer: the view stays a subview, and is not seen until
    /// it is added or put to another place among the subviews. It takes no touches meanwhile (ours).
    open func removeFromSuperlayer() {
      guard let outer else {
        if let masked, masked.mask === self { return masked.mask = nil }
        return leaveSuperview()
      }
      LayerAnimations.willLeave(self)
      let wasSeen = wasShown && !isHidden
      outer.change("sublayers", if: true) {
        outer.letGo(of: self)
        self.outer = nil
      }
      if let view, view.holder == nil { view.isLayerAway = false }
      outer.sublayersDidChange()
      if wasSeen { order(false) }
    }

    private(set) lazy var animations = LayerAnimations(of: self)
    /// Takes over how another one looks, and where it is.
    func resemble(_ layer: CALayer) {
      own = Own(
        bounds: layer.bounds, position: layer.position, anchorPoint: layer.anchorPoint, opacity: layer.opacity,
        isHidden: layer.isHidden, masksToBounds: layer.masksToBounds, backgroundColor: layer.backgroundColor)
      transform = layer.transform
      (delegate, actions, style) = (layer.delegate, layer.actions, layer.style)
      (name, values, mask, contents) = (layer.name, layer.values, layer.mask, layer.contents)
      (zPosition, anchorPointZ, borderWidth) = (layer.zPosition, layer.anchorPointZ, layer.borderWidth)
      (cornerRadius, cornerCurve, maskedCorners) = (layer.cornerRadius, layer.cornerCurve, layer.maskedCorners)
      (borderColor, shadowColor, shadowPath) = (layer.borderColor, layer.shadowColor, layer.shadowPath)
      (shadowOpacity, shadowOffset, shadowRadius) = (layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius)
      (sublayerTransform, contentsGravity) = (layer.sublayerTransform, layer.contentsGravity)
      (contentsRect, contentsCenter, contentsScale) = (
        layer.contentsRect, layer.contentsCenter, layer.contentsScale
      )
    }
    /// Takes the place of one of the same key. Nothing is drawn; its delegate hears of its end.
    open func add(_ anim: CAAnimation, forKey key: String?) { animations.add(anim, for: key, by: changeThatActs) }
    /// Its delegate hears that it did not finish.
    /// What `UIView.animate` animates of the layer's view under that key goes on no more; where it animates nothing
    /// else, it ends.
    open func removeAnimation(forKey key: String) {
      animations.remove(key)
      if let view { UIApplication.shared.animations.end(on: view, key: key) }
    }
    /// Their delegates hear that they did not finish. What `UIView.animate` animates of the layer's view ends, too:
    /// its completion is called with false, and the view takes touches again.
    open func removeAllAnimations() {
      animations.removeAll()
      if let view { UIApplication.shared.animations.end(on: view) }
    }
    /// Nil where there is none. Of what `UIView.animate` animates of the layer's view it tells the key path and the
    /// duration.
    open func animation(forKey key: String) -> CAAnimation? {
      animations.animation(for: key)
        ?? view.flatMap { UIApplication.shared.animations.layerAnimation(on: $0, key: key) }
    }
    /// In the order in which they were added, then those of `UIView.animate`; nil without any.
    open func animationKeys() -> [String]? {
      let moved = view.map { UIApplication.shared.animations.layerKeys(on: $0) } ?? []
      let keys = animations.keys + moved.filter { !animations.keys.contains($0) }
      return keys.isEmpty ? nil : keys
    }
    /// What code set under keys that are no property's.
    var values: [String: Any] = [:]

    /// Called for properties that it observes by their names; for overriding. The default stops.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }

    // MARK: Telling of changes

    /// Of a view's layer its view. Not retained.
    open weak var delegate: (any CALayerDelegate)?
    /// Called in each layout pass that has something of it to lay out: has the delegate do that. Overrides call
    /// super.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// What to do of changes, by the names of values, `kCAOnOrderIn` and `kCAOnOrderOut`; `NSNull` for nothing.
    open var actions: [String: any CAAction]?
    /// Kept, by name.
    open var style: [AnyHashable: Any]?
    /// The delegate's, else the one of `actions`, of the style's `actions`, or of the class, else an animation of
    /// the value, where it is one that is animated by itself; the first that answers `NSNull` ends the search, and
    /// then there is none. A layer without a view, which was shown before, asks when a value changes, or when it
    /// comes and goes.
    ///
    /// Apple: <https://developer.apple.com/documentation/quartzcore/calayer/action(forkey:)>
    open func action(forKey event: String) -> (any CAAction)? {
      let found =
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styleAction(for: event)
        ?? Self.defaultAction(forKey: event) ?? implicitAction(for: event)
      return found is NSNull ? nil : found
    }
    /// Whether a value of that name is animated when it is set.
    func isAnimatedByItself(_ key: String) -> Bool { Self.animatedByThemselves.contains(key) }
    /// None, unless an override has one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// None, unless an override has one: values are the layer's own.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    // MARK: Time

    /// How fast the layer's time goes, and so its animations and those of all that is in it: 0 has them stand
    /// still.
    ///
    /// The time is that of what the layer is in, less `beginTime`, times this, plus `timeOffset`.
    ///
    /// Apple: <https://developer.apple.com/documentation/quartzcore/camediatiming>
    open var speed: Float = 1 { didSet { if speed != oldValue { paceDidChange() } } }
    /// In seconds, of the layer's own time: where it stands when `speed` is 0.
    open var timeOffset: TimeInterval = 0 { didSet { if timeOffset != oldValue { paceDidChange() } } }
    /// In seconds, of the time of what the layer is in.
    open var beginTime: TimeInterval = 0 { didSet { if beginTime != oldValue { paceDidChange() } } }
    /// Kept: a layer's time has no end, and comes once.
    open var duration: TimeInterval = .infinity
    /// Kept: a layer's time has no end, and comes once.
    open var repeatCount: Float = 0
    /// Kept: a layer's time has no end, and comes once.
    open var repeatDuration: TimeInterval = 0
    /// Kept: a layer's time has no end, and comes once.
    open var autoreverses = false
    /// Kept: a layer's time has no end, and comes once.
    open var fillMode = CAMediaTimingFillMode.removed

    /// A time of another layer's, or for nil of `CACurrentMediaTime()`, in this layer's.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
      pace.time(at: l?.pace.moment(at: t) ?? t)
    }
    /// A time of this layer's in another's, or for nil in that of `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
      (l?.pace ?? LayerPace()).time(at: pace.moment(at: t))
    }

    /// Has `display()` called at the end of the turn, after layout, or when the layer is in a window and has an
    /// extent; of a view's layer, as of the view.
    open func setNeedsDisplay() { if let view { view.setNeedsDisplay() } else { awaitDisplay() } }
    /// The same: of a view's layer with that part, of others with all of it.
    open func setNeedsDisplay(_ r: CGRect) { if let view { view.setNeedsDisplay(r) } else { awaitDisplay() } }
    /// Calls `display()` now, where the layer awaits it.
    open func displayIfNeeded() { displayNow() }
    /// Whether `display()` is to be called.
    open func needsDisplay() -> Bool { isDisplayAwaited }
    /// Has the delegate draw; of a view's layer the view's `draw(_:)` is called by that. What is drawn leaves
    /// nothing.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Has the delegate display, where it has the method; else has `draw(in:)` called, in a context. The layer
    /// awaits it no more (A187).
    open func display() { displayByDefault() }
    /// Whether it awaits `display()`, and whether the application knows.
    var displayWait = (isAwaited: false, isInPass: false)
    /// Asked of nobody: nothing is drawn anew when a value changes.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Has the nearest scroll layer around it scroll to a point of this layer; nothing happens without one.
    open func scroll(_ p: CGPoint) { if let scroller { scroller.scroll(to: convert(p, to: scroller)) } }

    /// Has the nearest scroll layer around it scroll as little as shows a part of this layer; nothing happens
    /// without one.
    open func scrollRectToVisible(_ r: CGRect) {
      scroller?.show(r, of: self)
    }

    /// Has `layoutSublayers` called in the next layout pass; of a view's layer, the view laid out.
    open func setNeedsLayout() {
      if let view { return view.setNeedsLayout() }
      awaitsLayout = true
      outer?.markForLayout()
    }
    /// Whether `layoutSublayers` is called in the next layout pass.
    open func needsLayout() -> Bool { view?.layoutState.awaitsLayout ?? awaitsLayout }
    /// Lays out, from the outermost layer in a row that awaits it, everything in that which does, and this one.
    open func layoutIfNeeded() {
      if let view { return view.layoutIfNeeded() }
      var top = self
      while let around = top.superlayer, around.needsLayout() {
        if let view = around.view { return view.layoutIfNeeded() }
        top = around
      }
      top.layOutBranch()
    }
    /// As `value(forKeyPath:)`.
    open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
    /// As `setValue(_:forKeyPath:)`.
    open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    /// Never called: a layer without a view has no autoresizing mask. For overriding.
    open func resizeSublayers(withOldSize size: CGSize) {}
    /// False: what is in it stands upright.
    open func contentsAreFlipped() -> Bool { false }
    /// The bounds' size as it is in what the layer is in, unless a subclass knows better.
    open func preferredFrameSize() -> CGSize { frame.size }
    /// What a scroll layer around it shows of it; all of it where there is none.
    open var visibleRect: CGRect { shownByScroller }

    private var awaitsLayout = false
    private var isInLayout = false

    /// Bounds and transforms concern what is in it, and whoever placed it, unless that one is at it.
    private func layOutAnew() {
      guard presented?.model == nil else { return }
      setNeedsLayout()
      // Whoever masks is none of what is placed in it.
      if masked == nil { superlayer?.sublayersDidChange() }
    }

    /// Those in it came, went, or have other places or sizes: it is laid out, unless that was done as it was laid
    /// out (A156, A175).
    func sublayersDidChange() {
      guard presented?.model == nil, !isInLayout else { return }
      if let view { view.subviewsDidChange() } else { setNeedsLayout() }
    }

    /// Lets the layout pass of the view around it find what awaits it.
    private func markForLayout() {
      guard let host else { return }
      host.layoutState.layersAwaitLayout = true
      host.markBranchForLayout()
    }

    /// The view in whose layer it is, or whose layer it is.
    var host: UIView? { sequence(first: self, next: \.around).lazy.compactMap(\.view).first }

    /// Superlayers before their sublayers.
    func layOutBranch() {
      if awaitsLayout {
        awaitsLayout = false
        isInLayout = true
        layoutSublayers()
        isInLayout = false
      }
      for case .added(let layer) in order { layer.layOutBranch() }
    }

    // MARK: Looks: kept, never drawn

    /// Before: of a view's own layer, in the block of an animation, the view is animated by it; other layers look
    /// for an action.
    func will(_ isOther: Bool, _ property: String = #function) {
      guard isOther else { return }
      if let view { return UIApplication.shared.animations.block?.include(view, as: property) ?? () }
      if let change = changeOfOwn(property) { changesBeingMade.append(change) }
    }

    /// After: what was found for it is run.
    func did(_ property: String = #function) {
      if changesBeingMade.last?.key == property { changesBeingMade.removeLast().run(on: self) }
    }

    /// What all that is in it goes through besides, about its anchor point: usually a perspective. Touches see it
    /// (A162).
    ///
    /// Apple: <https://developer.apple.com/documentation/quartzcore/calayer/sublayertransform>
    open var sublayerTransform = CATransform3DIdentity {
      willSet { will(!CATransform3DEqualToTransform(newValue, sublayerTransform)) }
      didSet {
        view?.sharedSpaceDidChange(isPlain: CATransform3DIsIdentity(sublayerTransform))
        did()
      }
    }
    /// Kept, never drawn.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Kept, never drawn.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Kept, never drawn.
    open var isOpaque = false
    /// Kept, never drawn; what faces away is hit like any other (A163).
    open var isDoubleSided = true
    /// Kept, never drawn.
    open var allowsEdgeAntialiasing = false
    /// Kept, never drawn.
    open var drawsAsynchronously = false
    /// Whether another size has it displayed anew. Of a view's layer kept: its content mode says that.
    open var needsDisplayOnBoundsChange = false
    /// The view's; kept, never drawn.
    open var backgroundColor: CGColor? {
      get {
        guard let view else { return own.backgroundColor }
        return colour(of: view.ownBackground, on: view)
      }
      set {
        if let view {
          let isGiven = givenColour != nil && colour(of: givenColour, on: view) == newValue
          return view.keepBackground(isGiven ? givenColour : newValue.map(UIColor.init))
        }
        change("backgroundColor", if: own.backgroundColor != newValue) { own.backgroundColor = newValue }
      }
    }
    /// What the view is being given: it may be another colour in the dark.
    private var givenColour: UIColor?

    final func take(_ background: UIColor?, of view: UIView) {
      givenColour = background
      backgroundColor = colour(of: background, on: view)
      givenColour = nil
    }

    private func colour(of background: UIColor?, on view: UIView) -> CGColor? {
      background?.resolvedColor(with: view.traitCollection).cgColor
    }
    /// Kept, never drawn; touches see the whole rectangle.
    open var cornerRadius: CGFloat = 0 {
      willSet { will(newValue != cornerRadius) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Kept, never drawn.
    open var borderWidth: CGFloat = 0 {
      willSet { will(newValue != borderWidth) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
      willSet { will(newValue != borderColor) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var shadowColor: CGColor? = CGColor.black {
      willSet { will(newValue != shadowColor) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var shadowOpacity: Float = 0 {
      willSet { will(newValue != shadowOpacity) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var shadowOffset = CGSize(width: 0, height: -3) {
      willSet { will(newValue != shadowOffset) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var shadowRadius: CGFloat = 3 {
      willSet { will(newValue != shadowRadius) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var shadowPath: CGPath? {
      willSet { will(newValue != shadowPath) }
      didSet { did() }
    }
    /// How near it is, where a perspective shows that; hit testing goes by the order of subviews (A163).
    open var zPosition: CGFloat = 0 {
      willSet { will(newValue != zPosition) }
      didSet { did() }
    }
    /// Kept, never drawn; touches see what it covers. It leaves the layer that it was in.
    open var mask: CALayer? {
      willSet { will(newValue !== mask) }
      didSet {
        if mask !== oldValue {
          if let oldValue, oldValue.masked === self {
            LayerAnimations.willLeave(oldValue)
            oldValue.masked = nil
          }
          mask?.masks(self)
        }
        did()
      }
    }
    /// Whose mask it is.
    private(set) weak var masked: CALayer?
    /// What it is seen with: the layer that it was added to, or that it masks.
    var around: CALayer? { outer ?? masked }

    private func masks(_ layer: CALayer) {
      // That of a copy stays the layer's.
      guard layer.presented?.model == nil else { return }
      let wasShown = wasShown
      if outer != nil || view?.holder != nil { removeFromSuperlayer() }
      // One that contains what it masks is in nothing.
      let isEmpty = order.isEmpty && view?.children.isEmpty != false
      if !isEmpty, sequence(first: layer, next: \.superlayer).contains(where: { $0 === self }) { return }
      masked = layer
      if !wasShown { arrives() }
    }
    /// Kept, never drawn.
    open var contents: Any? {
      willSet { will(true) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var contentsScale: CGFloat = 1
    /// Kept, never drawn.
    open var shouldRasterize = false
    /// Kept, never drawn.
    open var rasterizationScale: CGFloat = 1 {
      willSet { will(newValue != rasterizationScale) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
      willSet { will(newValue != contentsRect) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
      willSet { will(newValue != contentsCenter) }
      didSet { did() }
    }
    /// How far in front of it the point is that transforms turn about.
    open var anchorPointZ: CGFloat = 0 {
      willSet { will(newValue != anchorPointZ) }
      didSet {
        view?.spaceDidChange()
        did()
      }
    }
    /// Kept: y grows downwards in any case.
    open var isGeometryFlipped = false
    /// Kept, never drawn.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
      .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// Kept, never drawn.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// Kept, never drawn.
    open var minificationFilter = CALayerContentsFilter.linear
    /// Kept, never drawn.
    open var minificationFilterBias: Float = 0
    /// Kept, never drawn.
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint
    /// Kept, never drawn.
    open var wantsExtendedDynamicRangeContent = false
    /// Kept, never drawn.
    open var toneMapMode = ToneMapMode.automatic
    /// Kept, never drawn.
    open var preferredDynamicRange = DynamicRange.automatic
    /// Kept, never drawn.
    open var contentsHeadroom: CGFloat = 0
    /// Kept, never drawn.
    open var compositingFilter: Any? {
      willSet { will(true) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var filters: [Any]? {
      willSet { will(true) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var backgroundFilters: [Any]? {
      willSet { will(true) }
      didSet { did() }
    }
    /// Kept, never drawn.
    open var allowsGroupOpacity = true
    /// For debugging.
    open var name: String?
  }
#endif
