import Foundation
import HeadlessUIKit
import Testing

/// Group V: transitions in somebody's hand, told in the turn that asks for them.
@MainActor struct TransitionHandTests {
  private func fixture() -> (phone: Phone, home: UIViewController, menu: UIViewController, drawer: Drawer) {
    let (phone, drawer) = (Phone.forGestures(), Drawer())
    let (home, menu) = (UIViewController(), UIViewController())
    phone.keep(drawer)
    phone.window.rootViewController = home
    phone.window.layoutIfNeeded()
    menu.modalPresentationStyle = .overFullScreen
    menu.transitioningDelegate = drawer
    return (phone, home, menu, drawer)
  }

  @Test("V159 who has a transition in hand is kept until its end, where the delegate holds it weakly")
  func kept() {
    for goesOn in [true, false] {
      let (phone, home, menu, drawer) = fixture()
      home.present(menu, animated: true)
      drawer.hand?.update(0.5)
      #expect(menu.view.frame.minX == -100 && drawer.wasInHand == [true])
      phone.application.endTurn()
      drawer.hand?.update(0.75)
      #expect(menu.view.frame.minX == -50)
      goesOn ? drawer.hand?.finish() : drawer.hand?.cancel()
      phone.wait(0.5)
      #expect(drawer.hand == nil)
      #expect((home.presentedViewController === menu) == goesOn && (menu.view.window != nil) == goesOn)
    }
  }

  @Test(
    "V799 a transition whose completion speed is 0 or less ends in its usual time",
    arguments: [0, -2, 1] as [CGFloat])
  func speed(_ speed: CGFloat) {
    let (phone, home, menu, drawer) = fixture()
    home.present(menu, animated: true)
    phone.application.endTurn()
    drawer.hand?.completionSpeed = speed
    drawer.hand?.update(0.5)
    drawer.hand?.finish()
    phone.wait(0.5)
    #expect(home.presentedViewController === menu && menu.view.frame.minX == 0 && drawer.hand == nil)
  }

  @Test("V160 what is said in the turn that asks for a transition, before that starts, is done when it starts")
  func saidBefore() {
    let phone = Phone.forGestures()
    let drawer = Drawer()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = drawer
    phone.keep(drawer)
    phone.window.rootViewController = navigation
    phone.window.layoutIfNeeded()
    let hand = UIPercentDrivenInteractiveTransition()
    drawer.lasting = hand
    let next = UIViewController()

    navigation.pushViewController(next, animated: true)
    hand.update(0.25)
    phone.application.endTurn()
    #expect(next.view.frame.minX == -150 && hand.percentComplete == 0.25)
    hand.cancel()
    phone.wait(0.5)
    #expect(navigation.viewControllers.count == 1 && next.view.window == nil)

    navigation.pushViewController(next, animated: true)
    hand.update(0.25)
    hand.cancel()
    phone.application.endTurn()
    phone.wait(0.5)
    #expect(navigation.viewControllers.count == 1 && next.view.window == nil)

    navigation.pushViewController(next, animated: true)
    hand.finish()
    phone.application.endTurn()
    phone.wait(0.5)
    #expect(navigation.topViewController === next && next.view.frame.minX == 0)
  }

  @Test("V160 what is said while there is no transition means none of a later turn")
  func saidOfNone() {
    let (phone, home, menu, drawer) = fixture()
    let hand = UIPercentDrivenInteractiveTransition()
    drawer.lasting = hand
    hand.update(0.5)
    hand.cancel()
    phone.wait(0)
    home.present(menu, animated: true)
    #expect(menu.view.frame.minX == -200)
    hand.finish()
    phone.wait(0.5)
    #expect(home.presentedViewController === menu && menu.view.frame.minX == 0)
  }

  @Test(
    "V409 as long as what is presented comes or goes by an animator, fingers reach neither it nor what is behind")
  func touchesMeanwhile() {
    let (phone, home, menu, drawer) = fixture()
    func hits() -> [UIView?] { [20, 150].map { phone.window.hitTest(CGPoint(x: $0, y: 100), with: nil) } }
    var taps = 0
    drawer.isInHand = false
    home.present(menu, animated: true)
    let tap = UITapGestureRecognizer()
    tap.addHandler { _ in taps += 1 }
    menu.view.superview?.addGestureRecognizer(tap)
    #expect(hits() == [phone.window, phone.window])
    phone.tap(at: (20, 100))
    phone.wait(0.5)
    #expect(hits() == [menu.view, menu.view] && taps == 0)
    phone.tap(at: (20, 100))
    phone.application.endTurn()
    #expect(taps == 1)
    home.dismiss(animated: true)
    #expect(hits() == [phone.window, phone.window])
    phone.wait(0.5)
    #expect(hits() == [home.view, home.view])
  }

  @Test("V409 what is in a hand from its start takes fingers meanwhile")
  func touchesInHand() {
    let (phone, home, menu, drawer) = fixture()
    home.present(menu, animated: true)
    drawer.hand?.update(0.5)
    #expect(phone.window.hitTest(CGPoint(x: 20, y: 100), with: nil) === menu.view)
    drawer.hand?.finish()
    phone.wait(0.5)
  }

  @Test("V413 an animator may end what came without one, also in a hand, which may call it off")
  func endedByAnimator() {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet] {
      let (phone, home, menu, drawer) = fixture()
      menu.modalPresentationStyle = style
      drawer.brings = false
      let window = phone.window
      home.present(menu, animated: true)
      phone.application.endTurn()
      #expect(menu.view.window === window && drawer.wasInHand == [])
      menu.dismiss(animated: true)
      drawer.hand?.update(0.5)
      #expect(drawer.wasInHand == [true] && menu.view.frame.minX == -100)
      drawer.hand?.cancel()
      phone.wait(0.5)
      #expect(home.presentedViewController === menu && menu.view.frame.minX == 0)
      drawer.isInHand = false
      menu.dismiss(animated: true)
      #expect(menu.view.window === window && drawer.wasInHand == [true, false])
      phone.wait(0.5)
      #expect(home.presentedViewController == nil && menu.view.window == nil && home.view.window === window)
    }
  }

  @Test("V161 what goes along with a transition is in the same hand, and goes back with it")
  func alongside() {
    for goesOn in [true, false] {
      let (phone, home, menu, drawer) = fixture()
      drawer.alongside = { home.view.alpha = 0.5 }
      home.present(menu, animated: true)
      #expect(home.view.alpha == 1)
      drawer.hand?.update(0.5)
      #expect(home.view.alpha == 0.75)
      goesOn ? drawer.hand?.finish() : drawer.hand?.cancel()
      phone.wait(0.5)
      #expect(home.view.alpha == (goesOn ? 0.5 : 1))
    }
  }

  @Test("V460 what code sets of a view meanwhile stays, and so it does at the end", arguments: [true, false])
  func setByHand(goesOn: Bool) {
    let (phone, home, menu, drawer) = fixture()
    home.present(menu, animated: true)
    drawer.hand?.update(0.25)
    menu.view.alpha = 0.5
    drawer.hand?.update(0.5)
    #expect(menu.view.frame.minX == -100 && menu.view.alpha == 0.5)
    menu.view.transform = CGAffineTransform(rotationAngle: .pi)
    goesOn ? drawer.hand?.finish() : drawer.hand?.cancel()
    phone.wait(0.5)
    #expect(menu.view.alpha == 0.5 && menu.view.transform.a == -1)
  }

  @Test("V161 several ways of one view add up, whatever of it they move")
  func severalWays() {
    for goesOn in [true, false] {
      let (phone, home, menu, drawer) = fixture()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      home.view.addSubview(view)
      drawer.alongside = {
        UIView.animate(withDuration: 0.4) { view.center.x = 50 }
        UIView.animate(withDuration: 0.4) { view.alpha = 0.5 }
        UIView.animate(withDuration: 0.4) { view.center.x = 30 }
      }
      home.present(menu, animated: true)
      #expect(view.center.x == 10 && view.alpha == 1)
      drawer.hand?.update(0.5)
      #expect(view.center.x == 20 && view.alpha == 0.75)
      drawer.hand?.update(0.25)
      #expect(view.center.x == 15 && view.alpha == 0.875)
      goesOn ? drawer.hand?.finish() : drawer.hand?.cancel()
      phone.wait(0.5)
      #expect(view.center.x == (goesOn ? 30 : 10) && view.alpha == (goesOn ? 0.5 : 1))
    }
  }

  @Test("V64 an animation in a finger's hand goes by its own delay and duration, evenly")
  func ownTimes() {
    final class Two: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      let hand = UIPercentDrivenInteractiveTransition()
      let (late, short) = (UIView(), UIView())
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        for part in [late, short] { view.addSubview(part) }
        UIView.animate(withDuration: 0.25) { self.short.frame.origin.x = 100 }
        UIView.animate(withDuration: 0.5, delay: 0.5) {
          self.late.frame.origin.x = 100
        } completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      }
    }
    let (phone, home, menu, _) = fixture()
    let two = Two()
    phone.keep(two)
    menu.transitioningDelegate = two
    home.present(menu, animated: true)
    phone.application.endTurn()
    func places(at share: CGFloat) -> [CGFloat] {
      two.hand.update(share)
      return [two.short.frame.minX, two.late.frame.minX]
    }
    #expect(places(at: 0.125) == [50, 0] && places(at: 0.25) == [100, 0] && places(at: 0.75) == [100, 50])
    two.hand.cancel()
    #expect([two.short.frame.minX, two.late.frame.minX] == [0, 0])
    phone.wait(1)
    #expect(home.presentedViewController == nil)
  }
}

/// Pulls a view of 200 points out from the left, by a hand that it doesn't keep.
private final class Drawer: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) weak var hand: UIPercentDrivenInteractiveTransition?
  var lasting: UIPercentDrivenInteractiveTransition?
  var isInHand = true
  /// Whether it also has presentations come, and not only end.
  var brings = true
  var wasInHand: [Bool] = []
  var alongside: (() -> Void)?

  private func take() -> UIPercentDrivenInteractiveTransition {
    let hand = lasting ?? UIPercentDrivenInteractiveTransition()
    self.hand = hand
    return hand
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { brings ? self : nil }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInHand ? take() : nil }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInHand ? take() : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { take() }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.viewController(forKey: .to),
      let from = transitionContext.viewController(forKey: .from)
    else { return }
    wasInHand.append(transitionContext.isInteractive)
    if from.isBeingDismissed {
      return UIView.animate(withDuration: 0.4) {
        from.view.frame.origin.x = -200
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
    transitionContext.containerView.addSubview(to.view)
    to.view.frame.origin.x = -200
    if let alongside { to.transitionCoordinator?.animate { _ in alongside() } }
    UIView.animate(withDuration: 0.4) {
      to.view.frame.origin.x = 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
