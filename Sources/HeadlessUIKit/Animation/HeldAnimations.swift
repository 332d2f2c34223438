import Foundation

/// Animations that were started while somebody held them: they stand at a share of their way until they are let go.
@MainActor final class HeldAnimations {
  private var ways: [ViewWay] = []
  private var completions: [(Bool) -> Void] = []
  private var animators: [UIViewPropertyAnimator] = []

  var isEmpty: Bool { ways.isEmpty && animators.isEmpty }

  /// The views stand at their end.
  func take(_ changed: [AnimationBlock.Change], completion: ((Bool) -> Void)?) {
    ways += changed.map { ViewWay($0) }
    if let completion { completions.append(completion) }
  }

  /// One that runs, or is paused.
  func take(_ animator: UIViewPropertyAnimator) {
    animator.pauseAnimation()
    animators.append(animator)
  }

  func move(to share: CGFloat) {
    ways.stand(at: AnimationShare(share))
    for animator in animators { animator.fractionComplete = share }
  }

  /// - Parameters:
  ///   - end: 1 for the end of the way, 0 for its start.
  ///   - seconds: of the virtual clock, until completions are called.
  func letGo(to end: CGFloat, after seconds: TimeInterval) {
    ways.stand(at: AnimationShare(end))
    for animator in animators {
      animator.isReversed = end == 0
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    let completions = completions
    guard !completions.isEmpty else { return }
    VirtualClock.current.schedule(after: seconds) { for completion in completions { completion(true) } }
  }
}
