import Foundation
import HeadlessUIKit
import Testing

/// Rule V444: the finger from the edge, where the application has an animator of its own for going back.
@MainActor struct BackSwipeTests {
  private func fixture() -> (phone: Phone, navigation: UINavigationController, hands: Hands) {
    let (phone, hands) = (Phone.forGestures(), Hands())
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.delegate = hands
    phone.keep(hands)
    phone.window.rootViewController = navigation
    phone.window.layoutIfNeeded()
    return (phone, navigation, hands)
  }

  private func pull(_ phone: Phone, to x: Double = 180) {
    phone.down(1, at: (5, 100))
    phone.move(1, from: (5, 100), to: (x, 100), steps: 8)
    phone.up(1)
    phone.wait(0.5)
  }

  @Test("V444 the application's own edge pan goes back by its animator, and not the built-in one")
  func ownPan() throws {
    let (phone, navigation, hands) = fixture()
    hands.animates = true
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    pan.addHandler { [weak hands, weak navigation] _ in
      guard let hands, let navigation else { return }
      switch pan.state {
      case .began:
        hands.hand = UIPercentDrivenInteractiveTransition()
        navigation.popViewController(animated: true)
      case .changed: hands.hand?.update(pan.translation(in: nil).x / 200)
      case .ended: hands.hand?.finish()
      default: break
      }
    }
    navigation.view.addGestureRecognizer(pan)
    let builtIn = try #require(navigation.interactivePopGestureRecognizer)
    pull(phone)
    #expect(hands.hand != nil && builtIn.state == .possible && navigation.viewControllers.count == 1)
  }

  @Test("V444 with an animator and without a pan of the application's own nobody goes back by the edge")
  func noPan() {
    let (phone, navigation, hands) = fixture()
    hands.animates = true
    pull(phone)
    #expect(navigation.viewControllers.count == 2)
    hands.animates = false
    pull(phone)
    #expect(navigation.viewControllers.count == 1, "the delegate has none for this one")
  }

  @Test("V444 a delegate of the application's own brings the built-in one back")
  func ownDelegate() {
    let (phone, navigation, hands) = fixture()
    hands.animates = true
    navigation.interactivePopGestureRecognizer?.delegate = hands
    pull(phone)
    #expect(navigation.viewControllers.count == 1)
  }
}

private final class Hands: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var animates = false
  var hand: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if let from, let to { transitionContext.containerView.insertSubview(to, belowSubview: from) }
    UIView.animate(withDuration: 0.2) {
      from?.frame.origin.x = 200
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
