import Foundation
import HeadlessUIKit
import Testing

/// Rule V394: a presentation controller that wraps the presented view as its transition begins.
@MainActor struct WrappedPresentationTests {
  @Test("V394 the animator gets the view, and the frame, that the controller has once the transition begins")
  func wrapped() throws {
    let phone = Phone.forGestures()
    let (home, card) = (UIViewController(), UIViewController())
    phone.window.rootViewController = home
    phone.window.layoutIfNeeded()
    card.preferredContentSize = CGSize(width: 0, height: 60)
    let wrapping = Wrapping(presentedViewController: card, presenting: home)
    card.transitioningDelegate = wrapping
    home.present(card, animated: true)
    phone.wait(0)
    let box = phone.window.bounds
    let end = CGRect(x: 0, y: box.maxY - 60, width: box.width, height: 60)
    let brought = try #require(wrapping.brought)
    #expect(brought === wrapping.wrapper && brought.frame == end && wrapping.end == end)
    phone.wait(0.3)
    #expect(card.view.window != nil && card.view.isDescendant(of: brought))
    #expect(phone.window.hitTest(CGPoint(x: 9, y: box.maxY - 5), with: nil) === card.view)
    home.dismiss(animated: true)
    phone.wait(0.3)
    #expect(wrapping.taken === brought && brought.superview == nil && home.presentedViewController == nil)
  }
}

/// Its own animator, too.
private final class Wrapping: OwnPresentation, UIViewControllerAnimatedTransitioning {
  private(set) var wrapper: UIView?
  private(set) weak var brought: UIView?
  private(set) weak var taken: UIView?
  private(set) var end = CGRect.zero

  override var presentedView: UIView? { wrapper }
  override var frameOfPresentedViewInContainerView: CGRect {
    let (room, height) = (containerView?.bounds ?? .zero, presentedViewController.preferredContentSize.height)
    return CGRect(x: 0, y: room.maxY - height, width: room.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    let made = UIView(frame: frameOfPresentedViewInContainerView)
    guard let view = super.presentedView else { return }
    view.frame = made.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.addSubview(view)
    wrapper = made
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      (brought, end) = (to, transitionContext.finalFrame(for: controller))
      transitionContext.containerView.addSubview(to)
      to.frame = end.offsetBy(dx: 0, dy: end.height)
    } else {
      taken = from
    }
    UIView.animate(withDuration: 0.2) {
      if let to { to.frame = self.end } else { from?.frame.origin.y += self.end.height }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
