import Foundation
import HeadlessUIKit

/// A transitioning delegate that is its own animator: who goes fades, in 0.2 s.
class FadingDelegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  /// Else it is called off at its end.
  var completes = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let new = context.view(forKey: .to) { context.containerView.addSubview(new) }
    UIView.animate(withDuration: 0.2) {
      context.view(forKey: .from)?.alpha = 0.5
    } completion: { _ in
      context.completeTransition(self.completes)
    }
  }
}

/// Pushes and pops by its own animator.
final class FadingPushes: FadingDelegate, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
