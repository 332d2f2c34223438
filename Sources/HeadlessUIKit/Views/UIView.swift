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

  /// An override of `frame` hears of this frame, when it is there already, and before the rest of the subclass's
  /// initializer; overrides of `bounds` and `center` don't.
  public init(frame: CGRect) {
    (overrides, branchNews, contentOverrides) = MethodTables.overrides(of: type(of: self))
    let isPlain = !overrides.contains(.getters)
    if isPlain, frame.size != .zero || frame.origin != .zero {
      // As `place`, of a view about which nothing has been said yet.
      Self.refuseNaN(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
      let frame = frame.standardized
      position = CGPoint(x: frame.midX, y: frame.midY)
      area = CGRect(origin: .zero, size: frame.size)
    } else {
      (position, area) = (.zero, .zero)
    }
    let isMade = isPlain && area.size == .zero && contentOverrides.isDisjoint(with: [.layers, .frame])
    super.init()
    if !isMade { begin(at: frame, isPlaced: isPlain) }
  }

  /// - Parameter isPlaced: whether it lies there already.
  private func begin(at frame: CGRect, isPlaced: Bool) {
    if !isPlaced {
      place(at: frame)
    } else if area.size != .zero {
      setNeedsLayout()
    }
    if contentOverrides.contains(.layers) { beginWithLayer(at: frame) }
    if contentOverrides.contains(.frame) { self.frame = frame }
  }

  /// Always nil: there is no archive of views to read from.
  public required init?(coder: NSCoder) {
    nil
  }
  /// Stops: there is no archive of views to write to. Overrides compile, and wait.
  open func encode(with coder: NSCoder) {
    Unmodelled.stop("\(type(of: self)).encode(with:): views are not archived")
  }

  // MARK: Geometry

  // What is marked as unchecked here is read and written at once, and nobody is called meanwhile.
  @exclusivity(unchecked) var position: CGPoint {
    didSet { hitPlaceChanged() }
  }
  @exclusivity(unchecked) var area: CGRect {
    didSet { hitPlaceChanged() }
  }
  @exclusivity(unchecked) var hinge = CGPoint(x: 0.5, y: 0.5) {
    didSet { hitPlaceChanged() }
  }
  @exclusivity(unchecked) var turning = CGAffineTransform.identity {
    didSet { turningDidChange() }
  }
  /// Whether `turning` turns, scales or moves anything, or the view lies in space.
  @exclusivity(unchecked) private(set) final var isTransformed = false

  final func turningDidChange() {
    isTransformed = !turning.isIdentity || isInSpace
    hitPlaceChanged()
  }

  /// The upright rectangle, in the superview's coordinates, around the transformed bounds.
  ///
  /// Setting it keeps the transform and the bounds' origin, and chooses `center` and the bounds' size for it. With
  /// a transform other than a translation or a scale the frame read back may be another one than was set. A
  /// negative size is turned the right way round.
  open var frame: CGRect {
    get { boundingFrame }
    set { if hearingLayer == nil { keepFrame(newValue) } else { haveLayerTake(newValue) } }
  }
  /// Apart, as few layers hear of it.
  @inline(never) private func haveLayerTake(_ frame: CGRect) {
    if let layer = hearingLayer { holdingWatch { layer.frame = frame } }
  }
  /// As the layer sets it: no override of `frame` hears of it (A176).
  func keepFrame(_ frame: CGRect) {
    noteForAnimation()
    holdingWatch { place(at: frame) }
  }

  /// The view's own coordinates: `origin` is the point at its upper left corner, and so moves what is inside.
  /// A new size keeps `center`, lets subviews follow their autoresizing masks at once, and asks for layout.
  open var bounds: CGRect {
    get { area }
    set { if let layer = hearingLayer { layer.bounds = newValue } else { keepBounds(newValue) } }
  }
  /// As the layer sets it.
  func keepBounds(_ bounds: CGRect) {
    noteForAnimation()
    holdingWatch { resize(to: bounds) }
  }

  /// The point that `center` places and `transform` turns about, as a share of the bounds: the middle, unless set.
  open var anchorPoint: CGPoint {
    get { hinge }
    set { if let layer = hearingLayer { layer.anchorPoint = newValue } else { keepAnchorPoint(newValue) } }
  }

  /// The middle of the view in its superview's coordinates, before `transform`; the anchor point, where that is
  /// moved.
  open var center: CGPoint {
    get { position }
    set { if let layer = hearingLayer { layer.position = newValue } else { keepCenter(newValue) } }
  }

  /// Applied about the centre of the bounds. A transform without an inverse takes the view out of hit testing.
  /// Another one has the superview laid out (W62).
  open var transform: CGAffineTransform {
    get { turning }
    set {
      guard let layer = hearingLayer else { return keepTransform(newValue) }
      layer.transform = CATransform3DMakeAffineTransform(newValue)
    }
  }

  /// The layer's, which is this view's.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Looks, as far as touches ask for them

  /// Hiding a branch has the first responder in it resign.
  open var isHidden: Bool {
    get { isPutAway }
    set { if let layer = hearingLayer { layer.isHidden = newValue } else { keepHidden(newValue) } }
  }
  @exclusivity(unchecked) final var isPutAway = false

  /// For those that place subviews by whether they are hidden.
  func subviewDidHideOrShow() {}

  @exclusivity(unchecked) final var opacity: Float = 1 {
    didSet { hitClosingChanged() }
  }

  /// From 0 to 1, others are clamped; below 0.01 touches don't see the view. Kept as a Float: 0.01 reads back as
  /// 0.009999999776482582, and so is below 0.01.
  open var alpha: CGFloat {
    get { CGFloat(opacity) }
    set { if let layer = hearingLayer { layer.opacity = Float(newValue) } else { keepOpacity(Float(newValue)) } }
  }

  /// Kept, and cuts nothing off: touches outside the bounds are outside, whatever it says.
  open var clipsToBounds: Bool {
    get { isClipping }
    set { if let layer = hearingLayer { layer.masksToBounds = newValue } else { isClipping = newValue } }
  }
  final var isClipping = false
  /// Kept, never drawn.
  open var backgroundColor: UIColor? {
    get { ownBackground }
    set { if let layer = hearingLayer { layer.take(newValue, of: self) } else { keepBackground(newValue) } }
  }
  final var ownBackground: UIColor?
  /// Kept; true also where nothing covers what is behind.
  open var isOpaque = true
  /// Kept, never drawn; with `.redraw`, another size has `draw(_:)` called.
  @exclusivity(unchecked) open var contentMode = ContentMode.scaleToFill

  @exclusivity(unchecked) private final var tint = Seldom<UIColor>()
  /// Nil where it has the superview's.
  final var ownTint: UIColor? { tint.object }
  /// Its own, else the superview's, else blue; where the view is dimmed, a grey of that.
  open var tintColor: UIColor! {
    get { adjustedTint ?? ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      if newValue != tintColor { UIApplication.shared.animations.block?.include(self) }
      let before = shownTint
      tint.object = newValue
      tellTint(before: before)
    }
  }

  @exclusivity(unchecked) private final var looks = Seldom<KeptLooks>()
  /// What code sets beside what touches ask for.
  final var kept: KeptLooks {
    if let made = looks.object { return made }
    let made = KeptLooks()
    looks.object = made
    return made
  }
  /// A number of the app's own; `viewWithTag` finds the view by it.
  open var tag = 0
  /// What a trace calls the view by.
  @exclusivity(unchecked) open var accessibilityIdentifier: String?

  /// Kept, never drawn; touches see what it covers.
  open var mask: UIView? {
    get { kept.mask }
    set { kept.mask = newValue }
  }
  /// Its own, unless that is automatic, else the superview's, else normal. Dimmed changes what `tintColor` is, here
  /// and in what is in it.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiview/tintadjustmentmode-swift.property>
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedDimming }
    set { setDimming(newValue) }
  }
  /// Automatic where it has the superview's.
  final var ownDimming: TintAdjustmentMode { looks.object?.dimming ?? .automatic }
  /// Whether an alert or the like is presented over it.
  final var isBehindAlert: Bool { looks.object?.isBehindAlert ?? false }
  /// What `traitCollection` says of it here and in what is in it; nothing is drawn.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { kept.style }
    set {
      kept.style = newValue
      UIApplication.shared.traits.set(newValue, of: self)
    }
  }
  /// Kept, never drawn; touches see the whole rectangle.
  open var cornerConfiguration: UICornerConfiguration {
    get { kept.corners }
    set { kept.corners = newValue }
  }
  /// Kept: texts have the default size.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { kept.smallestText }
    set { kept.smallestText = newValue }
  }
  /// Kept: texts have the default size.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { kept.largestText }
    set { kept.largestText = newValue }
  }
  /// That of the window's screen, and 1 without a window, unless set.
  open var contentScaleFactor: CGFloat {
    get { kept.scale ?? window?.screen.scale ?? 1 }
    set { kept.scale = newValue }
  }
  /// Kept, never drawn.
  open var clearsContextBeforeDrawing: Bool {
    get { kept.clearsContext }
    set { kept.clearsContext = newValue }
  }

  // MARK: Restoration and focus
  // Nothing is restored, and there is no focus.

  /// Kept: nothing is restored.
  open var restorationIdentifier: String? {
    get { kept.restorationIdentifier }
    set { kept.restorationIdentifier = newValue }
  }
  /// Never called: nothing is restored. For overriding.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called: nothing is restored. For overriding.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Nil: there is no focus. For overriding.
  open var preferredFocusedView: UIView? { nil }
  /// Kept: there is no focus.
  open var focusGroupIdentifier: String? {
    get { kept.focusGroup }
    set { kept.focusGroup = newValue }
  }
  /// Kept: there is no focus.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { kept.focusPriority }
    set { kept.focusPriority = newValue }
  }
  /// Kept, never drawn: there is no focus.
  open var focusEffect: UIFocusEffect? {
    get { kept.focusEffect }
    set { kept.focusEffect = newValue }
  }
  /// Never asked: there is no focus.
  open var soundIdentifierForFocusUpdate: UIFocusSoundIdentifier? { nil }
  /// Whether focus may come here; it never does.
  open var canBecomeFocused: Bool { false }
  /// False: nothing is ever focused.
  open var isFocused: Bool { false }

  // MARK: Touches

  /// False takes the view and everything in it out of hit testing. It stays in the responder chain.
  /// Animations do the same meanwhile, whatever this says, unless they allow interaction.
  @exclusivity(unchecked) open var isUserInteractionEnabled = true {
    didSet { hitClosingChanged() }
  }
  /// Animations of this view that run and keep touches away.
  @exclusivity(unchecked) package internal(set) var closingAnimations = 0 {
    didSet { hitClosingChanged() }
  }
  /// False gives the view only the first of the touches that begin in it.
  open var isMultipleTouchEnabled = false
  /// True keeps the touches of one window to this view while it has one, and away from it while another has one.
  open var isExclusiveTouch = false

  /// Nil until it has had one: most views end without, and then there is no list to let go of.
  @exclusivity(unchecked) final nonisolated(unsafe) var heldRecognizers: [UIGestureRecognizer]?
  final var recognizers: [UIGestureRecognizer] { heldRecognizers ?? [] }
  final var hasRecognizers: Bool { heldRecognizers?.isEmpty == false }

  /// Those that the class says are there: it may keep some from a touch (V1154).
  final var askedRecognizers: [UIGestureRecognizer] {
    contentOverrides.contains(.recognizers) ? gestureRecognizers ?? [] : recognizers
  }

  /// In the order in which they were added; nil as long as none ever was.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { heldRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Takes it from the view that it was added to before. It gets the touches that land from now on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// What it was recognizing is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a recognizer of this view may recognize, or one of a view around it that would take a touch from this
  /// one, or from what is in this control; asked when it would (G37, G102).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Those that were added. Setting them takes the old ones out.
  open var interactions: [any UIInteraction] {
    get { kept.interactions }
    set {
      for old in kept.interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Takes it from the view that it was added to before.
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  /// Nothing happens where it is another view's.
  open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }

  // MARK: The tree

  /// The view that holds it; nil of a window, and of a view that stands alone.
  open var superview: UIView? { holder }
  /// The superview. Not retained, and not weak, which would make every retain of it a slow one: it lets go of its
  /// children at the latest when it ends itself.
  @exclusivity(unchecked) final nonisolated(unsafe) var link: Unmanaged<UIView>?
  /// Changed by way of `takeIn`, `letGo`, `moveSubview` and `swapSubviews` alone, as `subviewPlaces` is.
  @exclusivity(unchecked) final nonisolated(unsafe) var children: [UIView] = []
  /// What hit tests read of the children.
  @exclusivity(unchecked) final var subviewPlaces = HitPlaces()
  /// The place among the superview's children; -1 without one.
  @exclusivity(unchecked) final nonisolated(unsafe) var slot = -1
  /// Takes no touches, whatever the point: hidden, transparent, disabled or animated.
  @exclusivity(unchecked) final var isClosed = false
  /// What the view's class overrides of hit testing; set once, until a window ends.
  @exclusivity(unchecked) final nonisolated(unsafe) var overrides: HitOverrides
  /// What somebody in the branch hears of; never less than there was.
  @exclusivity(unchecked) final var branchNews: BranchNews
  /// What the view's class overrides of drawing and layers; set once.
  @exclusivity(unchecked) final var contentOverrides: ContentOverrides

  deinit {
    if branchNews.hearsOfLeaving { letGoOfThoseWhoHear() }
    for place in children.indices {
      Unmanaged.passUnretained(children[place])._withUnsafeGuaranteedRef { ($0.link, $0.slot) = (nil, -1) }
    }
    guard let recognizers = heldRecognizers else { return }
    // One that another view has by now stays with that.
    let own = Unmanaged.passUnretained(self).toOpaque()
    for recognizer in recognizers where recognizer.link?.toOpaque() == own { recognizer.link = nil }
  }

  /// From the rearmost to the frontmost.
  open var subviews: [UIView] {
    if children.isEmpty { makeInnerViews() }
    return children
  }
  /// For those that have views inside of which only code hears that looks for them.
  func makeInnerViews() {}
  /// The window at the top of its hierarchy, if there is one.
  open var window: UIWindow? { windowGiver?.takeUnretainedValue().window }

  /// The controller whose root view this is.
  final var viewController: UIViewController? {
    get { controllerLink.object?.controller }
    set {
      controllerLink.object = ControllerLink(to: newValue)
      ChainChanges.note()
      if newValue != nil { expect([.moves, .window, .constraints]) }
    }
  }
  /// Nil of most views: there never was one.
  @exclusivity(unchecked) private final var controllerLink = Seldom<ControllerLink>()
  /// Whether it is, or was, a controller's root view.
  final var hadController: Bool { controllerLink.isThere }

  /// The view's controller if it is that controller's root view, else the superview.
  open override var next: UIResponder? { viewController ?? superview }
  override var hostWindow: UIWindow? { window?.hostWindow }
  override var frameOnScreen: CGRect {
    window == nil ? .zero : UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }

  /// Puts the view in front of the other subviews, after taking it out of its old superview.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// - Parameter index: counted without the view itself; beyond the ends it means the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Behind the sibling; in front of all where that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, at: .below(sibling)) }
  /// In front of the sibling; in front of all where that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, at: .above(sibling)) }
  /// Swaps two subviews' places. Traps where there is no such place.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapPlaces(index1, index2) }
  /// Nothing happens where the view is not a subview.
  open func bringSubviewToFront(_ view: UIView) { bring(view, to: .front) }
  /// Nothing happens where the view is not a subview.
  open func sendSubviewToBack(_ view: UIView) { bring(view, to: .index(0)) }

  /// Takes the view out of the tree and the responder chain; its touches are cancelled first.
  open func removeFromSuperview() { leaveSuperview() }

  /// True also for the view itself.
  open func isDescendant(of view: UIView) -> Bool {
    var place: UIView? = self
    while let present = place {
      if present === view { return true }
      place = present.superview
    }
    return false
  }

  /// The first with that tag: this view, else the first found in each subview's branch, rearmost first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstInBranch(tagged: tag) }

  /// Has the first responder resign if it is in this branch; true when one was and did.
  /// - Parameter force: takes the place away from one that refuses, too. A text's delegate is asked all the same.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInBranch(force) }

  // MARK: Converting

  /// From this view's coordinates to another's; nil is the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { Self.convert(point, from: self, to: view) }
  /// From another view's coordinates to this one's; nil is the window's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { Self.convert(point, from: view, to: self) }
  /// The upright rectangle around the converted one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { Self.convert(rect, from: self, to: view) }
  /// The upright rectangle around the converted one.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { Self.convert(rect, from: view, to: self) }

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

  // MARK: What is added to it, and is no view

  /// Those that were added, in their order.
  open var layoutGuides: [UILayoutGuide] { constraintHold?.guides ?? [] }
  /// Takes it from the view that it was added to before.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { addGuide(layoutGuide) }
  /// Takes along the rules that are about it. Nothing happens where it is another view's.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { removeGuide(layoutGuide) }

  /// In the order in which they were added. Kept: nobody tilts the screen.
  open var motionEffects: [UIMotionEffect] {
    get { kept.motionEffects }
    set { kept.motionEffects = newValue }
  }
  /// Once, also where it was added before.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    kept.motionEffects.removeAll { $0 === effect }
    kept.motionEffects.append(effect)
  }
  /// Nothing happens where it was not added.
  open func removeMotionEffect(_ effect: UIMotionEffect) { kept.motionEffects.removeAll { $0 === effect } }

  // MARK: Layout

  /// What the view does when its superview's size changes: nothing, as long as this is empty.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its subviews' `autoresizingMask` counts when its size changes.
  open var autoresizesSubviews = true

  /// What layout passes still have to do about it.
  @exclusivity(unchecked) final var layoutState = LayoutState()
  /// What the view has to do with constraints; nil where it has nothing to do with them.
  @exclusivity(unchecked) final var ownConstraintHold = Seldom<ConstraintHold>()

  /// Has `layoutSubviews` called at the end of the turn, or by the next `layoutIfNeeded`.
  open func setNeedsLayout() {
    layoutState.awaitsLayout = true
    if !layoutState.branchAwaitsLayout { markBranchForLayout() }
  }

  /// Lays out, from the topmost superview in a row that awaits it, everything below that awaits it.
  open func layoutIfNeeded() { layOutFromTop() }

  /// Places subviews by constraints, at the end of a turn that asked for a layout, or changed what an override read
  /// of traits and observable objects; overrides call super for that.
  open func layoutSubviews() { placeSubviewsByConstraints() }

  /// Has `updateConstraints` called in the next layout pass.
  open func setNeedsUpdateConstraints() {
    layoutState.awaitsConstraints = true
    markBranchForLayout()
  }

  /// Whether `updateConstraints` is called in the next layout pass.
  open func needsUpdateConstraints() -> Bool { layoutState.awaitsConstraints }
  /// Calls `updateConstraints` where it was asked for, in this branch; subviews first.
  open func updateConstraintsIfNeeded() { updateConstraintsInBranch() }

  /// Called before a layout, of a new view and when it was asked for; for overriding, with super called last: what
  /// was asked for until then is done.
  open func updateConstraints() { layoutState.awaitsConstraints = false }
  /// For overriding; never asked: `updateConstraints` is called anyway.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size nearest to one that its rules allow; the view is not changed.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

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

  // MARK: Layout by constraints

  /// Whether the frame is what code sets, and counts as given. False leaves it to constraints; a view that none is
  /// about stays where it is.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintHold?.isPlacedByFrame ?? true }
    set { setPlacedByFrame(newValue) }
  }

  /// Makes it active on this view. Traps where the view does not contain what it is about.
  open func addConstraint(_ constraint: NSLayoutConstraint) { ConstraintHold.add(constraint, to: self) }
  /// Makes them active on this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  /// Nothing happens where it is not active on this view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { ConstraintHold.deactivate(constraint) }
  }
  /// Takes those out that are active on this view.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// With which the view resists being larger than its content; 250 unless set, or its class says another one.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let hugging = constraintHold?.hugging ?? standardHugging
    return axis == .horizontal ? hugging.horizontal : hugging.vertical
  }
  /// With which the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, for: axis)
  }
  /// With which the view resists being smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let resistance = constraintHold?.resistance ?? ConstraintHold.standardResistance
    return axis == .horizontal ? resistance.horizontal : resistance.vertical
  }
  /// With which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setResistance(priority, for: axis)
  }

  /// What the content asks for; nothing, by default.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Has the view's new content size count in the next layout pass; overrides call super.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  /// With which views of the class hug their content, unless code says otherwise.
  var standardHugging: Hugging { ConstraintHold.standardHugging }
  /// The subview's content asks for another size.
  func contentSizeDidChange(of subview: UIView) {}
  /// The rules of an island were solved anew, which is the view itself or a subview.
  func islandWasSolved(_ root: UIView) {}

  /// How far the edges that constraints are about lie inside of the frame; nowhere, unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints are about, for a frame: less `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.aligned(by: alignmentRectInsets) }
  /// The frame for such a rectangle. An override of one of the two undoes the other.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.aligned(by: alignmentRectInsets.reversed)
  }
  /// Whose first line `firstBaselineAnchor` is about: the view itself, or a subview by an override.
  open var forFirstBaselineLayout: UIView { self }
  /// Whose last line `lastBaselineAnchor` is about: the view itself, or a subview by an override.
  open var forLastBaselineLayout: UIView { self }
  /// False: whether constraints leave something open is not looked into.
  open var hasAmbiguousLayout: Bool { false }

  // MARK: Margins and reading direction

  /// How far content stays away from the edges, the safe area included. 8 points; a controller's view has 16 or 20
  /// at its sides, and none above and below, unless more were set.
  open var layoutMargins: UIEdgeInsets {
    get { marginsWithSafeArea }
    set { setMargins(newValue) }
  }
  /// The margins, by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { byReading(layoutMargins) }
    set { layoutMargins = bySides(newValue) }
  }
  /// Those that nobody has set.
  var usualMargins: UIEdgeInsets { LayoutMetrics.margins }
  /// Called after the margins were set, or the safe area that they begin in changed; for overriding.
  open func layoutMarginsDidChange() {}
  /// Whether the margins begin inside of the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraintHold?.marginHold.addsSafeArea ?? true }
    set { setMarginsBeginInSafeArea(newValue) }
  }
  /// Whether the margins are at each edge at least as large as the superview's reach into the view; of a scroll
  /// view's only those at its sides (ours).
  open var preservesSuperviewLayoutMargins: Bool {
    get { constraintHold?.marginHold.takesSuperviewMargins ?? false }
    set { setTakesSuperviewMargins(newValue) }
  }

  /// Inside of the margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// Inside of the margins, and no wider than text can be read: 672 points (ours).
  open var readableContentGuide: UILayoutGuide { guide(.readable) }
  /// Inside of the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// Where the first responder's input views are; the system's keyboard doesn't come up during a replay.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(.keyboard) as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, of: self)
  }

  /// Turned round where it says so.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { constraintHold?.marginHold.direction ?? .unspecified }
    set { setDirection(newValue) }
  }
  /// What a dynamic animator would take it for; nothing falls here.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// What a dynamic animator would take it for; nothing falls here.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// As the attribute says; where it leaves that open, as the trait `layoutDirection` does.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection>
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    guard let around = UIApplication.shared.traits.direction(around: self) else {
      return Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }
    return Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: around)
  }
  /// It reads the other way from now on, by its attribute or its traits.
  func directionDidChange() { ruledPartsDidChange() }

  /// Left to right, unless the attribute forces the other one.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The direction, unless the attribute forces another one, or is for what is the same everywhere.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  // MARK: Hit testing

  /// The frontmost view of this branch that contains the point and takes touches; nil where none does.
  ///
  /// Asks, in this order: whether this view takes touches, `point(inside:with:)`, the subviews from the front to
  /// the back, in their coordinates; the first answer other than nil wins, and without any it is this view.
  /// - Parameter point: in this view's coordinates; its own transform plays no part.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    defaultHitTest(point, with: event)
  }

  /// Whether the bounds contain the point: upper and left edges do, lower and right edges don't. No more is asked.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hitBounds.contains(point)
  }

  // MARK: Anchors
  // An override says what rules are made of that name; the layout knows the view itself.

  /// The edge where lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// How wide it is.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// How high it is.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle across.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle down.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The first line of its text; the lower edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line of its text; the lower edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Rules on the view

  /// Those that are active on this view, in the order in which they became so.
  open var constraints: [NSLayoutConstraint] { constraintHold?.constraints ?? [] }

  /// Those that say, one by the other, where the view is and how large, along one axis: those about it, and those
  /// about what they are about, up to what has a frame that code set (ours). In the order of the tree.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    affectingConstraints(of: self, along: axis)
  }

  // MARK: Coordinates

  /// Itself.
  open var coordinateSpace: any UICoordinateSpace { self }

  // MARK: Drawing, of which nothing is seen

  /// Called at the end of a turn, after layout, of a view that is in a window and was not drawn since it came there
  /// or asked for it. There is a context, and nothing that is drawn in it leaves anything.
  open func draw(_ rect: CGRect) {}
  /// For those whose texts are drawn by themselves, whatever an override of `draw(_:)` does.
  func drawTexts() {}
  /// What the class makes of another size. Asked where the size changes alone, and not of a view that is made.
  var sizeHabit: SizeHabit { .none }
  /// Of a class that keeps its size.
  var keptSize: CGSize { area.size }
  /// Has `draw(_:)` called at the end of the turn.
  open func setNeedsDisplay() { awaitDisplay(of: nil) }
  /// Has `draw(_:)` called at the end of the turn, with what was asked for up to then.
  open func setNeedsDisplay(_ rect: CGRect) { awaitDisplay(of: rect) }
  /// A view of the same size, as a picture of this one that touches don't look into.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layOutForPicture() }
    return UIView(frame: bounds)
  }
  /// A view of the rectangle's size, as a picture of that part.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layOutForPicture() }
    return UIView(frame: CGRect(origin: .zero, size: rect.size))
  }
  /// False: nothing is drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layOutForPicture() }
    return false
  }

  // MARK: The layer

  #if !canImport(Darwin)
    /// What `layer` is made of, by its `init()`. An override is asked as the view is made, before the rest of the
    /// subclass's initializer.
    open class var layerClass: AnyClass { CALayer.self }
    @exclusivity(unchecked) private final var madeLayer = Seldom<CALayer>()
    /// Nil where nobody has asked for it.
    final var knownLayer: CALayer? { madeLayer.object }
    /// Shares the view's geometry.
    open var layer: CALayer { ownLayer }
    /// Whatever an override of `layer` answers.
    final var ownLayer: CALayer {
      if let made = madeLayer.object { return made }
      let made = makeLayer()
      madeLayer.object = made
      // Whether it has been seen counts from when it comes to a window.
      expect(.window)
      return made
    }

    /// What the layer does in a layout pass: has `layoutSubviews` called. Overrides call super.
    open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
    /// Called by the layer's `draw(in:)`: has `draw(_:)` called, with the context as the current one.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// Called by the layer's `display()`; an override stands in place of all drawing.
    open func display(_ layer: CALayer) { DefaultAnswers.give((), for: self) }
    /// Called before the layer's `draw(in:)`.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Asked by `CALayer.action(forKey:)`, and by nobody else: a view's values change at once. In the block of an
    /// animation, an animation of that property, as long as the block's; `NSNull` elsewhere, for nothing to do.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      if let animation = UIApplication.shared.animations.block?.layerAction(for: event) { return animation }
      return NSNull()
    }
  #endif

  // MARK: Large content

  /// Kept: nothing is shown large.
  open var largeContentImage: UIImage? {
    get { kept.large.image }
    set { kept.large.image = newValue }
  }
  /// Kept: nothing is shown large.
  open var scalesLargeContentImage: Bool {
    get { kept.large.scales }
    set { kept.large.scales = newValue }
  }
  /// Kept: nothing is shown large.
  open var largeContentImageInsets: UIEdgeInsets {
    get { kept.large.insets }
    set { kept.large.insets = newValue }
  }

  // MARK: Tint, properties and traits

  /// Called after the tint was set here, or on a superview whose tint this view has; after the view, or what it is
  /// in, came to a superview of another tint or left it, or was dimmed, or is so no more.
  open func tintColorDidChange() {}

  /// Called before the first layout, and before the next one whenever `setNeedsUpdateProperties` asked for it, or
  /// something that it read has changed: a trait, or a property of an observable object. The default does nothing.
  open func updateProperties() {}

  /// For those that have a configuration.
  func configurationPasses() {}
  /// Whether code has a say in that.
  var hasConfigurationHandler: Bool { false }

  /// Those of the screen, but for what is overridden here, or around it, when it was told last: what code overrides
  /// comes to be when the turn ends, before layout, or by `updateTraitsIfNeeded()` (V1180).
  open var traitCollection: UITraitCollection { UIApplication.shared.traits.collection(of: self) }
  /// Called when the turn ends in which overrides changed them.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells it, and all that is in it, now of what changed in their traits, and not when the turn ends.
  open func updateTraitsIfNeeded() { UIApplication.shared.tellOfTraits(in: self) }
  /// The subviews that touch the rectangle: focus could be in them.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { subviews.filter { $0.frame.intersects(rect) } }
  /// `forLastBaselineLayout` by its older name.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: The safe area

  /// How far the screen's own edges and bars reach into it, and what its controller adds. A window that fills the
  /// screen of a phone or pad has what its status bar, notch and home indicator take; another window has none.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }
  /// Called after `safeAreaInsets` changed: when the view comes into a window, when bars come or go; of scroll
  /// views and controllers' views, when they are moved, too.
  open func safeAreaInsetsDidChange() {}
  /// For those that follow the safe area, before the override above hears of it.
  func safeAreaChanges() {}
  /// What of its safe area is left for subviews to keep clear of.
  func safeAreaForSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }

  // MARK: To other spaces

  /// From this view's coordinates to another's, or the screen's.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view) }
    let inWindow = convert(point, to: nil as UIView?)
    return window.map { $0.pointInSuperview(inWindow) } ?? inWindow
  }
  /// From another's coordinates, or the screen's, to this view's.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view) }
    return convert(window.map { $0.pointFromSuperview(point) } ?? point, from: nil as UIView?)
  }
  /// The upright rectangle around the converted one.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
    let inWindow = convert(rect, to: nil as UIView?)
    return window.map { $0.rectInSuperview(inWindow) } ?? inWindow
  }
  /// The upright rectangle around the converted one.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
    return convert(window.map { $0.rectFromSuperview(rect) } ?? rect, from: nil as UIView?)
  }

  // MARK: Appearance

  /// What views of this class take over as they enter a window.
  open class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// What views of this class take over as they enter a window inside of such containers; before what
  /// `appearance()` says.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let view = UIApplication.shared.appearances.view(of: self, in: containerTypes)
    return unsafeDowncast(view, to: Self.self)
  }

  /// What views of this class take over as they enter a window with such traits; before what `appearance()` says.
  open class func appearance(for trait: UITraitCollection) -> Self {
    appearance(for: trait, whenContainedInInstancesOf: [])
  }

  /// What views of this class take over as they enter a window with such traits, inside of such containers.
  open class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let view = UIApplication.shared.appearances.view(of: self, in: containerTypes, with: trait)
    return unsafeDowncast(view, to: Self.self)
  }

  // MARK: Animation
  // The changes are made at once; the views of the animation take no touches until its time on the virtual clock
  // is over, unless `allowUserInteraction`; then the completion runs. Views stand at their end and are hit there;
  // an animator's are hit where they are seen, and held ones stand on their way.

  /// Times are in seconds of the virtual clock.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options)
    UIApplication.shared.animations.animate(timing, animations, completion: completion)
  }

  /// The same without delay and options.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// The same without delay, options and completion.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    UIView.animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// As long as the duration says, however the spring swings.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    let timing = AnimationTiming(duration: duration, delay: delay, options: options, curve: spring)
    UIApplication.shared.animations.animate(timing, animations, completion: completion)
  }

  /// What changes in here is not animated, also inside of an animation.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    UIApplication.shared.animations.performWithoutAnimation(actionsWithoutAnimation)
  }

  /// False has every animation from now on take no time.
  open class func setAnimationsEnabled(_ enabled: Bool) { UIApplication.shared.animations.areEnabled = enabled }
  /// Whether animations take time; false also in a block of `performWithoutAnimation`.
  open class var areAnimationsEnabled: Bool { UIApplication.shared.animations.areEnabled }
}
