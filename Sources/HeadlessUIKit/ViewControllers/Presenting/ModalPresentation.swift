import Foundation

/// A presentation with a container of its own: what comes before, between and after its transitions.
@MainActor final class ModalPresentation {
  let controller: UIPresentationController
  private let presented: UIViewController
  private let presenter: UIViewController
  /// Whether the presenter comes or goes with the transition.
  private var holdsPresenter = false
  /// Where the view of a presenter that goes stood before: an animator may have moved it into the container, or out
  /// of everything.
  private(set) var place: (superview: UIView, index: Int)? { didSet { ChainChanges.note() } }
  /// The transition that runs.
  private(set) var coordinator: TransitionCoordinator?
  /// How often its end was begun: one that something else came before ends nothing.
  private var departures = 0

  init(_ controller: UIPresentationController, by presenter: UIViewController) {
    self.controller = controller
    self.presenter = presenter
    presented = controller.presentedViewController
  }

  /// Of what was presented without a container, so that an animator may end it: it gets one.
  convenience init?(of presented: UIViewController) {
    guard let controller = presented.presentationController?.inForce, let presenter = presented.presenter,
      let view = presented.viewIfLoaded, let superview = view.superview
    else { return nil }
    self.init(controller, by: presenter)
    if controller.container != nil { return }
    let container = PresentationContainer(of: controller, frame: superview.bounds)
    controller.container = container
    superview.insertSubview(container, aboveSubview: view)
    container.addSubview(view)
  }

  private var takesPresenterOut: Bool {
    controller.shouldRemovePresentersView || presented.styleInForce.coversPresenter
  }

  // MARK: Coming

  func begin(
    in superview: UIView, animator: (any UIViewControllerAnimatedTransitioning)?, animated: Bool,
    completion: @escaping () -> Void
  ) {
    let container = PresentationContainer(of: controller, frame: superview.bounds)
    controller.container = container
    superview.addSubview(container)
    if let words = controller.unheardFingers { Decisions.tell(.warns(container, words)) }
    presented.isBeingPresented = true
    let context = context(from: presenter, to: presented, container) { [self] completed in
      hasCome(completed, completion)
    }
    coordinator = animated ? context.coordinator : nil
    // It hears of its coming by the transition, also where its view is put in place now.
    presented.isInTransition = true
    if let animator {
      context.goes(
        by: animator,
        inHandOf: presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
      )
    }
    controller.presentationTransitionWillBegin()
    // Who writes goes on while a popover is shown, which keeps out of the keyboard's way.
    if !(controller is UIPopoverPresentationController) { presenter.interruptEditing() }
    presenter.dimTint(behind: presented)
    // An override may have made the view just now.
    context.comes(controller.presentedView, to: controller.frameOfPresentedViewInContainerView)
    // Who is asked or told may have it taken down.
    if isInForce, takesPresenterOut {
      place = Presentation.place(of: presenter)
      hold(presenter, isAppearing: false, animated: animated)
    }
    if isInForce { hold(presented, isAppearing: true, animated: animated) }
    guard isInForce else {
      (presented.isInTransition, presented.isBeingPresented, coordinator) = (false, false, nil)
      release(presenter)
      return context.completeTransition(false)
    }
    if animator != nil {
      run(context, in: container)
    } else {
      if let view = controller.presentedView {
        view.frame = controller.frameOfPresentedViewInContainerView
        container.addSubview(view)
      }
      context.coordinator.begin()
      container.layoutIfNeeded()
      context.completeTransition(true)
    }
  }

  /// Whether it was not taken down.
  private var isInForce: Bool { presented.presentation === self }

  private func hasCome(_ completed: Bool, _ completion: () -> Void) {
    guard isInForce else { return completion() }
    settle()
    let own = coordinator
    controller.presentationTransitionDidEnd(completed)
    presented.isInTransition = false
    let place = place
    self.place = nil
    if completed {
      presented.endTransition()
      if takesPresenterOut {
        Presentation.takeOut(presenter, from: place)
        release(presenter)
      }
    } else {
      // It goes as one that is dismissed does.
      (presented.isBeingPresented, presented.isBeingDismissed) = (false, true)
      presented.beginTransition(isAppearing: false, animated: true)
      if takesPresenterOut {
        presenter.beginTransition(isAppearing: true, animated: true)
        if let place, presenter.view.superview !== place.superview { presenter.vacated = place }
      }
      takeDown()
      presented.endTransition()
      presented.isBeingDismissed = false
    }
    presented.isBeingPresented = false
    if coordinator === own { coordinator = nil }
    completion()
    presented.presentationHasCome()
  }

  // MARK: Going

  /// - Parameters:
  ///   - hand: whose it is; nil for whom the transitioning delegate says.
  ///   - begins: called before anybody else hears of it, when the coordinator is there.
  func end(
    by animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    inHandOf hand: (any UIViewControllerInteractiveTransitioning)? = nil, animated: Bool, begins: () -> Void = {},
    completion: @escaping () -> Void
  ) {
    guard let container = controller.container else { return }
    presented.isBeingDismissed = true
    departures += 1
    let departure = departures
    let context = context(from: presented, to: presenter, container, animated ? presented.passing : nil) {
      [self] completed in
      if departure == departures { hasGone(completed, completion) }
    }
    coordinator = animated ? context.coordinator : nil
    if let animator {
      context.goes(
        by: animator,
        inHandOf: hand ?? presented.transitioningDelegate?.interactionControllerForDismissal(using: animator))
    }
    // Who hears of it may end the presentation at once, and this end with it.
    func lasts(after step: () -> Void) -> Bool {
      step()
      return departure == departures
    }
    guard lasts(after: begins), lasts(after: { controller.dismissalTransitionWillBegin() }),
      lasts(after: { hold(presented, isAppearing: false, animated: animated) }),
      presenter.vacated == nil || lasts(after: { holdReturning(animated: animated) })
    else { return context.coordinator.end() }
    if animator != nil {
      run(context, in: container)
    } else {
      context.coordinator.begin()
      context.completeTransition(true)
    }
  }

  private func hasGone(_ completed: Bool, _ completion: () -> Void) {
    guard isInForce else { return completion() }
    settle()
    let own = coordinator
    controller.dismissalTransitionDidEnd(completed)
    // Both find it also where the presentation is taken down before they are told of the end.
    for one in [presented, presenter] where one.passing == nil { one.passing = own }
    if completed {
      takeDown()
      presented.isInTransition = false
    } else {
      if presenter.vacated != nil {
        presenter.beginTransition(isAppearing: false, animated: true)
        // It may have been shown on the way.
        presenter.viewIfLoaded?.removeFromSuperview()
        release(presenter)
      }
      presented.isInTransition = false
      presented.beginTransition(isAppearing: true, animated: true)
    }
    presented.endTransition()
    presented.isBeingDismissed = false
    for one in [presented, presenter] where one.passing === own { one.passing = nil }
    if coordinator === own { coordinator = nil }
    completion()
  }

  /// Fingers reach what is in somebody's hand, or may be taken in one.
  private func run(_ context: TransitionContext, in container: PresentationContainer) {
    container.isChanging = !context.isInteractive
    context.run()
    if context.waitsForHand { container.isChanging = false }
  }

  /// Fingers reach what is in the container again.
  private func settle() { controller.container?.isChanging = false }

  /// At once, whatever runs.
  func takeDown() {
    coordinator = nil
    controller.presentedView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    Presentation.putBack(presenter)
    controller.container?.removeFromSuperview()
    controller.container = nil
    presenter.presented = nil
    presented.presenter = nil
    presented.presentationEnds()
    (presented.isInTransition, presented.isBeingPresented) = (false, false)
    release(presenter)
    presenter.resumeEditing()
    presented.presentationHasCome()
  }

  /// It hears of its coming or going, and no more until the transition is over; which it is already where that has
  /// ended the presentation.
  private func hold(_ one: UIViewController, isAppearing: Bool, animated: Bool) {
    let departure = departures
    one.beginTransition(isAppearing: isAppearing, animated: animated)
    guard departure == departures else { return }
    one.isInTransition = true
    if one === presenter { holdsPresenter = true }
  }

  private func holdReturning(animated: Bool) {
    presenter.willReturn()
    hold(presenter, isAppearing: true, animated: animated)
  }

  private func release(_ presenter: UIViewController) {
    guard holdsPresenter else { return }
    holdsPresenter = false
    presenter.isInTransition = false
    presenter.endTransition()
  }

  // MARK: One transition

  private func context(
    from: UIViewController, to: UIViewController, _ container: UIView,
    _ coordinator: TransitionCoordinator? = nil, ends: @escaping (Bool) -> Void
  ) -> TransitionContext {
    let isComing = to === presented
    let view = controller.presentedView
    // Who goes ends where it is, for animators that move it on from there; a presenter that is taken out, nowhere.
    let stands = (isComing ? from.view : view)?.frame ?? .zero
    let going = TransitionContext.Side(
      controller: from, view: isComing ? takesPresenterOut ? from.view : nil : view, initial: stands,
      final: isComing && takesPresenterOut ? .zero : stands)
    let coming = TransitionContext.Side(
      controller: to, view: isComing ? view : takesPresenterOut ? to.view : nil,
      final: isComing ? controller.frameOfPresentedViewInContainerView : container.bounds)
    return TransitionContext(
      in: container, from: going, to: coming, style: presented.styleInForce, coordinator: coordinator, ends: ends)
  }
}
