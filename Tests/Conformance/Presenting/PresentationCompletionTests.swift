import Foundation
import HeadlessUIKit
import Testing

/// Rule V1086: when the completions of a presentation and of its end are called.
@MainActor @Suite("V: completions of presentations") struct PresentationCompletionTests {
  /// Ends its presentation itself, as card libraries do.
  private final class Card: UIPresentationController {
    func leave(_ journal: Journal) {
      presentedViewController.dismiss(animated: true) { [weak self] in
        journal.note("dismissed, \(self == nil ? "gone" : "there")")
      }
    }
  }

  private final class Director: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let journal: Journal
    let animates: Bool
    private(set) weak var card: Card?
    init(_ journal: Journal, animates: Bool) { (self.journal, self.animates) = (journal, animates) }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let made = Card(presentedViewController: presented, presenting: presenting)
      card = made
      return made
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let (new, old) = (context.view(forKey: .to), context.view(forKey: .from))
      if let new { context.containerView.addSubview(new) }
      UIView.animate(withDuration: 0.2) {
        new?.alpha = 0.9
        old?.alpha = 0.5
      } completion: { [journal] _ in
        journal.note("completes")
        context.completeTransition(true)
        journal.note("has completed")
      }
    }
    func animationEnded(_ transitionCompleted: Bool) { journal.note("animation ended") }
  }

  private func desk(animates: Bool) -> (phone: Phone, home: UIViewController, director: Director) {
    let (phone, home) = (Phone.forGestures(), UIViewController())
    let director = Director(phone.journal, animates: animates)
    phone.keep(director)
    phone.window.rootViewController = home
    phone.application.endTurn()
    return (phone, home, director)
  }

  private func present(_ director: Director, on home: UIViewController, _ phone: Phone) {
    let sheet = UIViewController()
    (sheet.modalPresentationStyle, sheet.transitioningDelegate) = (.custom, director)
    home.present(sheet, animated: true) { phone.journal.note("presented") }
    phone.application.endTurn()
    phone.wait(0.3)
  }

  @Test(
    "V1086 by an animator they come before completeTransition returns, to a presentation controller that is there")
  func animated() {
    let (phone, home, director) = desk(animates: true)
    present(director, on: home, phone)
    #expect(phone.journal.take() == ["completes", "presented", "animation ended", "has completed"])
    director.card?.leave(phone.journal)
    phone.application.endTurn()
    #expect(phone.journal.take() == [])
    phone.wait(0.3)
    #expect(phone.journal.take() == ["completes", "dismissed, there", "animation ended", "has completed"])
    #expect(home.presentedViewController == nil && director.card == nil)
  }

  @Test("V1086 where nobody animates, the presentation controller is there as the completion comes, and goes then")
  func unanimated() {
    let (phone, home, director) = desk(animates: false)
    present(director, on: home, phone)
    #expect(phone.journal.take() == ["presented"])
    director.card?.leave(phone.journal)
    #expect(phone.journal.take() == [] && home.presentedViewController == nil)
    phone.application.endTurn()
    #expect(phone.journal.take() == ["dismissed, there"] && director.card == nil)
  }

  @Test("V1086 each may present or dismiss at once")
  func goesOn() {
    let (phone, home, director) = desk(animates: true)
    let (first, second) = (UIViewController(), UIViewController())
    for one in [first, second] { (one.modalPresentationStyle, one.transitioningDelegate) = (.custom, director) }
    home.present(first, animated: true) {
      first.dismiss(animated: true) { home.present(second, animated: true) { phone.journal.note("second") } }
    }
    phone.application.endTurn()
    phone.wait(0.3)
    #expect(first.isBeingDismissed)
    phone.wait(0.2)
    #expect(second.isBeingPresented)
    phone.wait(0.3)
    #expect(phone.journal.take().contains("second"))
    #expect(home.presentedViewController === second && first.presentingViewController == nil)
  }
}
