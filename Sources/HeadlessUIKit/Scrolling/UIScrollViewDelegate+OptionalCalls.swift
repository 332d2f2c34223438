public import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIScrollViewDelegate {
  /// For `scrollViewDidScroll?(…)`: always there; it answers nil where the delegate has none.
  public var scrollViewDidScroll: UIScrollViewDelegateCalls.ScrollViewDidScroll? { .init(delegate: self) }
  /// For `scrollViewWillBeginDragging?(…)`: always there; it answers nil where the delegate has none.
  public var scrollViewWillBeginDragging: UIScrollViewDelegateCalls.ScrollViewWillBeginDragging? {
    .init(delegate: self)
  }
  /// For `scrollViewWillEndDragging?(…)`: always there; it answers nil where the delegate has none.
  public var scrollViewWillEndDragging: UIScrollViewDelegateCalls.ScrollViewWillEndDragging? {
    .init(delegate: self)
  }
  /// For `scrollViewDidEndDragging?(…)`: always there; it answers nil where the delegate has none.
  public var scrollViewDidEndDragging: UIScrollViewDelegateCalls.ScrollViewDidEndDragging? { .init(delegate: self) }
  /// For `scrollViewWillBeginDecelerating?(…)`: always there; it answers nil where the delegate has none.
  public var scrollViewWillBeginDecelerating: UIScrollViewDelegateCalls.ScrollViewWillBeginDecelerating? {
    .init(delegate: self)
  }
  /// For `scrollViewDidEndDecelerating?(…)`: always there; it answers nil where the delegate has none.
  public var scrollViewDidEndDecelerating: UIScrollViewDelegateCalls.ScrollViewDidEndDecelerating? {
    .init(delegate: self)
  }
  /// For `scrollViewDidEndScrollingAnimation?(…)`: always there; it answers nil where the delegate has
  /// none.
  public var scrollViewDidEndScrollingAnimation: UIScrollViewDelegateCalls.ScrollViewDidEndScrollingAnimation? {
    .init(delegate: self)
  }
  /// For `viewForZooming?(…)`: always there; it answers nil where the delegate has none.
  public var viewForZooming: UIScrollViewDelegateCalls.ViewForZooming? { .init(delegate: self) }
  /// For `scrollViewWillBeginZooming?(…)`: always there; it answers nil where the delegate has none.
  public var scrollViewWillBeginZooming: UIScrollViewDelegateCalls.ScrollViewWillBeginZooming? {
    .init(delegate: self)
  }
  /// For `scrollViewDidZoom?(…)`: always there; it answers nil where the delegate has none.
  public var scrollViewDidZoom: UIScrollViewDelegateCalls.ScrollViewDidZoom? { .init(delegate: self) }
  /// For `scrollViewDidEndZooming?(…)`: always there; it answers nil where the delegate has none.
  public var scrollViewDidEndZooming: UIScrollViewDelegateCalls.ScrollViewDidEndZooming? { .init(delegate: self) }
  /// For `scrollViewDidChangeAdjustedContentInset?(…)`: always there; it answers nil where the delegate has
  /// none.
  public var scrollViewDidChangeAdjustedContentInset:
    UIScrollViewDelegateCalls.ScrollViewDidChangeAdjustedContentInset?
  { .init(delegate: self) }
  /// For `scrollViewShouldScrollToTop?(…)`: always there; it answers nil where the delegate has none.
  public var scrollViewShouldScrollToTop: UIScrollViewDelegateCalls.ScrollViewShouldScrollToTop? {
    .init(delegate: self)
  }
  /// For `scrollViewDidScrollToTop?(…)`: always there.
  public var scrollViewDidScrollToTop: UIScrollViewDelegateCalls.ScrollViewDidScrollToTop? { .init(delegate: self) }
}

/// What `UIScrollViewDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiscrollviewdelegate>
public enum UIScrollViewDelegateCalls {
  /// Calls `scrollViewDidScroll`.
  @preconcurrency @MainActor
  public struct ScrollViewDidScroll {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidScroll(scrollView)
    }
  }

  /// Calls `scrollViewShouldScrollToTop`.
  @preconcurrency @MainActor
  public struct ScrollViewShouldScrollToTop {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.scrollViewShouldScrollToTop(scrollView) }
    }
  }

  /// Calls `scrollViewDidScrollToTop`.
  @preconcurrency @MainActor
  public struct ScrollViewDidScrollToTop {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView) { delegate.scrollViewDidScrollToTop(scrollView) }
  }

  /// Calls `scrollViewWillBeginDragging`.
  @preconcurrency @MainActor
  public struct ScrollViewWillBeginDragging {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewWillBeginDragging(scrollView)
    }
  }

  /// Calls `scrollViewWillEndDragging`.
  @preconcurrency @MainActor
  public struct ScrollViewWillEndDragging {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      delegate.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// Calls `scrollViewDidEndDragging`.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndDragging {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// Calls `scrollViewWillBeginDecelerating`.
  @preconcurrency @MainActor
  public struct ScrollViewWillBeginDecelerating {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  /// Calls `scrollViewDidEndDecelerating`.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndDecelerating {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidEndDecelerating(scrollView)
    }
  }

  /// Calls `scrollViewDidEndScrollingAnimation`.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndScrollingAnimation {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  /// Calls `viewForZooming`.
  @preconcurrency @MainActor
  public struct ViewForZooming {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
      delegate.viewForZooming(in: scrollView)
    }
  }

  /// Calls `scrollViewWillBeginZooming`.
  @preconcurrency @MainActor
  public struct ScrollViewWillBeginZooming {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
      delegate.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  /// Calls `scrollViewDidZoom`.
  @preconcurrency @MainActor
  public struct ScrollViewDidZoom {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidZoom(scrollView)
    }
  }

  /// Calls `scrollViewDidEndZooming`.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndZooming {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  /// Calls `scrollViewDidChangeAdjustedContentInset`.
  @preconcurrency @MainActor
  public struct ScrollViewDidChangeAdjustedContentInset {
    let delegate: any UIScrollViewDelegate

    /// As the delegate does it.
    public func callAsFunction(_ scrollView: UIScrollView) {
      delegate.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}
