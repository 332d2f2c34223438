import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIViewControllerTransitioningDelegate {
  /// For `animationController?(…)`: always there; it answers nil where the delegate has none.
  public var animationController: UIViewControllerTransitioningDelegateCalls.AnimationController? {
    .init(delegate: self)
  }
  /// For `interactionControllerForPresentation?(…)`: always there; it answers nil where the delegate has none.
  public var interactionControllerForPresentation:
    UIViewControllerTransitioningDelegateCalls.InteractionControllerForPresentation?
  { .init(delegate: self) }
  /// For `interactionControllerForDismissal?(…)`: always there; it answers nil where the delegate has none.
  public var interactionControllerForDismissal:
    UIViewControllerTransitioningDelegateCalls.InteractionControllerForDismissal?
  { .init(delegate: self) }
  /// For `presentationController?(…)`: always there; it answers nil where the delegate has none.
  public var presentationController: UIViewControllerTransitioningDelegateCalls.PresentationController? {
    .init(delegate: self)
  }
}

/// What `UIViewControllerTransitioningDelegate`'s names can be called with where they are followed by a
/// question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate>
public enum UIViewControllerTransitioningDelegateCalls {
  /// Calls `animationController`.
  @preconcurrency @MainActor
  public struct AnimationController {
    let delegate: any UIViewControllerTransitioningDelegate

    /// As the delegate does it.
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      delegate.animationController(forPresented: presented, presenting: presenting, source: source)
    }
    /// As the delegate does it.
    public func callAsFunction(forDismissed dismissed: UIViewController) -> (
      any UIViewControllerAnimatedTransitioning
    )? {
      delegate.animationController(forDismissed: dismissed)
    }
  }

  /// Calls `interactionControllerForPresentation`.
  @preconcurrency @MainActor
  public struct InteractionControllerForPresentation {
    let delegate: any UIViewControllerTransitioningDelegate

    /// As the delegate does it.
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? {
      delegate.interactionControllerForPresentation(using: animator)
    }
  }

  /// Calls `interactionControllerForDismissal`.
  @preconcurrency @MainActor
  public struct InteractionControllerForDismissal {
    let delegate: any UIViewControllerTransitioningDelegate

    /// As the delegate does it.
    public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
      any UIViewControllerInteractiveTransitioning
    )? {
      delegate.interactionControllerForDismissal(using: animator)
    }
  }

  /// Calls `presentationController`.
  @preconcurrency @MainActor
  public struct PresentationController {
    let delegate: any UIViewControllerTransitioningDelegate

    /// As the delegate does it.
    public func callAsFunction(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
    }
  }
}
