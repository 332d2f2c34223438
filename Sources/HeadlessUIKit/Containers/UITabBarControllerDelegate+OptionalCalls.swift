import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITabBarControllerDelegate {
  /// For `tabBarController?(…)`: always there; it answers nil where the delegate has none.
  public var tabBarController: UITabBarControllerDelegateCalls.TabBarController? { .init(delegate: self) }
  /// For `tabBarControllerSupportedInterfaceOrientations?(…)`: always there; it answers nil where the delegate has
  /// none.
  public var tabBarControllerSupportedInterfaceOrientations:
    UITabBarControllerDelegateCalls.TabBarControllerSupportedInterfaceOrientations?
  { .init(delegate: self) }
  /// For `tabBarControllerPreferredInterfaceOrientationForPresentation?(…)`: always there; it answers nil where the
  /// delegate has none.
  public var tabBarControllerPreferredInterfaceOrientationForPresentation:
    UITabBarControllerDelegateCalls.TabBarControllerPreferredInterfaceOrientationForPresentation?
  { .init(delegate: self) }
}

/// What `UITabBarControllerDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate>
public enum UITabBarControllerDelegateCalls {
  /// Calls `tabBarController`.
  @preconcurrency @MainActor
  public struct TabBarController {
    let delegate: any UITabBarControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.tabBarController(tabBarController, shouldSelect: viewController) }
    }
    /// As the delegate does it.
    public func callAsFunction(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      delegate.tabBarController(tabBarController, didSelect: viewController)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      delegate.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
    /// As the delegate does it.
    public func callAsFunction(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool! {
      DefaultAnswers.ask(delegate) { delegate.tabBarController(tabBarController, shouldSelectTab: tab) }
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      delegate.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {
      delegate.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
      delegate.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
      delegate.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }

  /// Calls `tabBarControllerSupportedInterfaceOrientations`.
  @preconcurrency @MainActor
  public struct TabBarControllerSupportedInterfaceOrientations {
    let delegate: any UITabBarControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask! {
      DefaultAnswers.ask(delegate) { delegate.tabBarControllerSupportedInterfaceOrientations(tabBarController) }
    }
  }

  /// Calls `tabBarControllerPreferredInterfaceOrientationForPresentation`.
  @preconcurrency @MainActor
  public struct TabBarControllerPreferredInterfaceOrientationForPresentation {
    let delegate: any UITabBarControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ tabBarController: UITabBarController) -> UIInterfaceOrientation! {
      DefaultAnswers.ask(delegate) {
        delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
      }
    }
  }
}
