public import Foundation

/// A rectangle in a tree of rectangles that can hear of touches. Nothing is drawn; all geometry is real.
///
/// Everything that a subclass may override is declared here: Swift overrides nothing that an extension declares.
///
/// Where it lies is kept as a layer keeps it: `center` in the superview, `bounds` in its own coordinates, and
/// `transform` about the centre of the bounds. `frame` is worked out of them.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiview>
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Making

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Overrides of `frame`, `bounds` and `center` don't hear of this frame.
  public init(frame: CGRect) {
    super.init()
    overrides = MethodTables.overrides(of: type(of: self))
    place(at: frame)
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Geometry

  var position = CGPoint.zero {
    didSet { hitPlaceChanged() }
  }
  var area = CGRect.zero {
    didSet { hitPlaceChanged() }
  }

  /// The upright rectangle, in the superview's coordinates, around the transformed bounds.
  ///
  /// Setting it keeps the transform and the bounds' origin, and chooses `center` and the bounds' size for it. With a
  /// transform other than a translation or a scale the frame read back is larger than the one set. A negative size is
  /// turned the right way round.
  open var frame: CGRect {
    get { boundingFrame }
    set {
      noteForAnimation()
      place(at: newValue)
    }
  }

  /// The view's own coordinates: `origin` is the point at its upper left corner, and so moves what is inside.
  /// A new size keeps `center`, lets subviews follow their autoresizing masks at once, and asks for layout.
  open var bounds: CGRect {
    get { area }
    set {
      noteForAnimation()
      resize(to: newValue)
    }
  }

  /// The point that `center` places and `transform` turns about, as a share of the bounds: the middle, unless set.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    willSet {
      Self.refuseNaN(newValue.x, newValue.y)
      noteForAnimation()
    }
    didSet { hitPlaceChanged() }
  }

  /// The middle of the view in its superview's coordinates, before `transform`; the anchor point, where that is moved.
  open var center: CGPoint {
    get { position }
    set {
      Self.refuseNaN(newValue.x, newValue.y)
      noteForAnimation()
      position = newValue
      placeDidChange()
    }
  }

  /// Applied about the centre of the bounds. A transform without an inverse takes the view out of hit testing.
  open var transform = CGAffineTransform.identity {
    willSet { noteForAnimation() }
    didSet { hitPlaceChanged() }
  }

  // MARK: Looks, as far as touches ask for them

  /// Hiding a branch has the first responder in it resign.
  open var isHidden = false {
    didSet {
      hitClosingChanged()
      if isHidden { window?.firstResponderWillLeave(with: self) }
      if isHidden != oldValue { (superview as? UIStackView)?.constraintsDidChange() }
    }
  }

  private var opacity: Float = 1 {
    didSet { hitClosingChanged() }
  }

  /// From 0 to 1, others are clamped; below 0.01 touches don't see the view. Kept as a Float: 0.01 reads back as
  /// 0.009999999776482582, and so is below 0.01.
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set {
      noteForAnimation()
      opacity = max(0, min(1, Float(newValue)))
    }
  }

  /// Kept, and cuts nothing off: touches outside the bounds are outside, whatever it says.
  open var clipsToBounds = false
  /// Kept, never drawn.
  open var backgroundColor: UIColor? {
    willSet { if newValue != backgroundColor { UIApplication.shared.animations.block?.include(self) } }
  }
  /// Kept; true also where nothing covers what is behind.
  open var isOpaque = true
  /// Kept, never drawn.
  open var contentMode = ContentMode.scaleToFill

  private(set) var ownTint: UIColor?
  /// Its own, else the superview's, else blue.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTint()
    }
  }

  /// What code sets beside what touches ask for.
  var kept = KeptLooks()
  /// A number of the app's own; `viewWithTag` finds the view by it.
  open var tag = 0
  /// What a trace calls the view by.
  open var accessibilityIdentifier: String?

  // MARK: Touches

  /// False takes the view and everything in it out of hit testing. It stays in the responder chain.
  /// Animations do the same meanwhile, whatever this says, unless they allow interaction.
  open var isUserInteractionEnabled = true {
    didSet { hitClosingChanged() }
  }
  /// Animations of this view that run and keep touches away.
  package internal(set) var closingAnimations = 0 {
    didSet { hitClosingChanged() }
  }
  /// False gives the view only the first of the touches that begin in it.
  open var isMultipleTouchEnabled = false
  /// True keeps the touches of one window to this view while it has one, and away from it while another has one.
  open var isExclusiveTouch = false

  var recognizers: [UIGestureRecognizer] = []

  /// In the order in which they were added; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Takes it from the view that it was added to before. It gets the touches that land from now on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// What it was recognizing is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a recognizer of this view or one that contains it may recognize; asked when it would.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: The tree

  /// The view that holds it; nil of a window, and of a view that stands alone.
  open internal(set) weak var superview: UIView?
  /// Changed by way of `takeIn`, `letGo`, `moveSubview` and `swapSubviews` alone, as `subviewPlaces` is.
  var children: [UIView] = []
  /// What hit tests read of the children.
  var subviewPlaces = HitPlacesOwner()
  /// The place among the superview's children; -1 without one.
  var slot = -1
  /// Takes no touches, whatever the point: hidden, transparent, disabled or animated.
  var isClosed = false
  /// What the view's class overrides of hit testing.
  private(set) var overrides = HitOverrides.all

  /// From the rearmost to the frontmost.
  open var subviews: [UIView] { children }
  /// The window at the top of its hierarchy, if there is one.
  open var window: UIWindow? { superview?.window }

  /// The controller whose root view this is.
  weak var viewController: UIViewController?

  /// The view's controller if it is that controller's root view, else the superview.
  open override var next: UIResponder? { viewController ?? superview }
  override var hostWindow: UIWindow? { window }

  /// Puts the view in front of the other subviews, after taking it out of its old superview.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// - Parameter index: counted without the view itself; beyond the ends it means the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Takes the view out of the tree and the responder chain; its touches are cancelled first.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Hearing of changes in the tree
  // In order: willMove(toSuperview:), willMove(toWindow:), willRemoveSubview, didMoveToWindow, didMoveToSuperview,
  // didAddSubview. Those about windows reach the whole branch, from the top down, when the window really changes.

  /// A subview was added; for overriding.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to leave; for overriding.
  open func willRemoveSubview(_ subview: UIView) {}
  /// It is about to get another superview, or none; for overriding.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// It has another superview, or none; for overriding.
  open func didMoveToSuperview() {}
  /// It is about to get another window, or none; for overriding.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// It has another window, or none; for overriding.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// What the view does when its superview's size changes: nothing, as long as this is empty.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its subviews' `autoresizingMask` counts when its size changes.
  open var autoresizesSubviews = true

  /// What layout passes still have to do about it.
  var layoutState = LayoutState()

  /// Has `layoutSubviews` called at the end of the turn, or by the next `layoutIfNeeded`.
  open func setNeedsLayout() {
    layoutState.awaitsLayout = true
    markBranchForLayout()
  }

  /// Lays out, from the topmost superview in a row that awaits it, everything below that awaits it.
  open func layoutIfNeeded() { layOutFromTop() }

  /// Places subviews by constraints, at the end of a turn that asked for a layout; overrides call super for that.
  open func layoutSubviews() { placeSubviewsByConstraints() }

  /// Has `updateConstraints` called in the next layout pass.
  open func setNeedsUpdateConstraints() {
    layoutState.awaitsConstraints = true
    markBranchForLayout()
  }

  /// Called before a layout, of a new view and when it was asked for; for overriding, with super called last.
  open func updateConstraints() {}
  /// Kept: `updateConstraints` is called anyway.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size nearest to one that its rules allow, as near as the priorities say; the view is not changed.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(.init(size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
  }

  /// The present size, unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits. The upper left corner stays, where there is no transform; else the centre does.
  open func sizeToFit() { takeFittingSize() }

  // MARK: Hit testing

  /// The frontmost view of this branch that contains the point and takes touches; nil where none does.
  ///
  /// Asks, in this order: whether this view takes touches, `point(inside:with:)`, the subviews from the front to the
  /// back, in their coordinates; the first answer other than nil wins, and without any it is this view.
  /// - Parameter point: in this view's coordinates; its own transform plays no part.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  /// Whether the bounds contain the point: upper and left edges do, lower and right edges don't. No more is asked.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  // MARK: Looks, of which nothing is drawn

  /// Never called by itself: nothing is drawn. An override compiles, and waits.
  open func draw(_ rect: CGRect) {}
  /// Nothing comes of it: in UIKit the next frame would call `draw(_:)`, and here none is drawn.
  open func setNeedsDisplay() {}

  #if !canImport(QuartzCore)
    /// What `layer` is made of.
    open class var layerClass: AnyClass { CALayer.self }
    /// Shares the view's geometry.
    open private(set) lazy var layer: CALayer = .of(self, type(of: self).layerClass)
  #endif

  /// Called after the tint was set here, or on a superview whose tint this view has.
  open func tintColorDidChange() {}

  /// What the content asks for; nothing, by default.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Has the view's new content size count in the next layout pass; overrides call super.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Those of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// Never called: traits don't change during a replay.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What superviews' safe areas leave out of it, and its controller. A log tells of no notch: a window's are zero.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  /// Called after the controller's additional insets were set.
  open func safeAreaInsetsDidChange() {}
}
