import Foundation

/// The finger from the edge where lines begin that goes back: it begins to as soon as it is recognized, and calls
/// it off where it is let go too early.
@MainActor final class EdgePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  private weak var controller: UINavigationController?
  /// While the finger goes back.
  private(set) var hand: EdgeHand?

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.edges = .left
    recognizer.name = "interactivePop"
    recognizer.delaysTouchesBegan = true
    recognizer.forgetsAtRest = true
    recognizer.delegate = self
    recognizer.ownAction = { [weak self] in
      if let self { act(by: recognizer) }
    }
  }

  /// Content at the edge doesn't wait for a finger that can't go back.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    recognizer.edges = fromTheRight ? .right : .left
    return goesBack
  }

  /// Where people read from the right, the way back is from there.
  private var fromTheRight: Bool { recognizer.view?.readsFromTheRight == true }

  /// One transition at a time. Where the application has an animator of its own for going back, it has a hand for
  /// it, too, or none: whoever wants this one back puts a delegate of its own here.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    goesBack && controller?.runsTransition == false && controller?.hasAnimatorForPop == false
  }

  private var goesBack: Bool {
    guard let controller, controller.viewControllers.count > 1, !controller.isNavigationBarHidden,
      let item = controller.topViewController?.navigationItem
    else { return false }
    let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }

  /// The view that stands stays where it is until the finger lifts (ours: on a device it follows the finger), in
  /// front of the other one.
  private func act(by recognizer: UIPanGestureRecognizer) {
    guard let controller, let view = recognizer.view else { return }
    let sign: CGFloat = fromTheRight ? -1 : 1
    let way = recognizer.translation(in: view).x * sign
    switch recognizer.state {
    case .began:
      // An animator of the application's own is not the finger's: it runs when that has gone far enough.
      if controller.hasAnimatorForPop { break }
      hand = EdgeHand()
      controller.popViewController(animated: true)
    case .changed: hand?.move(to: way / max(view.bounds.width, 1))
    case .ended:
      let speed = recognizer.velocity(in: view).x * sign
      let isFar = way > view.bounds.width * ContainerThresholds.edgePopShare
      let isFast = speed > ContainerThresholds.edgePopSpeed
      letGo(goesBack: isFast || isFar && speed > -ContainerThresholds.edgePopSpeed)
    case .cancelled, .failed: letGo(goesBack: false)
    case .possible: break
    }
  }

  private func letGo(goesBack: Bool) {
    guard let hand else {
      if goesBack { controller?.popViewController(animated: true) }
      return
    }
    // Where no layout came between, the transition has not begun.
    controller?.showAwaited()
    self.hand = nil
    hand.letGo(goesBack: goesBack)
  }
}

/// Applications have pans of their own go back from anywhere: with UIKit's method for it, by its name, and this
/// object, which they know as the edge recognizer's delegate, for the target.
extension EdgePop: ActionMethods {
  func method(for action: Selector) -> ((Any?, UIEvent?) -> Void)? {
    guard action.description == "handleNavigationTransition:" else { return nil }
    return { [weak self] sender, _ in
      guard let self, let pan = sender as? UIPanGestureRecognizer else { return }
      let isFirst = pan.state == .began
      if !isFirst || controller?.runsTransition == false,
        (controller?.viewControllers.count ?? 0) > 1 || hand != nil
      {
        act(by: pan)
      }
    }
  }
}

/// The finger's hold on the transition.
final class EdgeHand: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  /// The view that comes is there from now on, behind the one that goes.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let new = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: .to)
    else { return }
    view.frame = transitionContext.finalFrame(for: new)
    transitionContext.containerView.insertSubview(view, at: 0)
  }

  /// - Parameter share: of the way, from 0 to 1.
  func move(to share: CGFloat) { context?.updateInteractiveTransition(min(max(share, 0), 1)) }

  func letGo(goesBack: Bool) {
    if goesBack { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
    context?.completeTransition(goesBack)
    context = nil
  }
}

/// Numbers by which containers decide that Apple does not publish; ours.
enum ContainerThresholds {
  /// How much of the width a finger from the edge must go to go back, as a share (V38).
  static let edgePopShare: CGFloat = 0.5
  /// In points a second: a finger this fast goes back however short its way, and one this fast the other way does
  /// not (V38).
  static let edgePopSpeed: CGFloat = 500
  /// In points: how far a finger goes up to hide bars, or down to bring them back (V84).
  static let barHideDistance: CGFloat = 44
}
