import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UITabBarControllerDelegate {
  /// For `tabBarController?(…)`: always there; it answers nil where the delegate has none.
  public var tabBarController: UITabBarControllerDelegateCalls.TabBarController? { .init(delegate: self) }
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
  }
}
