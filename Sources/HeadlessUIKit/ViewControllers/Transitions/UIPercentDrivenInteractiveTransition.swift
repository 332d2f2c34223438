public import Foundation

/// Has a transition in hand by a share of its way: the animations that its animator starts stand there.
///
/// What is animated stands where the share puts it. Let go, views are at once where they end up, layers' own
/// animations go there in the rest of the time, and the transition's end is told when that is over. What is said in
/// the turn that asks for the transition, before that starts, is done when it starts.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var held: HeldAnimations?
  /// The one that it was given last, as long as that runs.
  private weak var running: TransitionContext?

  @preconcurrency public override init() { super.init() }

  #if !canImport(Darwin)
    /// Called for properties that it observes by their names; for overriding. The default stops.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath) }
  #endif

  /// In seconds: the animator's.
  open private(set) var duration: CGFloat = 0
  /// From 0 to 1; 0 again when the transition has ended.
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster it goes on than its animator would, when it is let go. 0 and less are taken for 1 (V799).
  open var completionSpeed: CGFloat = 1
  /// Kept: values jump.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Kept: values follow the share evenly.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether it is in hand from its start; else its animator runs by itself, until it is paused.
  open var wantsInteractiveStart = true

  /// Has the animator run; holds what it starts, where the transition is in hand from its start.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    if let running = transitionContext as? TransitionContext, !running.isInteractive {
      standBy(for: running)
      if let animator = running.animator { running.animate(by: animator) }
      return
    }
    context = transitionContext
    percentComplete = 0
    let said = saidBefore
    saidBefore = nil
    guard let running = transitionContext as? TransitionContext, let animator = running.animator else { return }
    standBy(for: running)
    held = UIApplication.shared.animations.hold(over: TimeInterval(duration)) {
      running.animate(by: animator)
      running.coordinator.begin()
    }
    // One that was paused at once is held as well.
    if held?.isEmpty == true, let own = running.interruptibleAnimator, own.state == .active { held?.take(own) }
    held?.move(to: 0)
    guard let said else { return }
    if let share = said.share { update(share) }
    switch said.end {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  /// The transition begins by itself, and may be paused.
  private func standBy(for transition: TransitionContext) {
    running = transition
    duration = CGFloat(transition.duration)
  }

  /// The finger has gone that share of its way.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    guard let context else { return keep { $0.share = self.percentComplete } }
    held?.move(to: self.percentComplete)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Stays where it is; one that runs by itself, by an animator that can be interrupted, is in hand from then on
  /// (V397).
  open func pause() {
    if context == nil, let running, let own = running.interruptibleAnimator, own.state == .active {
      own.pauseAnimation()
      own.isReversed = false
      percentComplete = own.fractionComplete
      held = HeldAnimations(over: TimeInterval(duration))
      held?.take(own)
      context = running
    }
    context?.pauseInteractiveTransition()
  }

  /// Goes on to the end.
  open func finish() {
    if context == nil { return keep { $0.end = .finish } }
    letGo(to: 1) { $0.finishInteractiveTransition() }
  }

  /// Goes back to the start.
  open func cancel() {
    if context == nil { return keep { $0.end = .cancel } }
    letGo(to: 0) { $0.cancelInteractiveTransition() }
  }

  /// What was said before the transition started.
  private struct Said {
    enum End { case finish, cancel }
    var share: CGFloat?
    var end: End?
  }
  private var saidBefore: Said?

  /// Until the turn is over: what nothing starts in means no transition of a later one.
  private func keep(_ say: (inout Said) -> Void) {
    if saidBefore == nil { VirtualClock.current.schedule(after: 0) { [weak self] in self?.saidBefore = nil } }
    var said = saidBefore ?? Said()
    say(&said)
    saidBefore = said
  }

  private func letGo(to end: CGFloat, _ tell: (any UIViewControllerContextTransitioning) -> Void) {
    guard let context, let held else { return }
    (self.context, self.held) = (nil, nil)
    tell(context)
    let speed = completionSpeed > 0 ? completionSpeed : 1
    let rest = abs(end - percentComplete) * duration / max(speed, CGFloat(Limits.shortestTime))
    held.letGo(to: end, after: TimeInterval(rest))
    VirtualClock.current.schedule(after: TimeInterval(rest)) { [weak self] in
      if let self, self.context == nil { percentComplete = 0 }
    }
  }
}
