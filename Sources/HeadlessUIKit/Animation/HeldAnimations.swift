import Foundation

/// Animations that were started while somebody held them: they stand at a share of their way until they are let go.
@MainActor final class HeldAnimations {
  private struct Change {
    let view: UIView
    let start: ViewPose
    let end: ViewPose
  }

  private var changes: [Change] = []
  private var completions: [(Bool) -> Void] = []
  private var animators: [UIViewPropertyAnimator] = []

  /// The views stand at their end.
  func take(_ changed: [AnimationBlock.Change], completion: ((Bool) -> Void)?) {
    changes += changed.map { Change(view: $0.view, start: $0.before, end: ViewPose(of: $0.view)) }
    if let completion { completions.append(completion) }
  }

  /// One that was just started.
  func take(_ animator: UIViewPropertyAnimator) {
    animator.pauseAnimation()
    animators.append(animator)
  }

  func move(to share: CGFloat) {
    for change in changes { change.start.moved(towards: change.end, by: share).apply(to: change.view) }
    for animator in animators { animator.fractionComplete = share }
  }

  /// - Parameters:
  ///   - end: 1 for the end of the way, 0 for its start.
  ///   - seconds: of the virtual clock, until completions are called.
  func letGo(to end: CGFloat, after seconds: TimeInterval) {
    for change in changes { (end > 0 ? change.end : change.start).apply(to: change.view) }
    for animator in animators {
      animator.isReversed = end == 0
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    let completions = completions
    guard !completions.isEmpty else { return }
    VirtualClock.current.schedule(after: seconds) { for completion in completions { completion(true) } }
  }
}
