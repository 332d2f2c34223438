public import Foundation

/// Has a transition in hand by a share of its way: the animations that its animator starts stand there.
///
/// Views stand where the share puts them; let go, they are at once where they end up, and the transition's end is
/// told when the rest of its time is over.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var held: HeldAnimations?

  @preconcurrency public override init() { super.init() }

  #if !canImport(Darwin)
    /// Called of properties that it observes by their names; for overriding. The default stops.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }
  #endif

  /// In seconds: the animator's.
  open private(set) var duration: CGFloat = 0
  /// From 0 to 1; 0 again when the transition has ended.
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster it goes on than its animator would, when it is let go.
  open var completionSpeed: CGFloat = 1
  /// Kept: values jump.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Kept: values follow the share evenly.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether it is in hand from its start; else its animator runs by itself.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    percentComplete = 0
    guard let animator = (transitionContext as? TransitionContext)?.animator else { return }
    duration = CGFloat(animator.transitionDuration(using: transitionContext))
    held = UIApplication.shared.animations.hold { animator.animateTransition(using: transitionContext) }
    held?.move(to: 0)
  }

  /// The finger has gone that share of its way.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    held?.move(to: self.percentComplete)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Stays where it is.
  open func pause() { context?.pauseInteractiveTransition() }

  /// Goes on to the end.
  open func finish() { letGo(to: 1) { $0.finishInteractiveTransition() } }

  /// Goes back to the start.
  open func cancel() { letGo(to: 0) { $0.cancelInteractiveTransition() } }

  private func letGo(to end: CGFloat, _ tell: (any UIViewControllerContextTransitioning) -> Void) {
    guard let context, let held else { return }
    (self.context, self.held) = (nil, nil)
    tell(context)
    let rest = abs(end - percentComplete) * duration / max(completionSpeed, CGFloat(Limits.shortestTime))
    held.letGo(to: end, after: TimeInterval(rest))
    VirtualClock.current.schedule(after: TimeInterval(rest)) { [weak self] in
      if let self, self.context == nil { percentComplete = 0 }
    }
  }
}
