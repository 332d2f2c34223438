import UIKit

/// A drawer from the bottom over a dimmed screen, which a finger pulls down to dismiss.
final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {
  let height: CGFloat
  private let hand = DrawerHand()

  init(height: CGFloat) { self.height = height }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    hand.attach(to: presented)
    return DrawerPresentationController(height: height, presented: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DrawerAnimator(comes: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DrawerAnimator(comes: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand.isPulling ? hand : nil }
}

final class DrawerPresentationController: UIPresentationController {
  private let height: CGFloat
  let dimming = UIView()

  init(height: CGFloat, presented: UIViewController, presenting: UIViewController?) {
    self.height = height
    super.init(presentedViewController: presented, presenting: presenting)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dimming.accessibilityIdentifier = "dimming"
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak presented] _ in presented?.dismiss(animated: true) }
    dimming.addGestureRecognizer(tap)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return containerView.bounds.divided(atDistance: height, from: .maxYEdge).slice
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = alpha })
  }
}

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let comes: Bool

  init(comes: Bool) { self.comes = comes }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let controller = transitionContext.viewController(forKey: comes ? .to : .from),
      let view = transitionContext.view(forKey: comes ? .to : .from)
    else { return transitionContext.completeTransition(false) }
    let shown =
      comes ? transitionContext.finalFrame(for: controller) : transitionContext.initialFrame(for: controller)
    let hidden = shown.offsetBy(dx: 0, dy: shown.height)
    if comes { transitionContext.containerView.addSubview(view) }
    view.frame = comes ? hidden : shown
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
      animations: { view.frame = self.comes ? shown : hidden },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

/// The finger that pulls the drawer down.
final class DrawerHand: UIPercentDrivenInteractiveTransition {
  private(set) var isPulling = false
  private weak var controller: UIViewController?

  func attach(to controller: UIViewController) {
    self.controller = controller
    let pan = UIPanGestureRecognizer()
    pan.addHandler { [weak self] pan in self?.follow(pan) }
    controller.view.addGestureRecognizer(pan)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view, let room = view.superview ?? view.window else { return }
    let share = pan.translation(in: room).y / view.bounds.height
    switch pan.state {
    case .began:
      isPulling = true
      controller?.dismiss(animated: true)
    case .changed: update(share)
    case .ended where share > 0.4 || pan.velocity(in: room).y > 1200:
      isPulling = false
      finish()
    case .ended, .cancelled:
      isPulling = false
      cancel()
    default: break
    }
  }
}
