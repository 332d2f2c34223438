public import Foundation

/// Hears of everything that scrolling makes. Every method is optional.
///
/// In order: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for every change, `scrollViewWillEndDragging`,
/// `scrollViewDidEndDragging`; and if the content goes on by itself `scrollViewWillBeginDecelerating`,
/// `scrollViewDidScroll` for every step, `scrollViewDidEndDecelerating`.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset was set to another place, by whoever; not where bounds were.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger moved far enough to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The fingers have lifted.
  /// - Parameters:
  ///   - velocity: of the content offset, in points per millisecond.
  ///   - targetContentOffset: where the content will come to rest; another place may be written there.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// - Parameter decelerate: whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The finger lifted while fast: the content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest by itself, or because a finger landed on it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has come to its end, or was interrupted.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Which view fingers scale; none, by default.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers begin to scale it, or code does so animated.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale changed, by whoever's doing.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The fingers have lifted, or the time is over in which code scales it animated.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// `adjustedContentInset` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Whether a tap on the status bar scrolls to the top; yes, by default. Never asked: a log has no status bar to
  /// tap.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called: a log has no status bar to tap.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    DefaultAnswers.give(true, for: self)
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
