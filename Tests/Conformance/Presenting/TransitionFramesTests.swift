import Foundation
import HeadlessUIKit
import Testing

/// Rules V443 and V530: where an animator finds that views stand and are to stand.
@MainActor struct TransitionFramesTests {
  private func fixture() -> (phone: Phone, home: UIViewController, card: UIViewController, frames: Frames) {
    let phone = Phone.forGestures()
    let (home, card) = (UIViewController(), UIViewController())
    phone.window.rootViewController = home
    phone.window.layoutIfNeeded()
    let frames = Frames(presentedViewController: card, presenting: home)
    phone.keep(frames)
    card.transitioningDelegate = frames
    return (phone, home, card, frames)
  }

  @Test("V443 who goes ends where it is: an animator for both ways finds the presented view's frame on both")
  func dismissed() {
    let (phone, home, card, frames) = fixture()
    let (all, half) = (phone.window.bounds, CGRect(x: 0, y: 100, width: 200, height: 100))
    home.present(card, animated: true)
    phone.wait(0.3)
    #expect(frames.ofPresented == [.zero, half] && frames.ofPresenter == [all, all])
    home.dismiss(animated: true)
    phone.wait(0.3)
    #expect(frames.ofPresented == [half, half] && frames.ofPresenter == [.zero, all])
  }

  @Test("V443 a presenter that is taken out of the window ends nowhere")
  func removed() {
    let (phone, home, card, frames) = fixture()
    frames.removes = true
    home.present(card, animated: true)
    #expect(frames.ofPresenter == [phone.window.bounds, .zero])
    phone.wait(0.3)
  }

  @Test("V530 a page that doesn't reach behind bars is to stand below them, and the other one stays where it is")
  func pushed() throws {
    let phone = Phone.forGestures()
    let (home, page) = (UIViewController(), UIViewController())
    let (navigation, ends) = (UINavigationController(rootViewController: home), Ends())
    phone.window.rootViewController = navigation
    phone.application.endTurn()
    phone.keep(ends)
    navigation.delegate = ends
    page.edgesForExtendedLayout = []
    let (all, barEnd) = (phone.window.bounds, navigation.navigationBar.frame.maxY)
    let below = CGRect(x: 0, y: barEnd, width: all.width, height: all.height - barEnd)
    navigation.pushViewController(page, animated: true)
    phone.application.endTurn()
    #expect(ends.frames == [all, .zero, .zero, below] && home.view.frame == all)
    phone.wait(0.3)
    #expect(page.view.frame == below)
    navigation.popViewController(animated: true)
    phone.application.endTurn()
    #expect(ends.frames == [below, .zero, .zero, all] && page.view.frame == below)
    phone.wait(0.3)
    #expect(home.view.frame == all)
  }
}

/// Writes down where each page stands and is to stand: of the one that goes, then of the one that comes.
private final class Ends: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  private(set) var frames: [CGRect] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let both = [UITransitionContextViewControllerKey.from, .to].compactMap(transitionContext.viewController)
    frames = both.flatMap { [transitionContext.initialFrame(for: $0), transitionContext.finalFrame(for: $0)] }
    guard let new = transitionContext.view(forKey: .to), let last = frames.last else { return }
    new.frame = last
    transitionContext.containerView.addSubview(new)
    UIView.animate(withDuration: 0.2) {
      new.alpha = 0.9
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

/// Its own animator, too; writes down each one's first and last frame.
private final class Frames: OwnPresentation, UIViewControllerAnimatedTransitioning {
  var removes = false
  private(set) var ofPresented: [CGRect] = []
  private(set) var ofPresenter: [CGRect] = []

  override var shouldRemovePresentersView: Bool { removes }
  override var frameOfPresentedViewInContainerView: CGRect {
    let room = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: room.midY, width: room.width, height: room.height / 2)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    func frames(_ one: UIViewController) -> [CGRect] {
      [transitionContext.initialFrame(for: one), transitionContext.finalFrame(for: one)]
    }
    (ofPresented, ofPresenter) = (frames(presentedViewController), frames(presentingViewController))
    if let view = transitionContext.view(forKey: .to), view === presentedView {
      transitionContext.containerView.addSubview(view)
      view.frame = transitionContext.finalFrame(for: presentedViewController)
    }
    UIView.animate(withDuration: 0.2) {
      self.presentedView?.alpha = 0.5
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
