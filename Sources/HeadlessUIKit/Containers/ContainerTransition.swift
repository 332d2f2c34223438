import Foundation

/// One child of a container in another's place, by an animator of the application's own.
@MainActor enum ContainerTransition {
  /// - Parameter ends: called once, with whether the new child came.
  static func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    inHandOf hand: (any UIViewControllerInteractiveTransitioning)?, from old: UIViewController,
    to new: UIViewController, on stage: UIView, ends: @escaping (Bool) -> Void
  ) -> TransitionCoordinator {
    old.beginTransition(isAppearing: false, animated: true)
    new.beginTransition(isAppearing: true, animated: true)
    for one in [old, new] { one.isInTransition = true }
    let frame = stage.bounds
    let context = TransitionContext(
      in: stage, from: .init(controller: old, view: old.view, initial: frame),
      to: .init(controller: new, view: new.view, final: frame)
    ) { completed in
      if !completed {
        new.viewIfLoaded?.removeFromSuperview()
        new.beginTransition(isAppearing: false, animated: true)
        old.beginTransition(isAppearing: true, animated: true)
      }
      ends(completed)
      for one in [old, new] { one.isInTransition = false }
      let (gone, came) = completed ? (old, new) : (new, old)
      gone.endTransition()
      came.endTransition()
    }
    context.run(animator, inHandOf: hand)
    return context.coordinator
  }
}
