import Foundation

/// One child of a container in another's place, with somebody who goes along with it: by an animator of the
/// application's own, or by the system's, which takes no time.
///
/// Called off, it leaves the old child where it was.
@MainActor struct ContainerTransition {
  let old: UIViewController
  let new: UIViewController
  let shown: ShownChild
  /// Nil for the system's.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Who has it in hand; nil for nobody.
  var hand: (any UIViewControllerInteractiveTransitioning)?
  /// Whom somebody asked for before it began; nil for a new one.
  var coordinator: TransitionCoordinator?

  /// - Parameters:
  ///   - starts: called before the children hear of it; the host knows afterwards where the new child will stand.
  ///   - parts: called before they hear of the end, where the new child came.
  ///   - ends: called once, after the children have heard of the end, with whether the new child came.
  func run(
    starts: (TransitionCoordinator) -> Void, parts: @escaping () -> Void = {}, ends: @escaping (Bool) -> Void
  ) {
    new.loadViewIfNeeded()
    let frame = shown.frame
    let context = TransitionContext(
      in: shown.host, from: .init(controller: old, view: old.view, initial: frame),
      to: .init(controller: new, view: new.view, final: frame), coordinator: coordinator
    ) { completed in
      finish(completed, parts)
      ends(completed)
    }
    context.goes(by: animator ?? JumpTransition(), inHandOf: hand)
    host?.keepsChild = true
    starts(context.coordinator)
    context.comes(new.view, to: shown.frame)
    // Loading the new view may have taken the container out of its window.
    if shown.isSeen {
      old.beginTransition(isAppearing: false, animated: true)
      new.beginTransition(isAppearing: true, animated: true)
    }
    for one in [old, new] { one.isInTransition = true }
    host?.isChanging = animator != nil
    context.run()
    if context.waitsForHand { host?.isChanging = false }
  }

  private var host: ContainerTransitionView? { shown.host as? ContainerTransitionView }

  private func finish(_ completed: Bool, _ parts: () -> Void) {
    host?.isChanging = false
    host?.keepsChild = false
    shown.settle(on: completed ? new : old)
    if !completed { new.viewIfLoaded?.removeFromSuperview() }
    for one in [old, new] { one.isInTransition = false }
    if completed {
      shown.comes(new)
      parts()
      old.endTransition()
      new.endTransition()
    } else {
      new.beginTransition(isAppearing: false, animated: true)
      new.endTransition()
      if shown.staysSeen { old.beginTransition(isAppearing: true, animated: true) }
      old.endTransition()
    }
  }
}

/// The system's own transition: the new view is there at once.
private final class JumpTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext,
      let controller = context.viewController(forKey: .to),
      let new = context.view(forKey: .to)
    else { return }
    new.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(new)
    context.coordinator.begin()
    context.completeTransition(true)
  }
}
