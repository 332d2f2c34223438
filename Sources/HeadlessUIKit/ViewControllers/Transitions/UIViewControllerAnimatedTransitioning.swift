public import Foundation

/// Shows one controller's view coming and another's going.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// In seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Puts the views in place, and calls the context's `completeTransition` when it has come to its end: until then
  /// the transition goes on.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the transition's end.
  func animationEnded(_ transitionCompleted: Bool)
  /// The same one as long as the transition runs. Asked where that is paused on its way, and where
  /// `animateTransition(using:)`, which is called in any case, has started nothing that could be held.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
  /// One that changes nothing.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    DefaultAnswers.give(
      UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut), for: self)
  }
}

/// Has a transition in hand, by a finger's way.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Takes it in hand, and calls the context's methods as it goes on. Called in place of the animator's
  /// `animateTransition(using:)`, also where it begins in no hand: then it has that run by itself.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast it goes on when it is let go; kept, unless by a percent driven one.
  var completionSpeed: CGFloat { get }
  /// How it goes on when it is let go; kept.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it is in hand from its start, as the context says then by `isInteractive`.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at either end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}
