import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UINavigationControllerDelegate {
  /// For `navigationController?(…)`: always there; it answers nil where the delegate has none.
  public var navigationController: UINavigationControllerDelegateCalls.NavigationController? {
    .init(delegate: self)
  }
  /// For `navigationControllerSupportedInterfaceOrientations?(…)`: always there, and answers the default where the
  /// delegate has none.
  public var navigationControllerSupportedInterfaceOrientations:
    UINavigationControllerDelegateCalls.NavigationControllerSupportedInterfaceOrientations?
  { .init(delegate: self) }
  /// For `navigationControllerPreferredInterfaceOrientationForPresentation?(…)`: always there, and answers the
  /// default where the delegate has none.
  public var navigationControllerPreferredInterfaceOrientationForPresentation:
    UINavigationControllerDelegateCalls.NavigationControllerPreferredInterfaceOrientationForPresentation?
  { .init(delegate: self) }
}

/// What `UINavigationControllerDelegate`'s names can be called with where they are followed by a question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate>
public enum UINavigationControllerDelegateCalls {
  /// Calls `navigationController`.
  @preconcurrency @MainActor
  public struct NavigationController {
    let delegate: any UINavigationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      delegate.navigationController(navigationController, willShow: viewController, animated: animated)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      delegate.navigationController(navigationController, didShow: viewController, animated: animated)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    /// As the delegate does it.
    public func callAsFunction(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      delegate.navigationController(navigationController, interactionControllerFor: animationController)
    }
  }

  /// Calls `navigationControllerSupportedInterfaceOrientations`.
  @preconcurrency @MainActor
  public struct NavigationControllerSupportedInterfaceOrientations {
    let delegate: any UINavigationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask! {
      DefaultAnswers.ask(delegate) {
        delegate.navigationControllerSupportedInterfaceOrientations(navigationController)
      }
    }
  }
  /// Calls `navigationControllerPreferredInterfaceOrientationForPresentation`.
  @preconcurrency @MainActor
  public struct NavigationControllerPreferredInterfaceOrientationForPresentation {
    let delegate: any UINavigationControllerDelegate

    /// As the delegate does it.
    public func callAsFunction(_ navigationController: UINavigationController) -> UIInterfaceOrientation! {
      DefaultAnswers.ask(delegate) {
        delegate.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
      }
    }
  }
}
