import Foundation

/// What goes along with one transition: with its start, and with its end.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  /// Nil for a transition that takes no time.
  weak var context: TransitionContext?
  var transitionDuration: TimeInterval { context?.duration ?? 0 }
  var initiallyInteractive = false
  var percentComplete: CGFloat = 0
  /// Who goes, and who comes, as long as the transition has no context.
  private weak var from: UIViewController?
  weak var to: UIViewController?
  private let style: UIModalPresentationStyle
  /// Leaves the transaction that it was asked for in, which waits for its end.
  private var leaveTransaction: (() -> Void)?
  private var hasBegun = false
  private var beginnings: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var endings: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var changes: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// - Parameter style: of a presentation that will have no context.
  init(
    from: UIViewController? = nil, to: UIViewController? = nil, style: UIModalPresentationStyle = .none
  ) {
    let transactions = UIApplication.shared.transactions
    leaveTransaction = transactions.innermost == nil ? nil : transactions.awaitAnimation()
    (self.from, self.to, self.style) = (from, to, style)
  }

  /// The transition has started: what goes along with it starts, and takes as long, or stands in the same hand.
  /// - Parameter inAnimation: whether the animation is there already.
  func begin(inAnimation: Bool = false) {
    hasBegun = true
    let all = beginnings
    beginnings = []
    guard !all.isEmpty else { return }
    let run = { for one in all { one(self) } }
    if !inAnimation, transitionDuration > 0, !isInteractive || UIApplication.shared.animations.held != nil {
      // It is the interruptible animator's too, which lets fingers through (A26).
      UIView.animate(
        withDuration: transitionDuration, delay: 0, options: isInterruptible ? .allowUserInteraction : [],
        animations: run)
    } else {
      run()
    }
  }

  func end() {
    let all = endings
    endings = []
    for one in all { one(self) }
    leaveTransaction?()
    leaveTransaction = nil
  }

  func tellInteractionChange() { for one in changes { one(self) } }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { endings.append(completion) }
    if let animation { beginnings.append(animation) }
    if hasBegun { begin() }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    changes.append(handler)
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var isInterruptible: Bool { context?.interruptibleAnimator != nil }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? style }
  var containerView: UIView { context?.containerView ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    if let context { return context.viewController(forKey: key) }
    return key == .from ? from : key == .to ? to : nil
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }
}
