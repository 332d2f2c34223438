import Foundation

/// A transition that runs.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  struct Side {
    let controller: UIViewController
    /// Nil where the view stays where it is.
    var view: UIView?
    var initial = CGRect.zero
    var final = CGRect.zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private let from: Side
  private var to: Side
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// Called once, with whether it came to its end.
  private var ends: ((Bool) -> Void)?
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Kept until the end: who made it may hold it weakly.
  private var hand: (any UIViewControllerInteractiveTransitioning)?
  /// In seconds. The animator is asked once, when somebody wants to know.
  private(set) lazy var duration = animator?.transitionDuration(using: self) ?? 0
  let coordinator: TransitionCoordinator

  /// - Parameters:
  ///   - coordinator: whom somebody asked for before it began; nil for a new one.
  ///   - ends: called once, with whether it came to its end.
  init(
    in containerView: UIView, from: Side, to: Side, style: UIModalPresentationStyle = .none,
    coordinator: TransitionCoordinator? = nil, ends: @escaping (Bool) -> Void
  ) {
    self.coordinator = coordinator ?? TransitionCoordinator()
    self.containerView = containerView
    self.from = from
    self.to = to
    presentationStyle = style
    self.ends = ends
    super.init()
    self.coordinator.context = self
  }

  /// Which view comes, and where it ends up, where that was made after the context was.
  func comes(_ view: UIView?, to final: CGRect) { (to.view, to.final) = (view, final) }

  /// By whom it will run, and in whose hand: known to everybody who hears of it before it runs.
  func goes(
    by animator: any UIViewControllerAnimatedTransitioning,
    inHandOf hand: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.animator, self.hand) = (animator, hand)
    isInteractive = hand?.wantsInteractiveStart == true
    coordinator.initiallyInteractive = isInteractive
  }

  /// Has the animator run; where there is a hand, that one has it run, also where it begins in none (V515).
  func run() {
    guard let animator else { return }
    // An animator may hold it weakly.
    UIApplication.shared.runningTransitions.append(self)
    _ = duration
    if let hand { hand.startInteractiveTransition(self) } else { animate(by: animator) }
    coordinator.begin()
  }

  /// What goes along with it goes with the animator's first animation.
  func animate(by animator: any UIViewControllerAnimatedTransitioning) {
    UIApplication.shared.animations.lead { [coordinator] in
      coordinator.begin(inAnimation: true)
    } by: {
      animator.animateTransition(using: self)
    }
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }
  func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.percentComplete = percentComplete }
  func pauseInteractiveTransition() {
    let wasInHand = isInteractive
    (isInteractive, transitionWasCancelled) = (true, false)
    if let own = interruptibleAnimator, own.isRunning { own.pauseAnimation() }
    if !wasInHand { coordinator.tellInteractionChange() }
  }

  /// The animator's own that can be paused on its way, while the transition runs.
  var interruptibleAnimator: UIViewPropertyAnimator? {
    ends == nil ? nil : animator?.interruptibleAnimator?(using: self) as? UIViewPropertyAnimator
  }

  /// Whether it runs by itself, and somebody may take it in hand on its way: fingers are heard then.
  var waitsForHand: Bool { hand != nil && !isInteractive && interruptibleAnimator != nil }

  func finishInteractiveTransition() {
    isInteractive = false
    coordinator.tellInteractionChange()
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
    coordinator.tellInteractionChange()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let ends else { return }
    self.ends = nil
    UIApplication.shared.runningTransitions.removeAll { $0 === self }
    transitionWasCancelled = !didComplete
    ends(didComplete)
    coordinator.end()
    animator?.animationEnded(didComplete)
    (animator, hand) = (nil, nil)
  }

  private func side(of controller: UIViewController) -> Side? { [from, to].first { $0.controller === controller } }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }
  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initial ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.final ?? .zero }
}
