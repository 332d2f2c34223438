import Foundation
import HeadlessUIKit
import Testing

/// Rule V397: transitions that are taken in hand on their way.
@MainActor struct InterruptedTransitionTests {
  private func present(
    _ phone: Phone, startsInHand: Bool, pausesAtOnce: Bool = false
  ) -> (home: UIViewController, sheet: UIViewController, hand: UIPercentDrivenInteractiveTransition) {
    let (home, sheet) = (UIViewController(), UIViewController())
    let giver = SlideGiver(pausesAtOnce: pausesAtOnce)
    phone.window.rootViewController = home
    phone.window.layoutIfNeeded()
    phone.keep(giver)
    giver.hand.wantsInteractiveStart = startsInHand
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = giver
    home.present(sheet, animated: true)
    phone.wait(0)
    return (home, sheet, giver.hand)
  }

  private func place(_ sheet: UIViewController) -> CGFloat { sheet.view.layer.presentation()?.frame.minY ?? -1 }

  @Test("V397 one that runs by itself is paused where it is, follows the hand, and goes back when it is called off")
  func calledOff() {
    let phone = Phone.forGestures()
    let (home, sheet, hand) = present(phone, startsInHand: false)
    phone.wait(0.4)
    #expect(abs(place(sheet) - 120) < 1e-6 && hand.percentComplete == 0)
    hand.pause()
    phone.wait(0.5)
    #expect(abs(hand.percentComplete - 0.4) < 1e-6 && abs(place(sheet) - 120) < 1e-6)
    hand.update(0.7)
    phone.wait(0.01)
    #expect(abs(place(sheet) - 60) < 1e-6)
    hand.cancel()
    phone.wait(0.35)
    #expect(abs(place(sheet) - 130) < 1e-6)
    phone.wait(1)
    #expect(home.presentedViewController == nil && sheet.view.window == nil)
  }

  @Test("A220 what goes along with an interruptible transition takes touches")
  func alongside() throws {
    let phone = Phone.forGestures()
    let (_, sheet, _) = present(phone, startsInHand: false)
    let dimming = phone.pad(
      "dimming", (0, 0, 200, 50), in: try #require(sheet.presentationController?.containerView))
    sheet.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0.5 })
    phone.wait(0.2)
    #expect(phone.hit(10, 10) == "dimming")
  }

  @Test("V1008 who asked hears of each change: as it is taken in hand, and as it is let go of")
  func told() {
    let phone = Phone.forGestures()
    let (_, sheet, hand) = present(phone, startsInHand: false)
    var heard: [[Bool]] = []
    sheet.transitionCoordinator?.notifyWhenInteractionChanges { heard.append([$0.isInteractive, $0.isCancelled]) }
    phone.wait(0.2)
    hand.pause()
    hand.pause()
    #expect(heard == [[true, false]])
    hand.finish()
    #expect(heard == [[true, false], [false, false]])
    hand.pause()
    hand.cancel()
    #expect(heard.suffix(2) == [[true, false], [false, true]])
  }

  @Test("V397 let go it goes on from there, and may be paused once more")
  func goesOn() {
    let phone = Phone.forGestures()
    let (home, sheet, hand) = present(phone, startsInHand: false)
    phone.wait(0.2)
    hand.pause()
    hand.finish()
    phone.wait(0.3)
    #expect(abs(place(sheet) - 100) < 1e-6)
    hand.pause()
    hand.update(0.9)
    phone.wait(0.01)
    #expect(abs(place(sheet) - 20) < 1e-6)
    hand.finish()
    phone.wait(0.2)
    #expect(home.presentedViewController === sheet && sheet.view.frame.minY == 0 && !sheet.isBeingPresented)
    hand.pause()
    #expect(hand.percentComplete == 0, "it is over")
  }

  @Test("V397 a finger on the view that comes is heard, and may take it in hand")
  func finger() {
    let phone = Phone.forGestures()
    let (_, sheet, hand) = present(phone, startsInHand: false)
    let pan = phone.add(UIPanGestureRecognizer(), "pan", to: sheet.view)
    pan.addHandler { _ in hand.pause() }
    phone.wait(0.4)
    phone.down(1, at: (100, 150))
    phone.move(1, from: (100, 150), to: (100, 180))
    #expect(phone.heard(by: "pan").first == "pan began" && hand.percentComplete > 0.4)
  }

  @Test("V397 an animator that is paused as it begins is the hand's, too", arguments: [false, true])
  func pausedAtOnce(finishes: Bool) {
    let phone = Phone.forGestures()
    let (home, sheet, hand) = present(phone, startsInHand: true, pausesAtOnce: true)
    hand.update(0.25)
    #expect(abs(place(sheet) - 150) < 1e-6)
    if finishes { hand.finish() } else { hand.cancel() }
    phone.wait(1)
    #expect((home.presentedViewController === sheet) == finishes)
  }
}

/// Lets a sheet slide up by a line in a second.
private final class SlideGiver: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let hand = UIPercentDrivenInteractiveTransition()
  private let pausesAtOnce: Bool
  private var animator: UIViewPropertyAnimator?

  init(pausesAtOnce: Bool) { self.pausesAtOnce = pausesAtOnce }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let animator = interruptibleAnimator(using: context)
    if pausesAtOnce { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator = made
    guard let view = context.view(forKey: .to) else { return made }
    view.frame = context.containerView.bounds.offsetBy(dx: 0, dy: 200)
    context.containerView.addSubview(view)
    made.addAnimations { view.frame.origin.y = 0 }
    made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return made
  }
}
