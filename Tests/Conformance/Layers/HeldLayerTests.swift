import Foundation
import HeadlessUIKit
import Testing

/// Rule A126: layers' own animations in the hand of a percent driven transition.
@MainActor @Suite("A: layers in a transition's hand") struct HeldLayerTests {
  #if !canImport(Darwin)
    /// Shows a menu by an animation of its view's mask, of half a second, whose end is the transition's.
    private final class Iris: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning,
      CAAnimationDelegate
    {
      let hand = UIPercentDrivenInteractiveTransition()
      let mask = CALayer()
      var byTransaction = false
      var heard: [String] = []
      private var context: (any UIViewControllerContextTransitioning)?

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
      { hand }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      {
        0.5
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.layer.mask = mask
        CATransaction.begin()
        if byTransaction { CATransaction.setCompletionBlock { [weak self] in self?.ends() } }
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 0.5)
        if !byTransaction { animation.delegate = self }
        mask.add(animation, forKey: "iris")
        CATransaction.commit()
      }
      func animationDidStart(_ anim: CAAnimation) { heard.append("began") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends() }
      private func ends() {
        guard let context else { return }
        heard.append(context.transitionWasCancelled ? "cancelled" : "finished")
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    private func fixture() -> (Phone, UIViewController, UIViewController, Iris) {
      let (phone, iris) = (Phone.forGestures(), Iris())
      let (home, menu) = (UIViewController(), UIViewController())
      phone.keep(iris)
      phone.window.rootViewController = home
      phone.window.layoutIfNeeded()
      menu.modalPresentationStyle = .custom
      menu.transitioningDelegate = iris
      return (phone, home, menu, iris)
    }

    private func place(_ iris: Iris) -> CGFloat { iris.mask.presentation()?.position.x ?? -1 }

    @Test("A126 they stand where the hand has them, and go on to their end when it lets go, which takes the rest")
    func finishing() {
      let (phone, home, menu, iris) = fixture()
      home.present(menu, animated: true)
      phone.application.endTurn()
      iris.hand.update(0.4)
      phone.wait(2)
      #expect(place(iris) == 40 && iris.heard == ["began"])
      iris.hand.update(0.2)
      #expect(place(iris) == 20)
      iris.hand.update(1)
      phone.wait(1)
      #expect(iris.heard == ["began"])
      iris.hand.update(0.6)
      iris.hand.finish()
      phone.wait(0.1)
      #expect(abs(place(iris) - 80) < 0.001 && iris.heard == ["began"])
      phone.wait(0.11)
      #expect(iris.heard == ["began", "finished"] && home.presentedViewController === menu)
    }

    @Test("A126 called off they go back to their start, and have then ended")
    func cancelling() {
      let (phone, home, menu, iris) = fixture()
      home.present(menu, animated: true)
      phone.application.endTurn()
      iris.hand.update(0.6)
      iris.hand.cancel()
      phone.wait(0.1)
      #expect(abs(place(iris) - 40) < 0.001 && iris.heard == ["began"])
      phone.wait(0.21)
      #expect(iris.heard == ["began", "cancelled"] && home.presentedViewController == nil)
    }

    @Test("A126 the block of a transaction waits for them")
    func transaction() {
      let (phone, home, menu, iris) = fixture()
      iris.byTransaction = true
      home.present(menu, animated: true)
      phone.application.endTurn()
      iris.hand.update(0.5)
      phone.wait(2)
      #expect(iris.heard == [])
      iris.hand.finish()
      phone.wait(0.26)
      phone.application.endTurn()
      #expect(iris.heard == ["finished"] && home.presentedViewController === menu)
    }
  #endif
}
