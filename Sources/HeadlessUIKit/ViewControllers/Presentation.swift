import Foundation

/// Modal presentation as far as touches can tell: whose view is in front, whose has left the window, who comes next
/// in the chain.
@MainActor enum Presentation {
  static func present(
    _ controller: UIViewController, from caller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if controller.presentsItself(from: caller, animated: animated, completion) { return }
    let presenter = context(of: caller, for: controller.modalPresentationStyle)
    presenter.endWait()
    guard let window = presenter.viewIfLoaded?.window else {
      return warn(caller, "presents \(type(of: controller)) while its view is in no window")
    }
    if let present = occupant(from: caller, to: presenter) {
      return warn(caller, "presents \(type(of: controller)) while it presents \(type(of: present))")
    }
    let name = type(of: controller)
    precondition(controller !== presenter, "\(name) presents itself")
    precondition(
      controller.presenter == nil && controller.parent == nil,
      "\(type(of: caller)) presents \(name), which is presented or has a parent")
    let made = controller.controllerOfStyle(by: presenter, from: caller)
    made.isPresented(by: presenter)
    presenter.presented = controller
    controller.presenter = presenter
    let animator =
      animated
      ? controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: presenter, source: caller) : nil
    let begin: @MainActor () -> Void = { [unowned controller] in
      let shown = adapt(controller, made, by: presenter)
      show(shown, by: presenter, over: made, in: window, animator, animated: animated, completion: completion)
    }
    // A popover's delegate may be set right after it was presented (V461).
    let awaitsDelegate = made is UIPopoverPresentationController && made.delegate == nil
    guard animated, animator == nil, awaitsDelegate else { return begin() }
    controller.pendingPresentation = begin
    UIApplication.shared.runAtEndOfTurn { [weak controller] in controller?.endWait() }
  }

  /// Has it look as it is to look here.
  /// - Returns: who comes, as its delegate may have another one do (V600).
  private static func adapt(
    _ controller: UIViewController, _ made: UIPresentationController, by presenter: UIViewController
  ) -> UIViewController {
    made.adapt(to: presenter)
    let shown = made.inForce.presentedViewController
    guard shown !== controller else { return controller }
    precondition(
      shown.presenter == nil && shown.parent == nil,
      "\(type(of: shown)) is to be presented in another one's place, and is presented or has a parent")
    presenter.presented = shown
    (shown.presenter, controller.presenter) = (presenter, nil)
    controller.givesPresentation(to: shown)
    return shown
  }

  private static func show(
    _ controller: UIViewController, by presenter: UIViewController, over made: UIPresentationController,
    in window: UIWindow, _ animator: (any UIViewControllerAnimatedTransitioning)?, animated: Bool,
    completion: (() -> Void)?
  ) {
    controller.afterPresentation = []
    let over = made.inForce
    let container = controller.styleInForce.usesCurrentContext ? presenter.view.superview ?? window : window
    if over.overrideTraitCollection != nil { over.giveTraits() }
    let isCustom = over === made && controller.hasCustomController
    let isPlain = type(of: over) == UIPresentationController.self
    if animator != nil || isCustom || !isPlain && over.hasContainer {
      let presentation = ModalPresentation(over, by: presenter)
      controller.presentation = presentation
      return presentation.begin(in: container, animator: animator, animated: animated) {
        call(completion, atOnce: animator != nil, beforeLettingGoOf: over)
      }
    }
    let holder = holder(under: over, in: container)
    let stand: @MainActor () -> Void = { [unowned controller] in
      if holder !== container { holder.frame = container.bounds }
      controller.view.frame =
        if holder !== container {
          over.frameOfPresentedViewInContainerView
        } else {
          container === window ? window.bounds : presenter.view.frame
        }
    }
    stand()
    // Loading the view may have had the presentation taken down, as hearing of it below may.
    guard controller.presenter === presenter else { return runAtEndOfTurn(completion) }
    controller.isBeingPresented = true
    let covered = controller.styleInForce.coversPresenter ? presenter : nil
    wait(for: controller, with: covered, animated: animated) { [unowned controller] in
      presenter.interruptEditing()
      presenter.dimTint(behind: controller)
      exchange(covered, for: controller, in: animated ? controller.passingCoordinator() : nil) {
        guard controller.presenter === presenter else { return }
        // The window may have another size by now (V798).
        if animated { stand() }
        if holder !== container { container.addSubview(holder) }
        holder.addSubview(controller.view)
        if let covered { takeOut(covered) }
      }
      controller.isBeingPresented = false
      if animated { controller.presentationHasCome() }
    }
    if let words = over.unheardFingers {
      Decisions.tell(.warns(controller.view, words))
    } else if !(over is UISheetPresentationController) {
      // A sheet is pulled away.
      controller.warnOfFingersThatTakeBack()
    }
    runAtEndOfTurn(completion)
    if !animated { controller.presentationHasCome() }
  }

  /// What the presented view stands in: of an alert, and of a sheet, a view of its own, which keeps touches from
  /// what is beside it. A sheet that covers its window has one, too: that may come to be upright.
  private static func holder(under over: UIPresentationController, in container: UIView) -> UIView {
    let isSheet = over is UISheetPresentationController && container is UIWindow
    guard isSheet || over is AlertPresentation else { return container }
    let holder = PresentationContainer(of: over, frame: container.bounds)
    if over is AlertPresentation { holder.dim() }
    over.container = holder
    return holder
  }

  /// Who is asked to dismiss in the caller's place: who presents it, where it presents nothing, or nothing but what
  /// is being dismissed already; nil for the caller itself.
  static func dismisser(for caller: UIViewController) -> UIViewController? {
    guard caller.presentedViewController?.isBeingDismissed ?? true else { return nil }
    return sequence(first: caller, next: \.parent).lazy.compactMap(\.presenter).first
  }

  /// Ends what the caller, or a container around it, presents.
  static func dismiss(from caller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let controller = caller.presentedViewController else {
      return warn(caller, "dismisses while nothing is presented")
    }
    if controller.endsItself(animated: animated) { return runAtEndOfTurn(completion) }
    if controller.isBeingDismissed {
      return warn(caller, "dismisses \(type(of: controller)), which is being dismissed")
    }
    if controller.pendingPresentation != nil {
      controller.endWait()
      // Another one may have come in its place.
      return dismiss(from: caller, animated: animated, completion: completion)
    }
    guard controller.afterPresentation == nil else {
      controller.afterPresentation?.append { end(controller, animated: animated, completion: completion) }
      return
    }
    end(controller, animated: animated, completion: completion)
  }

  /// Nothing where it is not presented any more.
  private static func end(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard controller.presenter != nil, !controller.isBeingDismissed else { return runAtEndOfTurn(completion) }
    let animator =
      animated ? controller.transitioningDelegate?.animationController(forDismissed: controller) : nil
    if animator != nil, controller.presentation == nil {
      controller.presentation = ModalPresentation(of: controller)
    }
    guard let presentation = controller.presentation else {
      controller.isBeingDismissed = true
      let presenter = controller.presenter?.vacated == nil ? nil : controller.presenter
      wait(for: controller, with: presenter, animated: animated) { [unowned controller] in
        takeDown(controller, animated: animated)
      }
      return runAtEndOfTurn(completion)
    }
    if let above = controller.presented { takeDown(above, presenterStays: false) }
    presentation.end(by: animator, animated: animated) {
      call(completion, atOnce: animator != nil, beforeLettingGoOf: presentation.controller)
    }
  }

  /// What is in the way: not what a container between them presents, as the search of a tab's page (V1087).
  static func occupant(from caller: UIViewController, to presenter: UIViewController) -> UIViewController? {
    caller.presented ?? presenter.presented
  }

  /// Ends a presentation, and first whatever that controller presents itself: only the topmost goes animated.
  /// - Parameter presenterStays: whether its presenter is seen again; one that goes itself is not put back first.
  static func takeDown(_ controller: UIViewController, animated: Bool = false, presenterStays: Bool = true) {
    if controller.endsItself(animated: animated) { return }
    let host = controller.presenter
    controller.endWait()
    // Another one may have come in its place.
    if let other = host?.presented, other !== controller, controller.presenter == nil {
      return takeDown(other, animated: animated, presenterStays: presenterStays)
    }
    let above = controller.presented
    if let above { takeDown(above, animated: animated, presenterStays: false) }
    let animated = animated && above == nil
    guard let presenter = controller.presenter else { return }
    if !presenterStays { (presenter.vacated, presenter.interrupted) = (nil, nil) }
    if let presentation = controller.presentation { return presentation.end(animated: false) {} }
    controller.isBeingDismissed = true
    let coordinator = animated ? controller.passingCoordinator() : nil
    exchange(controller, for: presenter.vacated == nil ? nil : presenter, in: coordinator) {
      putBack(presenter)
      controller.viewIfLoaded?.removeFromSuperview()
      let over = controller.presentationController?.inForce
      over?.container?.removeFromSuperview()
      over?.container = nil
    } parts: {
      presenter.presented = nil
      controller.presenter = nil
    }
    controller.isBeingDismissed = false
    // Who heard that it is gone may have it, or another one, presented by now.
    if controller.presenter == nil { controller.presentationEnds() }
    if presenter.presented == nil { presenter.resumeEditing() }
    controller.presentationHasCome()
  }

  /// What is animated begins at the end of the turn, as it waits on a device for the transaction: code behind the
  /// call sets up what the controllers' methods use. What is not is done at once.
  private static func wait(
    for controller: UIViewController, with other: UIViewController?, animated: Bool,
    action: @escaping @MainActor () -> Void
  ) {
    guard animated else { return action() }
    let coordinator = controller.passingCoordinator()
    for one in [controller, other] { one?.passing = coordinator }
    controller.pendingPresentation = action
    UIApplication.shared.runAtEndOfTurn { [weak controller] in controller?.endWait() }
  }

  /// Moves views, and tells whose views go and come in UIKit's order: the one will disappear, the other will
  /// appear, the other did, the one did.
  /// - Parameters:
  ///   - coordinator: nil where it is not animated.
  ///   - parts: called before the one that goes hears that it did.
  static func exchange(
    _ going: UIViewController?, for coming: UIViewController?, in coordinator: TransitionCoordinator?,
    _ move: () -> Void, parts: () -> Void = {}
  ) {
    let animated = coordinator != nil
    let both = [going, coming].compactMap(\.self)
    let told = both.filter { !$0.isInTransition }
    for one in told { one.passing = coordinator }
    going?.beginTransition(isAppearing: false, animated: animated)
    // Who covered the one that comes may have been covered, too, and have left the window.
    let window =
      going?.viewIfLoaded?.window ?? coming?.vacated?.superview.window ?? coming?.presenter?.viewIfLoaded?.window
    if window?.isHidden == false {
      if coming?.vacated != nil { coming?.willReturn() }
      coming?.beginTransition(isAppearing: true, animated: animated)
    }
    for one in told { one.isInTransition = true }
    move()
    for one in told { one.isInTransition = false }
    coming?.stand()
    coordinator?.begin()
    coming?.endTransition()
    parts()
    going?.endTransition()
    for one in both { one.passing = nil }
    coordinator?.end()
  }

  /// The controller that presents when `caller` is asked to.
  static func context(
    of caller: UIViewController, for style: UIModalPresentationStyle
  ) -> UIViewController {
    var controller = caller
    while let parent = controller.parent {
      if style.usesCurrentContext, controller.definesPresentationContext { return controller }
      controller = parent
    }
    return controller
  }

  /// Where its view stands; nil where it stands nowhere.
  static func place(of presenter: UIViewController) -> (superview: UIView, index: Int)? {
    guard let view = presenter.viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(where: { $0 === view })
    else { return nil }
    return (superview, index)
  }

  /// - Parameter place: where it goes back to; nil for where it stands.
  static func takeOut(_ presenter: UIViewController, from place: (superview: UIView, index: Int)? = nil) {
    guard let place = place ?? self.place(of: presenter) else { return }
    presenter.vacated = place
    presenter.view.removeFromSuperview()
  }

  static func putBack(_ presenter: UIViewController) {
    guard let (superview, index) = presenter.vacated else { return }
    presenter.vacated = nil
    superview.insertSubview(presenter.view, at: min(index, superview.subviews.count))
  }

  static func runAtEndOfTurn(_ completion: (() -> Void)?) {
    if let completion { UIApplication.shared.runAtEndOfTurn { completion() } }
  }

  /// An animator's transition is over when code has heard of that. What nobody animates takes no time here, and
  /// who asks for it is to come to its end first (V1086).
  private static func call(
    _ completion: (() -> Void)?, atOnce isOver: Bool, beforeLettingGoOf controller: UIPresentationController
  ) {
    guard let completion else { return }
    if isOver { return completion() }
    runAtEndOfTurn { withExtendedLifetime(controller, completion) }
  }

  static func warn(_ responder: UIResponder, _ text: String) {
    Decisions.tell(.warns(responder, "\(type(of: responder)) \(text): nothing happens"))
  }
}

extension UIViewController {
  /// Of its presentation, or the end of that, without a context. Who asked for it before that began means this one.
  func passingCoordinator() -> TransitionCoordinator {
    passing ?? TransitionCoordinator(style: styleInForce)
  }

  /// Begins at once what would begin at the end of the turn: its presentation, or the end of that.
  func endWait() {
    while let action = pendingPresentation {
      pendingPresentation = nil
      action()
    }
  }

  /// It has come, or was taken down on its way: what waited for that is done now.
  func presentationHasCome() {
    let waiting = afterPresentation ?? []
    afterPresentation = nil
    for action in waiting { action() }
  }
}
