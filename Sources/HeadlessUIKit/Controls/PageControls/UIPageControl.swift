public import Foundation

/// A row of dots, one a page: a tap to the right of the current page's dot goes to the next page, one to its left
/// to the one before, and so along another direction.
///
/// The page changes when the finger lifts; one that goes along the dots turns page after page on its way.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipagecontrol>
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var page = 0

  /// 0 or more. Taking pages away takes the current page along.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
      currentPage = page
    }
  }

  /// Counted from 0, and always one that there is. Setting it sends nothing.
  open var currentPage: Int {
    get { page }
    set {
      let old = page
      page = max(0, min(numberOfPages - 1, newValue))
      if page != old { progress?.pageChanged() }
    }
  }

  /// How far the current page is through its time; nil for none. It rests while a finger is on the control.
  open var progress: UIPageControlProgress? {
    didSet {
      guard oldValue !== progress else { return }
      oldValue?.control = nil
      progress?.control?.progress = nil
      progress?.control = self
      progress?.pageChanged()
    }
  }

  /// The page's time is over: goes on to the next one, and tells of it as of a finger's.
  func advance(to next: Int) {
    let old = page
    currentPage = next
    sendValue(from: .index(old), to: .index(page), with: nil)
  }

  /// As wide as so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(pageCount) * ContentSize.pageDot, height: ContentSize.pageControlHeight)
  }

  /// Where pages follow each other, and so which side of the current page's dot goes on.
  open var direction = Direction.natural
  /// While `valueChanged` is sent for a tap `discrete`, for a finger that goes along the dots `continuous`; `none`
  /// else.
  open private(set) var interactionState = InteractionState.none
  /// Whether a finger that goes along the dots turns pages.
  open var allowsContinuousInteraction = true
  /// Kept; nothing is drawn.
  open var defersCurrentPageDisplay = false
  /// Accepted; nothing is drawn.
  open func updateCurrentPageDisplay() {}
  /// Kept; nothing is drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Kept; nothing is drawn.
  open var preferredIndicatorImage: UIImage?
  /// Kept; nothing is drawn.
  open var preferredCurrentPageIndicatorImage: UIImage?
  final var images: [Int: PageImages] = [:]
  /// The page's own, else nil. Kept, never drawn.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page]?.plain }
  /// The page's own; nil for the preferred one. Kept, never drawn.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page, default: PageImages()].plain = image
  }
  /// The page's own while it shows, else nil. Kept, never drawn.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images[page]?.current }
  /// The page's own while it shows; nil for the preferred one. Kept, never drawn.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page, default: PageImages()].current = image
  }

  /// Kept; nothing is drawn.
  open var hidesForSinglePage = false
  /// Kept; nothing is drawn.
  open var pageIndicatorTintColor: UIColor?
  /// Kept; nothing is drawn.
  open var currentPageIndicatorTintColor: UIColor?

  /// As wide as its dots.
  open override var intrinsicContentSize: CGSize {
    size(forNumberOfPages: numberOfPages)
  }

  /// As wide as its dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var primaryEvents: Event { .valueChanged }

  /// Wins over an ancestor's single tap.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !winsTap(against: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Fingers

  private var scrub: PageScrub?
  private var dots: PageDots { PageDots(length: isUpright ? bounds.height : bounds.width, count: numberOfPages) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let begins = super.beginTracking(touch, with: event)
    scrub = begins ? PageScrub(at: along(touch.location(in: self))) : nil
    if begins { progress?.isProgressVisible = false }
    return begins
  }

  /// Goes on where the last page was turned: whoever hears of a page may set another.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if allowsContinuousInteraction {
      let steps = scrub?.steps(to: along(touch.location(in: self)), from: page, on: dots) ?? 0
      for _ in 0..<abs(steps) where scrub != nil { turn(by: steps.signum(), .continuous, with: event) }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let hasTurned = scrub?.hasTurned == true
    scrub = nil
    progress?.isProgressVisible = true
    guard let touch, isTouchInside, !hasTurned else { return }
    let isBefore = along(touch.location(in: self)) < dots.middle(of: page)
    turn(by: isBefore ? -1 : 1, .discrete, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    scrub = nil
    progress?.isProgressVisible = true
  }

  private func turn(by step: Int, _ state: InteractionState, with event: UIEvent?) {
    let old = page
    currentPage += step
    guard page != old else { return }
    interactionState = state
    sendValue(from: .index(old), to: .index(page), with: event)
    interactionState = .none
  }

  // MARK: Along the dots

  private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// How far a point is from where pages begin.
  private func along(_ point: CGPoint) -> CGFloat {
    switch direction {
    case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: bounds.maxX - point.x
    case .natural, .leftToRight: point.x - bounds.minX
    case .rightToLeft: bounds.maxX - point.x
    case .topToBottom: point.y - bounds.minY
    case .bottomToTop: bounds.maxY - point.y
    }
  }
}
