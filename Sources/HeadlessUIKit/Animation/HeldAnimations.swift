import Foundation

/// Animations that were started while somebody held them: they stand at a share of their way until they are let go.
/// Those of layers then go to either end in the time that is left.
@MainActor final class HeldAnimations {
  /// In seconds, of the whole, of which an animation takes the part that its delay and its duration say.
  private let duration: TimeInterval
  private var ways: [ViewWay] = []
  private var completions: [(Bool) -> Void] = []
  private var animators: [UIViewPropertyAnimator] = []
  /// That of layers' own animations.
  let time = HeldTime()

  init(over duration: TimeInterval) { self.duration = duration }

  var isEmpty: Bool { ways.isEmpty && animators.isEmpty }

  /// The views stand at their end.
  func take(_ changed: [AnimationBlock.Change], _ timing: AnimationTiming, completion: ((Bool) -> Void)?) {
    let span = span(of: timing)
    for var change in changed {
      change.span = span.part(change.span)
      ways.append(ViewWay(change))
    }
    if let completion { completions.append(completion) }
  }

  private func span(of timing: AnimationTiming) -> KeyframeSpan {
    guard duration > 0 else { return .whole }
    return KeyframeSpan(
      start: CGFloat(max(0, timing.delay) / duration), length: CGFloat(timing.duration / duration))
  }

  /// One that runs, or is paused.
  func take(_ animator: UIViewPropertyAnimator) {
    animator.pauseAnimation()
    animators.append(animator)
  }

  func move(to share: CGFloat) {
    ways.stand(at: AnimationShare(share))
    for animator in animators { animator.fractionComplete = share }
    time.stand(at: TimeInterval(share) * duration)
  }

  /// - Parameters:
  ///   - end: 1 for the end of the way, 0 for its start.
  ///   - seconds: of the virtual clock, until completions are called.
  func letGo(to end: CGFloat, after seconds: TimeInterval) {
    for place in ways.indices { ways[place].takeWhole() }
    ways.stand(at: AnimationShare(end))
    for animator in animators {
      animator.isReversed = end == 0
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    time.go(to: TimeInterval(end) * duration, in: seconds)
    let completions = completions
    guard !completions.isEmpty else { return }
    VirtualClock.current.schedule(after: seconds) { for completion in completions { completion(true) } }
  }
}
