/// A row of dots, one a page: a tap on the right half goes to the next page, one on the left half to the one
/// before, and so along another direction.
///
/// The page changes when the finger lifts. Dragging along the dots, which newer systems have, is not modelled.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipagecontrol>
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var page = 0

  /// 0 or more. Taking pages away takes the current page along.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
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

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let begins = super.beginTracking(touch, with: event)
    if begins { progress?.isProgressVisible = false }
    return begins
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    progress?.isProgressVisible = true
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

  /// Where pages follow each other, and so which half of the control goes on.
  open var direction = Direction.natural
  /// While `valueChanged` is sent for a finger `discrete`; `none` else.
  open private(set) var interactionState = InteractionState.none
  /// Kept: a finger that goes along the dots is not modelled.
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

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    progress?.isProgressVisible = true
    guard let touch, isTouchInside else { return }
    let old = page
    currentPage += goesBack(at: touch.location(in: self)) ? -1 : 1
    guard page != old else { return }
    interactionState = .discrete
    sendValue(from: .index(old), to: .index(page), with: event)
    interactionState = .none
  }

  private func goesBack(at point: CGPoint) -> Bool {
    switch direction {
    case .natural where effectiveUserInterfaceLayoutDirection == .rightToLeft: point.x >= bounds.midX
    case .natural, .leftToRight: point.x < bounds.midX
    case .rightToLeft: point.x >= bounds.midX
    case .topToBottom: point.y < bounds.midY
    case .bottomToTop: point.y >= bounds.midY
    }
  }
}
