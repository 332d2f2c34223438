import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIPageViewControllerDelegate {
  /// For `pageViewController?(…)`: always there; it answers nil where the delegate has none.
  public var pageViewController: UIPageViewControllerDelegateCalls.PageViewController? { .init(delegate: self) }
  /// For `pageViewControllerSupportedInterfaceOrientations?(…)`: always there; it answers nil where the
  /// delegate has none.
  public var pageViewControllerSupportedInterfaceOrientations:
    UIPageViewControllerDelegateCalls.PageViewControllerSupportedInterfaceOrientations?
  { .init(delegate: self) }
  /// For `pageViewControllerPreferredInterfaceOrientationForPresentation?(…)`: always there; it answers nil where
  /// the delegate has none.
  public var pageViewControllerPreferredInterfaceOrientationForPresentation:
    UIPageViewControllerDelegateCalls.PageViewControllerPreferredInterfaceOrientationForPresentation?
  { .init(delegate: self) }
}

/// What `UIPageViewControllerDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate>
public enum UIPageViewControllerDelegateCalls {
  /// Calls `pageViewControllerSupportedInterfaceOrientations`.
  @preconcurrency @MainActor
  public struct PageViewControllerSupportedInterfaceOrientations {
    let delegate: any UIPageViewControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask! {
      DefaultAnswers.ask(delegate) { delegate.pageViewControllerSupportedInterfaceOrientations(pageViewController) }
    }
  }

  /// Calls `pageViewControllerPreferredInterfaceOrientationForPresentation`.
  @preconcurrency @MainActor
  public struct PageViewControllerPreferredInterfaceOrientationForPresentation {
    let delegate: any UIPageViewControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ pageViewController: UIPageViewController) -> UIInterfaceOrientation! {
      DefaultAnswers.ask(delegate) {
        delegate.pageViewControllerPreferredInterfaceOrientationForPresentation(pageViewController)
      }
    }
  }

  /// Calls `pageViewController`.
  @preconcurrency @MainActor
  public struct PageViewController {
    let delegate: any UIPageViewControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      delegate.pageViewController(pageViewController, willTransitionTo: pendingViewControllers)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      delegate.pageViewController(
        pageViewController, didFinishAnimating: finished, previousViewControllers: previousViewControllers,
        transitionCompleted: completed)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation! {
      DefaultAnswers.ask(delegate) {
        delegate.pageViewController(pageViewController, spineLocationFor: orientation)
      }
    }
  }
}
