import Foundation
import HeadlessUIKit
import Testing

/// Rule V443: where a presentation's animator finds that views stand and are to stand.
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
