import Foundation

// Code calls optional methods of a delegate as `delegate?.method?(…)`. Here every method is there, by a default; so
// that such a call compiles, each name is a property, too, of what can be called with the same labels.

extension UIViewControllerAnimatedTransitioning {
  /// For `animationEnded?(…)`: always there; it answers nil where the delegate has none.
  public var animationEnded: UIViewControllerAnimatedTransitioningCalls.AnimationEnded? { .init(delegate: self) }
  /// For `interruptibleAnimator?(…)`: always there; it answers nil where the delegate has none.
  public var interruptibleAnimator: UIViewControllerAnimatedTransitioningCalls.InterruptibleAnimator? {
    .init(delegate: self)
  }
}

/// What `UIViewControllerAnimatedTransitioning`'s names can be called with where they are followed by a
/// question mark.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>
public enum UIViewControllerAnimatedTransitioningCalls {
  /// Calls `animationEnded`.
  @preconcurrency @MainActor
  public struct AnimationEnded {
    let delegate: any UIViewControllerAnimatedTransitioning

    /// As the delegate does it.
    public func callAsFunction(_ transitionCompleted: Bool) {
      delegate.animationEnded(transitionCompleted)
    }
  }

  /// Calls `interruptibleAnimator`.
  @preconcurrency @MainActor
  public struct InterruptibleAnimator {
    let delegate: any UIViewControllerAnimatedTransitioning

    /// As the delegate does it.
    public func callAsFunction(using transitionContext: any UIViewControllerContextTransitioning) -> (
      any UIViewImplicitlyAnimating
    )! {
      DefaultAnswers.ask(delegate) { delegate.interruptibleAnimator(using: transitionContext) }
    }
  }
}
