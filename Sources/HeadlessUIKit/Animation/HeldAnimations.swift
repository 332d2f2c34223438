import Foundation

/// Animations that were started while somebody held them: they stand at a share of their way until they are let go.
@MainActor final class HeldAnimations {
  /// A view's ways, in the order of their starts.
  private struct Moved {
    let view: UIView
    var ways: [ViewWay]

    /// Several ways add up, as those that run do. What none of them is about stays as it is.
    @MainActor func stand(at share: AnimationShare) {
      var pose = ViewPose(of: view)
      let isAtEither = share == AnimationShare(0) || share == AnimationShare(1)
      let ways = share == AnimationShare(0) ? ways.reversed() : ways
      if isAtEither || ways.count == 1 {
        for way in ways { pose.take(way.keys, of: way.pose(at: share)) }
      } else {
        for way in ways { pose.take(way.keys, of: way.end) }
        for way in ways { pose.hold(back: way.start, way.end, way.keys, share: share) }
      }
      pose.apply(to: view)
      for way in ways { way.showLooks(at: share) }
    }
  }

  private var moved: [Moved] = []
  private var completions: [(Bool) -> Void] = []
  private var animators: [UIViewPropertyAnimator] = []

  var isEmpty: Bool { moved.isEmpty && animators.isEmpty }

  /// The views stand at their end.
  func take(_ changed: [AnimationBlock.Change], completion: ((Bool) -> Void)?) {
    for change in changed {
      if let place = moved.firstIndex(where: { $0.view === change.view }) {
        moved[place].ways.append(ViewWay(change))
      } else {
        moved.append(Moved(view: change.view, ways: [ViewWay(change)]))
      }
    }
    if let completion { completions.append(completion) }
  }

  /// One that runs, or is paused.
  func take(_ animator: UIViewPropertyAnimator) {
    animator.pauseAnimation()
    animators.append(animator)
  }

  func move(to share: CGFloat) {
    stand(at: share)
    for animator in animators { animator.fractionComplete = share }
  }

  private func stand(at share: CGFloat) {
    for one in moved { one.stand(at: AnimationShare(share)) }
  }

  /// - Parameters:
  ///   - end: 1 for the end of the way, 0 for its start.
  ///   - seconds: of the virtual clock, until completions are called.
  func letGo(to end: CGFloat, after seconds: TimeInterval) {
    stand(at: end)
    for animator in animators {
      animator.isReversed = end == 0
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    let completions = completions
    guard !completions.isEmpty else { return }
    VirtualClock.current.schedule(after: seconds) { for completion in completions { completion(true) } }
  }
}
