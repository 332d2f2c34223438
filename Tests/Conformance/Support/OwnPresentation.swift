import HeadlessUIKit

/// A presentation controller that is its own transitioning delegate, and animates where a subclass is an animator.
class OwnPresentation: UIPresentationController, UIViewControllerTransitioningDelegate {
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    presentedViewController.modalPresentationStyle = .custom
  }

  private var animator: (any UIViewControllerAnimatedTransitioning)? {
    self as? any UIViewControllerAnimatedTransitioning
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { self }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
