import Foundation
import HeadlessUIKit
import Testing

/// Rule V515: who may take a transition in hand starts it, also where it is in no hand then.
@MainActor struct StartedInNoHandTests {
  /// Whether the one that is pushed has come.
  private func push(by driver: some UINavigationControllerDelegate) -> Bool {
    let (phone, pushed) = (Phone.forGestures(), UIViewController())
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    navigation.delegate = driver
    navigation.pushViewController(pushed, animated: true)
    phone.application.endTurn()
    phone.wait(1)
    return pushed.viewIfLoaded?.window === phone.window
  }

  @Test("V515 in the animator's place, and the context says that it is not interactive")
  func own() {
    let driver = Driver()
    #expect(push(by: driver))
    #expect(driver.started == [false] && !driver.hasAnimated)
  }

  @Test("V515 a percent driven one has the animator run by itself then")
  func percentDriven() {
    let (driver, percent) = (Driver(), Percent())
    percent.wantsInteractiveStart = false
    driver.instead = percent
    #expect(push(by: driver))
    #expect(percent.hasStarted && driver.started == [] && driver.hasAnimated)
  }
}

private final class Percent: UIPercentDrivenInteractiveTransition {
  private(set) var hasStarted = false
  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    hasStarted = true
    super.startInteractiveTransition(transitionContext)
  }
}

/// Animator and hand in one, which begins in no hand.
private final class Driver: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  private(set) var started: [Bool] = []
  private(set) var hasAnimated = false
  var instead: (any UIViewControllerInteractiveTransitioning)?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { instead ?? self }

  var wantsInteractiveStart: Bool { false }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    started.append(transitionContext.isInteractive)
    run(transitionContext)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    hasAnimated = true
    run(transitionContext)
  }

  private func run(_ context: any UIViewControllerContextTransitioning) {
    if let new = context.view(forKey: .to) { context.containerView.addSubview(new) }
    UIView.animate(withDuration: 0.2) {
      context.view(forKey: .from)?.alpha = 0.5
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
