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
    place(at: frame)
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Geometry

  var position = CGPoint.zero
  var area = CGRect.zero

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
  ///
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
  }

  /// The middle of the view in its superview's coordinates, before `transform`; the anchor point, where that is moved.
  open var center: CGPoint {
    get { position }
    set {
      Self.refuseNaN(newValue.x, newValue.y)
      noteForAnimation()
      position = newValue
    }
  }

  /// Applied about the centre of the bounds. A transform without an inverse takes the view out of hit testing.
  open var transform = CGAffineTransform.identity {
    willSet { noteForAnimation() }
  }

  // MARK: Looks, as far as touches ask for them

  /// Hiding a branch has the first responder in it resign.
  open var isHidden = false {
    didSet {
      if isHidden { window?.firstResponderWillLeave(with: self) }
      if isHidden != oldValue { (superview as? UIStackView)?.setNeedsLayout() }
    }
  }

  private var opacity: Float = 1

  /// From 0 to 1, others are clamped; below 0.01 touches don't see the view.
  ///
  /// Kept as a Float: 0.01 reads back as 0.009999999776482582, and so is below 0.01.
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
    willSet {
      if newValue != backgroundColor { UIApplication.shared.animations.block?.include(self) }
    }
  }
  /// Kept; true also where nothing covers what is behind.
  open var isOpaque = true
  /// Kept, never drawn.
  open var contentMode = ContentMode.scaleToFill

  private var ownTint: UIColor?
  var hasOwnTint: Bool { ownTint != nil }

  /// Its own where one was set, else the superview's, else blue.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tellTint()
    }
  }

  /// A number of the app's own; `viewWithTag` finds the view by it.
  open var tag = 0
  /// What a trace calls the view by.
  open var accessibilityIdentifier: String?

  // MARK: Touches

  /// False takes the view and everything in it out of hit testing. It stays in the responder chain.
  ///
  /// Animations do the same meanwhile, whatever this says, unless they allow interaction.
  open var isUserInteractionEnabled = true
  /// Animations of this view that run and keep touches away.
  package internal(set) var closingAnimations = 0
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
  var children: [UIView] = []

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

  /// Behind the sibling; in front of all where that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, at: .below(sibling)) }

  /// In front of the sibling; in front of all where that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, at: .above(sibling)) }

  /// Swaps two subviews' places. Traps where there is no such place.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    precondition(
      children.indices.contains(index1) && children.indices.contains(index2),
      "exchangeSubview(at: \(index1), withSubviewAt: \(index2)) of a view with \(children.count) subviews")
    children.swapAt(index1, index2)
  }

  /// Nothing happens where the view is not a subview.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: .front) }
  }

  /// Nothing happens where the view is not a subview.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: .index(0)) }
  }

  /// Takes the view out of the tree and the responder chain; its touches are cancelled first.
  open func removeFromSuperview() { leaveSuperview() }

  /// True also for the view itself.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first with that tag: this view, else the first found in each subview's branch, rearmost first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

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

  // MARK: Editing

  /// Has the first responder resign if it is in this branch; true when one was and did.
  /// - Parameter force: takes the place away from one that refuses, too.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let window, let present = window.firstResponder(in: self) else { return false }
    if !force { return present.resignFirstResponder() }
    window.firstResponderWillLeave(with: self)
    return true
  }

  // MARK: Layout

  /// What the view does when its superview's size changes: nothing, as long as this is empty.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its subviews' `autoresizingMask` counts when its size changes.
  open var autoresizesSubviews = true

  /// A new view awaits its first layout.
  var awaitsLayout = true
  /// Whether a layout pass has to look into the branch. Where this is true it is so in all superviews.
  var branchAwaitsLayout = true

  /// Has `layoutSubviews` called at the end of the turn, or by the next `layoutIfNeeded`.
  open func setNeedsLayout() {
    awaitsLayout = true
    markBranchForLayout()
  }

  /// Lays out, from the topmost superview in a row that awaits it, everything below that awaits it.
  open func layoutIfNeeded() { layOutFromTop() }

  /// Places the subviews, at the end of a turn in which a layout was asked for; for overriding.
  open func layoutSubviews() {}

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

  // MARK: Converting
  // Nil means the base coordinates: the window's own, or the topmost view's where there is no window. Between windows
  // it goes through the screen. Between trees without a window UIKit promises nothing; here their topmost views
  // share one base.

  /// From this view's coordinates to another's; nil is the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    Self.convert(point, from: self, to: view)
  }

  /// From another view's coordinates to this one's; nil is the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    Self.convert(point, from: view, to: self)
  }

  /// The upright rectangle around the converted one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.convert(rect, from: self, to: view)
  }

  /// The upright rectangle around the converted one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.convert(rect, from: view, to: self)
  }

  // MARK: Looks, of which nothing is drawn

  /// Never called by itself: nothing is drawn. An override compiles, and waits.
  open func draw(_ rect: CGRect) {}
  /// Nothing comes of it: nothing is drawn.
  open func setNeedsDisplay() {}
  /// Nothing comes of it: nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {}

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
  /// Nothing comes of it: there is no Auto Layout that asks for the size.
  open func invalidateIntrinsicContentSize() {}

  /// Kept; turned round where it says so, or where it says nothing and the application is.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// As the attribute says.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Those of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// Never called: traits don't change during a replay.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Kept: there is no Auto Layout that goes by them.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// How much of the view the superviews' safe areas leave out, and its controller's additional insets. A log tells of no
  /// notch: a window's own are zero.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  /// Called after the controller's additional insets were set.
  open func safeAreaInsetsDidChange() {}

  // MARK: Accessibility: kept, and nothing asks for it

  /// Kept.
  open var isAccessibilityElement = false
  /// Kept.
  open var accessibilityLabel: String?
  /// Kept.
  open var accessibilityHint: String?
  /// Kept.
  open var accessibilityValue: String?
  /// Kept.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Kept.
  open var accessibilityElementsHidden = false
  /// Kept.
  open var accessibilityViewIsModal = false
  /// Never called by itself: no assistive technology runs. The default does nothing, and says so.
  open func accessibilityActivate() -> Bool { false }
}
