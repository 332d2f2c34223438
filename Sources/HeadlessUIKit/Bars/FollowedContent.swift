import Foundation

/// A scroll view that a navigation bar follows, or followed when its page showed last.
@MainActor final class FollowedContent {
  /// Whose it is: the scroll view retains it.
  private unowned let scrollView: UIScrollView
  weak var collapse: BarCollapse?
  /// In points: how much more than now the content is set in at its upper end, where the bar is as high as it gets.
  private(set) var missingInset: CGFloat = 0
  /// Whether it reaches behind the bar, and is set in by it. Other content begins below the bar, and moves with
  /// that when it is laid out: its safe area is out of date until then.
  private(set) var isBehindBar = true

  init(of scrollView: UIScrollView) { self.scrollView = scrollView }

  /// How far the content has gone up from its upper end; negative where it is pulled down.
  ///
  /// Made even, so that sums of it are exact, and content is back at exactly its upper end.
  var way: CGFloat { ((scrollView.contentOffset.y - upperEnd) * Self.grid).rounded() / Self.grid }
  private static let grid: CGFloat = 0x1p20

  private var upperEnd: CGFloat {
    let inset =
      isBehindBar ? scrollView.adjustedContentInset.top - scrollView.refreshInset : scrollView.contentInset.top
    return 0 - inset - missingInset
  }

  /// Looks whether it lies behind the bar, however low that is.
  /// - Parameter edge: the lower edge of the bar where it is as low as it gets, in the container.
  func lie(below edge: CGFloat, in container: UIView?) {
    guard let container, let superview = scrollView.superview, scrollView.isDescendant(of: container) else {
      return
    }
    isBehindBar =
      scrollView.contentInsetAdjustmentBehavior != .never
      && superview.convert(scrollView.frame.origin, to: container).y < edge
  }

  func barIsLower(by height: CGFloat) { missingInset = isBehindBar ? max(0, height) : 0 }

  func contentMoved() { collapse?.contentMoved(scrollView) }

  /// Where content comes to rest in place of a target, so that no row of the bar is there in part.
  func stop(for target: CGFloat, in range: ScrollRange) -> CGFloat? {
    let upperEnd = upperEnd
    return collapse?.stop(for: target - upperEnd, of: scrollView, atMost: range.high - upperEnd)
      .map { upperEnd + $0 }
  }
}
