import Foundation
import HeadlessUIKit
import Testing

/// Rule V1090: a presentation in a finger's hand that is called off.
@MainActor @Suite("V: called off") struct CalledOffTests {
  /// Writes down whether it comes or goes each time that it hears of either.
  private final class Menu: UIViewController {
    var heard: [String] = []
    private func note(_ what: String) {
      heard.append(what + (isBeingPresented ? ", presented" : "") + (isBeingDismissed ? ", dismissed" : ""))
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  private final class Puller: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
  {
    let hand = UIPercentDrivenInteractiveTransition()
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0.5
      UIView.animate(withDuration: 0.4) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @Test("V1090 what is called off before it has come goes as what is dismissed does")
  func calledOff() {
    let (phone, home, menu, puller) = (Phone.forGestures(), UIViewController(), Menu(), Puller())
    phone.window.rootViewController = home
    phone.application.endTurn()
    menu.modalPresentationStyle = .overFullScreen
    menu.transitioningDelegate = puller
    home.present(menu, animated: true)
    phone.application.endTurn()
    puller.hand.update(0.3)
    puller.hand.cancel()
    phone.wait(1)
    #expect(
      menu.heard == ["will appear, presented", "will disappear, dismissed", "did disappear, dismissed"])
    #expect(!menu.isBeingDismissed && !menu.isBeingPresented && home.presentedViewController == nil)
    menu.heard = []
    menu.transitioningDelegate = nil
    home.present(menu, animated: false)
    phone.application.endTurn()
    #expect(menu.heard == ["will appear, presented", "did appear, presented"])
  }
}
