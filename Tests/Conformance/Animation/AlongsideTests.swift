import Foundation
import HeadlessUIKit
import Testing

/// Rule A122: when what goes along with a transition is done, and how long that takes.
@MainActor struct AlongsideTests {
  private final class Fader: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate
  {
    let journal: Journal
    var way = Way.block
    enum Way { case block, animator, begun, none }
    init(_ journal: Journal) { self.journal = journal }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let view = transitionContext.view(forKey: .to)
      if let view { transitionContext.containerView.addSubview(view) }
      let changes = { [journal] in
        journal.note("the animator's")
        view?.alpha = 0.5
      }
      switch way {
      case .block:
        UIView.animate(withDuration: 0.2, animations: changes) { _ in transitionContext.completeTransition(true) }
      case .animator:
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear, animations: changes)
        animator.addCompletion { _ in transitionContext.completeTransition(true) }
        animator.startAnimation()
        UIView.animate(withDuration: 0.4) { view?.transform = CGAffineTransform(scaleX: 2, y: 2) }
      case .begun:
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0.2)
        changes()
        UIView.commitAnimations()
      case .none: break
      }
      journal.note("returns")
      if way == .begun || way == .none { transitionContext.completeTransition(true) }
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  private func present(_ change: (Fader) -> Void = { _ in }) -> [String] {
    let phone = Phone.forGestures()
    let (home, page, fader) = (UIViewController(), Page(), Fader(phone.journal))
    change(fader)
    phone.keep(fader)
    phone.window.rootViewController = home
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = fader
    page.appears = { [unowned page] in
      page.transitionCoordinator?.animate(alongsideTransition: { _ in
        phone.journal.note("alongside, for \(UIView.inheritedAnimationDuration)")
      })
    }
    home.present(page, animated: true)
    phone.application.endTurn()
    phone.wait(1)
    return phone.journal.take()
  }

  @Test("A122 what goes along with a transition is done in the animator's first animation, and takes as long")
  func alongside() {
    #expect(present() == ["the animator's", "alongside, for 0.2", "returns"])
  }

  @Test("A122 also where that is a property animator's, or one that is begun and committed")
  func otherWays() {
    #expect(present { $0.way = .animator } == ["the animator's", "alongside, for 0.2", "returns"])
    #expect(present { $0.way = .begun }.map { $0.prefix(9) } == ["the anima", "alongside", "returns"])
  }

  @Test("A122 where the animator begins none, it is done when that has returned")
  func without() {
    #expect(present { $0.way = .none } == ["returns", "alongside, for 0.5"])
  }
}

private final class Page: UIViewController {
  var appears: () -> Void = {}
  override func viewWillAppear(_ animated: Bool) { appears() }
}
