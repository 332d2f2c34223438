public import Foundation

/// Content larger than the view that shows it, moved by fingers and by code.
///
/// What shows is chosen by `contentOffset`, which is the bounds' origin: so subviews, hit testing and conversions
/// follow it without more. A drag moves the content when the finger has gone 10 pt, by what it goes beyond them.
/// Touches on the content are held for 150 ms, or until it is clear that nothing scrolls; see
/// `delaysContentTouches`. Two fingers scale the view that the delegate names, also in the middle of a drag, and
/// whoever of them stays drags on. Indicators are not modelled.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrollview>
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Told of everything that scrolling makes. Not retained. Tables and the like show it under a narrower type.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      let old = scrollDelegate
      scrollDelegate = newValue
      if newValue !== old { delegateDidChange() }
    }
  }
  /// Whom the setter was given: a class that puts itself in between shows another one, and is asked itself (V1153).
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// For those with a narrower type of delegate.
  func delegateDidChange() {}

  private(set) lazy var hold = ContentTouchHold(for: self)
  private(set) lazy var pan = ScrollPan(for: self)
  var zoom = ScrollZoom()
  /// What a finger that scrolls has done to the content.
  var drag: ScrollDrag? { didSet { changeMode() } }
  /// What the content does by itself.
  var motion: ScrollMotion? { didSet { changeMode() } }
  /// There while it drags or decelerates.
  private var tracking: TrackingSpell?

  private func changeMode() {
    let isScrolled = drag != nil || motion?.kind == .deceleration
    if isScrolled != (tracking != nil) { tracking = isScrolled ? TrackingSpell() : nil }
  }
  /// What a finger stopped that has not lifted yet: the content goes on to where it may rest then.
  var stopped: ScrollMotion.Kind?
  /// A finger stopped content that glided, and has it in its hand.
  var isCaught: Bool { stopped == .deceleration }
  /// A drag or a motion moves the content, and tells of it itself.
  var isStepping = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(hold)
    addGestureRecognizer(pan)
    expect(.moves)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Content

  /// The point of the content at the upper left corner: the bounds' origin. Setting it stops nothing that moves.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { move(to: newValue) }
  }

  /// Content that is out of its range when its own size, the view's or the insets change comes into it at once,
  /// unless a finger or speed moves it.
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { stayInside() }
      takeSafeArea()
      tellWatch()
    }
  }

  private var insetBefore: UIEdgeInsets?

  /// How far the content may be moved beyond its own edges. With scrolling off the content stays where it is. As
  /// long as it has no size, and nothing shows, content stays at its upper or left edge, and so is there later
  /// (S51).
  open var contentInset = UIEdgeInsets.zero {
    willSet { insetBefore = adjustedContentInset }
    didSet {
      if isScrollEnabled, contentInset != oldValue, let insetBefore {
        stayAtEdge(
          from: insetBefore, along: (bounds.width == 0 || !isMeasured, bounds.height == 0 || !isMeasured))
      }
      if contentInset != oldValue { tellInset() }
      tellWatch()
    }
  }
  /// Whether a finger that goes on at the content's left or right end scrolls what is around this one.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a finger that goes on at the content's upper or lower end scrolls what is around this one.
  open var transfersVerticalScrollingToParent = true
  /// Called after `adjustedContentInset` changed, before the delegate is told; for overriding.
  open func adjustedContentInsetDidChange() {}
  /// The content inset, what counts of the safe area, what a refresh control keeps in sight, and what a list's
  /// controller leaves for what stands at the screen's lower edge.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset.adding(safeAreaInset)
    inset.top += refreshInset
    inset.bottom += inputInset
    return inset
  }
  /// The one that hears of pulls, whether it was set or added as a subview.
  final var addedRefreshControl: UIRefreshControl?
  /// What of the safe area counts as content inset; changed by `takeSafeArea()` alone.
  var safeAreaInset = UIEdgeInsets.zero
  /// Whether the safe area above and below counts, too, where content doesn't scroll that way.
  var keepsClearAboveAndBelow: Bool { isAdjustedByController }
  override func safeAreaChanges() {
    if followed?.isBehindBar == false { setNeedsLayout() } else { takeSafeArea() }
  }
  /// What it has set its content in by is not to be kept clear once more.
  override func safeAreaForSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets.without(safeAreaInset) }
  /// There where a navigation bar follows the content.
  final var followed: FollowedContent?
  var refreshInset: CGFloat = 0 { didSet { if refreshInset != oldValue { tellInset() } } }
  /// Apart from `contentInset`, so that code may set that meanwhile.
  final var inputInset: CGFloat = 0 {
    didSet {
      guard inputInset != oldValue else { return }
      if isScrollEnabled { stayInside() }
      tellInset()
    }
  }

  /// Stands above the content, and is set off by a finger that pulls that down.
  open var refreshControl: UIRefreshControl? {
    willSet { replace(refreshControl, by: newValue) }
    didSet {
      refreshInset = refreshControl?.isRefreshing == true ? UIRefreshControl.Metrics.height : 0
      guard let refreshControl else { return }
      insertSubview(refreshControl, at: 0)
    }
  }
  /// Which of the safe area's edges count as content inset.
  ///
  /// By default those of axes along which it scrolls, or bounces always; and those above and below of a collection,
  /// and of what a controller in a navigation controller mainly shows: its view, or the rearmost view in that.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { takeSafeArea() } }
  /// Kept: a log has no status bar to tap.
  open var scrollsToTop = true
  /// Kept, never drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Kept, never drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Kept, never drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, never drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, never drawn; sets both.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Nothing comes of it: indicators are not drawn.
  open func flashScrollIndicators() {}
  /// Kept, never drawn.
  open var showsHorizontalScrollIndicator = true
  /// Kept, never drawn.
  open var showsVerticalScrollIndicator = true

  /// A change of the origin has the content laid out. The delegate is told only where the offset is set.
  override func keepBounds(_ bounds: CGRect) {
    holdingWatch {
      let old = area
      super.keepBounds(bounds)
      if area.origin != old.origin {
        setNeedsLayout()
        contentDidMove()
        contentMoves()
        followed?.contentMoved()
        addedRefreshControl?.follow(self)
      }
      if area.size != old.size { stayInside() }
    }
  }

  /// Another size may move the content.
  override func keepFrame(_ frame: CGRect) {
    holdingWatch {
      let old = area.size
      super.keepFrame(frame)
      if area.size != old { stayInside() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSafeArea()
    addedRefreshControl?.follow(self)
  }

  /// Moves at once, and stops what moves by itself; or, in a window, within 0.3 s of the virtual clock.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    halt(.interrupted)
    guard animated, window != nil else { return self.contentOffset = contentOffset }
    let place = reachable(contentOffset)
    ease(to: place)
    guard place != contentOffset, let motion, motion.way.target == place else { return }
    motion.goal = { [weak self] in self?.reachable(contentOffset) }
  }

  /// Leaves the content where it is, and takes it out of fingers' hands.
  open func stopScrollingAndZooming() {
    halt(.interrupted)
    pan.giveUp()
    zoom.pinch?.giveUp()
  }

  /// As little as it takes to show all of the rectangle, or its end where it doesn't fit; nothing for one that
  /// shows, or is empty.
  /// - Parameter rect: in the content's coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isEmpty else { return }
    let offset = offset(showing: rect, orItsEnd: true)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: How it scrolls

  /// False leaves touches to the content and, from there, to the responder chain; and stops content that a finger
  /// has thrown.
  open var isScrollEnabled = true {
    didSet {
      if !isScrollEnabled, isDecelerating {
        halt(.interrupted)
        stayInside()
      }
      pan.isEnabled = isScrollEnabled
      hold.isEnabled = isScrollEnabled
    }
  }

  /// Comes to rest only at multiples of the bounds' size.
  open var isPagingEnabled = false
  /// A drag that begins along an axis stays on it; one that begins across both does not.
  open var isDirectionalLockEnabled = false
  /// Kept, never drawn.
  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  /// Kept, never drawn.
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  /// Kept, never drawn.
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  /// Kept, never drawn.
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()
  /// Whether content can be pulled beyond its edges, and springs back.
  open var bounces = true
  /// Whether it can be pulled beyond those at the sides, where `bounces` lets it.
  open var bouncesHorizontally = true
  /// Whether it can be pulled beyond those above and below, where `bounces` lets it.
  open var bouncesVertically = true
  /// Kept: no key scrolls.
  open var allowsKeyboardScrolling = true
  /// Whether content that fits can be pulled, too.
  open var alwaysBounceVertical = false { didSet { takeSafeArea() } }
  /// Whether content that fits can be pulled sideways all the same.
  open var alwaysBounceHorizontal = false { didSet { takeSafeArea() } }
  /// How much of its speed content keeps.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a drag's beginning ends editing in the window.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Kept: there is no index at the side.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Calls it: indicators are not drawn.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  /// The content: rules about all of its edges make the content's size.
  open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
  /// The view itself, which stands still while the content moves.
  open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }

  /// The recognizer that scrolls. Others may wait for it, or be waited for by it.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Those of code hear of touches before the scroll view's own pan and pinch, and so win where both begin with one
  /// event (G99).
  open override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.addGestureRecognizer(gestureRecognizer)
    putBeforeOwn(gestureRecognizer)
  }

  /// Its own first, then in the order in which they were added.
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get { heldRecognizers == nil ? nil : recognizersInOrder }
    set { super.gestureRecognizers = newValue }
  }

  /// For those that choose where content comes to rest that a finger lets go, before the delegate does.
  func proposal(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  // MARK: Zooming

  /// The least scale that fingers and code give the view.
  open var minimumZoomScale: CGFloat {
    get { zoom.least }
    set {
      zoom.least = newValue
      arrangePinch()
    }
  }

  /// The greatest scale that fingers and code give the view. Fingers zoom where it is greater than the least one.
  open var maximumZoomScale: CGFloat {
    get { zoom.most }
    set {
      zoom.most = newValue
      arrangePinch()
    }
  }

  /// Whether fingers pull the view beyond its limits, from where it goes back when they lift.
  open var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }

  /// While two fingers scale; one that stays drags.
  open var isZooming: Bool { zoom.isPinched }
  /// From when fingers leave content beyond its limits, which is at them at once, until it would be there on a
  /// device.
  open var isZoomBouncing: Bool { zoom.isBouncing }
  /// Recognizes nothing: no button of a remote control scrolls. It is disabled, and none of the view's.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uiscrollview/directionalpressgesturerecognizer>
  open private(set) lazy var directionalPressGestureRecognizer: UIGestureRecognizer = {
    let recognizer = UIGestureRecognizer(target: nil, action: nil)
    recognizer.isEnabled = false
    return recognizer
  }()
  /// The recognizer that zooms; nil where fingers can't.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoom.pinch }

  /// How large the view is in relation to itself. Setting it scales about the middle of what shows.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales about the middle of what shows. Values jump also where it is animated: the delegate hears of the
  /// beginning at once, and of the end when the animation would be over. Without animation it hears only that the
  /// scale changed.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomAboutMiddle(to: scale, animated: animated) }

  /// Shows a rectangle of the view as large as it fits, in the middle; an empty one as large as may be.
  /// - Parameter rect: in the zoomed view's own coordinates.
  open func zoom(to rect: CGRect, animated: Bool) { zoomToFit(rect, animated: animated) }

  /// Whether code has the content move, and it is on its way.
  open var isScrollAnimating: Bool { motion?.kind == .animation }
  /// Whether code has the content zoom, and the delegate has not heard of the end. The content zooms at once.
  open var isZoomAnimating: Bool { animatedZooms > 0 }
  final var animatedZooms = 0

  /// Called when what its content is set in by has changed, before anybody hears of that.
  func insetDidChange() {}

  /// For those that measure content in their first layout: until then it stays where code has put it (S100).
  var isMeasured: Bool { true }
  /// For those whose end code goes to by an offset beyond all content (S101).
  func reachable(_ offset: CGPoint) -> CGPoint { offset }
  /// For those that measure content as it shows: whether what shows has yet to be measured.
  var showsGuesses: Bool { false }
  /// For those that have something open on the content: a finger begins to scroll.
  func dragWillBegin() {}
  /// Whether content that a finger stops where code was taking it stays there, as between two pages it doesn't.
  var restsAnywhere: Bool { !isPagingEnabled }
  /// Whether content at its end leaves a finger to what is around it, a scroll view or a sheet; wheels don't.
  var handsOverAtEnds: Bool { true }
  /// For lists in which two fingers select: who takes a drag that would scroll.
  func selectionPan(taking touches: [UITouch]) -> UIGestureRecognizer? { nil }
  /// For those that follow the content, before the delegate hears of it.
  func contentMoves() {}
  /// For those that follow the content: nothing moves it any more.
  func contentSettles() {}

  // MARK: Touches on the content

  /// Whether content hears of a touch only after 150 ms, or when it is clear before that nothing scrolls. A touch
  /// that lifts meanwhile is told from beginning to end at once.
  open var delaysContentTouches = true
  /// Whether a touch that content has heard of can be taken from it to scroll.
  open var canCancelContentTouches = true

  /// Asked before content hears of touches; false keeps them from it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Asked when a finger that content has heard of would scroll; the default says no for controls, and for what
  /// fingers on a switch land on (ours). Not asked unless `canCancelContentTouches`.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl || view is SwitchWell) }

  /// From a finger's landing on, also before it scrolls, until it lifts or turns out not to scroll.
  open internal(set) var isTracking = false
  /// While a finger scrolls.
  open var isDragging: Bool { drag != nil }
  /// While content moves by itself after a finger has lifted.
  open var isDecelerating: Bool { motion?.kind == .deceleration }

  /// A scroll view that scrolls takes touches on it and those that its content passes on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Kinds

  /// The share of its speed that content keeps in a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How a drag ends editing. `.interactive` does for a finger that reaches the keyboard, and there is none: it
  /// does nothing.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Whether an index at the side is shown; none is. Raw values are UIKit's.
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

  /// How indicators look; they are not drawn.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

  /// When the safe area counts as content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
}
