public import Foundation

/// What a finger sets off that pulls content down far enough.
///
/// A pull of 100 points beyond the upper edge (ours) sends `.valueChanged`, once while the finger is down; when it
/// lifts, the content stays 60 points below its edge until `endRefreshing()`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uirefreshcontrol>
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Between a pull that was far enough, or `beginRefreshing`, and `endRefreshing`.
  open private(set) var isRefreshing = false
  /// Kept, never drawn.
  open var attributedTitle: NSAttributedString?
  /// The finger that is down has set it off already.
  private var isSpent = false

  /// Numbers by which it decides that Apple does not publish; ours.
  enum Metrics {
    /// In points, how far content is pulled beyond its edge to set it off (S31).
    static let pull: CGFloat = 100
    /// In points, how much of it stays in sight while it refreshes (S32).
    static let height: CGFloat = 60
  }

  /// As wide as the first phones; the scroll view that it is given to places it.
  public init() { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Metrics.height)) }
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init(frame: .zero) }

  override var primaryEvents: Event { .valueChanged }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// What it kept in sight goes with it, and content that stood below it comes back to its edge (S71).
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, scrollView !== newSuperview, scrollView.addedRefreshControl === self else { return }
    scrollView.addedRefreshControl = nil
    guard scrollView.refreshInset != 0 else { return }
    scrollView.refreshInset = 0
    scrollView.returnToRange()
  }

  /// One that is added as a subview is set off as one that is set.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView else { return }
    scrollView.addedRefreshControl = self
    follow(scrollView)
  }

  /// As a pull does, and sends nothing; the content stays where it is. Outside of a window it does nothing (S84).
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()>
  open func beginRefreshing() {
    guard !isRefreshing, window != nil else { return }
    isRefreshing = true
    scrollView?.refreshInset = Metrics.height
  }

  /// Brings the content back to its edge, unless a finger has it.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    guard let scrollView else { return }
    scrollView.refreshInset = 0
    scrollView.returnToRange()
  }

  /// A finger has pulled the content.
  func contentWasPulled() {
    guard let scrollView, isEnabled, !isRefreshing, !isSpent else { return }
    let beyond = -scrollView.adjustedContentInset.top - scrollView.contentOffset.y
    guard beyond >= Metrics.pull else { return }
    (isSpent, isRefreshing) = (true, true)
    send(.valueChanged, with: nil)
  }

  /// The finger is about to let the content go.
  func fingerLifts() {
    isSpent = false
    if isRefreshing { scrollView?.refreshInset = Metrics.height }
  }

  /// Stands still while content moves: at the upper edge of what shows, below what other insets keep clear. Hidden
  /// at rest, and as long as content isn't pulled from there (S85; what is beyond rest is ours).
  func follow(_ scrollView: UIScrollView) {
    let (offset, inset) = (scrollView.contentOffset, scrollView.adjustedContentInset.top - scrollView.refreshInset)
    let pulled = -offset.y - inset
    let place = CGRect(x: offset.x, y: -pulled, width: scrollView.bounds.width, height: Metrics.height)
    if frame != place { frame = place }
    if isHidden != (pulled <= 0) { isHidden = pulled <= 0 }
  }
}

extension UIScrollView {
  /// Content that was moved out of its range by an inset that went, back into it by itself, unless code moves it
  /// meanwhile.
  func returnToRange() {
    guard drag == nil else { return }
    let place = CGPoint(x: ranges.x.clamp(contentOffset.x), y: ranges.y.clamp(contentOffset.y))
    guard place != contentOffset else { return }
    halt(.interrupted)
    ease(to: place, as: .comingBack)
  }
}
